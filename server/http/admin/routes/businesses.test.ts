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

const names = async (query: string) =>
  (await send("GET", `businesses${query}`)).body.businesses.map(({ name }: AdminBusiness) => name);
const getJson = async (path: string) => (await fetch(directory.url + path)).json();

describe("editing a business", () => {
  it("appears everywhere at once, is recorded by field, and is logged as an activity", async () => {
    const { status, body } = await send("PATCH", "businesses/1", { name: "Mario's Pizza", phone: "512-555-0100" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: "Mario's Pizza", phoneE164: "+15125550100", slug: "luigis-pizza-austin" });
    expect(body.editedFields).toEqual(["name", "phone"]);
    expect(await getJson("/api/businesses/1")).toMatchObject({ name: "Mario's Pizza" });
    expect((await getJson("/api/search?q=mario")).totalCount).toBe(1);
    expect((await directory.store.maintenance.activity(1))[0]).toMatchObject({
      action: "edit",
      actor: "ann",
      detail: { id: 1, name: "Mario's Pizza", fields: ["name", "phone"] },
    });
  });

  it("reports the error of each field and saves nothing", async () => {
    const { status, body } = await send("PATCH", "businesses/1", { name: "", website: "nonsense", rating: 4 });
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { field: "website", message: expect.stringContaining("web address") },
      { field: "name", message: "is needed" },
    ]);
    const shape = await send("PATCH", "businesses/1", { rating: 9, colour: "red", openingHours: { Mon: "9-5" } });
    expect(shape.status).toBe(400);
    expect(shape.body.errors).toEqual(
      expect.arrayContaining([{ field: "rating", message: "is not a number from 0 to 5" }]),
    );
    expect((await send("GET", "businesses/1")).body).toMatchObject({ rating: 4.8, editedFields: [] });
  });

  it.each(["2,000", "2000", "4.5 stars"])("takes numbers as JSON numbers alone, not %j", async (reviewCount) => {
    const { status, body } = await send("PATCH", "businesses/1", { name: "Mario's", reviewCount });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field: "reviewCount", message: "must be a whole number" }]);
    expect((await send("GET", "businesses/1")).body.editedFields).toEqual([]);
  });

  it("is a 409 after a concurrent change of the business, by updatedAt or ETag", async () => {
    const { body: before, headers } = await send("GET", "businesses/1");
    const etag = headers.get("etag") ?? "";
    expect((await send("PATCH", "businesses/1", { rating: 3 }, { "if-match": etag })).status).toBe(200);
    const stale = await send("PATCH", "businesses/1", { rating: 2, expectedUpdatedAt: before.updatedAt });
    expect(stale).toMatchObject({ status: 409, body: { detail: expect.stringContaining("changed meanwhile") } });
    expect((await send("PATCH", "businesses/1", { rating: 2 }, { "if-match": etag })).status).toBe(409);
    expect((await send("PATCH", "businesses/1", { rating: 2 })).body.rating).toBe(2);
  });

  it("that was made already is no conflict, since its answer may have been lost, and is recorded once", async () => {
    const { body: before } = await send("GET", "businesses/1");
    const edit = { phone: "512-555-0123", slug: "luigis", expectedUpdatedAt: before.updatedAt };
    expect((await send("PATCH", "businesses/1", edit)).status).toBe(200);
    const again = await send("PATCH", "businesses/1", edit);
    expect(again).toMatchObject({ status: 200, body: { phone: "512-555-0123", slug: "luigis" } });
    expect(again.body).not.toHaveProperty("activityId");
    const edits = (await directory.store.maintenance.activity(9)).filter(({ action }) => action === "edit");
    expect(edits).toHaveLength(1);
    expect((await send("PATCH", "businesses/1", { ...edit, rating: 2 })).status).toBe(409);
  });

  it("is a 409 with the options after a concurrent deletion of the business", async () => {
    await send("DELETE", "businesses/1");
    const response = await send("PATCH", "businesses/1", { rating: 2 });
    expect(response).toMatchObject({
      status: 409,
      body: { detail: expect.stringMatching(/Restore it .*, or leave it/) },
    });
    expect((await send("GET", "businesses/1")).status).toBe(410);
    await send("POST", "businesses/1/restore");
    expect((await send("PATCH", "businesses/1", { rating: 2 })).body.rating).toBe(2);
    expect((await send("PATCH", "businesses/999", { rating: 2 })).status).toBe(404);
  });

  it("keeps the slug unless it is edited; the previous one then redirects", async () => {
    expect((await send("PATCH", "businesses/1", { slug: "marios", canonicalUrl: "/x" })).body.slug).toBe("marios");
    expect((await getJson("/api/businesses/slug/luigis-pizza-austin")).slug).toBe("marios");
    const response = await send("PATCH", "businesses/2", { slug: "luigis-pizza-austin" });
    expect(response).toMatchObject({ status: 400, body: { errors: [{ field: "slug" }] } });
  });

  it("updates the canonical URL when it contains the slug", async () => {
    await send("PATCH", "businesses/1", { canonicalUrl: "/details/luigis-pizza-austin" });
    expect((await send("PATCH", "businesses/1", { slug: "marios" })).body.canonicalUrl).toBe("/details/marios");
  });
});

