import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importInto } from "../../../testing/directories/import-into.ts";
import {
  type MadeUpDirectory,
  MOMENT,
  madeUpBusiness,
  serveMadeUpDirectory,
} from "../../../testing/directories/sample-directory.ts";

let directory: MadeUpDirectory;
beforeAll(async () => {
  directory = await serveMadeUpDirectory();
});
afterAll(() => directory.close());

const get = (path: string, init?: RequestInit) => fetch(directory.url + path, { redirect: "manual", ...init });
const feed = async (path: string) => (await get(path)).text();
const titles = (xml: string) => [...xml.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => title);
const one = (xml: string, pattern: RegExp) => pattern.exec(xml)?.[1];

describe("the feed of a list", () => {
  it.each([
    ["/feed/businesses", "New businesses | Mainstreet", 6],
    ["/feed/city/Austin", "New businesses in Austin | Mainstreet", 3],
    ["/feed/city/austin", "New businesses in Austin | Mainstreet", 3],
    ["/feed/category/pizza-restaurant", "New pizza restaurants | Mainstreet", 2],
    ["/feed/city/Austin/pizza-restaurant", "New pizza restaurants in Austin | Mainstreet", 2],
    ["/feed/city/Austin?minRating=4.5", "New businesses in Austin, rated 4.5 or more | Mainstreet", 2],
    ["/feed/search?q=pizza&location=Austin", "New pizza places in Austin | Mainstreet", 2],
    ["/feed/businesses?search=bright&status=verified", "New businesses for “bright”, verified | Mainstreet", 1],
  ])("%s has the list's name, conditions and businesses", async (path, title, count) => {
    const [name, ...entries] = titles(await feed(path));
    expect([name, entries.length]).toEqual([title, count]);
  });

  it("is an Atom feed with permanent ids, times and links", async () => {
    const response = await get("/feed/city/Z%C3%BCrich");
    expect(response.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    const xml = await response.text();
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom"/);
    expect(one(xml, /<link rel="self" type="application\/atom\+xml" href="(.*?)"/)).toBe(
      "http://localhost:3000/feed/city/Z%C3%BCrich",
    );
    expect(one(xml, /<link rel="alternate" type="text\/html" href="(.*?)"/)).toBe(
      "http://localhost:3000/city/Z%C3%BCrich",
    );
    expect(one(xml, /<updated>(.*?)</)).toBe("2026-11-21T18:00:00.000Z");
    expect(one(xml, /<entry>\n<id>(.*?)<\/id>/)).toMatch(/^http:\/\/localhost:3000\/business\/\d$/);
    expect(xml).toContain("<author><name>Mainstreet</name>");
    expect(xml).toMatch(/<summary>Bäckerei Kern: Bakery in Zürich/);
  });

  it("does not change with page, order and invalid filters, as the list's address does not", async () => {
    expect(await feed("/feed/city/Austin?minRating=many&page=9&sort=name")).toBe(await feed("/feed/city/Austin"));
    expect(await feed("/feed/city/Austin")).not.toContain("page=");
  });

  it("has no entries where the search shows businesses that do not match", async () => {
    expect(titles(await feed("/feed/search?q=dentist&location=Waco"))).toHaveLength(1);
    expect(titles(await feed("/feed/search?q=zzzzqqq"))).toHaveLength(1);
  });

  it("escapes names, and leaves out businesses that are closed for good", async () => {
    const xml = await feed("/feed/businesses");
    expect(xml).toContain("<title>&#60;script&#62;alert(1)&#60;/script&#62;</title>");
    expect(xml).not.toContain("Gone Diner");
  });

  it("has businesses that opened again, as entries of their own", async () => {
    const shop = { name: "Old Mill", category: "Bakery", city: "Waco" };
    const [closed, open] = (["CLOSED_TEMPORARILY", "OPERATIONAL"] as const).map((businessStatus) =>
      madeUpBusiness({ ...shop, businessStatus }),
    );
    if (closed === undefined || open === undefined) throw new Error("no business");
    await importInto(directory.store, [closed], "update", MOMENT);
    expect(titles(await feed("/feed/city/Waco"))).toEqual(["New businesses in Waco | Mainstreet", "Old Mill"]);
    await importInto(directory.store, [open], "update", new Date("2026-11-25T10:00:00Z"));
    const xml = await feed("/feed/city/Waco");
    expect(titles(xml).slice(1)).toEqual(["Old Mill is open again", "Old Mill"]);
    expect(xml).toMatch(/<id>http:\/\/localhost:3000\/business\/\d+#reopened-2026-11-25<\/id>/);
    expect(one(xml, /<updated>(.*?)</)).toBe("2026-11-25T10:00:00.000Z");
    expect(await feed("/feed/city/Austin")).not.toContain("open again");
    expect(await feed("/feed/businesses")).toContain("Old Mill is open again");
  });

  it("is answered with 304 when unchanged", async () => {
    const etag = (await get("/feed/businesses")).headers.get("etag") ?? "";
    expect((await get("/feed/businesses", { headers: { "If-None-Match": etag } })).status).toBe(304);
  });

  it("moves and ends with its list", async () => {
    const moved = await get("/feed/category/Pizza%20restaurant?minRating=4");
    expect([moved.status, moved.headers.get("location")]).toEqual([301, "/feed/category/pizza-restaurant?minRating=4"]);
    expect((await get("/feed/city/Atlantis")).status).toBe(404);
    expect((await get("/feed/city/Austin/atlantis")).status).toBe(404);
    expect((await get("/feed/businesses", { method: "POST" })).status).toBe(405);
  });

  it("of a search is for nobody who crawls", async () => {
    expect(await feed("/robots.txt")).toContain("Disallow: /feed/search\n");
  });
});
