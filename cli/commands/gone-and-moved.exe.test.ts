import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copySampleData, serveMainstreet } from "../../server/testing/commands/run-executable.ts";

let cwd: string;
let server: { url: string; stop(): Promise<number> };
/** Slug of the first business. */
let slug: string;
beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), "mainstreet-gone-"));
  copySampleData(cwd);
  const db = new Sqlite(join(cwd, "data/mainstreet.db"));
  slug = db.prepare<[], string>("SELECT slug FROM businesses WHERE id = 1").pluck().get() ?? "";
  // The rows are inserted directly, without a deletion by the product.
  db.exec(`INSERT INTO deleted_businesses (id, place_id, slug) VALUES (90001, 'deleted-place', 'deleted-slug');
    INSERT INTO old_slugs VALUES ('slug-of-once', 1), ('deleted-slug-of-once', 90001)`);
  db.close();
  server = await serveMainstreet("data", cwd);
});
afterAll(async () => {
  await server.stop();
  rmSync(cwd, { recursive: true, force: true });
});

const get = (path: string) => fetch(server.url + path, { redirect: "manual" });

describe("a business that was deleted by hand", () => {
  it.each(["/business/90001", "/details/deleted-slug", "/details/deleted-slug-of-once"])(
    "is gone for good at %s, which no search engine may list",
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(410);
      expect(await response.text()).toContain('<meta name="robots" content="noindex');
    },
  );

  it.each([
    "/business/90001/contact.vcf",
    "/api/businesses/90001",
    "/api/businesses/slug/deleted-slug",
    "/api/businesses/slug/deleted-slug-of-once",
  ])("is gone at %s", async (path) => {
    expect((await get(path)).status).toBe(410);
  });
});

describe("a business whose slug has changed", () => {
  it.each(["/details/slug-of-once", "/details/Slug-Of-Once"])(
    "is the target of a permanent redirect from %s",
    async (path) => {
      const response = await get(path);
      expect([response.status, response.headers.get("location")]).toEqual([301, `/details/${slug}`]);
      expect((await get(`/details/${slug}`)).status).toBe(200);
    },
  );

  it("is found by the API under its old slug", async () => {
    expect(await (await get("/api/businesses/slug/slug-of-once")).json()).toMatchObject({ id: 1, slug });
  });
});