describe("adding a business", () => {
  it("generates id, slug and place id, and lists it", async () => {
    const { status, headers, body } = await send("POST", "businesses", {
      name: "New Bar",
      city: "Austin",
      country: "US",
    });
    expect(status).toBe(201);
    expect(headers.get("location")).toBe(`/api/admin/businesses/${body.id}`);
    expect(body).toMatchObject({ slug: "new-bar-austin", category: "Service Provider", country: "United States" });
    expect(body.placeId).not.toBe("");
    expect(body.editedFields).toEqual(["city", "country", "name"]);
    expect((await getJson("/api/businesses/latest?limit=1"))[0].name).toBe("New Bar");
  });

  it("needs a name and an unused place id", async () => {
    expect((await send("POST", "businesses", { city: "Austin" })).body.errors).toEqual([
      { field: "name", message: "is needed" },
    ]);
    const twin = { name: "Kelp House", city: "Rye", placeId: "k-1" };
    const first = await send("POST", "businesses", twin);
    // The answer was lost, and the form is sent again.
    const again = await send("POST", "businesses", twin);
    expect([again.status, again.body.id]).toEqual([first.status, first.body.id]);
    expect((await send("POST", "businesses", { ...twin, city: "Dover" })).status).toBe(409);
    expect((await names("?search=kelp")).length).toBe(1);
    await send("DELETE", `businesses/${first.body.id}`);
    expect((await send("POST", "businesses", twin)).status).toBe(409);
    // An imported business is no answer to an addition, even with the same name.
    const conflict = { status: 409, body: { errors: [{ field: "placeId" }] } };
    for (const name of ["Twin", "Luigi's Pizza"])
      expect(await send("POST", "businesses", { name, placeId: "place-Luigi's Pizza" })).toMatchObject(conflict);
  });
});

describe("deleting a business", () => {
  it("can be undone with all its data", async () => {
    await send("PATCH", "businesses/1", { phone: "512-555-0100" });
    const before = (await send("GET", "businesses/1")).body;
    expect(await send("DELETE", "businesses/1")).toMatchObject({ status: 200, body: { id: 1, name: "Luigi's Pizza" } });
    expect((await fetch(`${directory.url}/api/businesses/1`)).status).toBe(410);
    expect((await send("DELETE", "businesses/1")).status).toBe(410);
    expect((await send("POST", "businesses/1/restore")).body).toEqual(before);
    expect((await send("POST", "businesses/999/restore")).status).toBe(404);
    expect((await directory.store.maintenance.activity(2)).map(({ action, detail }) => [action, detail.name])).toEqual([
      ["restore", "Luigi's Pizza"],
      ["delete", "Luigi's Pizza"],
    ]);
  });
});

