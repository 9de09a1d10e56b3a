import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { embedCode } from "#domain/embed/embed-code";
import { type MadeUpDirectory, serveMadeUpDirectory } from "../../../testing/directories/sample-directory.ts";

let directory: MadeUpDirectory;
beforeAll(async () => {
  directory = await serveMadeUpDirectory();
});
afterAll(() => directory.close());

const get = (path: string) => fetch(directory.url + path, { redirect: "manual" });
const html = async (path: string) => (await get(path)).text();
const LUIGI = "/embed/luigis-pizza-austin";

describe("the embed of a business", () => {
  it("is a document that any site may frame, without scripts, and no search engine lists", async () => {
    const response = await get(LUIGI);
    expect(response.status).toBe(200);
    const { headers } = response;
    expect(headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'; .*; frame-ancestors \*$/,
    );
    expect(headers.get("x-frame-options")).toBeNull();
    expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(headers.get("x-robots-tag")).toBe("noindex");
    expect(headers.get("etag")).not.toBeNull();
    const text = await response.text();
    expect(text).not.toContain("<script");
    expect(text).toContain('<a href="http://localhost:3000/details/luigis-pizza-austin" target="_top">');
  });

  it("is a card with picture, rating, state and kind, or a badge without picture", async () => {
    const card = await html(LUIGI);
    expect(card).toContain("4.8 (900)");
    expect(card).toContain("Open now");
    expect(card).toContain("Pizza restaurant");
    expect(card).toMatch(/<img src="\/drawings\/\d+\/[\w-]+\.svg"/);
    const badge = await html(`${LUIGI}?format=badge`);
    expect(badge).toContain("4.8 (900)");
    expect(badge).not.toContain("<img");
    expect(await html(`${LUIGI}?format=poster&theme=pink`)).toBe(card);
  });

  it("follows the visitor's colours unless a theme is set", async () => {
    expect(await html(LUIGI)).toContain("prefers-color-scheme:dark");
    expect(await html(`${LUIGI}?theme=dark`)).toContain('<html lang="en" data-theme="dark">');
  });

  it("says nothing of unknown hours, and that a business is closed for good", async () => {
    const bright = await html("/embed/bright-smiles-austin");
    expect(bright).not.toMatch(/now</);
    expect(await html("/embed/gone-diner-waco")).toContain("Permanently closed");
  });

  it("escapes names", async () => {
    const [, slug] = /"slug":"([^"]*script[^"]*)"/.exec(await html("/api/businesses")) ?? [];
    expect(await html(`/embed/${slug}`)).toContain("&#60;script&#62;alert(1)&#60;/script&#62;");
  });

  it("is a short document too where there is no such business", async () => {
    const response = await get("/embed/nobody");
    expect(response.status).toBe(404);
    expect(response.headers.get("content-security-policy")).toContain("frame-ancestors *");
    expect(await response.text()).toContain("There is no such business.");
  });

  it.each(["/", "/details/luigis-pizza-austin", "/embedded", "/api/businesses", "/oembed?url=x"])(
    "alone may be framed: %s may not",
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(headers.get("x-frame-options")).toBe("DENY");
    },
  );
});

describe("oEmbed", () => {
  const page = "http://localhost:3000/details/luigis-pizza-austin";
  const ask = (query: string) => get(`/oembed?url=${encodeURIComponent(page)}${query}`);

  it("describes the card of a page, with the code that owners copy", async () => {
    const response = await ask("&format=json");
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(await response.json()).toEqual({
      version: "1.0",
      type: "rich",
      title: "Luigi's Pizza",
      provider_name: "Mainstreet",
      provider_url: "http://localhost:3000",
      cache_age: 86_400,
      thumbnail_url: "http://localhost:3000/business/1/card.png",
      thumbnail_width: 1200,
      thumbnail_height: 630,
      html: embedCode(
        { name: "Luigi's Pizza", slug: "luigis-pizza-austin" },
        { name: "Mainstreet", baseUrl: "http://localhost:3000" },
        "card",
      ),
      width: 380,
      height: 132,
    });
  });

  it.each([
    ["&maxwidth=300", { type: "rich", width: 300, height: 132 }],
    ["&maxwidth=200&maxheight=900", { type: "rich", width: 200, height: 76 }],
    ["&maxheight=100", { type: "rich", width: 280, height: 76 }],
    ["&maxwidth=100", { type: "link" }],
    ["&maxheight=20", { type: "link" }],
  ])("fits into %s", async (limits, expected) => {
    const { type, width, height, thumbnail_url: thumbnail, html: code = "" } = await (await ask(limits)).json();
    expect({ type, width, height }).toEqual({ width: undefined, height: undefined, ...expected });
    expect(thumbnail).toBeUndefined();
    if (width !== undefined) expect(code).toContain(`width="${width}"`);
  });

  it("is XML where asked, and 501 for any other format", async () => {
    const response = await ask("&format=xml");
    expect(response.headers.get("content-type")).toBe("text/xml; charset=utf-8");
    expect(await response.text()).toMatch(/<oembed>\n<version>1\.0<\/version>\n<type>rich<\/type>\n<title>Luigi/);
    expect((await ask("&format=yaml")).status).toBe(501);
  });

  it.each([
    "http://localhost:3000/business/1",
    "https://localhost:3000/details/luigis-pizza-austin/",
    "http://localhost:3000/details/luigis-pizza-austin?from=mail#map",
  ])("knows %s", async (url) => {
    expect((await get(`/oembed?url=${encodeURIComponent(url)}`)).status).toBe(200);
  });

  it.each([
    "http://localhost:3000/details/nobody",
    "http://localhost:3000/business/999",
    "http://localhost:3000/city/Austin",
    "http://other.example/details/luigis-pizza-austin",
    "javascript:alert(1)",
    "nonsense",
    "http://localhost:3000/details/%zz",
  ])("has no response for %s", async (url) => {
    expect((await get(`/oembed?url=${encodeURIComponent(url)}`)).status).toBe(404);
  });

  it("names a wrong or missing parameter", async () => {
    expect((await get("/oembed")).status).toBe(400);
    const response = await ask("&maxwidth=wide");
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("maxwidth");
  });
});

describe("the QR code of a business", () => {
  it("is an SVG that browsers keep for a day", async () => {
    const response = await get("/business/1/qr.svg");
    expect(response.headers.get("content-type")).toBe("image/svg+xml");
    expect(response.headers.get("cache-control")).toBe("public, max-age=86400");
    expect(await response.text()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+">/);
    expect((await get("/business/999/qr.svg")).status).toBe(404);
  });
});
