import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Job } from "#contract/admin-api";
import { configSchema } from "../../../config/config-schema.ts";
import { siteInfo } from "../../../config/load-config.ts";
import { createPageApi } from "../../../queries/public-api.ts";
import { createPageRenderer } from "../../../render/render-page.ts";
import type { Store } from "../../../store/store.ts";
import { byAnn, importInto } from "../../../testing/directories/import-into.ts";
import { MADE_UP_BUSINESSES, MOMENT } from "../../../testing/directories/sample-directory.ts";
import { runServer, type ServerFixture } from "../../../testing/servers/running-server.ts";
import { type Ask, type Send, signedInSend } from "../../../testing/servers/signed-in-client.ts";

let directory: ServerFixture & { store: Store };
let ask: Ask;
let send: Send;
beforeEach(async () => {
  const server = await runServer();
  directory = { ...server, store: server.services.store };
  ask = server.ask;
  send = await signedInSend(directory);
  await importInto(directory.store, MADE_UP_BUSINESSES);
});
afterEach(() => directory.close());

const page = (path: string) =>
  createPageRenderer({
    api: createPageApi({ store: directory.store, now: () => MOMENT }),
    site: siteInfo(configSchema.parse({}), 3000),
    now: () => MOMENT,
    built: {
      entries: {
        "web/entry-start.ts": { script: "client/start.js", styles: [], imports: [] },
        "web/entry-client.tsx": { script: "client/entry.js", styles: [], imports: [] },
      },
      images: {},
    },
  })
    .render(path)
    .then(({ status, location }) => ({ status, location }));

describe("a rule that renames a city", () => {
  it("applies to pages, API and search at once; the previous URL is a 301", async () => {
    const { status, body } = await send("POST", "rules", { kind: "city", from: "Zürich", to: "Greater Zurich Area" });
    expect(status).toBe(201);
    expect(body).toMatchObject({ rule: { id: 1, kind: "city", from: "Zürich" }, changed: 2 });
    expect((await directory.store.jobs.list(1))[0]).toMatchObject({
      kind: "add-rule",
      actor: "ann",
      state: "finished",
    });
    expect(await page("/city/Z%C3%BCrich")).toMatchObject({ status: 301, location: "/city/Greater%20Zurich%20Area" });
    expect(await page("/city/zurich?sort=name")).toMatchObject({
      location: "/city/Greater%20Zurich%20Area?sort=name",
    });
    expect((await page("/city/Greater%20Zurich%20Area")).status).toBe(200);
    const formerPage = await fetch(`${directory.url}/api/city/zurich`);
    expect(formerPage.headers.get("x-name")).toBe("Greater%20Zurich%20Area");
    expect(await formerPage.json()).toHaveLength(2);
    const search = await fetch(`${directory.url}/api/search?location=Zurich&q=`);
    expect(await search.json()).toMatchObject({ totalCount: 2, place: { kind: "city", name: "Greater Zurich Area" } });
    expect((await directory.store.maintenance.activity(1))[0]).toMatchObject({
      action: "add-rule",
      actor: "ann",
      detail: { kind: "city", from: "Zürich", to: "Greater Zurich Area", businesses: 2 },
    });
  });

  it("is listed and can be removed", async () => {
    await send("POST", "rules", { kind: "city", from: "Zürich", to: "Zurich City" });
    const rules = (await send("GET", "rules")).body;
    expect(rules).toMatchObject([{ id: 1, kind: "city", from: "Zürich", to: "Zurich City" }]);
    expect(rules[0].isApplied).toBe(true);
    expect((await send("DELETE", "rules/1")).body).toEqual(rules[0]);
    expect((await send("DELETE", "rules/1")).status).toBe(404);
    expect((await page("/city/zurich")).status).toBe(200);
  });
});

describe("a rule of the names of categories", () => {
  const kind = "kind" as const;

  it("merges two with a preview, redirects the old address, and says what is not possible", async () => {
    await importInto(directory.store, { k1: { category: "Kiteshop" }, k2: { category: "Kite store" } });
    const rule = { kind, from: "Kiteshop", to: "kite store" };
    expect((await send("POST", "rules/preview", rule)).body).toMatchObject({
      businesses: 1,
      targetBusinesses: 1,
      examples: [{ before: "Kiteshop", after: "Kite store" }],
    });
    expect((await send("POST", "rules", rule)).body).toMatchObject({ rule: { to: "Kite store" }, changed: 1 });
    expect(await page("/category/kiteshop")).toMatchObject({ status: 301, location: "/category/kite-store" });
    expect((await page("/category/kite-store")).status).toBe(200);
    const refusal = async (to: string, from = "Kite store") => (await send("POST", "rules", { kind, from, to })).body;
    expect(await refusal("Kite store")).toMatchObject({
      errors: [{ field: "to", message: "is the category that it belongs to already" }],
    });
    expect(await refusal("Kiteshop")).toMatchObject({
      detail: "Other rules lead from Kiteshop back to Kite store. Remove those first.",
    });
    expect(await refusal("Restaurant", "Kiteshop")).toMatchObject({
      detail: "There is a rule for Kiteshop already, which makes it Kite store. Remove that one first.",
    });
    expect(await refusal("Restaurant", "Kitehouse")).toMatchObject({
      errors: [{ field: "from", message: "is no category of this directory" }],
    });
    expect(await refusal("Home Services")).toMatchObject({
      errors: [{ field: "to", message: "is the name of a group of categories" }],
    });
    const regroup = await send("POST", "rules", { kind: "category", from: "Kiteshop", to: "entertainment" });
    expect(regroup.body).toMatchObject({
      errors: [{ field: "from", message: "is part of the category Kite store now" }],
    });
  });
});

