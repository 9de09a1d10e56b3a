import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MadeUpDirectory, serveMadeUpDirectory } from "../../../testing/directories/sample-directory.ts";
import { type Ask, signedIn } from "../../../testing/servers/signed-in-client.ts";

let directory: MadeUpDirectory;
let ask: Ask;
beforeAll(async () => {
  directory = await serveMadeUpDirectory();
  ask = await signedIn(directory);
});
afterAll(() => directory.close());

/** Every route that reads JSON, with a body that it would take or refuse for its content. */
const ROUTES: readonly (readonly [method: string, path: string, body: object])[] = [
  ["POST", "login", { username: "ann" }],
  ["DELETE", "delete-all", { confirm: "no" }],
  ["POST", "businesses", {}],
  ["PATCH", "businesses/1", {}],
  ["POST", "businesses/bulk", {}],
  ["POST", "duplicates/merge", {}],
  ["POST", "duplicates/undo-merge", {}],
  ["POST", "duplicates/distinct", {}],
  ["POST", "rules", {}],
  ["POST", "rules/preview", {}],
  ["POST", "synonyms", {}],
  ["POST", "imports", {}],
  ["POST", "imports/preview", {}],
];
const OTHER_TYPES = [
  "text/plain",
  "text/plain;charset=UTF-8",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "text/json",
  "application/jsonp",
  "application/json-patch+json",
  "application/vnd.api+json",
  "application/problem+json",
  "application/json;charset=utf-16",
  "application/json;charset=latin1",
  "application/json;x=y",
  "application/json;",
  "application/json, text/plain",
  "text/plain;application/json",
  "*/*",
  "application/*",
  "json",
];

describe("a body of another type than application/json", () => {
  it.each(ROUTES)("to %s %s is a 415 in one sentence", async (method, path, body) => {
    for (const type of OTHER_TYPES) {
      const headers = { "content-type": type };
      const response = await ask(`/api/admin/${path}`, { method, headers, body: JSON.stringify(body) });
      expect([response.status, await response.json()], type).toEqual([
        415,
        expect.objectContaining({ detail: "Send a JSON object, with Content-Type: application/json." }),
      ]);
    }
  });

  it("is refused with a 415 without a type, too", async () => {
    for (const [method, path, body] of ROUTES) {
      const bytes = new Blob([JSON.stringify(body)]);
      expect((await ask(`/api/admin/${path}`, { method, body: bytes })).status, path).toBe(415);
    }
  });
});

it.each([
  "application/json",
  "Application/JSON",
  "application/json;charset=utf-8",
  "application/json; charset=UTF-8",
  'application/json ; charset="utf-8"',
])("the type %s is read", async (type) => {
  for (const [method, path, body] of ROUTES) {
    const response = await ask(`/api/admin/${path}`, {
      method,
      headers: { "content-type": type },
      body: JSON.stringify(body),
    });
    expect([200, 400, 404], `${path} ${await response.text()}`).toContain(response.status);
  }
});

it("a wrong confirmation deletes nothing, even beside a right one", async () => {
  const json = { "content-type": "application/json" };
  const wrong = JSON.stringify({ confirm: "delete" });
  const validBody = JSON.stringify({ confirm: "DELETE" });
  for (const init of [
    { headers: { ...json, "x-confirm": "DELETE" }, body: wrong },
    { headers: { ...json, "x-confirm": "delete" }, body: validBody },
    { headers: { "x-confirm": "DELETE", "content-type": "text/plain" }, body: "delete" },
  ]) {
    const { status } = await ask("/api/admin/delete-all", { method: "DELETE", ...init });
    expect([400, 415]).toContain(status);
  }
  expect(await directory.store.jobs.list(5)).toEqual([]);
});
