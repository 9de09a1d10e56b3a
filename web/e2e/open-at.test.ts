import type { Page, Route } from "playwright-core";
import { describe, expect } from "vitest";
import { cards, pathAndQuery } from "./support/locators.ts";
import { goTo, test } from "./support/test.ts";

const filters = (page: Page) => page.getByRole("navigation", { name: "Filters" });
const chip = (page: Page, label: string) => page.getByRole("link", { name: `Remove filter: ${label}` });

async function choose(page: Page, day: string, time: string) {
  await filters(page).getByLabel("Day").selectOption(day);
  await filters(page).getByLabel("Time").selectOption(time);
  // With JavaScript a choice applies at once.
  const button = filters(page).getByRole("button", { name: "Show open" });
  if (await button.isVisible()) await button.click();
}

/** Counts of the list above it and of its API. */
async function countOf(page: Page): Promise<number> {
  const text = await page
    .getByRole("status")
    .filter({ hasText: /business|restaurant/ })
    .innerText();
  return Number(/^[\d,]+/.exec(text)?.[0].replaceAll(",", ""));
}

describe("what is open at a day and time", () => {
  test("is picked in the filters, is a chip, and is taken away", async ({ visit, site }) => {
    const page = await visit("/category/restaurants?minRating=3&page=2", { viewport: { width: 1280, height: 900 } });
    await choose(page, "sat", "22:00");
    await page.waitForURL("**/category/restaurants?openAt=sat-22%3A00&minRating=3");
    await chip(page, "Open Saturday at 10:00 PM").waitFor();
    const { totalCount } = (await (
      await fetch(`${site.url}/api/businesses?category=restaurants&minRating=3&openAt=sat-22:00`)
    ).json()) as { totalCount: number };
    await expect.poll(() => countOf(page)).toBe(totalCount);
    await expect.poll(() => filters(page).getByLabel("Day").inputValue()).toBe("sat");
    await expect.poll(() => filters(page).getByLabel("Time").inputValue()).toBe("22:00");
    await choose(page, "sun", "");
    await page.waitForURL("**/category/restaurants?openAt=sun&minRating=3");
    await chip(page, "Open Sunday").click();
    await page.waitForURL("**/category/restaurants?minRating=3");
  });

  test("holds when it is chosen before its code is loaded, and again before its list is", async ({ visit }) => {
    const page = await visit("/cities", { viewport: { width: 1280, height: 900 } });
    let released = Promise.withResolvers<void>();
    const hold = async (route: Route) => {
      await released.promise;
      await route.continue();
    };
    await page.route("**/client/list-parts-*.js", hold);
    await goTo(page, "/category/restaurants");
    await choose(page, "sat", "22:00");
    released.resolve();
    await page.waitForURL("**/category/restaurants?openAt=sat-22%3A00");
    await chip(page, "Open Saturday at 10:00 PM").waitFor();

    released = Promise.withResolvers<void>();
    await page.route("**/api/**", hold);
    // A skeleton replaces the page after 150 ms unless the focus is on filters.
    await filters(page).getByLabel("Day").focus();
    await filters(page).getByLabel("Day").selectOption("sun");
    await page.waitForURL("**/category/restaurants?openAt=sun-22%3A00");
    await page.getByLabel("Sort by").selectOption("name");
    await page.waitForURL("**/category/restaurants?openAt=sun-22%3A00&sort=name");
    released.resolve();
    await chip(page, "Open Sunday at 10:00 PM").waitFor();
    // Each choice is one step back.
    await page.goBack();
    await page.waitForURL("**/category/restaurants?openAt=sun-22%3A00");
    await page.goBack();
    await page.waitForURL("**/category/restaurants?openAt=sat-22%3A00");
    await page.goBack();
    await page.waitForURL("**/category/restaurants");
  });

  test("has the number of businesses of each day", async ({ visit, site }) => {
    const page = await visit("/businesses?minRating=4", {
      javaScriptEnabled: false,
      viewport: { width: 1280, height: 900 },
    });
    const options = await filters(page).getByLabel("Day").locator("option").allInnerTexts();
    const sunday = options.find((text) => text.startsWith("Sunday"));
    const { totalCount } = (await (await fetch(`${site.url}/api/businesses?minRating=4&openAt=sun`)).json()) as {
      totalCount: number;
    };
    expect(sunday).toBe(`Sunday (${totalCount.toLocaleString("en-US")})`);
  });

  test("is chosen without JavaScript, in lists and searches", async ({ visit }) => {
    for (const path of ["/businesses?minRating=3", "/search?q=restaurant"]) {
      const page = await visit(path, { javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });
      await choose(page, "fri", "evening");
      await chip(page, "Open Friday evening").waitFor();
      await expect.poll(() => cards(page).count()).toBeGreaterThan(0);
      await chip(page, "Open Friday evening").click();
      await page.waitForURL(`**${path}`);
      await expect.poll(() => pathAndQuery(page)).toBe(path);
    }
  });

  test("is understood in words, with a chip that leaves the other words", async ({ visit }) => {
    const page = await visit("/search?q=bakery+open+saturday");
    await chip(page, "Open Saturday").click();
    await page.waitForURL("**/search?q=bakery");
  });

  test.for(["openAt=sat-25:00", "openAt=never", "openAt=sat&openAt=sun", "openAt=%00"])(
    "is ignored where it is no time: %s",
    async (query, { visit }) => {
      const page = await visit(`/businesses?${query}`);
      await expect.poll(() => chip(page, "").count()).toBe(0);
      await expect.poll(() => cards(page).count()).toBe(20);
    },
  );
});
