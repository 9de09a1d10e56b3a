import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { cards, contentWidth, searchBox } from "./support/locators.ts";
import { goTo, resize, test, testOn } from "./support/test.ts";

const PHONE = { width: 360, height: 780 };
const DESKTOP = { width: 1440, height: 900 };
const CITY = "/city/New York?minRating=4";

/** Returns top and height of each card, and whether it is on the first screen as a whole. */
const cardBoxes = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all.map((card) => {
      const { top, bottom, height } = card.getBoundingClientRect();
      return { top, height, isWhole: top >= 0 && bottom <= window.innerHeight };
    }),
  );

const focusedElement = (page: Page, attribute: string) =>
  page.evaluate((name) => document.activeElement?.getAttribute(name) ?? "", attribute);

/** Presses Tab until the first card's link has the focus; returns the number of presses. */
async function tabsToFirstCard(page: Page): Promise<number> {
  const href = await cards(page).first().locator("h3 a").getAttribute("href");
  for (let presses = 1; presses < 100; presses++) {
    await page.keyboard.press("Tab");
    if ((await focusedElement(page, "href")) === href) return presses;
  }
  return Number.POSITIVE_INFINITY;
}

describe("the first screen of a list", () => {
  test.for([
    ["/search?q=restaurant", 132],
    [CITY, 145],
    ["/category/restaurants", 145],
    ["/businesses", 132],
  ] as const)("of %s has two whole cards on a phone, and six on a desktop", async ([path, maxHeight], { visit }) => {
    const page = await visit(path, { viewport: PHONE });
    const boxes = await cardBoxes(page);
    expect(boxes[0]?.top).toBeLessThanOrEqual(250);
    expect(boxes.filter(({ isWhole }) => isWhole).length).toBeGreaterThanOrEqual(2);
    expect(Math.max(...boxes.map(({ height }) => height))).toBeLessThanOrEqual(maxHeight);
    await resize(page, DESKTOP.width, DESKTOP.height);
    await expect
      .poll(async () => (await cardBoxes(page)).filter(({ isWhole }) => isWhole).length)
      .toBeGreaterThanOrEqual(6);
    for (const width of [320, 768, 1024, 1280]) {
      await resize(page, width, 800);
      await expect.poll(() => contentWidth(page), { message: `${width}` }).toBe(width);
    }
  });

  test("is reached by few presses of Tab, and by fewer with the link to the results", async ({ visit }) => {
    for (const path of ["/search?q=restaurant", CITY]) {
      const page = await visit(path, { viewport: DESKTOP });
      const tabs = await tabsToFirstCard(page);
      expect(tabs).toBeLessThanOrEqual(30);
      await page.goto(path);
      let presses = 0;
      do {
        await page.keyboard.press("Tab");
        presses++;
      } while ((await focusedElement(page, "href")) !== "#results" && presses < 10);
      await page.keyboard.press("Enter");
      presses += await tabsToFirstCard(page);
      expect(presses).toBeLessThanOrEqual(8);
    }
  });
});

describe("the search of a list on a phone", () => {
  test.for([true, false])("is one line that opens on touch (JavaScript: %s)", async (javaScriptEnabled, { visit }) => {
    const page = await visit("/search?q=bakery&location=Chicago", {
      viewport: PHONE,
      hasTouch: true,
      javaScriptEnabled,
    });
    const line = page.getByRole("button", { name: /^Search:\s?bakery.*Chicago$/ });
    await expect.poll(async () => (await line.boundingBox())?.height).toBe(48);
    await expect.poll(() => searchBox(page, "What").isVisible()).toBe(false);
    await line.tap();
    await searchBox(page, "What").fill("restaurant");
    await searchBox(page, "Where").fill("New York");
    await page.getByRole("search").getByRole("button", { name: "Search" }).tap();
    await page.waitForURL("**/search?q=restaurant&location=New+York");
    await page.getByRole("button", { name: /^Search:\s?restaurant.*New York$/ }).waitFor();
    await expect.poll(() => searchBox(page, "What").isVisible()).toBe(false);
  });

  test("has its first field focused, also where the form has hidden fields", async ({ visit }) => {
    const page = await visit("/businesses?minRating=4", { viewport: PHONE });
    await page.getByRole("button", { name: /^Search:/ }).click();
    await expect.poll(() => focusedElement(page, "name")).toBe("search");
  });

  test("is what the menu's link to the search opens", async ({ visit }) => {
    const page = await visit("/businesses", { viewport: PHONE });
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Search" }).click();
    await expect.poll(() => focusedElement(page, "name")).toBe("search");
  });
});

test("a card names its actions, and the mark Verified its word", async ({ visit }) => {
  const page = await visit("/businesses", { viewport: DESKTOP });
  const card = cards(page)
    .filter({ has: page.getByRole("link", { name: /^Call / }) })
    .first();
  const name = await card.locator("h3 a").innerText();
  await expect
    .poll(() => card.getByRole("link", { name: `Call ${name}`, exact: true }).getAttribute("href"))
    .toMatch(/^tel:\+/);
  await goTo(page, "/businesses?status=verified");
  const count = await cards(page).count();
  await expect.poll(() => cards(page).getByText("Verified", { exact: true }).count()).toBe(count);
});

test("a list says why it has its order", async ({ visit }) => {
  const page = await visit("/businesses?sort=rating", { javaScriptEnabled: false });
  await page.getByText("Why this order?").click();
  await page.getByText("The highest rating comes first.").waitFor();
});

testOn({
  rows: ["Heron & Daughters Upholstery", "Anchor Ropes and Sailmakers"].map((name, index) => ({
    name,
    category: "Upholsterer",
    place_id: `place-${index}`,
    full_address: `${index + 1} Ropewalk, Oslo`,
    country: "Norway",
    rating: 4,
    reviews: 5,
  })),
})("names that need two lines are whole on city pages", async ({ visit }) => {
  const page = await visit("/city/Oslo", { viewport: PHONE });
  for (const width of [360, 1280]) {
    await resize(page, width, 800);
    const names = cards(page).locator("h3");
    await expect.poll(() => names.count()).toBe(2);
    await expect
      .poll(() => names.evaluateAll((all) => all.every((name) => name.scrollHeight <= name.clientHeight)))
      .toBe(true);
    await expect
      .poll(() => names.locator("a").evaluateAll((all) => all.every((a) => a.scrollWidth <= a.clientWidth)))
      .toBe(true);
  }
});
