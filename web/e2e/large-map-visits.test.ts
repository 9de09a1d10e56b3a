import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { isFocused } from "./support/locators.ts";
import { shop } from "./support/shops.ts";
import { testOn } from "./support/test.ts";

const rows = [
  ...Array.from({ length: 30 }, (_, n) =>
    shop(n + 1, {
      city: "Gotham",
      latitude: 40.7 + Math.floor(n / 6) / 100,
      longitude: -74 + (n % 6) / 100,
      rating: 4.2,
    }),
  ),
  ...[0, 1].map((n) => shop(40 + n, { city: "Metropolis", latitude: 40.2 + n / 100, longitude: -74.5, rating: "" })),
];
const test = testOn({ rows });

const WIDE = { viewport: { width: 1280, height: 800 } };
const enlarge = (page: Page) => page.getByRole("button", { name: "All on a map to move and zoom" });
const pins = (page: Page) => page.locator("[data-pin]");
const LARGE_MAP_CHUNK = /\/large-map-[^/]*\.js$/;

describe("the large map beside the list", () => {
  test("is there again after Back from a business, also behind a filter", async ({ visit }) => {
    const page = await visit("/city/Gotham?sort=name", WIDE);
    await enlarge(page).click();
    await pins(page).first().waitFor();
    await page.getByRole("link", { name: /^4 and up/ }).click();
    await page.waitForURL(/minRating=4/);
    await page.getByRole("link", { name: "Shop number 1", exact: true }).click();
    await page.waitForURL("**/details/**");
    await page.goBack();
    await pins(page).first().waitFor();
    await page.goBack();
    await page.waitForURL("**/city/Gotham?sort=name");
    await pins(page).first().waitFor();
    await page.reload();
    await pins(page).first().waitFor();
  });

  test("leaves the focus to a visitor who went elsewhere while it was loaded", async ({ visit }) => {
    const page = await visit("/city/Gotham", WIDE);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(LARGE_MAP_CHUNK, async (route) => {
      await answered;
      await route.continue();
    });
    await enlarge(page).click();
    const sort = page.getByRole("combobox", { name: "Sort by" });
    await sort.focus();
    answer();
    await pins(page).first().waitFor();
    await expect.poll(() => isFocused(sort)).toBe(true);
  });

  test("shows which dot was pressed, beside a card that is no wider than one of the list", async ({ visit }) => {
    const page = await visit("/city/Metropolis", WIDE);
    await enlarge(page).click();
    await page.getByRole("button", { name: "Larger map" }).click();
    const dot = page.getByRole("button", { name: "Shop number 40", exact: true });
    const ring = () => dot.evaluate((button) => getComputedStyle(button).boxShadow);
    await expect.poll(() => ring()).toBe("none");
    await dot.click();
    const card = page.getByRole("region", { name: "Chosen place" });
    await card.waitFor();
    await expect.poll(ring).not.toBe("none");
    await expect.poll(async () => (await card.boundingBox())?.width).toBeLessThanOrEqual(440);
  });

  test("leaves the order of the list its whole name where it takes most of the screen", async ({ visit }) => {
    const page = await visit("/city/Gotham", WIDE);
    await enlarge(page).click();
    await page.getByRole("button", { name: "Larger map" }).click();
    await expect.poll(() => page.getByRole("navigation", { name: "Filters" }).isVisible()).toBe(false);
    await expect.poll(() => page.getByRole("button", { name: "Near me" }).isVisible()).toBe(true);
    const missingWidth = () =>
      page.getByRole("combobox", { name: "Sort by" }).evaluate((select) => {
        const wholeSelect = select.cloneNode(true) as HTMLElement;
        wholeSelect.style.width = "max-content";
        document.body.append(wholeSelect);
        const width = wholeSelect.offsetWidth;
        wholeSelect.remove();
        return width - (select as HTMLElement).offsetWidth;
      });
    await expect.poll(missingWidth).toBeLessThanOrEqual(0);
  });

  test("stays where an area has nothing", async ({ visit }) => {
    const page = await visit("/businesses?bounds=10,-40,11,-39", WIDE);
    await page.getByRole("link", { name: "Remove filter: In this area" }).waitFor();
    await enlarge(page).click();
    await page.getByRole("application", { name: /^Map of the results/ }).waitFor();
  });
});

describe("links that skip parts of a list", () => {
  test.for(["Skip to results", "Skip to filters"])(
    "%s moves the focus and leaves the address",
    async (name, { visit }) => {
      const page = await visit("/city/Gotham?minRating=4", WIDE);
      const target = page.locator(name === "Skip to results" ? "#results" : "#filters");
      await page.getByRole("link", { name }).focus();
      await page.keyboard.press("Enter");
      await expect.poll(() => isFocused(target)).toBe(true);
      await expect.poll(() => new URL(page.url()).hash).toBe("");
    },
  );
});

test("the button of the large map is not there without JavaScript, nor before it works", async ({ visit }) => {
  const page = await visit("/city/Gotham", { ...WIDE, javaScriptEnabled: false });
  await page.getByRole("group", { name: /^Map of/ }).waitFor();
  await expect.poll(() => enlarge(page).isVisible()).toBe(false);
});
