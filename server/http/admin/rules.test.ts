import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { siteInfo } from "../../config.ts";
import { configSchema } from "../../config-schema.ts";
import { createPublicApi } from "../../public-api.ts";
import { createPageRenderer } from "../../render/render-page.ts";
import { type MadeUpDirectory, MOMENT, serveMadeUpDirectory } from "../made-up-directory.ts";
import { type Send, signedInSend } from "./signed-in-fixture.ts";

let directory: MadeUpDirectory;
let send: Send;
beforeEach(async () => {
  directory = await serveMadeUpDirectory();
  send = await signedInSend(directory);
});
afterEach(() => directory.close());

const page = (path: string) =>
  createPageRenderer({
    api: createPublicApi({ store: directory.store, now: () => MOMENT }),
    site: siteInfo(configSchema.parse({}), 3000),
    now: () => MOMENT,
    entries: { "web/entry-client.tsx": { script: "client/entry.js", styles: [], imports: [] } },
  })
    .render(path)
    .then(({ status, location }) => ({ status, location }));

describe("a rule that renames a city", () => {
  it("is there for the page, the API and search at once; the old address moves for good", async () => {
    const { status, body } = await send("POST", "rules", { kind: "city", from: "Zürich", to: "Greater Zurich Area" });
    expect(status).toBe(201);
    expect(body).toMatchObject({ rule: { id: 1, kind: "city", from: "Zürich" }, changed: 2 });
    expect(await page("/city/Z%C3%BCrich")).toMatchObject({ status: 301, location: "/city/Greater%20Zurich%20Area" });
    expect(await page("/city/zurich?sort=name")).toMatchObject({
      location: "/city/Greater%20Zurich%20Area?sort=name",
    });
    expect((await page("/city/Greater%20Zurich%20Area")).status).toBe(200);
    const old = await fetch(`${directory.url}/api/city/zurich`);
    expect(old.headers.get("x-name")).toBe("Greater%20Zurich%20Area");
    expect(await old.json()).toHaveLength(2);
    const search = await fetch(`${directory.url}/api/search?location=Zurich&q=`);
    expect(await search.json()).toMatchObject({ totalCount: 2, place: { kind: "city", name: "Greater Zurich Area" } });
    expect((await directory.store.activity(1))[0]).toMatchObject({
      action: "add-rule",
      actor: "ann",
      detail: { kind: "city", from: "Zürich", to: "Greater Zurich Area", businesses: 2 },
    });
  });

  it("is listed, and can be taken back", async () => {
    await send("POST", "rules", { kind: "city", from: "Zürich", to: "Zurich City" });
    const rules = (await send("GET", "rules")).body;
    expect(rules).toMatchObject([{ id: 1, kind: "city", from: "Zürich", to: "Zurich City" }]);
    expect((await send("DELETE", "rules/1")).body).toEqual(rules[0]);
    expect((await send("DELETE", "rules/1")).status).toBe(404);
    expect((await page("/city/zurich")).status).toBe(200);
  });
});

describe("a rule that puts a category into a group", () => {
  it("changes the group's list at once", async () => {
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

it("a rule that cannot be says what is wrong with it", async () => {
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
    ["DELETE", "rules/1"],
  ] as const)
    expect((await fetch(`${directory.url}/api/admin/${path}`, { method })).status).toBe(401);
});
