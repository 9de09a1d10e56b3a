import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MadeUpDirectory, serveMadeUpDirectory } from "../../../testing/directories/sample-directory.ts";

let directory: MadeUpDirectory;
beforeAll(async () => {
  directory = await serveMadeUpDirectory();
});
afterAll(() => directory.close());

const get = (path: string, init?: RequestInit) => fetch(directory.url + path, init);
const CARD = "/business/1/contact.vcf";

describe("machine-readable files", () => {
  it.each([
    ["/feed.xml", "application/rss+xml; charset=utf-8"],
    ["/opensearch.xml", "application/opensearchdescription+xml; charset=utf-8"],
    ["/opensearch-suggestions?q=zeug", "application/x-suggestions+json; charset=utf-8"],
    ["/manifest.webmanifest", "application/manifest+json; charset=utf-8"],
    [CARD, "text/vcard; charset=utf-8"],
    ["/robots.txt", "text/plain; charset=utf-8"],
    ["/sitemap.xml", "application/xml; charset=utf-8"],
    ["/sitemap-main.xml", "application/xml; charset=utf-8"],
    ["/sitemap-categories.xml", "application/xml; charset=utf-8"],
    ["/sitemap-cities.xml", "application/xml; charset=utf-8"],
    ["/sitemap-businesses-1.xml", "application/xml; charset=utf-8"],
  ])("%s is %s, 304 when unchanged, and read-only", async (path, type) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe(type);
    const etag = response.headers.get("etag") ?? "";
    expect((await get(path, { headers: { "If-None-Match": etag } })).status).toBe(304);
    const head = await get(path, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect((await get(path, { method: "POST" })).status).toBe(405);
  });
});

describe("the feed", () => {
  it("lists businesses by their permanent URLs, without permanently closed ones", async () => {
    const text = await (await get("/feed.xml")).text();
    expect(text.match(/<item>/g)).toHaveLength(6);
    expect(text).toContain('<guid isPermaLink="true">http://localhost:3000/business/1</guid>');
    expect(text).toContain("<pubDate>Sat, 21 Nov 2026 18:00:00 GMT</pubDate>");
    expect(text).toContain('<atom:link href="http://localhost:3000/feed.xml" rel="self"');
    expect(text).not.toContain("Gone Diner");
    expect(text).toContain("<title>&#60;script&#62;alert(1)&#60;/script&#62;</title>");
  });
});

describe("the search description", () => {
  it("names the search page and suggestions in the OpenSearch format", async () => {
    const text = await (await get("/opensearch.xml")).text();
    expect(text).toContain('template="http://localhost:3000/search?q={searchTerms}"');
    expect(text).toContain('template="http://localhost:3000/opensearch-suggestions?q={searchTerms}"');
    expect(await (await get("/opensearch-suggestions?q=zeug")).json()).toEqual(["zeug", ["Zeughauskeller, Zürich"]]);
    expect(await (await get("/opensearch-suggestions?q=pizza+aus")).json()).toEqual([
      "pizza aus",
      expect.arrayContaining(["pizza in Austin"]),
    ]);
    expect(await (await get("/opensearch-suggestions")).json()).toEqual(["", []]);
  });
});

describe("the vCard of a business", () => {
  it("is a file with its name", async () => {
    const response = await get(CARD);
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="luigis-pizza-austin.vcf"');
    expect(await response.text()).toMatch(/^BEGIN:VCARD\r\nVERSION:4\.0\r\n/);
  });

  it.each(["/business/99/contact.vcf", "/business/0/contact.vcf", "/business/x/contact.vcf"])(
    "is not there for a business that is not: %s",
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});

describe("the sitemaps", () => {
  it("are listed in the index, which robots.txt names", async () => {
    expect(await (await get("/robots.txt")).text()).toContain("\nSitemap: http://localhost:3000/sitemap.xml\n");
    const index = await (await get("/sitemap.xml")).text();
    expect(index.match(/sitemap-[a-z0-9-]+\.xml/g)).toEqual([
      "sitemap-main.xml",
      "sitemap-categories.xml",
      "sitemap-cities.xml",
      "sitemap-businesses-1.xml",
    ]);
  });

  it.each(["/sitemap-businesses-2.xml", "/sitemap-businesses-999999999.xml"])(
    "are a 404 after the last: %s",
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});

it("the web app manifest names the site and its icons", async () => {
  const manifest = await (await get("/manifest.webmanifest")).json();
  expect(manifest).toMatchObject({ name: "Mainstreet", start_url: "/" });
  expect(manifest.icons.map(({ src }: { src: string }) => src)).toContain("/icon-512.png");
});
