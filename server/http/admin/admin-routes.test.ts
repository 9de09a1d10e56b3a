import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MadeUpDirectory, serveMadeUpDirectory } from "../../testing/directories/sample-directory.ts";
import { addAdministrator, cookiesOf, login } from "../../testing/servers/signed-in-client.ts";
import type { AdminParts } from "./admin-parts.ts";
import { guardedRoutes } from "./admin-routes.ts";

let directory: MadeUpDirectory;
beforeAll(async () => {
  directory = await serveMadeUpDirectory();
  await addAdministrator(directory);
});
afterAll(() => directory.close());

describe("without a session", () => {
  it.each(["/api/admin", "/api/admin/", "/api/admin/check-auth", "/api/admin/nothing"])(
    "%s is a 401 that is not cached",
    async (path) => {
      const response = await fetch(directory.url + path);
      expect(response.status).toBe(401);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(response.headers.get("content-type")).toBe("application/problem+json");
    },
  );
});

describe("every endpoint", () => {
  // Only requests use the dependencies.
  const endpoints = guardedRoutes({} as AdminParts).stack.flatMap(({ methods, path }) =>
    methods
      .filter((method) => method !== "HEAD")
      .map((method) => `${method} ${String(path).replace("/api/admin/", "")}`),
  );
  const request = (endpoint: string, headers: Record<string, string> = {}) => {
    const [method = "", path = ""] = endpoint.split(" ");
    return fetch(`${directory.url}/api/admin/${path.replace(":id", "1")}`, { method, headers });
  };

  it("is in this list, so that the tests below cover it", () => {
    expect(endpoints.toSorted()).toEqual([
      "DELETE account/passkeys/:id",
      "DELETE account/second-factor",
      "DELETE account/sessions",
      "DELETE account/sessions/:id",
      "DELETE backups/:name",
      "DELETE businesses/:id",
      "DELETE delete-all",
      "DELETE deleted",
      "DELETE deleted/:id",
      "DELETE imports/:id/rejects",
      "DELETE invitations/:id",
      "DELETE jobs/:id",
      "DELETE own-fields/:key",
      "DELETE people/:username",
      "DELETE photos/:name",
      "DELETE rules/:id",
      "DELETE scheduled-imports/files/:id",
      "DELETE searches",
      "DELETE synonyms/:id",
      "GET account",
      "GET activity",
      "GET activity/:id/undo",
      "GET attention",
      "GET backups",
      "GET backups/:name",
      "GET businesses",
      "GET businesses/:id",
      "GET businesses/:id/history",
      "GET check-auth",
      "GET data-version",
      "GET deleted/:id",
      "GET duplicates",
      "GET duplicates/merge-preview",
      "GET duplicates/merges",
      "GET export",
      "GET first-steps",
      "GET imports",
      "GET imports/:id/left-out-values",
      "GET imports/:id/rejected-rows",
      "GET imports/:id/rejects",
      "GET imports/:id/undo",
      "GET jobs",
      "GET jobs/:id",
      "GET jobs/:id/events",
      "GET near-duplicates",
      "GET noindex-pages",
      "GET overview",
      "GET own-fields",
      "GET people",
      "GET rules",
      "GET sample-workbook",
      "GET scheduled-imports",
      "GET search",
      "GET searches",
      "GET settings",
      "GET settings/featured-cities",
      "GET sitemap-stats",
      "GET synonyms",
      "GET uploads/:id",
      "PATCH account/passkeys/:id",
      "PATCH businesses/:id",
      "PATCH own-fields/:key",
      "PATCH people/:username",
      "PATCH settings",
      "POST account/passkeys",
      "POST account/passkeys/options",
      "POST account/password",
      "POST account/recovery-codes",
      "POST account/second-factor",
      "POST activity/:id/undo",
      "POST backups",
      "POST backups/:name/restore",
      "POST backups/test",
      "POST backups/upload",
      "POST businesses",
      "POST businesses/:id/restore",
      "POST businesses/bulk",
      "POST businesses/merge",
      "POST duplicates/distinct",
      "POST duplicates/merge",
      "POST duplicates/undo-merge",
      "POST first-steps/hide",
      "POST generate-seo",
      "POST import",
      "POST imports",
      "POST imports/:id/left-out-values",
      "POST imports/:id/rejected-rows",
      "POST imports/:id/undo",
      "POST imports/preview",
      "POST invitations",
      "POST logos",
      "POST logout",
      "POST own-fields/:key/put-back",
      "POST photos",
      "POST photos/:name/crop",
      "POST rules",
      "POST rules/preview",
      "POST synonyms",
      "PUT account/second-factor",
    ]);
  });

  it.each(endpoints)("%s is refused without a session", async (endpoint) => {
    const response = await request(endpoint);
    expect([response.status, response.headers.get("cache-control")]).toEqual([401, "no-store"]);
  });

  it.each([
    "POST login",
    "POST login/passkey",
    "POST login/passkey-options",
    "POST links/check",
    "POST links/use",
    ...endpoints.filter((endpoint) => !endpoint.startsWith("GET")),
  ])("%s is refused from another site, signed in or not", async (endpoint) => {
    const cookie = cookiesOf(await login(directory.url));
    for (const headers of [{}, { cookie }] as Record<string, string>[]) {
      expect((await request(endpoint, { ...headers, "sec-fetch-site": "cross-site" })).status).toBe(403);
    }
    expect((await directory.store.directory.statistics()).totalBusinesses).toBe(6);
  });
});

