import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { goTo, test, testOn } from "./support/test.ts";

const filters = (page: Page) => page.getByRole("navigation", { name: "Filters" });
const option = (page: Page, label: string) =>
  filters(page).getByRole("link", { name: new RegExp(`^${label}( [\\d,]+)?$`) });
const chip = (page: Page, label: string) => page.getByRole("link", { name: `Remove filter: ${label}` });

describe("the filters of a list", () => {
  test.for([true, false])("are a sheet on a phone (JavaScript: %s)", async (javaScriptEnabled, { visit }) => {
    const page = await visit("/city/New York", { viewport: { width: 360, height: 740 }, javaScriptEnabled });
    const open = page.getByRole("button", { name: "Filters" });
    await expect.poll(() => filters(page).isVisible()).toBe(false);
    await open.click();
    await option(page, "4.5 and up").click();
    await page.waitForURL("**/city/New%20York?minRating=4.5");
    await page.getByText(", 1 applied").waitFor({ state: "attached" });
    // With JavaScript the sheet stays open for the next choice, with the number of results.
    await expect.poll(() => filters(page).isVisible()).toBe(javaScriptEnabled);
    if (!javaScriptEnabled) await open.click();
    const count = (await page.getByRole("heading", { level: 1 }).innerText()).split(" ", 1)[0];
    await page.getByRole("button", { name: `Show ${count}`, exact: true }).click();
    await expect.poll(() => filters(page).isVisible()).toBe(false);
  });

  test("have chips on a phone, which apply at once and can be taken away", async ({ visit }) => {
    const page = await visit("/businesses", { viewport: { width: 360, height: 740 } });
    const quick = page.getByRole("list", { name: "Quick filters" });
    await quick.getByRole("link", { name: "4.5+" }).click();
    await page.waitForURL("**/businesses?minRating=4.5");
    await expect.poll(() => quick.getByRole("link", { name: "4.5+" }).count()).toBe(0);
    await chip(page, "4.5 and up").click();
    await page.waitForURL("**/businesses");
    await quick.getByRole("link", { name: "4.5+" }).waitFor();
  });

  test("keep the focus when one is chosen by the keyboard", async ({ visit }) => {
    const page = await visit("/businesses");
    // The code of the filters comes after that of the page.
    await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: "Near me" }).waitFor();
    await option(page, "4 and up").focus();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/businesses?minRating=4");
    await chip(page, "4 and up").waitFor();
    await expect.poll(() => option(page, "4 and up").evaluate((link) => link === document.activeElement)).toBe(true);
  });
});

/** Fifteen features of twelve businesses: more than a list shows at once. */
const FEATURES = [
  "Delivery",
  "Takeout",
  "Dine-in",
  "Outdoor seating",
  "Curbside pickup",
  "Breakfast",
  "Brunch",
  "Lunch",
  "Dinner",
  "Catering",
  "Dessert",
  "Alcohol",
  "Beer",
  "Wine",
  "Coffee",
];
const testOnFeatures = testOn({
  rows: Array.from({ length: 12 }, (_, id) => ({
    name: `Table ${id}`,
    category: "Restaurant",
    place_id: `place-${id}`,
    full_address: `${id} Example Street, Springfield, IL 62704`,
    country: "United States",
    about: JSON.stringify({ Features: Object.fromEntries(FEATURES.map((feature) => [feature, true])) }),
  })),
});

describe("features beyond the first twelve", () => {
  const more = (page: Page) => filters(page).getByText("More features");
  const countFeatures = async (page: Page) =>
    (await filters(page).getByRole("link", { name: / 12$/ }).allInnerTexts()).length;

  testOnFeatures("are fetched when they are asked for, and stay while another filter is chosen", async ({ visit }) => {
    const page = await visit("/search?q=table");
    await expect.poll(() => filters(page).locator("details li").count()).toBe(0);
    const first = await countFeatures(page);
    await more(page).click();
    await expect.poll(() => countFeatures(page)).toBe(first + FEATURES.length - 12);
    await filters(page).locator("details a").last().click();
    await page.waitForURL(/has=/);
    await expect.poll(() => countFeatures(page)).toBe(first + FEATURES.length - 12);
    await expect.poll(() => page.url()).not.toContain("features");
  });

  testOnFeatures("are on a page of their own without JavaScript", async ({ visit }) => {
    const page = await visit("/search?q=table", { javaScriptEnabled: false });
    const first = await countFeatures(page);
    await more(page).click();
    await filters(page).getByRole("link", { name: "All features" }).click();
    await page.waitForURL("**/search?q=table&features=all");
    await expect.poll(() => countFeatures(page)).toBe(first + FEATURES.length - 12);
    await expect.poll(() => filters(page).locator("details a").last().isVisible()).toBe(true);
  });

  testOnFeatures("are reached by the link if they cannot be fetched", async ({ visit, allowMessages }) => {
    allowMessages(/Failed to load resource/);
    const page = await visit("/cities");
    await page.route(/\/api\/facets/, (route) => route.abort());
    await goTo(page, "/search?q=table");
    await more(page).click();
    await filters(page).getByRole("link", { name: "All features" }).click();
    await page.waitForURL("**/search?q=table&features=all");
  });
});
