import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import type { MapPoints } from "#contract/lists/map-points";
import { accessibilityViolations, COLOR_RULES } from "./support/accessibility.ts";
import { cards, isFocused, pathAndQuery } from "./support/locators.ts";
import { shop } from "./support/shops.ts";
import { goTo, testOn } from "./support/test.ts";

/** Twenty-six bakeries around one square, a far one, a town of three, and one without a place. */
const rows = [
  ...Array.from({ length: 26 }, (_, n) =>
    shop(n + 1, {
      city: "Gotham",
      latitude: 40.7 + Math.floor(n / 6) / 100,
      longitude: -74 + (n % 6) / 100,
      rating: n === 3 ? "" : 4.2,
    }),
  ),
  shop(40, { city: "Gotham", latitude: 10, longitude: 20 }),
  ...[0, 1, 2].map((n) => shop(50 + n, { city: "Metropolis", latitude: 40.2 + n / 100, longitude: -74.5 })),
  shop(60, { city: "Gotham" }),
];
const TILES = "https://tiles.invalid/";
const test = testOn({ rows });
const testWithTiles = testOn({
  rows,
  settings: { map: { tileUrl: `${TILES}{z}/{x}/{y}.png`, tileAttribution: "© Somebody" } },
});

const WIDE = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 360, height: 780 } };
const panel = (page: Page) => page.locator("#map");
const mapButton = (page: Page) => page.getByRole("button", { name: "Map", exact: true });
const enlarge = (page: Page) => page.getByRole("button", { name: "All on a map to move and zoom" });
const pin = (page: Page, name: string) => panel(page).getByRole("button", { name, exact: true });
const ground = (page: Page) => page.getByRole("application", { name: /^Map of the results/ });
const searchArea = (page: Page) => page.getByRole("button", { name: "Search this area" });
const chosen = (page: Page) => page.getByRole("region", { name: "Chosen place" });
const isOpen = (page: Page) => panel(page).evaluate((sheet) => sheet.matches(":popover-open"));
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

/** Opens the large map beside the list, and waits for its pins and until it has the focus. */
async function openBeside(page: Page): Promise<void> {
  await enlarge(page).click();
  await page.locator("[data-pin]").first().waitFor();
  await expect.poll(() => isFocused(ground(page))).toBe(true);
}

describe("the drawing", () => {
  test("leaves out what is far away and says so, and works without JavaScript in a sheet beside the list", async ({
    visit,
  }) => {
    const page = await visit("/city/Metropolis", { ...PHONE, javaScriptEnabled: false });
    await expect.poll(() => cards(page).count()).toBe(3);
    await expect.poll(() => enlarge(page).isVisible()).toBe(false);
    await mapButton(page).click();
    await page.getByRole("group", { name: "Map of 3 places" }).waitFor();
    await page.getByRole("button", { name: "Show the list" }).click();
    await expect.poll(() => isOpen(page)).toBe(false);
    await page.goto("/businesses?sort=name&page=2");
    await mapButton(page).click();
    await page.getByText("Far away and not on this map: Shop number 40.").waitFor();
  });
});

