import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { isFocused, main, pathAndQuery, searchBox } from "./support/locators.ts";
import { resize, test, testOn } from "./support/test.ts";

const testOnEmpty = testOn({ rows: [] });

const searchButton = (page: Page) => page.getByRole("search").getByRole("button", { name: "Search" });
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const links = (place: Locator) =>
  place.locator("a").evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));

describe("the home page", () => {
  test.for([true, false])("has all its sections, with JavaScript: %s", async (javaScriptEnabled, { visit }) => {
    const page = await visit("/", { javaScriptEnabled });
    const strip = page.locator("main dl > div");
    await expect
      .poll(() => strip.evaluateAll((all) => all.map((item) => item.querySelector("dt")?.textContent)))
      .toEqual(["Businesses", "Verified Reviews", "Categories", "Cities"]);
    for (const number of await strip.locator("dd").allInnerTexts()) expect(number).toMatch(/^(\d{1,3}|\d+k|\d+\.\dM)$/);

    const cities = section(page, "Popular Cities");
    const tiles = cities.locator("li a");
    await expect.poll(() => tiles.count()).toBe(12);
    for (const text of await tiles.allInnerTexts()) expect(text).toMatch(/\n\s*(\d{1,3}|\d+k) business(es)?$/);
    await expect.poll(async () => (await links(cities)).every((href) => /^\/(city\/.+|cities)$/.test(href))).toBe(true);
    await expect.poll(() => cities.getByRole("link", { name: "View All Cities" }).getAttribute("href")).toBe("/cities");

    const popular = main(page).getByRole("region", { name: /^Popular in / });
    const kinds = await popular.locator("article p:last-of-type").allInnerTexts();
    expect(kinds).toHaveLength(6);
    await expect.poll(() => section(page, "What are you looking for?").locator("li").count()).toBe(12);

    const recommended = section(page, "Recommended for You");
    await expect.poll(() => recommended.locator("article").count()).toBe(6);
    await expect
      .poll(() => recommended.getByRole("link", { name: "Browse All" }).getAttribute("href"))
      .toBe("/businesses");
    const latest = section(page, "Recently Added");
    await expect.poll(() => latest.locator("article").count()).toBe(6);
    await expect.poll(async () => (await links(latest))[0]).toBe("/businesses?sort=latest");

    await expect.poll(() => section(page, "Know before you go").locator("li").count()).toBe(3);
    const action = page.locator("main section").last();
    await expect
      .poll(() => action.getByRole("link", { name: "Add Your Business" }).getAttribute("href"))
      .toBe("/add-business");
    await expect.poll(() => action.getByRole("link", { name: "Learn More" }).getAttribute("href")).toBe("/about");
  });

  test("shows the first business on the first screen of a phone", async ({ visit }) => {
    const page = await visit("/", { viewport: { width: 360, height: 780 } });
    await expect
      .poll(async () => (await main(page).locator("article").first().boundingBox())?.y)
      .toBeLessThanOrEqual(700);
  });

  test("has full rows of cards and tiles at any width", async ({ visit }) => {
    const page = await visit("/");
    for (const width of [360, 600, 768, 1000, 1280, 1920]) {
      await resize(page, width, 800);
      const missingTiles = () =>
        page.locator("main ul").evaluateAll((lists) =>
          lists.flatMap((list) => {
            const tops = [...list.children].map((child) => child.getBoundingClientRect().top);
            return (
              tops.filter((top) => top === tops[0]).length - tops.filter((top) => top === tops.at(-1)).length || []
            );
          }),
        );
      await expect.poll(missingTiles, { message: `${width}` }).toEqual([]);
    }
  });

  test("shows a skeleton while its data loads", async ({ visit }) => {
    const page = await visit("/about");
    const release = Promise.withResolvers<void>();
    await page.route("**/api/**", async (route) => {
      await release.promise;
      await route.continue();
    });
    await page.getByRole("banner").getByRole("link").first().click();
    const skeleton = page.locator('main [aria-busy="true"]');
    await skeleton.waitFor();
    await expect.poll(() => skeleton.locator("i").count()).toBeGreaterThan(30);
    release.resolve();
    await page.getByRole("heading", { level: 1, name: "Find the right place, right now" }).waitFor();
    await expect.poll(() => skeleton.count()).toBe(0);
  });
});

describe("the search of the home page", () => {
  test.for(["Enter in What", "Enter in Where", "the button"])(
    "goes to the results by %s",
    async (trigger, { visit }) => {
      const page = await visit("/");
      await searchBox(page, "What").fill("  café & bar ");
      if (trigger === "the button") await searchButton(page).click();
      else await searchBox(page, trigger === "Enter in What" ? "What" : "Where").press("Enter");
      await page.waitForURL((url) => url.pathname === "/search");
      await expect.poll(() => [...new URL(page.url()).searchParams]).toEqual([["q", "café & bar"]]);
      await page.getByRole("heading", { level: 1, name: / for “café & bar”$/ }).waitFor();
    },
  );

  test.for<[string, boolean]>([
    ["", true],
    ["", false],
    ["   ", true],
    ["   ", false],
  ])("does nothing with the keyword %j, with JavaScript: %s", async ([blank, javaScriptEnabled], { visit }) => {
    const page = await visit("/", { javaScriptEnabled });
    const places = () => page.evaluate(() => history.length);
    const before = await places();
    await searchBox(page, "What").fill(blank);
    await searchBox(page, "Where").fill("Chicago");
    await searchBox(page, "What").press("Enter");
    await searchBox(page, "Where").press("Enter");
    await searchButton(page).click();
    await expect.poll(() => pathAndQuery(page)).toBe("/");
    await expect.poll(() => isFocused(searchBox(page, "What"))).toBe(true);
    // A search that had started would be answered before this one.
    await searchBox(page, "What").fill("pizza");
    await searchBox(page, "What").press("Enter");
    await page.waitForURL("**/search?q=pizza&location=Chicago");
    await expect.poll(() => places()).toBe(before + 1);
  });

  test("works without JavaScript, with a place too", async ({ visit }) => {
    const page = await visit("/", { javaScriptEnabled: false });
    await searchBox(page, "What").fill("restaurant");
    await searchBox(page, "Where").fill("New York");
    await searchBox(page, "Where").press("Enter");
    await page.waitForURL("**/search?q=restaurant&location=New+York");
    await expect.poll(() => page.locator("h1").innerText()).toMatch(/^\d+ businesses for “restaurant” in New York$/);
    await expect.poll(() => page.locator("main article").count()).toBeGreaterThan(0);
  });
});