describe("a number in a URL", () => {
  const NOT_DECIMAL = ["0x10", "1e1", "5%205", "%2B5", "5.0"];
  const LISTS = ["jobs?limit=", "imports?limit=", "activity?limit=", "noindex-pages?limit=", "noindex-pages?offset="];
  const get = async (path: string) => {
    const cookie = cookiesOf(await login(directory.url));
    return fetch(`${directory.url}/api/admin/${path}`, { headers: { cookie } });
  };

  it.each(LISTS)("is written in decimal digits, or a 400 names it: %s", async (list) => {
    expect((await get(`${list}5`)).status).toBe(200);
    for (const text of NOT_DECIMAL) expect((await get(list + text)).status, text).toBe(400);
  });

  it("is an id only in decimal digits", async () => {
    for (const text of ["0x1", "1e0", "%201%20", "01"])
      for (const path of [`jobs/${text}`, `imports/${text}/rejects`, `businesses/${text}`])
        expect((await get(path)).status, path).toBe(404);
    const cookie = cookiesOf(await login(directory.url));
    const undo = await fetch(`${directory.url}/api/admin/imports/0x1/undo`, { method: "POST", headers: { cookie } });
    expect(undo.status).toBe(404);
  });
});

describe("a write", () => {
  const post = (headers: Record<string, string>) =>
    fetch(`${directory.url}/api/admin/nothing`, { method: "POST", headers });

  it.each<[string, Record<string, string>]>([
    ["another site", { "sec-fetch-site": "cross-site" }],
    ["another host of the same site", { "sec-fetch-site": "same-site" }],
    ["another site, by the header of older browsers", { origin: "https://elsewhere.example" }],
    ["a page without an origin", { origin: "null" }],
    ["a link on another site", { referer: "https://elsewhere.example/page" }],
  ])("is refused from %s", async (_, headers) => {
    const response = await post(headers);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ detail: "This can only be done from the pages of this site." });
  });

  it("is allowed from our own pages and from programs, up to the session", async () => {
    expect((await post({ "sec-fetch-site": "same-origin" })).status).toBe(401);
    expect((await post({ origin: directory.url })).status).toBe(401);
    expect((await post({ origin: "http://localhost:3000" })).status).toBe(401);
    expect((await post({})).status).toBe(401);
  });
});

describe("numbers in an address", () => {
  it.each([
    ["jobs?limit=0x10", 400],
    ["imports?limit=1e1", 400],
    ["activity?limit=0b11", 400],
    ["noindex-pages?reason=closed-for-good&offset=0x10", 400],
    ["jobs/0x1", 404],
    ["imports/0x1/rejects", 404],
  ])("are decimal digits only: %s is answered by %i", async (path, status) => {
    const cookie = cookiesOf(await login(directory.url));
    expect((await fetch(`${directory.url}/api/admin/${path}`, { headers: { cookie } })).status).toBe(status);
  });
});
