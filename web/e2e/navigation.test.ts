import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { isFocused, mainMenu, searchBox } from "./support/locators.ts";
import { goTo, resize, test, testOn, type Visit } from "./support/test.ts";

const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 360, height: 740 } };

const CATEGORIES = ["restaurants", "healthcare", "auto-services", "beauty-wellness"];
const HEADER_LINKS = [
  ...[...CATEGORIES, "home-services", "professional-services"].map((slug) => `/category/${slug}`),
  "/businesses",
  ...["New York", "Los Angeles", "Chicago", "Houston", "Phoenix"].map((name) => `/city/${name}`),
  "/cities",
];

/** Networks without a link have no icon. */
const SOCIAL = { facebook: "https://social.example/a", instagram: "https://social.example/b" };
const linkedTest = testOn({ rows: [], settings: { site: { social: SOCIAL } } });

const menu = (page: Page, name: "Categories" | "Cities") => mainMenu(page).locator("details", { hasText: name });
const isOpen = (details: Locator) => details.evaluate((element: HTMLDetailsElement) => element.open);
/** Returns the label or the first words of the focused element. */
const focusedText = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return (
      activeElement?.getAttribute("aria-label") ??
      (activeElement instanceof HTMLElement ? activeElement.innerText.split("\n")[0]?.trim() : "")
    );
  });
const hrefs = (container: Locator) =>
  container.locator("a").evaluateAll((links) => links.map((link) => link.getAttribute("href")));

/** Opens a page and loads the code of the menus by focusing them. */
async function withMenus(visit: Visit): Promise<Page> {
  const page = await visit("/about", DESKTOP);
  await menu(page, "Categories").locator("summary").focus();
  const press = async () => {
    await page.keyboard.press("ArrowDown");
    return isOpen(menu(page, "Categories"));
  };
  await expect.poll(press).toBe(true);
  await page.keyboard.press("Escape");
  return page;
}

/** Opens a page whose clock moves only by `page.clock`. */
async function withHeldClock(visit: Visit): Promise<Page> {
  const page = await withMenus(visit);
  await page.mouse.move(5, 700);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  return page;
}

describe("the header's menus", () => {
  test("open 200 ms after the pointer rests on one, close 150 ms after it has left", async ({ visit }) => {
    const page = await withHeldClock(visit);
    const categories = menu(page, "Categories");
    await categories.locator("summary").hover();
    await page.clock.runFor(199);
    await expect.poll(() => isOpen(categories)).toBe(false);
    await page.clock.runFor(1);
    await expect.poll(() => isOpen(categories)).toBe(true);
    await categories.getByRole("link", { name: "Healthcare" }).hover();
    await page.clock.runFor(1_000);
    await expect.poll(() => isOpen(categories)).toBe(true);
    await page.mouse.move(5, 700);
    await page.clock.runFor(149);
    await expect.poll(() => isOpen(categories)).toBe(true);
    await page.clock.runFor(1);
    await expect.poll(() => isOpen(categories)).toBe(false);
  });

  test("open at once within 300 ms of another, and not after that", async ({ visit }) => {
    const page = await withHeldClock(visit);
    const [categories, cities] = [menu(page, "Categories"), menu(page, "Cities")];
    await categories.locator("summary").hover();
    await page.clock.runFor(200);
    await cities.locator("summary").hover();
    await page.clock.runFor(1);
    await expect.poll(async () => [await isOpen(categories), await isOpen(cities)]).toEqual([false, true]);

    await page.mouse.move(5, 700);
    await page.clock.runFor(150);
    await page.clock.runFor(299);
    await categories.locator("summary").hover();
    await page.clock.runFor(1);
    await expect.poll(() => isOpen(categories)).toBe(true);

    await page.mouse.move(5, 700);
    await page.clock.runFor(150);
    await page.clock.runFor(301);
    await cities.locator("summary").hover();
    await page.clock.runFor(199);
    await expect.poll(() => isOpen(cities)).toBe(false);
  });

  test("work by keyboard alone: arrows, Home, End, Escape and Enter", async ({ visit }) => {
    const page = await withMenus(visit);
    const [categories, cities] = [menu(page, "Categories"), menu(page, "Cities")];
    const reaches = (name: string) => expect.poll(() => focusedText(page)).toBe(name);
    await page.keyboard.press("ArrowRight");
    await reaches("Cities");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => isOpen(categories)).toBe(true);
    await reaches("Restaurants");
    await page.keyboard.press("ArrowDown");
    await reaches("Healthcare");
    await page.keyboard.press("End");
    await reaches("All businesses");
    await page.keyboard.press("ArrowDown");
    await reaches("Restaurants");
    await page.keyboard.press("Escape");
    await expect.poll(() => isOpen(categories)).toBe(false);
    await reaches("Categories");

    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(() => isOpen(cities)).toBe(true);
    for (let presses = 0; presses < 7; presses += 1) await page.keyboard.press("Tab");
    await reaches("Search");
    await expect.poll(() => isOpen(cities)).toBe(false);

    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Home");
    await reaches("New York");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Businesses in New York" }).waitFor();
    await expect.poll(() => isOpen(cities)).toBe(false);
  });

  test("have six categories and five cities with unencoded names, like the drawer", async ({ visit }) => {
    const page = await visit("/", DESKTOP);
    await expect.poll(() => hrefs(mainMenu(page))).toEqual(HEADER_LINKS);
    await expect.poll(() => hrefs(page.locator("#menu section"))).toEqual(HEADER_LINKS);
  });
});