describe("the large map beside the list", () => {
  test("has all of the list: pins and cards mark each other, and a pin shows its card", async ({ visit }) => {
    const page = await visit("/city/Gotham?sort=name", WIDE);
    await openBeside(page);
    await page.getByText("1 of 28 has no known place on the map.").waitFor();
    await cards(page).nth(2).hover();
    await page.locator("[data-on]").waitFor();
    await ground(page).focus();
    await page.keyboard.press("Shift++");
    await searchArea(page).waitFor();
    await page.keyboard.press("Shift++");
    const anyPin = panel(page)
      .getByRole("button", { name: /^Shop number \d+, 4\.2$/ })
      .first();
    await anyPin.focus();
    const label = (await anyPin.getAttribute("aria-label")) ?? "";
    await page.keyboard.press("Enter");
    await chosen(page).waitFor();
    await expect.poll(async () => `${await focusedText(page)}, 4.2`).toBe(label);
    await page.keyboard.press("Escape");
    await chosen(page).waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(label);
  });

  test("takes most of the screen at a press, and gives it back", async ({ visit }) => {
    const page = await visit("/city/Gotham?sort=name", WIDE);
    await openBeside(page);
    const width = async () => (await ground(page).boundingBox())?.width ?? 0;
    const widthBeside = await width();
    await page.getByRole("button", { name: "Larger map" }).click();
    await expect.poll(width).toBeGreaterThan(widthBeside * 2);
    await expect.poll(() => cards(page).first().isVisible()).toBe(true);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
    await expect.poll(() => searchArea(page).count()).toBe(0);
    await page.getByRole("button", { name: "Smaller map" }).click();
    await expect.poll(width).toBe(widthBeside);
    await expect.poll(() => page.getByRole("link", { name: /^4 and up/ }).isVisible()).toBe(true);
  });

  test.for([1280, 1440])("has all filters where it takes most of the screen (%i px)", async (width, { visit }) => {
    const page = await visit("/city/Gotham", { viewport: { width, height: 800 } });
    await openBeside(page);
    await page.getByRole("button", { name: "Larger map" }).click();
    const quick = page.getByRole("list", { name: "Quick filters" }).getByRole("link", { name: "4+" });
    const filters = page.getByRole("navigation", { name: "Filters" });
    await expect.poll(() => filters.isVisible()).toBe(false);
    await quick.click();
    await page.waitForURL("**/city/Gotham?minRating=4");
    await page.getByRole("button", { name: /^Filters ?, 1 applied$/ }).click();
    await filters.getByRole("link", { name: /^3 and up/ }).click();
    await page.waitForURL("**/city/Gotham?minRating=3");
    await page.getByRole("button", { name: /^Show \d+$/ }).click();
    await expect.poll(() => filters.isVisible()).toBe(false);
    await expect.poll(() => page.getByRole("button", { name: "Smaller map" }).isVisible()).toBe(true);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.getByRole("link", { name: "Remove filter: 3 and up" }).click();
    await page.waitForURL("**/city/Gotham");
  });

  test("writes names of towns where no pin covers them", async ({ visit }) => {
    const page = await visit("/businesses", WIDE);
    await openBeside(page);
    await panel(page).getByText("Metropolis", { exact: true }).waitFor();
    const coveredNames = () =>
      page.locator(".large-map-town span").evaluateAll((names) => {
        const pins = [...document.querySelectorAll("[data-pin]")].map((pin) => pin.getBoundingClientRect());
        const isCovered = (name: DOMRect) =>
          pins.some(
            ({ left, right, top, bottom }) =>
              name.left < right && name.right > left && name.top < bottom && name.bottom > top,
          );
        return names.filter((name) => isCovered(name.getBoundingClientRect())).map((name) => name.textContent);
      });
    await expect.poll(() => coveredNames()).toEqual([]);
    for (let step = 0; step < 3; step++) {
      await page.getByRole("button", { name: "Zoom in", exact: true }).click();
      await expect.poll(() => page.locator(".leaflet-zoom-anim").count()).toBe(0);
      await expect.poll(coveredNames).toEqual([]);
    }
  });

  test("a group that is pressed breaks up, and a pin of it has the focus", async ({ visit }) => {
    const page = await visit("/city/Gotham?sort=name", WIDE);
    await openBeside(page);
    await page.getByText("1 of 28 has no known place on the map.").waitFor();
    const group = panel(page)
      .getByRole("button", { name: /places, zoom in$/ })
      .first();
    const handle = await group.elementHandle();
    await group.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => handle?.evaluate((button) => button.isConnected)).toBe(false);
    await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute("data-pin"))).toBe(true);
  });

  test("searches the area in sight, which the chip takes away and Back leaves", async ({ visit }) => {
    const page = await visit("/search?q=bakery+in+Gotham", WIDE);
    await openBeside(page);
    await expect.poll(() => searchArea(page).count()).toBe(0);
    await page.getByRole("button", { name: "Zoom in", exact: true }).click();
    await searchArea(page).click();
    await page.waitForURL(/\/search\?q=bakery&bounds=/);
    await page.getByText(/ in this area$/).waitFor();
    const { totalCount } = (await (await fetch(page.url().replace("/search?", "/api/map?"))).json()) as MapPoints;
    await expect.poll(() => page.locator("h1").innerText()).toMatch(new RegExp(`^${totalCount} `));
    await page.getByRole("link", { name: "Remove filter: In this area" }).click();
    await page.waitForURL("**/search?q=bakery");
    await page.goBack();
    await page.waitForURL(/bounds=/);
    await page.goBack();
    await page.waitForURL("**/search?q=bakery+in+Gotham");
  });

  test("keeps a close zoom when the area is searched", async ({ visit }) => {
    const page = await visit("/businesses?bounds=-73.9905,40.7095,-73.9895,40.7105", WIDE);
    await openBeside(page);
    await ground(page).focus();
    await page.keyboard.press("Tab");
    await expect.poll(() => searchArea(page).count()).toBe(0);
    await ground(page).focus();
    await page.keyboard.press("ArrowUp");
    await searchArea(page).click();
    await page.waitForURL((url) => !url.search.includes("40.7095"));
    const bounds = new URL(page.url()).searchParams.get("bounds") ?? "";
    await expect.poll(() => searchArea(page).count()).toBe(0);
    await ground(page).focus();
    await page.keyboard.press("ArrowDown");
    await searchArea(page).click();
    await page.waitForURL((url) => !url.search.includes(bounds));
    const heights = [bounds, new URL(page.url()).searchParams.get("bounds") ?? ""].map((text) => {
      const [, south = 0, , north = 0] = text.split(",").map(Number);
      return north - south;
    });
    // At zoom 15 the map is some 0.03 degrees high.
    for (const height of heights) expect(height).toBeLessThan(0.01);
  });
});