it("a rule for one country is previewed, added and taken back by its entry of the activity list", async () => {
  const { store } = directory;
  await importInto(store, {
    s1: { city: "Springfield", state: "Ohio" },
    s2: { city: "Springfield", state: "Iowa" },
  });
  const rule = { kind: "city", from: "Springfield", to: "Dayton", state: "Ohio", country: "United States" };
  const { status, body } = await send("POST", "rules/preview", rule);
  expect(status).toBe(200);
  expect(body).toMatchObject({ businesses: 1, examples: [{ before: "Springfield", after: "Dayton", state: "Ohio" }] });
  expect(body.places).toHaveLength(2);
  expect((await send("POST", "rules", rule)).body).toMatchObject({ changed: 1 });
  const [entry] = (await send("GET", "activity?limit=1")).body;
  expect(entry).toMatchObject({ action: "add-rule", undo: "possible", detail: { state: "Ohio", businesses: 1 } });
  expect((await send("GET", `activity/${entry.id}/undo`)).body).toMatchObject({ undone: 1, changed: 0 });
  expect((await send("POST", `activity/${entry.id}/undo`)).body).toMatchObject({
    undone: 1,
    message: "The rule for Springfield in Ohio, United States was removed. 1 business is back in Springfield.",
  });
  expect((await store.jobs.list(1))[0]).toMatchObject({ kind: "remove-rule", actor: "ann", state: "finished" });
  expect((await store.directory.city("springfield"))?.businessCount).toBe(2);
  expect((await send("GET", "activity?limit=2")).body).toMatchObject([{ action: "remove-rule" }, { undo: "undone" }]);
  expect((await send("POST", `activity/${entry.id}/undo`)).status).toBe(409);
});

describe("a rule that renames a category", () => {
  it("changes the list of its group at once", async () => {
    const total = async () =>
      (await (await fetch(`${directory.url}/api/businesses?category=entertainment`)).json()).totalCount;
    expect(await total()).toBe(0);
    const { body } = await send("POST", "rules", { kind: "category", from: "Pizza restaurant", to: "entertainment" });
    expect(body.changed).toBe(2);
    expect(await total()).toBe(2);
    await send("DELETE", "rules/1");
    expect(await total()).toBe(0);
  });
});

it("a rule is applied by a job, one at a time, which can be followed later", async () => {
  const { job, isNew } = await directory.store.jobs.begin({ kind: "import", actor: "bob", file: "a.xlsx" }, MOMENT);
  expect(isNew).toBe(true);
  const refusal = await send("POST", "rules", { kind: "city", from: "Austin", to: "Waco" });
  expect(refusal).toMatchObject({ status: 409, body: { detail: expect.stringContaining(`a.xlsx`) } });
  expect((await send("GET", "rules")).body).toEqual([]);
  const failedJob = { state: "failed", progress: null, result: null, error: "" } as const;
  await directory.store.jobs.finish(job.id, failedJob, MOMENT);
  const startResponse = await ask("/api/admin/rules", {
    method: "POST",
    headers: { "content-type": "application/json", prefer: "respond-async" },
    body: JSON.stringify({ kind: "city", from: "Austin", to: "Waco" }),
  });
  expect([startResponse.status, startResponse.headers.get("location")]).toEqual([202, `/api/admin/jobs/${job.id + 1}`]);
  expect(await directory.waitForJob(job.id + 1)).toMatchObject({ state: "finished", result: { changed: 3 } });
});

it("a rule whose job was interrupted is applied after a restart", async () => {
  await directory.store.editing.addRule({ kind: "city", from: "Austin", to: "Waco" }, byAnn(MOMENT));
  const second = await runServer({}, directory.services.folder.path);
  try {
    const [job] = await second.json<Job[]>("jobs");
    expect(job).toMatchObject({ kind: "apply-rules", actor: "server" });
    expect(await second.waitForJob(job?.id ?? 0)).toMatchObject({ state: "finished", result: { changed: 3 } });
    expect(await second.json("rules")).toMatchObject([{ from: "Austin", isApplied: true }]);
  } finally {
    await second.server.close();
    await second.services.close();
  }
});

it("an invalid rule is a 400 with the reason", async () => {
  const fieldsOf = async (rule: object) => {
    const { status, body } = await send("POST", "rules", rule);
    expect(status).toBe(400);
    return body.errors.map(({ field }: { field: string }) => field);
  };
  expect(await fieldsOf({ kind: "city", from: " ", to: "..." })).toEqual(["from", "to"]);
  expect(await fieldsOf({ kind: "category", from: "Bar", to: "pubs" })).toEqual(["to"]);
  expect(await fieldsOf({ kind: "street", from: "a", to: "b" })).toEqual(["kind"]);
  await send("POST", "rules", { kind: "city", from: "Austin", to: "Waco" });
  expect((await send("POST", "rules", { kind: "city", from: "Waco", to: "Austin" })).status).toBe(409);
  for (const [method, path] of [
    ["GET", "rules"],
    ["POST", "rules"],
    ["POST", "rules/preview"],
    ["DELETE", "rules/1"],
  ] as const)
    expect((await fetch(`${directory.url}/api/admin/${path}`, { method })).status).toBe(401);
});
