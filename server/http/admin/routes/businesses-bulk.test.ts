import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { AdminBusiness } from "#contract/admin-api";
import { type MadeUpDirectory, serveMadeUpDirectory } from "../../../testing/directories/sample-directory.ts";
import { type Send, signedInSend } from "../../../testing/servers/signed-in-client.ts";

let directory: MadeUpDirectory;
let send: Send;
beforeEach(async () => {
  directory = await serveMadeUpDirectory();
  send = await signedInSend(directory);
});
afterEach(() => directory.close());

const bulk = (change: object) => send("POST", "businesses/bulk", change);
const names = async (query: string) =>
  (await send("GET", `businesses${query}`)).body.businesses.map(({ name }: AdminBusiness) => name);

describe("a change of all businesses that a filter matches", () => {
  it("changes them, is one entry of the activity list and can be undone", async () => {
    const filter = { city: "Austin", sort: "name" };
    const { status, body } = await bulk({ action: "verify", filter, expectedCount: 3 });
    expect(status).toBe(200);
    expect(body.ids).toHaveLength(2);
    expect(await names("?city=Austin&status=verified&sort=name")).toEqual([
      "Bright Smiles",
      "Luigi's Pizza",
      "Perfect Pizza",
    ]);
    await send("POST", `activity/${body.activityId}/undo`);
    expect(await names("?city=Austin&status=verified")).toEqual(["Bright Smiles"]);
  });

  it("is refused when others match than were chosen, without ids or filter, and in the recycle bin", async () => {
    const stale = await bulk({ action: "delete", filter: { city: "Austin" }, expectedCount: 2 });
    expect(stale).toMatchObject({ status: 409, body: { detail: expect.stringContaining("3 businesses match now") } });
    expect((await bulk({ action: "delete" })).status).toBe(400);
    expect((await bulk({ action: "delete", ids: [1], filter: {} })).status).toBe(400);
    expect((await bulk({ action: "restore", filter: { status: "deleted" } })).status).toBe(400);
    expect((await bulk({ action: "delete", filter: { missing: "legs" } })).status).toBe(400);
    expect(await names("")).toHaveLength(7);
  });
});

describe("a change of any field of many businesses", () => {
  it("marks the fields as edited by hand and is undone by field", async () => {
    const fields = { priceLevel: 2, website: "example.org", openingHours: { Monday: "9-17" }, phone: "512 555 0100" };
    const { body } = await bulk({ action: "setFields", ids: [1, 2], fields });
    expect(body.ids).toEqual([1, 2]);
    const changed = (await send("GET", "businesses/2")).body;
    expect(changed).toMatchObject({ priceLevel: 2, website: "https://example.org", phone: "512 555 0100" });
    expect(changed.editedFields).toEqual(expect.arrayContaining(["openingHours", "phone", "priceLevel", "website"]));
    const [entry] = await directory.store.maintenance.activity(1);
    expect(entry).toMatchObject({
      action: "setFields",
      detail: { businesses: 2, fields: expect.arrayContaining(Object.keys(fields)) },
    });
    await send("POST", `activity/${body.activityId}/undo`);
    expect((await send("GET", "businesses/2")).body).toMatchObject({ priceLevel: null, editedFields: [] });
  });

  it("closes businesses, and refuses wrong values, no field and addresses of pages", async () => {
    await bulk({ action: "setFields", ids: [1], fields: { businessStatus: "CLOSED_PERMANENTLY" } });
    expect(await names("?open=closed&sort=name")).toEqual(["Gone Diner", "Luigi's Pizza"]);
    // The dashboard says how many are stored and not among its figures.
    expect((await send("GET", "overview")).body).toMatchObject({ closed: 2, quality: { total: 5 } });
    expect((await bulk({ action: "setFields", ids: [2], fields: {} })).status).toBe(400);
    expect((await bulk({ action: "setFields", ids: [2], fields: { slug: "same" } })).status).toBe(400);
    expect((await bulk({ action: "setFields", ids: [2], fields: { website: "nonsense" } })).status).toBe(400);
    expect((await bulk({ action: "setFields", ids: [2], fields: { phone: "call us" } })).status).toBe(400);
    expect((await bulk({ action: "setFields", ids: [2], fields: { zipCode: "unknown" } })).status).toBe(400);
    expect((await bulk({ action: "setFields", ids: [2], fields: { ownValues: { unheard: "of" } } })).status).toBe(400);
  });
});

describe("merging selected businesses", () => {
  it("is previewed field by field, then merges all into the one to keep", async () => {
    await send("PATCH", "businesses/2", { website: "https://perfect.example" });
    await send("PATCH", "businesses/3", { email: "smiles@example.org" });
    const selection = { survivorId: 1, mergedIds: [2, 3] };
    const preview = (await send("GET", "duplicates/merge-preview?survivorId=1&mergedIds=2,3")).body;
    expect(preview).toMatchObject({
      survivor: { id: 1, name: "Luigi's Pizza", website: null, email: null },
      merged: [{ id: 2 }, { id: 3 }],
      result: { id: 1, website: "https://perfect.example", email: "smiles@example.org" },
      filled: expect.arrayContaining(["website", "email"]),
    });
    // Older programs asked this route for a preview, which must not merge.
    expect((await send("POST", "businesses/merge", { ...selection, preview: true })).status).toBe(400);
    expect(await names("")).toHaveLength(7);
    const { status, body } = await send("POST", "businesses/merge", selection);
    expect(status).toBe(200);
    expect(body).toMatchObject({ survivor: { id: 1 }, merged: [{ id: 2 }, { id: 3 }] });
    expect((await send("GET", "businesses/1")).body).toMatchObject({ website: "https://perfect.example" });
    expect(await names("")).toHaveLength(5);
    await send("POST", "duplicates/undo-merge", { mergedId: 3 });
    expect(await names("")).toHaveLength(6);
  });

  it("is refused for a business and itself, for unknown ones and for none", async () => {
    expect((await send("POST", "businesses/merge", { survivorId: 1, mergedIds: [1] })).status).toBe(400);
    expect((await send("POST", "businesses/merge", { survivorId: 1, mergedIds: [2, 2] })).status).toBe(400);
    expect((await send("POST", "businesses/merge", { survivorId: 1, mergedIds: [99] })).status).toBe(404);
    expect((await send("POST", "businesses/merge", { survivorId: 1, mergedIds: [] })).status).toBe(400);
    expect(await names("")).toHaveLength(7);
  });
});
