import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { LAKESIDE_STATION, writeLakeside } from "../../server/testing/map/made-up-archive.ts";
import { accessibilityViolations } from "./support/accessibility.ts";
import { shop } from "./support/shops.ts";
import { testOn } from "./support/test.ts";

const rows = Array.from({ length: 9 }, (_, n) =>
  shop(n + 1, {
    city: "Lakeside",
    latitude: LAKESIDE_STATION.latitude + Math.floor(n / 3) / 300,
    longitude: LAKESIDE_STATION.longitude + (n % 3) / 100,
    rating: n % 2 === 0 ? 4.5 : "",
  }),
);
/** A directory with an archive of streets, which its server has noticed. */
const test = testOn({ rows }).extend("archive", { auto: true, scope: "file" }, async ({ site }) => {
  writeLakeside(join(site.folder, "map.pmtiles"));
  await expect.poll(async () => (await fetch(`${site.url}/map/0/0/0.svg`)).status).not.toBe(404);
});

const DESK = { viewport: { width: 1440, height: 900 } };
const pins = (page: Page) => page.locator("[data-pin]");

describe("a list with streets", () => {
  test("prints the drawing with its numbers in place of the map to move", async ({ visit }) => {
    const page = await visit("/city/Lakeside", DESK);
    await pins(page).first().waitFor();
    for (const viewport of [DESK.viewport, { width: 1100, height: 794 }, { width: 794, height: 1123 }]) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ media: "print" });
      const printedParts = () =>
        page.evaluate(() => {
          const count = (selector: string) =>
            [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0).length;
          return {
            drawings: count("#map figure"),
            credits: count('#map a[href="https://www.openstreetmap.org/copyright"]'),
            numbers: count('[aria-label^="Number on the map: "]'),
            maps: count("[role=application]"),
          };
        });
      await expect.poll(printedParts).toEqual({ drawings: 1, credits: 1, numbers: 9, maps: 0 });
      for (const hidden of [page.getByRole("combobox"), page.getByRole("searchbox")])
        await expect.poll(() => hidden.filter({ visible: true }).count()).toBe(0);
      for (const name of ["Zoom in", "Search", "Larger map"])
        await expect.poll(() => page.getByRole("button", { name, exact: true }).count(), { message: name }).toBe(0);
      await page.emulateMedia({ media: "screen" });
    }
  });

  test("has no accessibility violations beside its map", async ({ visit }) => {
    const page = await visit("/city/Lakeside", DESK);
    await pins(page).first().waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});

test.for([1024, 1200, 1360, 1440])(
  "without JavaScript the menus do not lie below the search of a list (%i px)",
  async (width, { visit }) => {
    const page = await visit("/city/Lakeside", { viewport: { width, height: 900 }, javaScriptEnabled: false });
    const search = await page.getByRole("search").first().boundingBox();
    const menus = await page.getByRole("navigation", { name: "Main" }).boundingBox();
    expect(search && menus && menus.x >= search.x + search.width).toBe(true);
  },
);
