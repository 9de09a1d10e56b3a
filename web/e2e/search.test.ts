import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { accessibilityViolations } from "./support/accessibility.ts";
import { cards, main, pageTitle, pathAndQuery, searchBox } from "./support/locators.ts";
import { shop, shops } from "./support/shops.ts";
import { testOn } from "./support/test.ts";

const GOTHAM = { latitude: 40.75, longitude: -73.99 };
const wifi = JSON.stringify({ Amenities: { "Wi-Fi": true } });
const test = testOn({
  rows: [
    ...shops(8).map((row) => ({ ...row, ...GOTHAM })),
    shop(9, { name: "Crumbs & Co", ...GOTHAM, about: wifi }),
    shop(10, {
      name: "Bright Smiles",
      category: "Dentist",
      full_address: "1 Elm Street, Smallville, NY 10990",
      city: "Smallville",
      latitude: 40.77,
      longitude: -73.99,
    }),
  ],
});
const link = (page: Page, name: string) => main(page).getByRole("link", { name, exact: true });
const chip = (page: Page, label: string) => page.getByRole("link", { name: `Remove filter: ${label}` });
const notice = (page: Page, text: string) => main(page).getByText(text).waitFor();

describe("a search page", () => {
  test.for([true, false])(
    "shows results for the corrected words (JavaScript: %s)",
    async (javaScriptEnabled, { visit }) => {
      const page = await visit("/search?q=bakrey", { javaScriptEnabled });
      await notice(page, "Showing results for bakery. Search instead for bakrey");
      expect(await cards(page).count()).toBe(9);
      await link(page, "bakrey").click();
      await notice(page, "Only results with these words as typed.");
      expect(pathAndQuery(page)).toBe("/search?q=bakrey&exact=1");
      await link(page, "Include similar words").click();
      await notice(page, "Showing results for bakery.");
      await link(page, "bakery").click();
      await pageTitle(page, "Results for “bakery”");
      expect(await main(page).getByText("Search instead").count()).toBe(0);
    },
  );

  test("says where there is nothing, and how far the nearest is", async ({ visit }) => {
    const page = await visit("/search?q=bakery&location=Smallville");
    await notice(page, "None in Smallville. Nearest: 1.4 mi.");
    expect(await cards(page).first().innerText()).toContain("1.4 mi");
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test("says which word was dropped", async ({ visit }) => {
    const page = await visit("/search?q=bakery+zzxqj");
    await notice(page, "No business matches all words. Showing results without “zzxqj”.");
    expect(await cards(page).count()).toBe(9);
  });

  test("corrects a misspelled place, and says that an unknown one is not known", async ({ visit }) => {
    const page = await visit("/search?q=bakery&location=Gothem");
    await notice(page, "No place called Gothem. Did you mean Gotham? Showing results in Gotham.");
    await link(page, "Gotham").click();
    await page.waitForURL("**/search?q=bakery&location=Gotham");
    await page.getByText("9 businesses for “bakery” in Gotham").waitFor();
    const elsewhere = await visit("/search?q=bakery&location=Atlantis");
    await notice(elsewhere, "No place called Atlantis.");
  });

  test("shows filters found in the words as chips that can be removed", async ({ visit }) => {
    const page = await visit("/search?q=bakery+with+wifi");
    expect(await cards(page).locator("h3").allInnerTexts()).toEqual(["Crumbs & Co"]);
    await chip(page, "Wi-Fi").click();
    await page.waitForURL("**/search?q=bakery");
    await expect.poll(() => cards(page).count()).toBe(9);
    await expect.poll(() => chip(page, "Wi-Fi").count()).toBe(0);
  });

  test("is sorted by the best match, unless another order is chosen", async ({ visit }) => {
    const page = await visit("/search?q=bakery");
    const sort = page.getByLabel("Sort by");
    expect(await sort.locator("option").first().innerText()).toBe("Best match");
    expect(await sort.inputValue()).toBe("");
    await sort.selectOption("Recommended");
    await page.getByRole("button", { name: "Sort", exact: true }).click();
    await page.waitForURL("**/search?q=bakery&sort=recommended");
    await expect.poll(() => sort.inputValue()).toBe("recommended");
  });

  test("marks the words in names and categories", async ({ visit }) => {
    const page = await visit("/search?q=crumbs+bakeries");
    expect(await cards(page).locator("mark").allInnerTexts()).toEqual(["Bakery", "Crumbs"]);
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test("without results leads to kinds of business", async ({ visit }) => {
    const page = await visit("/search?q=zzxqj+wvvk", { javaScriptEnabled: false });
    await page.getByRole("navigation", { name: "Kinds of business" }).getByRole("link", { name: "Healthcare" }).click();
    await pageTitle(page, "Healthcare");
  });
});

describe("suggestions", () => {
  test("begin with the search itself, in the place that is typed", async ({ visit }) => {
    const page = await visit("/");
    await searchBox(page, "Where").fill("gotham");
    await searchBox(page, "What").fill("bakrey");
    const first = page.getByRole("option").first();
    // until then it may be one of the other box
    await expect.poll(() => first.innerText()).toMatch(/^Search bakery in Gotham/);
    await first.click();
    await pageTitle(page, "Results for “bakery”");
    expect(await cards(page).count()).toBe(9);
  });
});
