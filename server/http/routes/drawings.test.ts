import { afterAll, beforeAll, expect, it } from "vitest";
import type { Business, BusinessList } from "#contract/business";
import { DRAWINGS_VERSION, drawingUrl } from "#domain/drawings/drawing-url";
import { type MadeUpDirectory, serveMadeUpDirectory } from "../../testing/directories/sample-directory.ts";

let directory: MadeUpDirectory;
beforeAll(async () => {
  directory = await serveMadeUpDirectory();
});
afterAll(() => directory.close());

const get = (path: string, init?: RequestInit) => fetch(directory.url + path, init);

it("A drawing is an SVG that browsers keep for a year, compressed, read-only and 304 when unchanged", async () => {
  for (const path of [
    drawingUrl("pizza-17"),
    drawingUrl("hair-3-van-closed", "wide"),
    drawingUrl("park-0", "street"),
  ]) {
    const response = await get(path, { headers: { "Accept-Encoding": "br" } });
    expect(response.status, path).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/svg+xml");
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("content-encoding")).toBe("br");
    expect(Number(response.headers.get("content-length"))).toBeLessThanOrEqual(2048);
    expect(await response.text()).toMatch(/^<svg .*<\/svg>$/s);
    const etag = response.headers.get("etag") ?? "";
    expect((await get(path, { headers: { "If-None-Match": etag } })).status).toBe(304);
    const head = await get(path, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect((await get(path, { method: "POST" })).status).toBe(405);
  }
});

it("A page of another version gets today's drawing, kept for minutes only", async () => {
  const today = await (await get(drawingUrl("cafe-5"))).text();
  for (const version of [DRAWINGS_VERSION - 1, DRAWINGS_VERSION + 1, "x"]) {
    const response = await get(`/drawings/${version}/cafe-5.svg`);
    expect(response.headers.get("cache-control")).toBe("public, max-age=300");
    expect(await response.text()).toBe(today);
  }
});

it("There is no drawing of any other name", async () => {
  for (const name of ["pizza", "pizza-256", "constructor-1", "pizza-1-wide-street", "%3Cb%3E-1"])
    expect((await get(drawingUrl(name))).status, name).toBe(404);
});

it("All businesses of a list name a drawing that is there", async () => {
  const { businesses } = (await (await get("/api/businesses?limit=50")).json()) as BusinessList;
  expect(businesses.length).toBeGreaterThan(4);
  for (const { drawing } of businesses) expect((await get(drawingUrl(drawing))).status, drawing).toBe(200);
  const gone = (await (await get("/api/businesses/slug/gone-diner-waco")).json()) as Business;
  expect(gone.drawing).toMatch(/-closed$/);
  const { drawing } = (await (await get(`/api/businesses/${businesses[0]?.id}`)).json()) as Business;
  expect((await get(drawingUrl(drawing, "street"))).status).toBe(200);
});
