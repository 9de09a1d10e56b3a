import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { cards, contentWidth, mainMenu, pageTitle, pathAndQuery, searchBox } from "./support/locators.ts";
import { resize, test } from "./support/test.ts";

/** Marks the window; the mark is gone once another document is loaded. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => "sameDocument" in window);

describe("hydration", () => {
  test.for([
    "/",
    "/businesses",
    "/businesses?sort=name&page=2",
    "/search?q=cafe",
    "/city/New York",
    "/category/restaurants",
    "/cities",
    "/business/1",
  ])("of %s logs nothing", async (path, { visit }) => {
    const page = await visit(path);
    await expect.poll(() => page.locator("h1").count()).toBe(1);
  });

  test.for(["/businesses?search=a&sort=name&page=2", "/business/999999", "/no-such-page"])(
    "of %s, which does not exist, logs nothing",
    async (path, { visit }) => {
      const page = await visit(path, { status: 404 });
      await expect.poll(() => page.locator("h1").count()).toBe(1);
    },
  );

  test("fits every width from the smallest phone on", async ({ visit }) => {
    const page = await visit("/");
    for (const path of ["/", "/businesses", "/cities", "/business/1", "/nothing"]) {
      await resize(page, 320, 800);
      await page.goto(path);
      for (const width of [320, 360, 768, 1280]) {
        await resize(page, width, 800);
        await expect.poll(() => contentWidth(page), { message: `${path} at ${width}` }).toBeLessThanOrEqual(width);
      }
    }
  });
});

describe("a visitor with JavaScript", () => {
  test("searches from the home page, and a blank keyword does nothing", async ({ visit }) => {
    const page = await visit("/");
    await mark(page);
    await searchBox(page, "What").fill("   ");
    await searchBox(page, "What").press("Enter");
    await expect.poll(() => pathAndQuery(page)).toBe("/");
    await searchBox(page, "What").fill("restaurant");
    await searchBox(page, "Where").fill("New York");
    await searchBox(page, "Where").press("Enter");
    await page.waitForURL("**/search?q=restaurant&location=New+York");
    await page.getByRole("heading", { level: 1, name: /^\d+ businesses for “restaurant” in New York$/ }).waitFor();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(0);
    await expect.poll(() => isSameDocument(page)).toBe(true);
  });

  test("opens a business from the list without loading a document, and Back returns to the scroll position", async ({
    visit,
  }) => {
    const page = await visit("/businesses");
    await mark(page);
    const last = cards(page).last();
    await last.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(0);
    const name = await last.locator("h3").innerText();
    await last.locator("h3 a").click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await expect.poll(() => page.title()).toContain(name);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: /^[\d,]+ businesses$/ }).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    await expect.poll(() => isSameDocument(page)).toBe(true);
  });

  test("filters the list, starting again at page 1, and clears the filters", async ({ visit }) => {
    const page = await visit("/businesses?page=2");
    await page.getByLabel("Category").selectOption({ index: 1 });
    await page.getByRole("button", { name: "Search" }).click();
    await page.waitForURL((url) => url.searchParams.has("category") && !url.searchParams.has("page"));
    await page.getByRole("link", { name: /^Remove filter/ }).waitFor();
    await page.getByLabel("Search", { exact: true }).fill("nothing of this name");
    await page.getByLabel("Search", { exact: true }).press("Enter");
    await page.getByText("No businesses found").waitFor();
    await page.getByRole("link", { name: "Clear Filters" }).click();
    await page.waitForURL("**/businesses");
    await expect.poll(() => cards(page).count()).toBe(20);
  });

  test("pages through the list by Previous and Next", async ({ visit }) => {
    const page = await visit("/businesses");
    const first = await cards(page).first().locator("h3").innerText();
    await page.getByRole("link", { name: "Next" }).click();
    await page.getByText(/^Page 2 of /).waitFor();
    await expect.poll(() => cards(page).first().locator("h3").innerText()).not.toBe(first);
    await page.getByRole("link", { name: "Previous" }).click();
    await page.getByText(/^Page 1 of /).waitFor();
    await expect.poll(() => pathAndQuery(page)).toBe("/businesses");
  });

  test("opens a menu, which closes on Escape, on a click elsewhere and on a link", async ({ visit }) => {
    const page = await visit("/", { viewport: { width: 1280, height: 800 } });
    const menu = mainMenu(page).locator("details").nth(1);
    const isOpen = () => menu.evaluate((details: HTMLDetailsElement) => details.open);
    for (const close of [() => page.keyboard.press("Escape"), () => page.locator("h1").click()]) {
      await menu.locator("summary").click();
      await expect.poll(isOpen).toBe(true);
      // The script that closes the menu comes with the first pointer or focus.
      const closed = async () => {
        await close();
        return isOpen();
      };
      await expect.poll(closed).toBe(false);
    }
    await menu.locator("summary").click();
    await menu.getByRole("link", { name: "New York" }).click();
    await page.getByRole("heading", { level: 1, name: "Businesses in New York" }).waitFor();
    await expect.poll(isOpen).toBe(false);
  });

  test("opens the drawer on a phone, which closes on a link", async ({ visit }) => {
    const page = await visit("/", { viewport: { width: 360, height: 740 } });
    await page.getByRole("button", { name: "Menu" }).click();
    const drawer = page.getByRole("navigation", { name: "Menu" });
    await drawer.getByRole("link", { name: "Healthcare" }).click();
    await page.getByRole("heading", { level: 1, name: "Healthcare" }).waitFor();
    await drawer.waitFor({ state: "hidden" });
  });
});

describe("a visitor without JavaScript", () => {
  test("searches, filters, pages, opens a business and reaches every menu", async ({ visit }) => {
    const page = await visit("/", { javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
    await searchBox(page, "What").fill("restaurant");
    await page.getByRole("search").getByRole("button", { name: "Search" }).click();
    await pageTitle(page, /^\d+ businesses for “restaurant”$/);

    await page.goto("/businesses");
    await page.getByRole("link", { name: "Next" }).click();
    await page.getByText(/^Page 2 of /).waitFor();
    await page.getByLabel("Category").selectOption({ index: 1 });
    await page.getByRole("button", { name: "Search" }).click();
    await page.waitForURL(/\/businesses\?search=&category=[a-z-]+$/);
    await expect.poll(() => page.getByRole("link", { name: /^Remove filter/ }).count()).toBe(1);

    const name = await cards(page).first().locator("h3").innerText();
    await cards(page).first().locator("h3 a").click();
    await pageTitle(page, name);
    await page.locator("summary", { hasText: "Categories" }).click();
    await mainMenu(page).getByRole("link", { name: "Healthcare" }).click();
    await pageTitle(page, /^\d+ healthcare providers$/);
  });

  test("reaches the drawer of a phone", async ({ visit }) => {
    const page = await visit("/", { javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "All cities" }).click();
    await pageTitle(page, "All cities");
  });
});