describe("a bulk change", () => {
  it("verifies, unverifies, sets the category, deletes and restores; unaffected businesses are skipped", async () => {
    const bulk = (body: object) => send("POST", "businesses/bulk", body);
    expect((await bulk({ action: "verify", ids: [1, 2, 3, 999] })).body).toMatchObject({ ids: [1, 2] });
    expect(await getJson("/api/statistics")).toMatchObject({ verifiedBusinesses: 3 });
    expect((await bulk({ action: "unverify", ids: [1] })).body).toMatchObject({ ids: [1] });
    expect((await bulk({ action: "setCategory", category: "Bar", ids: [1, 2] })).body).toMatchObject({ ids: [1, 2] });
    expect((await send("GET", "businesses/1")).body).toMatchObject({
      category: "Bar",
      editedFields: ["category", "isVerified"],
    });
    expect((await bulk({ action: "delete", ids: [1, 2, 1] })).body).toMatchObject({ ids: [1, 2] });
    expect((await directory.store.maintenance.activity(1))[0]).toMatchObject({
      action: "delete",
      detail: { businesses: 2 },
    });
    expect(await getJson("/api/statistics")).toMatchObject({ totalBusinesses: 4 });
    expect((await bulk({ action: "restore", ids: [1, 2] })).body).toMatchObject({ ids: [1, 2] });
    expect(await getJson("/api/statistics")).toMatchObject({ totalBusinesses: 6 });
  });

  it("sets city, state or country, which imports then leave alone", async () => {
    const change = { action: "setPlace", country: "ch", city: "Bern", ids: [1, 2] };
    const { body } = await send("POST", "businesses/bulk", change);
    expect(body).toEqual({ ids: [1, 2], activityId: expect.any(Number) });
    expect((await send("GET", "businesses/1")).body).toMatchObject({
      city: "Bern",
      country: "Switzerland",
      editedFields: ["city", "country"],
    });
    await send("POST", `activity/${body.activityId}/undo`);
    expect((await send("GET", "businesses/1")).body).toMatchObject({ city: "Austin", editedFields: [] });
  });

  it("reports a wrong request", async () => {
    for (const body of [
      { action: "burn", ids: [1] },
      { action: "verify", ids: [] },
      { action: "setCategory", ids: [1] },
      [],
    ])
      expect((await send("POST", "businesses/bulk", body)).status).toBe(400);
  });
});

