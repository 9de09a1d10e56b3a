import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Overview } from "#contract/admin-api";
import type { Problem } from "#contract/problems/problem";
import type { NearDuplicates, NoindexCounts, NoindexPages, SitemapStats } from "#contract/seo/site-health";
import { PART_SIZE } from "../../../queries/sitemaps.ts";
import { runServer, type ServerFixture, workbookOf } from "../../../testing/servers/running-server.ts";

let site: ServerFixture;
beforeAll(async () => {
  site = await runServer({ "site.baseUrl": "https://example.org" });
  await site.upload(await workbookOf(30), "thirty.xlsx");
});
afterAll(() => site.close());

const remove = (init: RequestInit = {}) => site.ask("/api/admin/delete-all", { method: "DELETE", ...init });
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
const startDay = dayOf(new Date());
/** Matches today's date, or that of the start of these tests, since midnight may have passed. */
const today = () => `(${startDay}|${dayOf(new Date())})`;

describe("generating SEO texts", () => {
  it("responds with the number of texts", async () => {
    expect(await site.json("generate-seo", { method: "POST" })).toEqual({
      message: "SEO content generated for 30 businesses",
      updated: 30,
      remaining: 0,
    });
  });
});

describe("an export", () => {
  it("is a workbook named by country and date, and can be imported again", async () => {
    const response = await site.ask("/api/admin/export?country=US");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-disposition")).toMatch(
      new RegExp(`^attachment; filename="businesses_United-States_${today()}\\.xlsx"$`),
    );
    expect(response.headers.get("content-type")).toBe(
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    );
    const secondUpload = await site.upload(await response.blob(), "again.xlsx", "?onDuplicate=update");
    expect(await secondUpload.json()).toMatchObject({ stats: { imported: 0, updated: 0, duplicatesSkipped: 30 } });
    expect(await readdir(site.services.folder.uploads)).toEqual([]);
  });

  it("of all countries has that in its file name", async () => {
    const response = await site.ask("/api/admin/export");
    expect(response.headers.get("content-disposition")).toMatch(new RegExp(`"businesses_all_${today()}\\.xlsx"`));
    expect((await response.blob()).size).toBeGreaterThan(1_000);
  });

  it("needs no child process for HEAD, or for a country without businesses", async () => {
    const before = await site.json("activity?limit=1");
    const head = await site.ask("/api/admin/export?country=us", { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(head.headers.get("content-disposition")).toMatch(new RegExp(`"businesses_United-States_${today()}\\.xlsx"`));
    expect((await site.ask("/api/admin/export?country=Peru")).status).toBe(404);
    expect((await site.ask("/api/admin/export?country=Peru", { method: "HEAD" })).status).toBe(404);
    expect(await site.json("activity?limit=1")).toEqual(before);
  });

  it("causes no process warning", async () => {
    const warnings: Error[] = [];
    const add = (warning: Error) => warnings.push(warning);
    process.on("warning", add);
    const response = await site.ask("/api/admin/export");
    expect(response.status).toBe(200);
    await response.blob();
    await pause();
    process.off("warning", add);
    expect(warnings).toEqual([]);
  });

  it.each(["csv", "json", "xlsx"])(
    "in %s has content, and no file in the folder of uploads while it is sent",
    async (format) => {
      const response = await site.ask(`/api/admin/export?format=${format}`);
      expect(response.status).toBe(200);
      expect(await readdir(site.services.folder.uploads)).toEqual([]);
      expect((await response.blob()).size).toBeGreaterThan(1_000);
    },
  );

  it("of a country without businesses is a 404 that names the others", async () => {
    const response = await site.ask("/api/admin/export?country=France");
    expect(response.status).toBe(404);
    expect(((await response.json()) as Problem).detail).toMatch(/"France"\. Countries in the directory: United States/);
  });
});

describe("the figures of the dashboard", () => {
  it("show growth, categories, cities and data quality", async () => {
    const overview = await site.json<Overview>("overview");
    expect(overview).toEqual({
      growth: [{ date: expect.stringMatching(today()), added: 30, total: 30 }],
      months: [{ month: expect.stringMatching(/^\d{4}-\d{2}$/), added: 30 }],
      categories: [{ category: "Bakery", businessCount: 30 }],
      cities: [{ city: "Austin", businessCount: 30 }],
      closed: 0,
      quality: { total: 30, phone: 30, hours: 0, photo: 0, seoText: 30, website: 0 },
    });
  });

  it("follow the data", async () => {
    await site.upload(await workbookOf(31), "one-more.xlsx");
    expect(await site.json("overview")).toMatchObject({ quality: { total: 31, seoText: 30 } });
  });
});

describe("the health of the site", () => {
  // One of the 31 businesses has no reviews and no hours.
  it("has the same numbers as the sitemap index", async () => {
    const stats = await site.json<SitemapStats>("sitemap-stats");
    expect(stats).toMatchObject({ totalBusinesses: 30, totalSitemaps: 1, businessesPerSitemap: PART_SIZE });
    const { main, businesses, ...otherUrls } = stats.sitemapUrls;
    expect(main).toBe("https://example.org/sitemap.xml");
    const index = await (await fetch(`${site.url}/sitemap.xml`)).text();
    const sitemapUrls = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
    expect(new Set(sitemapUrls)).toEqual(new Set([...Object.values(otherUrls), ...businesses]));
    const part = await (await fetch(`${site.url}/sitemap-businesses-1.xml`)).text();
    expect(part.match(/<loc>/g)).toHaveLength(stats.totalBusinesses);
  });

  it("lists noindex pages by reason", async () => {
    const { reasons } = await site.json<NoindexCounts>("noindex-pages");
    expect(reasons).toEqual([{ reason: "too-little-known", pages: 1, because: expect.stringContaining("reviews") }]);
    const pages = await site.json<NoindexPages>("noindex-pages?reason=too-few-businesses");
    expect(pages).toEqual({ pages: [], totalCount: 0 });
    expect((await site.ask("/api/admin/noindex-pages?reason=weather")).status).toBe(400);
  });

  it("estimates near-duplicate texts", async () => {
    const nearDuplicates = await site.json<NearDuplicates>("near-duplicates");
    expect(nearDuplicates).toMatchObject({ texts: 30, isSample: false });
    expect(nearDuplicates.share).toBeGreaterThanOrEqual(0);
  });
});

describe("deleting all data", () => {
  const FORM = { "content-type": "application/x-www-form-urlencoded" };
  it.each<[string, number, RequestInit, string?]>([
    ["a form", 415, { body: "confirm=no", headers: FORM }],
    ["plain text", 415, { body: '{"confirm":"no"}', headers: { "content-type": "text/plain" } }],
    ["bytes without a type", 415, { body: new Blob(["no"]) }],
    ["JSON of another name", 400, { body: '{"confirmation":"no"}', headers: { "content-type": "application/json" } }],
    ["JSON that is no object", 400, { body: '"no"', headers: { "content-type": "application/json" } }],
    ["the right header and a form", 415, { body: "confirm=no", headers: { ...FORM, "X-Confirm": "DELETE" } }],
    ["the query", 400, {}, "?confirm=no"],
  ])("with a wrong confirmation in %s is refused with %i", async (_, status, init, query = "") => {
    expect((await site.ask(`/api/admin/delete-all${query}`, { method: "DELETE", ...init })).status).toBe(status);
    expect(await site.services.store.directory.countBusinesses()).toBe(31);
  });

  it.each([
    ["with another word", { headers: { "X-Confirm": "delete" } }],
    ["with another word in the body", { body: '{"confirm":"yes"}', headers: { "content-type": "application/json" } }],
  ])("%s is refused", async (_, init) => {
    const response = await remove(init);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ field: "confirm", message: "must be DELETE" }] });
    expect(await site.services.store.directory.countBusinesses()).toBe(31);
  });

  it("takes a snapshot first and responds with its path", async () => {
    const headers = { "content-type": "application/json" };
    const response = (await (await remove({ body: '{"confirm":"DELETE"}', headers })).json()) as { backup: string };
    expect(response).toMatchObject({ message: "All business data has been permanently deleted", deleted: 31 });
    expect(response.backup.startsWith(join(site.services.folder.backups, "before-delete-all-"))).toBe(true);
    expect((await stat(response.backup)).size).toBeGreaterThan(0);
    expect(await site.json("../statistics")).toMatchObject({ totalBusinesses: 0 });
    expect(await site.json("overview")).toMatchObject({ growth: [], cities: [], quality: { total: 0 } });
  });

  it("of an empty directory responds that there was nothing to delete", async () => {
    const response = await remove();
    expect(await response.json()).toEqual({ message: "There was nothing to delete", deleted: 0, backup: null });
  });
});

describe("every maintenance route", () => {
  it.each([
    ["GET", "imports"],
    ["POST", "imports"],
    ["POST", "imports/1/undo"],
    ["GET", "imports/1/rejects"],
    ["GET", "sample-workbook"],
    ["GET", "export"],
    ["POST", "generate-seo"],
    ["DELETE", "delete-all"],
    ["GET", "jobs"],
    ["GET", "jobs/1"],
    ["GET", "jobs/1/events"],
    ["DELETE", "jobs/1"],
    ["GET", "overview"],
    ["GET", "activity"],
    ["GET", "sitemap-stats"],
    ["GET", "noindex-pages"],
    ["GET", "near-duplicates"],
  ])("%s %s needs a session", async (method, path) => {
    const response = await fetch(`${site.url}/api/admin/${path}`, { method });
    expect(response.status).toBe(401);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });
});