describe("suggestions", () => {
  const list = (page: Page) => page.getByRole("listbox");
  /** Returns the text of the active option of the box; undefined if none is active. */
  const active = (input: Locator) =>
    input.evaluate(
      (element) => document.getElementById(element.getAttribute("aria-activedescendant") ?? "")?.textContent,
    );

  test("are chosen by arrow keys and Enter, and closed by Escape", async ({ visit }) => {
    const page = await visit("/");
    const whatBox = searchBox(page, "What");
    // `fill` sets all letters at once: typed slowly, the list would be that of the first letters.
    await whatBox.fill("auto");
    await list(page).waitFor();
    await expect.poll(() => whatBox.getAttribute("aria-expanded")).toBe("true");
    await expect.poll(() => active(whatBox)).toBeUndefined();
    const options = await list(page).getByRole("option").allTextContents();
    await whatBox.press("ArrowDown");
    await expect.poll(() => active(whatBox)).toBe(options[0]);
    await whatBox.press("ArrowUp");
    await expect.poll(() => active(whatBox)).toBeUndefined();
    await whatBox.press("ArrowUp");
    await expect.poll(() => active(whatBox)).toBe(options.at(-1));

    await whatBox.press("Escape");
    await list(page).waitFor({ state: "hidden" });
    await expect.poll(() => whatBox.inputValue()).toBe("auto");
    await expect.poll(() => whatBox.getAttribute("aria-expanded")).toBe("false");
    await expect.poll(() => pathAndQuery(page)).toBe("/");

    await whatBox.press("ArrowDown");
    await list(page).waitFor();
    await whatBox.press("ArrowDown");
    await expect.poll(() => active(whatBox)).toBe(options[0]);
    await whatBox.press("Enter");
    await page.waitForURL("**/search?q=auto");
  });

  test("leave the other box and the button free on a phone", async ({ visit }) => {
    const page = await visit("/", { viewport: { width: 360, height: 740 }, hasTouch: true });
    await searchBox(page, "What").fill("rest");
    await list(page).waitFor();
    await searchBox(page, "Where").tap();
    await searchBox(page, "Where").fill("New York");
    await page.getByRole("listbox", { name: "Places" }).waitFor();
    await page.locator("main").getByRole("search").getByRole("button", { name: "Search" }).tap();
    await page.waitForURL("**/search?q=rest&location=New+York");
  });

  test("stay closed when Escape is pressed during the debounce of a letter", async ({ visit }) => {
    const page = await visit("/");
    const whatBox = searchBox(page, "What");
    // `fill` sets all letters at once: a debounce that started before the clock stopped would end.
    await whatBox.fill("aut");
    await list(page).waitFor();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await whatBox.pressSequentially("o");
    await whatBox.press("Escape");
    await list(page).waitFor({ state: "hidden" });
    await page.clock.runFor(10_000);
    await expect.poll(() => whatBox.getAttribute("aria-expanded")).toBe("false");
    await expect.poll(() => list(page).count()).toBe(0);
  });

  test("come for text that was typed before their code was loaded", async ({ visit }) => {
    const page = await visit("/");
    const release = Promise.withResolvers<void>();
    await page.route("**/client/**", async (route) => {
      await release.promise;
      await route.continue();
    });
    await searchBox(page, "What").pressSequentially("auto");
    await expect.poll(() => list(page).count()).toBe(0);
    release.resolve();
    await list(page).waitFor();
  });

  test("do not keep Enter from searching for the keyword", async ({ visit }) => {
    const page = await visit("/");
    await searchBox(page, "What").pressSequentially("auto");
    await list(page).waitFor();
    await searchBox(page, "What").press("Enter");
    await page.waitForURL((url) => url.pathname === "/search" && url.searchParams.get("q") === "auto");
    await list(page).waitFor({ state: "hidden" });
  });

  test("of a city fill the box", async ({ visit }) => {
    const page = await visit("/");
    const whereBox = searchBox(page, "Where");
    await whereBox.fill("chic");
    await list(page).waitFor();
    await whereBox.press("ArrowDown");
    await expect.poll(() => active(whereBox)).toMatch(/^Chicago/);
    await whereBox.press("Enter");
    await expect.poll(() => whereBox.inputValue()).toBe("Chicago");
    await list(page).waitFor({ state: "hidden" });
    await expect.poll(() => pathAndQuery(page)).toBe("/");
  });
});

describe("a directory without a business", () => {
  testOnEmpty("says so on its home page, with the next step and no row of zeros", async ({ visit }) => {
    const page = await visit("/");
    await section(page, "No businesses yet").waitFor();
    await expect.poll(() => page.locator("dl").count()).toBe(0);
    await expect.poll(() => page.getByRole("link", { name: "Add Your Business" }).count()).toBe(1);
    await expect
      .poll(() => page.locator('main a[href^="/city/"], main a[href^="/category/"], main article').count())
      .toBe(0);
  });
});