describe("the large map on a phone", () => {
  test("fills the screen, keeps the focus, and closes by Back", async ({ visit }) => {
    const page = await visit("/city/Gotham", PHONE);
    await page.evaluate(() => window.scrollTo(0, 900));
    await mapButton(page).click();
    await ground(page).waitFor();
    await page.locator("[data-pin]").first().waitFor();
    await expect.poll(() => panel(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 780 });
    await expect.poll(() => ground(page).evaluate((map) => map === document.activeElement)).toBe(true);
    for (let step = 0; step < 60; step++) {
      await page.keyboard.press("Tab");
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest("#map, body")?.tagName))
        .toMatch(/SECTION|BODY/);
    }
    await page.goBack();
    await expect.poll(() => isOpen(page)).toBe(false);
    await expect.poll(() => pathAndQuery(page)).toBe("/city/Gotham");
    await expect.poll(() => focusedText(page)).toBe("Map");
    await expect.poll(() => page.locator("[inert]").count()).toBe(0);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  });

  test("stays open on the list of the area, whose list its button shows", async ({ visit }) => {
    const page = await visit("/city/Gotham", PHONE);
    await mapButton(page).click();
    await page.locator("[data-pin]").first().waitFor();
    await page.getByRole("button", { name: "Zoom in", exact: true }).click();
    await searchArea(page).click();
    await page.waitForURL(/\/businesses\?bounds=/);
    await expect.poll(() => isOpen(page)).toBe(true);
    await page.getByRole("button", { name: /^List of \d+$/ }).click();
    await expect.poll(() => isOpen(page)).toBe(false);
    await expect.poll(() => pathAndQuery(page)).toContain("/businesses?bounds=");
    await page.goBack();
    await page.waitForURL("**/city/Gotham");
  });

  test("closes by Escape, but a card on it first", async ({ visit }) => {
    const page = await visit("/city/Metropolis", PHONE);
    await mapButton(page).click();
    await pin(page, "Shop number 51, 4.2").click();
    await chosen(page).waitFor();
    await page.keyboard.press("Escape");
    await chosen(page).waitFor({ state: "detached" });
    await expect.poll(() => isOpen(page)).toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(() => isOpen(page)).toBe(false);
  });

  test("shows where the visitor is, who is asked at a press only", async ({ visit }) => {
    const page = await visit("/city/Gotham", {
      ...PHONE,
      geolocation: { latitude: 40.71, longitude: -74 },
      permissions: ["geolocation"],
    });
    await mapButton(page).click();
    await page.locator("[data-pin]").first().waitFor();
    await expect.poll(() => page.locator(".large-map-me").count()).toBe(0);
    await page.getByRole("button", { name: "My position" }).click();
    await page.locator(".large-map-me").waitFor({ state: "attached" });
    await expect.poll(() => pathAndQuery(page)).toBe("/city/Gotham");
  });

  test("has no accessibility violations, in both themes", async ({ visit }) => {
    for (const colorScheme of ["light", "dark"] as const) {
      const page = await visit("/city/Gotham", { ...PHONE, colorScheme });
      await mapButton(page).click();
      await page.locator("[data-pin]").first().click();
      await page.locator("[data-pin]").first().waitFor();
      expect(await accessibilityViolations(page, colorScheme === "dark" ? COLOR_RULES : undefined)).toEqual([]);
    }
  });
});

describe("tiles of another server", () => {
  testWithTiles("are asked for once a visitor opens the map, not before", async ({ visit }) => {
    const page = await visit("/about", WIDE);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await goTo(page, "/city/Gotham");
    await page.getByRole("group", { name: /^Map of/ }).hover();
    await page.waitForLoadState("networkidle");
    expect(requests.filter((url) => url.startsWith(TILES))).toEqual([]);
    const tile = page.waitForRequest(`${TILES}**`);
    await openBeside(page);
    const tileRequest = await tile;
    expect(tileRequest.url()).toMatch(/^https:\/\/tiles\.invalid\/\d+\/\d+\/\d+\.png$/);
    await page.getByText("© Somebody").waitFor();
    await goTo(page, "/privacy-policy");
    await page.getByText("tiles.invalid").waitFor();
  });
});