describe("the header's search", () => {
  test("is shown from 768 pixels on", async ({ visit }) => {
    const page = await visit("/about", PHONE);
    const search = page.getByRole("banner").getByRole("link", { name: "Search", exact: true });
    await expect.poll(() => search.count()).toBe(0);
    for (const width of [768, 1024, 1280]) {
      await resize(page, width, 800);
      await expect.poll(() => search.count(), { message: `${width}` }).toBe(1);
    }
  });

  test("and the links beside it never overlap", async ({ visit }) => {
    const page = await visit("/businesses");
    for (const width of [360, 767, 768, 1023, 1024, 1279, 1280, 1359, 1360, 1440, 1920]) {
      await resize(page, width, 800);
      const findOverlaps = () =>
        page.evaluate(() => {
          const outsideMenus = "header a:not(details *), header summary, header button";
          const controls = document.querySelectorAll(`${outsideMenus}, #search-sheet, [popovertarget=search-sheet]`);
          const boxes = [...controls]
            .filter((control) => control.checkVisibility())
            .map((each) => each.getBoundingClientRect());
          const inOrder = boxes.filter((box) => box.width > 0).toSorted((a, b) => a.left - b.left);
          return inOrder.flatMap((box, index) =>
            index > 0 && box.left < (inOrder[index - 1]?.right ?? 0) ? [box.left] : [],
          );
        });
      await expect.poll(findOverlaps, { message: `${width}` }).toEqual([]);
    }
  });

  test("focuses the search boxes of the page, or opens the search page", async ({ visit, site }) => {
    const page = await visit("/", DESKTOP);
    const search = page.getByRole("banner").getByRole("link", { name: "Search", exact: true });
    await search.click();
    await expect.poll(() => isFocused(searchBox(page, "What"))).toBe(true);
    await expect.poll(() => page.url()).toBe(`${site.url}/`);
    await goTo(page, "/about");
    await search.click();
    await page.waitForURL("**/search");
    await expect.poll(() => isFocused(searchBox(page, "What"))).toBe(true);
  });
});

describe("the drawer", () => {
  const drawer = (page: Page) => page.getByRole("dialog", { name: "Menu" });
  const button = (page: Page) => page.getByRole("button", { name: "Menu" });

  test("traps the focus while it is open and returns it on Escape", async ({ visit }) => {
    const page = await visit("/about", PHONE);
    await button(page).focus();
    await page.keyboard.press("Enter");
    await drawer(page).waitFor();
    for (const _ of await drawer(page).locator("a, button").all()) {
      await page.keyboard.press("Tab");
      // The focus may be in the browser's own bars.
      const isInside = () =>
        drawer(page).evaluate(
          (element) => element.contains(document.activeElement) || document.activeElement === document.body,
        );
      await expect.poll(() => isInside()).toBe(true);
    }
    await page.keyboard.press("Escape");
    await drawer(page).waitFor({ state: "hidden" });
    await expect.poll(() => focusedText(page)).toBe("Menu");
  });

  test("slides in from the right and closes on its button and on a press beside it", async ({ visit }) => {
    const page = await visit("/about", PHONE);
    const closeActions = [
      () => drawer(page).getByRole("button", { name: "Close" }).click(),
      () => page.mouse.click(10, 400),
    ];
    for (const close of closeActions) {
      await button(page).click();
      await drawer(page).waitFor();
      const edge = () => drawer(page).evaluate((element) => Math.round(element.getBoundingClientRect().right));
      await expect.poll(edge).toBe(360);
      await close();
      await drawer(page).waitFor({ state: "hidden" });
    }
  });

  test("moves the focus to the search form of the page", async ({ visit }) => {
    const page = await visit("/", PHONE);
    await button(page).click();
    await drawer(page).getByRole("link", { name: "Search" }).click();
    await drawer(page).waitFor({ state: "hidden" });
    const whatBox = searchBox(page, "What");
    await expect.poll(() => isFocused(whatBox)).toBe(true);
  });
});

describe("Back", () => {
  test("restores the scroll position of the home page, with the focus on the link that was followed", async ({
    visit,
  }) => {
    const page = await visit("/", PHONE);
    const link = page.getByRole("region", { name: "Recently Added" }).locator("h3 a").last();
    await link.scrollIntoViewIfNeeded();
    const scrollTop = await page.evaluate(() => window.scrollY);
    expect(scrollTop).toBeGreaterThan(1_000);
    const name = await link.innerText();
    await link.click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Find the right place, right now" }).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrollTop);
    await expect.poll(() => focusedText(page)).toBe(name);
  });
});

describe("a tooltip", () => {
  const tooltip = (page: Page) => page.getByRole("tooltip");
  linkedTest("shows after 700 ms, a second one within 300 ms at once, and Escape hides it", async ({ visit }) => {
    const page = await visit("/about", DESKTOP);
    const social = page.getByRole("contentinfo").locator("a[aria-label]");
    const [first, second] = [social.nth(0), social.nth(1)];
    await first.focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await tooltip(page).waitFor();
    await page.keyboard.press("Escape");
    await tooltip(page).waitFor({ state: "hidden" });

    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await first.hover();
    await page.clock.runFor(699);
    await expect.poll(() => tooltip(page).isVisible()).toBe(false);
    await page.clock.runFor(1);
    await expect.poll(() => tooltip(page).innerText()).toBe(await first.getAttribute("aria-label"));
    await second.hover();
    await page.clock.runFor(1);
    await expect.poll(() => tooltip(page).innerText()).toBe(await second.getAttribute("aria-label"));
    await page.mouse.move(5, 5);
    await tooltip(page).waitFor({ state: "hidden" });
    await page.clock.runFor(301);
    await second.hover();
    await page.clock.runFor(699);
    await expect.poll(() => tooltip(page).isVisible()).toBe(false);
  });
});
