import { describe, expect, it } from "vitest";
import { type SitemapEntry, sitemapIndexXml, sitemapXml } from "./sitemap-xml.ts";

async function whole(...pages: SitemapEntry[][]): Promise<string> {
  async function* yieldPages() {
    yield* pages;
  }
  let xml = "";
  for await (const piece of sitemapXml(yieldPages())) xml += piece;
  return xml;
}

describe("a sitemap", () => {
  it("names each page and when it changed, if that is known", async () => {
    const first = [{ url: "https://a.example/?a=1&b='2'", changedAt: new Date("2026-11-21T18:00:00.750Z") }];
    expect(
      await whole(first, [{ url: "https://a.example/city/Z%C3%BCrich" }]),
    ).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://a.example/?a=1&#38;b=&#39;2&#39;</loc><lastmod>2026-11-21T18:00:00Z</lastmod></url>
<url><loc>https://a.example/city/Z%C3%BCrich</loc></url>
</urlset>
`);
  });

  it("has an index of its parts", () => {
    expect(sitemapIndexXml([{ url: "https://a.example/sitemap-main.xml" }])).toContain(
      "<sitemap><loc>https://a.example/sitemap-main.xml</loc></sitemap>",
    );
  });
});
