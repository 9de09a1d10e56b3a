import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { configSchema } from "../config/config-schema.ts";
import { siteInfo } from "../config/load-config.ts";
import { createPageApi } from "../queries/public-api.ts";
import type { Store } from "../store/store.ts";
import {
  MADE_UP_BUSINESSES,
  MOMENT,
  madeUpBusiness,
  openMadeUpStore,
} from "../testing/directories/sample-directory.ts";
import { createPageRenderer } from "./render-page.ts";

const SHOPS = Array.from({ length: 45 }, (_, index) =>
  madeUpBusiness({ name: `Corner Shop ${index}`, category: "Corner shop", city: "Oslo" }),
);
let store: Store;
let renderer: ReturnType<typeof createPageRenderer>;
beforeAll(async () => {
  store = await openMadeUpStore([...MADE_UP_BUSINESSES, ...SHOPS]);
  const site = siteInfo(configSchema.parse({ site: { baseUrl: "https://directory.example" } }), 3000);
  const api = createPageApi({ store, now: () => MOMENT });
  const entries = {
    "web/entry-start.ts": { script: "client/start.js", styles: [], imports: [] },
    "web/entry-client.tsx": { script: "client/entry.js", styles: [], imports: [] },
  };
  renderer = createPageRenderer({ api, site, now: () => MOMENT, built: { entries, images: {} } });
});
afterAll(() => store.close());

const robots = (html: string) => /<meta name="robots" content="([^"]*)"/.exec(html)?.[1];

describe("the page of a kind in a city", () => {
  it.each([
    ["/city/Oslo/corner-shop", 200],
    ["/city/Oslo/corner-shop?page=3", 200],
    ["/city/Oslo/corner-shop?page=4", 404],
    ["/city/Austin/corner-shop", 200],
    ["/city/Oslo/alchemist", 404],
    ["/city/Atlantis/corner-shop", 404],
  ])("%s is %i", async (path, status) => {
    expect((await renderer.render(path)).status).toBe(status);
  });

  it.each([
    ["/city/Oslo?category=Corner+shop&openNow=1", "/city/Oslo/Corner%20shop?openNow=1"],
    ["/category/corner-shop?city=oslo&page=2", "/city/oslo/corner-shop?page=2"],
    ["/city/oslo/Corner%20shop?page=2", "/city/Oslo/corner-shop?page=2"],
    ["/city/Zurigo/restaurants", "/city/Z%C3%BCrich/restaurants"],
  ])("is where %s leads", async (path, location) => {
    expect(await renderer.render(path)).toMatchObject({ status: 301, location });
  });

  it("names the kind and the city, and may be indexed from three businesses up", async () => {
    const { html } = await renderer.render("/city/Oslo/corner-shop");
    expect(html).toMatch(/<h1[^>]*>45 corner shops in Oslo</);
    expect(html).toMatch(/<title>Corner shops in Oslo/);
    expect(html).toContain('<link rel="canonical" href="https://directory.example/city/Oslo/corner-shop"');
    expect(robots(html)).toBeUndefined();
    for (const path of [
      "/city/Austin/corner-shop",
      "/city/Austin/pizza-restaurant",
      "/city/Oslo/corner-shop?openNow=1",
    ])
      expect(robots((await renderer.render(path)).html), path).toContain("noindex");
  });
});