describe("the activity list", () => {
  const activity = async () => (await send("GET", "activity?limit=3")).body;
  const undo = (id: number) => send("POST", `activity/${id}/undo`);

  it("undoes an edit, a bulk change, a deletion and a merge", async () => {
    const before = (await send("GET", "businesses?sort=name")).body;
    await send("PATCH", "businesses/1", { phone: "512-555-0100" });
    await send("POST", "businesses/bulk", { action: "setCategory", category: "Bar", ids: [1, 2] });
    await send("POST", "duplicates/merge", { survivorId: 1, mergedId: 2 });
    const [merge, bulk, edit] = await activity();
    expect([merge.undo, bulk.undo, edit.undo]).toEqual(["possible", "possible", "possible"]);
    expect((await undo(merge.id)).body).toMatchObject({ undone: 1, message: expect.stringContaining("its own again") });
    const { ids, activityId } = (await send("POST", "businesses/bulk", { action: "delete", ids: [1, 2] })).body;
    expect(ids).toEqual([1, 2]);
    for (const id of [activityId, bulk.id, edit.id]) {
      expect(await undo(id)).toMatchObject({ status: 200, body: { partly: 0, changed: 0, gone: 0 } });
    }
    const after = (await send("GET", "businesses?sort=name")).body;
    const withoutTime = ({ businesses }: { businesses: AdminBusiness[] }) =>
      businesses.map((business) => ({ ...business, updatedAt: "" }));
    expect(withoutTime(after)).toEqual(withoutTime(before));
    expect((await activity())[0]).toMatchObject({
      action: "undo-change",
      actor: "ann",
      detail: { undone: "edit", activityId: edit.id, businesses: 1, left: 0 },
      undo: null,
    });
    expect(await undo(edit.id)).toMatchObject({ status: 409 });
    expect(await undo(999)).toMatchObject({ status: 404 });
  });

  it("includes sign-ins unless only changes are requested", async () => {
    await send("PATCH", "businesses/1", { phone: "512-555-0100" });
    await signedInSend(directory);
    const actions = async (query: string) =>
      (await send("GET", `activity?limit=8${query}`)).body.map(({ action }: { action: string }) => action);
    expect((await actions(""))[0]).toBe("login");
    expect(await actions("&signIns=false")).toEqual(["edit"]);
    expect((await send("GET", "activity?signIns=no+way")).status).toBe(400);
  });

  it("says what can no longer be undone, both in the preview and in the refusal", async () => {
    const { activityId } = (await send("POST", "businesses/bulk", { action: "verify", ids: [1, 2, 4] })).body;
    await send("POST", "businesses/bulk", { action: "unverify", ids: [1] });
    await send("DELETE", "businesses/2");
    await send("DELETE", "deleted/2");
    const preview = (await send("GET", `activity/${activityId}/undo`)).body;
    expect(preview).toMatchObject({ undone: 1, changed: 1 });
    expect(preview.message).toBe(
      "1 business will be as before. 1 business stays as it is: it was changed or restored since.",
    );
    expect((await undo(activityId)).body).toMatchObject({
      undone: 1,
      changed: 1,
      message: "1 business is as before. 1 business stays as it is: it was changed or restored since.",
    });
    expect((await activity())[0].detail).toMatchObject({ businesses: 1, left: 1 });
  });
});

describe("the recycle bin", () => {
  it("lists what was deleted, restores it, and is emptied", async () => {
    await send("DELETE", "businesses/1");
    await send("POST", "businesses/bulk", { action: "delete", ids: [2, 4] });
    const { body } = await send("GET", "businesses?status=deleted&limit=2");
    expect(body).toMatchObject({ totalCount: 3, totalPages: 2 });
    expect(body.businesses[0]).toMatchObject({ deletedAt: expect.any(String), editedFields: [] });
    expect(await names("?status=deleted&search=luigi")).toEqual(["Luigi's Pizza"]);
    expect((await send("GET", "deleted/1")).body).toMatchObject({ id: 1, name: "Luigi's Pizza" });
    expect((await send("GET", "deleted/5")).status).toBe(404);
    await send("POST", "businesses/bulk", { action: "restore", ids: [1, 2] });
    expect(await names("?status=deleted")).toHaveLength(1);
    expect((await send("DELETE", "deleted")).body).toEqual({ erased: 1 });
    expect((await send("GET", "businesses?status=deleted")).body).toMatchObject({ totalCount: 0, binDays: 90 });
    expect((await send("GET", "businesses")).body).not.toHaveProperty("binDays");
    expect((await send("POST", "businesses/4/restore")).status).toBe(410);
    expect((await fetch(`${directory.url}/api/businesses/4`)).status).toBe(410);
    expect((await directory.store.maintenance.activity(1))[0]).toMatchObject({
      action: "empty-bin",
      detail: { businesses: 1 },
    });
  });
});

it("every route of businesses needs a session", async () => {
  for (const [method, path] of [
    ["GET", "businesses"],
    ["POST", "businesses"],
    ["GET", "businesses/1"],
    ["PATCH", "businesses/1"],
    ["DELETE", "businesses/1"],
    ["POST", "businesses/1/restore"],
    ["POST", "businesses/bulk"],
    ["GET", "deleted/1"],
    ["DELETE", "deleted/1"],
    ["DELETE", "deleted"],
    ["GET", "activity/1/undo"],
    ["POST", "activity/1/undo"],
  ] as const)
    expect((await fetch(`${directory.url}/api/admin/${path}`, { method })).status, `${method} ${path}`).toBe(401);
  expect((await getJson("/api/statistics")).totalBusinesses).toBe(6);
});
