import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import Koa from "koa";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { embedCode } from "#domain/embed/embed-code";
import { configSchema } from "../../../config/config-schema.ts";
import { siteInfo } from "../../../config/load-config.ts";
import type { MapArchive } from "../../../map/map-archive.ts";
import { createPublicApi } from "../../../queries/public-api.ts";
import { type MadeUpDirectory, MOMENT, serveMadeUpDirectory } from "../../../testing/directories/sample-directory.ts";
import { madeUpTown } from "../../../testing/map/made-up-town.ts";
import { routesAlone } from "../../../testing/servers/routes-alone.ts";
import { embedRoutes } from "./embeds.ts";

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

  it.each([
    "/",
    "/details/luigis-pizza-austin",
    "/embedded",
    "/embed/",
    "/embed/a/b",
    "/api/businesses",
    "/oembed?url=x",
  ])("alone may be framed: %s may not", async (path) => {
    const { headers } = await get(path);
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("x-frame-options")).toBe("DENY");
  });
});

describe("the embed with streets", () => {
  const KERN = "/embed/backerei-kern-zurich?format=map";
  let map: MapArchive | undefined;
  let server: Server;
  beforeAll(async () => {
    const api = createPublicApi({ store: directory.store, now: () => MOMENT });
    const site = siteInfo(configSchema.parse({}), 3000);
    const app = new Koa().use(routesAlone(embedRoutes({ api, site, currentMap: async () => map })));
    server = app.listen(0, "127.0.0.1");
    await once(server, "listening");
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  const embed = async (path: string) =>
    (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)).text();

  it("is the card below the streets around it, with their credit, in the colours of the theme", async () => {
    map = madeUpTown("one");
    const text = await embed(`${KERN}&theme=dark`);
    expect(text).toMatch(
      /<img src="\/map\/around\/47\.37000,8\.54000,\d+\.\d{3}\/embed\.svg\?v=1-one&#38;pins=7s2s&#38;theme=dark"/,
    );
    expect(text).toContain('href="https://www.openstreetmap.org/copyright"');
    expect(text).toMatch(/<img src="\/drawings\//);
    expect(text).not.toContain("<script");
  });

  it.each([
    ["without a map", undefined, KERN],
    ["without coordinates", madeUpTown("two"), "/embed/luigis-pizza-austin?format=map&theme=light"],
  ])("is the card alone %s", async (_, archive, path) => {
    map = archive;
    const text = await embed(path);
    expect(text).not.toContain("/map/around/");
    expect(text).toBe(await embed(path.replace("format=map", "format=card")));
  });
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
