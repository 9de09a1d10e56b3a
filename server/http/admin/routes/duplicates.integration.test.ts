import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DuplicatePairs, MergedBusiness, MergePreview } from "#contract/admin-api";
import { importInto } from "../../../testing/directories/import-into.ts";
import { runServer, type ServerFixture } from "../../../testing/servers/running-server.ts";

let site: ServerFixture;
beforeAll(async () => {
  site = await runServer();
  const phone = { phone: "(217) 555-0101", phoneE164: "+12175550101", category: "Restaurant" };
  await importInto(site.services.store, {
    one: { ...phone, name: "Blue Heron LLC" },
    two: { ...phone, name: "Blue Heron", reviewCount: 9, rating: 4 },
    three: { name: "Red Kite" },
  });
});
afterAll(() => site.close());

async function post(path: string, body: unknown) {
  const headers = { "content-type": "application/json" };
  const response = await site.ask(`/api/admin/duplicates/${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  return { status: response.status, body: response.status === 204 ? undefined : await response.json() };
}
/** Waits until no search is running. */
async function list(): Promise<DuplicatePairs> {
  for (;;) {
    const duplicatePairs = await site.json<DuplicatePairs>("duplicates?limit=5");
    if (!duplicatePairs.isSearching) return duplicatePairs;
  }
}
const get = (path: string) => fetch(site.url + path, { redirect: "manual" });

describe("duplicates", () => {
  it("are searched for on request; each pair has the better known business first", async () => {
    const { pairs, ...rest } = await list();
    expect(rest).toEqual({ totalCount: 1, foundAt: expect.any(String), isSearching: false });
    expect(pairs).toMatchObject([
      {
        score: expect.closeTo(0.9, 0),
        reasons: ["same name", "same phone number", "same address", "same category"],
        businesses: [
          { id: 2, name: "Blue Heron", placeId: "two", editedFields: [], isOpen: false },
          { id: 1, name: "Blue Heron LLC", placeId: "one" },
        ],
      },
    ]);
    expect((await site.ask("/api/admin/duplicates?limit=0")).status).toBe(400);
    expect((await fetch(`${site.url}/api/admin/duplicates`)).status).toBe(401);
  });

  it("can be marked as distinct, and the mark can be removed", async () => {
    expect((await post("distinct", { ids: [1, 2] })).status).toBe(204);
    expect((await list()).totalCount).toBe(0);
    expect((await post("distinct", { ids: [2, 1], isDistinct: false })).status).toBe(204);
    expect((await list()).totalCount).toBe(1);
    expect((await post("distinct", { ids: [1, 1] })).status).toBe(400);
    expect((await post("distinct", { ids: [1, 77] })).status).toBe(404);
    expect((await post("distinct", { ids: [1] })).status).toBe(400);
  });

  it("shows the result of a merge before it is done", async () => {
    const preview = await site.json<MergePreview>("duplicates/merge-preview?survivorId=2&mergedIds=1");
    expect(preview).toMatchObject({
      survivor: { id: 2, name: "Blue Heron" },
      merged: [{ id: 1, name: "Blue Heron LLC" }],
      result: { id: 2, name: "Blue Heron", slug: preview.survivor.slug },
      filled: [],
    });
    const statusOf = async (query: string) => (await site.ask(`/api/admin/duplicates/merge-preview${query}`)).status;
    expect(await statusOf("?survivorId=2&mergedIds=2")).toBe(400);
    expect(await statusOf("?survivorId=2&mergedIds=9999")).toBe(404);
    expect(await statusOf("?survivorId=2&mergedIds=1,1")).toBe(400);
    expect(await statusOf("?survivorId=2&mergedIds=1,x")).toBe(400);
    expect(await statusOf("?survivorId=2&mergedIds=")).toBe(400);
    expect(await statusOf("?survivorId=2")).toBe(400);
  });

  it("can be merged: pages of the merged business redirect to the survivor until the merge is undone", async () => {
    const merge = await post("merge", { survivorId: 2, mergedId: 1 });
    expect(merge).toMatchObject({
      status: 200,
      body: { survivor: { id: 2, name: "Blue Heron" }, merged: { id: 1, name: "Blue Heron LLC" }, filled: [] },
    });
    const page = "/details/blue-heron-springfield";
    for (const path of ["/business/1", "/details/blue-heron-llc-springfield"]) {
      const response = await get(path);
      expect([response.status, response.headers.get("location")]).toEqual([301, page]);
    }
    for (const path of ["/api/businesses/1", "/api/businesses/slug/blue-heron-llc-springfield"])
      expect(await (await get(path)).json()).toMatchObject({ id: 2, slug: "blue-heron-springfield" });
    expect((await get(page)).status).toBe(200);
    expect(await (await get("/sitemap-businesses-1.xml")).text()).not.toContain("blue-heron-llc");
    expect((await list()).pairs).toEqual([]);
    expect((await post("merge", { survivorId: 2, mergedId: 1 })).status).toBe(410);
    expect((await site.ask("/api/admin/businesses/1")).status).toBe(410);
    expect(await site.json<MergedBusiness[]>("duplicates/merges")).toMatchObject([
      { merged: { id: 1, placeId: "one" } },
    ]);

    expect(await post("undo-merge", { mergedId: 1 })).toMatchObject({ status: 200, body: { id: 1 } });
    expect((await get("/details/blue-heron-llc-springfield")).status).toBe(200);
    expect((await get("/business/1")).status).toBe(200);
    expect((await post("undo-merge", { mergedId: 1 })).status).toBe(404);
    expect((await list()).totalCount).toBe(1);
    const activity = await site.json<{ action: string; detail: object }[]>("activity?limit=2");
    expect(activity).toMatchObject([
      { action: "undo-merge", detail: { id: 1, name: "Blue Heron LLC" } },
      { action: "merge", detail: { id: 2, mergedId: 1, mergedName: "Blue Heron LLC" } },
    ]);
  });

  it("cannot be one business twice or an invalid id: the refusal says why", async () => {
    expect(await post("merge", { survivorId: 2, mergedId: 2 })).toMatchObject({
      status: 400,
      body: { detail: "A business cannot be merged with itself." },
    });
    expect((await post("merge", { survivorId: 2 })).status).toBe(400);
    expect((await post("merge", { survivorId: 99, mergedId: 2 })).status).toBe(404);
  });
});
