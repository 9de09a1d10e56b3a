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
    shop(11, { name: "寿司 Hanami", category: "Sushi restaurant", city: "Smallville", state: "New York" }),
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
      await expect.poll(() => cards(page).count()).toBe(9);
      await link(page, "bakrey").click();
      await notice(page, "Only results with these words as typed.");
      await expect.poll(() => pathAndQuery(page)).toBe("/search?q=bakrey&exact=1");
      await link(page, "Include similar words").click();
      await notice(page, "Showing results for bakery.");
      await link(page, "bakery").click();
      // The heading is the same for both searches, so it tells nothing of which is shown.
      await main(page).getByText("Search instead").waitFor({ state: "detached" });
      await expect.poll(() => pathAndQuery(page)).toBe("/search?q=bakery");
      await pageTitle(page, "9 businesses for “bakery”");
    },
  );

  test("says where there is nothing, and how far the nearest is", async ({ visit }) => {
    const page = await visit("/search?q=bakery&location=Smallville");
    await notice(page, "None in Smallville. Nearest: 1.4 mi.");
    await expect.poll(() => cards(page).first().innerText()).toContain("1.4 mi");
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test("says which word was dropped", async ({ visit }) => {
    const page = await visit("/search?q=bakery+zzxqj");
    await notice(page, "No business matches all words. Showing results without “zzxqj”.");
    await expect.poll(() => cards(page).count()).toBe(9);
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
    await expect.poll(() => cards(page).locator("h3").allInnerTexts()).toEqual(["Crumbs & Co"]);
    await chip(page, "Wi-Fi").click();
    await page.waitForURL("**/search?q=bakery");
    await expect.poll(() => cards(page).count()).toBe(9);
    await expect.poll(() => chip(page, "Wi-Fi").count()).toBe(0);
  });

  test("is sorted by the best match, unless another order is chosen", async ({ visit }) => {
    const page = await visit("/search?q=bakery");
    const sort = page.getByLabel("Sort by");
    await expect.poll(() => sort.locator("option").first().innerText()).toBe("Best match");
    await expect.poll(() => sort.inputValue()).toBe("");
    await sort.selectOption("Recommended");
    await page.waitForURL("**/search?q=bakery&sort=recommended");
    await expect.poll(() => sort.inputValue()).toBe("recommended");
  });

  test("marks the words in names and categories", async ({ visit }) => {
    const page = await visit("/search?q=crumbs+bakeries");
    await expect.poll(() => cards(page).locator("mark").allInnerTexts()).toEqual(["Crumbs", "Bakery"]);
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test("without results leads to kinds of business", async ({ visit }) => {
    const page = await visit("/search?q=zzxqj+wvvk", { javaScriptEnabled: false });
    await page.getByRole("navigation", { name: "Kinds of business" }).getByRole("link", { name: "Healthcare" }).click();
    await page.waitForURL("**/category/healthcare");
  });
});

describe("suggestions", () => {
  const options = (page: Page) => page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
  const first = (page: Page) => options(page).first().innerText();
  const isOpen = (page: Page) => searchBox(page, "What").getAttribute("aria-expanded");

  /** Holds requests for suggestions from now on, until the returned function is called. */
  async function holdRequests(page: Page): Promise<() => void> {
    const release = Promise.withResolvers<void>();
    await page.route("**/api/suggest?**", async (route) => {
      await release.promise;
      await route.continue();
    });
    return release.resolve;
  }

  /** Types a text, waits for its suggestions, and goes on to a longer one, whose suggestions wait until `release` is called. */
  async function typeWithSlowNetwork(page: Page, text: string, longer: string): Promise<() => void> {
    const whatBox = searchBox(page, "What");
    await whatBox.fill(text);
    await options(page).first().waitFor();
    const release = await holdRequests(page);
    const request = page.waitForRequest((request) => new URL(request.url()).searchParams.get("q") === longer);
    await whatBox.fill(longer);
    await request;
    return release;
  }

  test("begin with the search itself, in the place that is typed", async ({ visit }) => {
    const page = await visit("/");
    await searchBox(page, "Where").fill("gotham");
    await searchBox(page, "What").fill("bakrey");
    await options(page).first().waitFor();
    await expect.poll(() => first(page)).toMatch(/^Search bakery in Gotham/);
    await options(page).first().click();
    await pageTitle(page, "9 businesses for “bakery” in Gotham");
    await expect.poll(() => cards(page).count()).toBe(9);
  });

  test("show a place among the words once in the heading", async ({ visit }) => {
    await pageTitle(await visit("/search?q=bakery+near+gotham"), "9 businesses for “bakery” in Gotham");
    await pageTitle(await visit("/search?q=gotham"), /^\d+ businesses in Gotham$/);
  });

  test("complete the place among the words, and fill both boxes when chosen", async ({ visit }) => {
    const page = await visit("/search?q=dentist");
    await searchBox(page, "What").fill("bakery goth");
    await options(page).first().waitFor();
    await expect.poll(() => first(page)).toMatch(/^Search bakery in Gotham/);
    await expect.poll(() => options(page).first().locator("mark").allInnerTexts()).toEqual(["bakery", "Goth"]);
    await options(page).first().click();
    await page.waitForURL("**/search?q=bakery&location=Gotham");
    await expect.poll(() => searchBox(page, "What").inputValue()).toBe("bakery");
    await expect.poll(() => searchBox(page, "Where").inputValue()).toBe("Gotham");
  });

  test("come for one character of a script without spaces", async ({ visit }) => {
    const page = await visit("/");
    await searchBox(page, "What").fill("寿");
    await options(page).first().waitFor();
    await expect.poll(async () => (await options(page).allInnerTexts()).join()).toContain("寿司 Hanami");
  });

  test("do not come where nothing is sensible", async ({ visit }) => {
    const page = await visit("/");
    const suggestResponse = page.waitForResponse("**/api/suggest?**");
    await searchBox(page, "What").fill("xqzt");
    const suggestions = await (await suggestResponse).json();
    expect(suggestions).toEqual([]);
    await expect.poll(() => isOpen(page)).toBe("false");
  });

  test("stay while a longer text loads, and go while another one does", async ({ visit }) => {
    const page = await visit("/");
    const whatBox = searchBox(page, "What");
    const release = await typeWithSlowNetwork(page, "bakery", "bakery goth");
    await expect.poll(() => first(page)).toMatch(/^Search bakery/);
    await whatBox.fill("dentist");
    await expect.poll(() => isOpen(page)).toBe("false");
    release();
    await options(page).first().waitFor();
    await expect.poll(() => first(page)).toMatch(/^Search dentist/);
  });

  test.for(["Escape", "Tab"])("stay closed by %s when they arrive later", async (key, { visit }) => {
    const page = await visit("/");
    const whatBox = searchBox(page, "What");
    const release = await typeWithSlowNetwork(page, "bakery", "bakery goth");
    await whatBox.press(key);
    const suggestResponse = page.waitForResponse("**/api/suggest?**");
    release();
    await suggestResponse;
    await expect.poll(() => isOpen(page)).toBe("false");
    await expect.poll(() => options(page).count()).toBe(0);
    await expect.poll(() => whatBox.inputValue()).toBe("bakery goth");
  });

  test("can be chosen while others load, which then stay away", async ({ visit }) => {
    const page = await visit("/");
    const release = await typeWithSlowNetwork(page, "crumbs", "crumbs co");
    await options(page).filter({ hasText: "Crumbs & Co" }).click();
    release();
    await pageTitle(page, "Crumbs & Co");
    await expect.poll(() => options(page).count()).toBe(0);
  });

  test("are accessible with an active option", async ({ visit }) => {
    const page = await visit("/");
    await searchBox(page, "What").fill("bakery");
    await options(page).first().waitFor();
    await searchBox(page, "What").press("ArrowDown");
    await page.getByRole("option", { selected: true }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});
