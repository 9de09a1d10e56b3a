import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MadeUpDirectory, serveMadeUpDirectory } from "../made-up-directory.ts";

let directory: MadeUpDirectory;
beforeAll(async () => {
  directory = await serveMadeUpDirectory();
});
afterAll(() => directory.close());

describe("without a session", () => {
  it.each(["/api/admin", "/api/admin/", "/api/admin/check-auth", "/api/admin/nothing"])(
    "%s is a 401 that nobody keeps",
    async (path) => {
      const response = await fetch(directory.url + path);
      expect(response.status).toBe(401);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(response.headers.get("content-type")).toBe("application/problem+json");
    },
  );
});

describe("what changes something", () => {
  const post = (headers: Record<string, string>) =>
    fetch(`${directory.url}/api/admin/nothing`, { method: "POST", headers });

  it.each<[string, Record<string, string>]>([
    ["another site", { "sec-fetch-site": "cross-site" }],
    ["another host of the same site", { "sec-fetch-site": "same-site" }],
    ["another site, as older browsers say it", { origin: "https://elsewhere.example" }],
    ["a page that hides where it is", { origin: "null" }],
    ["a link on another site", { referer: "https://elsewhere.example/page" }],
  ])("is refused from %s", async (_, headers) => {
    const response = await post(headers);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ detail: "This can only be done from the pages of this site." });
  });

  it("comes as far as the session from our own pages, and from programs", async () => {
    expect((await post({ "sec-fetch-site": "same-origin" })).status).toBe(401);
    expect((await post({ origin: directory.url })).status).toBe(401);
    expect((await post({ origin: "http://localhost:3000" })).status).toBe(401);
    expect((await post({})).status).toBe(401);
  });
});
