import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { cards } from "./support/locators.ts";
import { test } from "./support/test.ts";

const names = (page: Page) => cards(page).locator("h3").allInnerTexts();
const sentence = (page: Page) =>
  page
    .getByRole("status")
    .filter({ hasText: /business|restaurant|cit(y|ies)/ })
    .innerText();
const filters = (page: Page) => page.getByRole("navigation", { name: "Filters" });
const option = (page: Page, label: string) =>
  filters(page).getByRole("link", { name: new RegExp(`^${label}( [\\d,]+)?$`) });
const chip = (page: Page, label: string) => page.getByRole("link", { name: `Remove filter: ${label}` });
const sortBy = (page: Page) => page.getByLabel("Sort by");
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Returns the count of a list, from the HTML of the server. */
async function countAt(site: { url: string }, path: string): Promise<string | undefined> {
  const html = await (await fetch(site.url + path)).text();
  return /role="status">(?:<h1>)?([\d,]+) /.exec(html)?.[1];
}

describe("the filters of a list", () => {
  // The set of open businesses may change between two requests.
  test.for(["/businesses", "/search?q=bakery", "/city/New York?minRating=3", "/category/restaurants", "/cities"])(
    "on %s lead to as many businesses as they say",
    { retry: 2 },
    async (path, { visit, site }) => {
      // The features that are folded, too.
      const page = await visit(`${path}${path.includes("?") ? "&" : "?"}features=all`, { javaScriptEnabled: false });
      const options = await filters(page)
        .locator("li a:not([aria-current])")
        .evaluateAll((links) =>
          links.map((link) => ({ href: link.getAttribute("href") ?? "", count: link.lastElementChild?.textContent })),
        );
      expect(options.length).toBeGreaterThan(4);
      for (const { href, count } of options) {
        const countOfList = await countAt(site, href);
        expect(countOfList, href).toBe(count);
      }
    },
  );

  test("start again at page 1, become chips, and are taken away one by one or all at once", async ({ visit }) => {
    const page = await visit("/businesses?sort=name&page=2");
    await option(page, "4 and up").click();
    await page.waitForURL("**/businesses?minRating=4&sort=name");
    await chip(page, "4 and up").waitFor();
    await option(page, "New York").click();
    await page.waitForURL("**/businesses?city=New+York&minRating=4&sort=name");
    await page.getByText(/^\d+ businesses in New York, rated 4 or more$/).waitFor();
    await expect.poll(() => option(page, "New York").getAttribute("aria-current")).toBe("true");
    await chip(page, "4 and up").click();
    await page.waitForURL("**/businesses?city=New+York&sort=name");
    await page.getByText("24 businesses in New York", { exact: true }).waitFor();
    await option(page, "4.5 and up").click();
    await chip(page, "4.5 and up").waitFor();
    await page.getByRole("link", { name: "Clear Filters", exact: true }).click();
    await page.waitForURL("**/businesses");
    await expect.poll(() => chip(page, "").count()).toBe(0);
  });

  test("work without JavaScript, and so does the order", async ({ visit }) => {
    const page = await visit("/category/restaurants", { javaScriptEnabled: false });
    await option(page, "4 and up").click();
    await page.waitForURL("**/category/restaurants?minRating=4");
    await sortBy(page).selectOption("name");
    await page.getByRole("button", { name: "Sort", exact: true }).click();
    await page.waitForURL("**/category/restaurants?minRating=4&sort=name");
    const shownNames = await names(page);
    expect(shownNames).toEqual(shownNames.toSorted(new Intl.Collator("en").compare));
    await page.getByRole("link", { name: "Next" }).click();
    await page.getByText(/^Page 2 of /).waitFor();
    await chip(page, "4 and up").click();
    await page.waitForURL("**/category/restaurants?sort=name");
  });
});

describe("a list", () => {
  test("is sorted again from its first page", async ({ visit }) => {
    const page = await visit("/businesses?page=3");
    await expect.poll(() => page.getByRole("button", { name: "Sort", exact: true }).count()).toBe(0);
    await sortBy(page).selectOption("Most reviews");
    await page.waitForURL("**/businesses?sort=reviews");
    await page.getByText(/^Page 1 of /).waitFor();
    const reviews = (await cards(page).allInnerTexts()).map((text) =>
      Number(/([\d,]+) reviews?/.exec(text)?.[1]?.replaceAll(",", "") ?? 0),
    );
    expect(reviews).toEqual(reviews.toSorted((one, other) => other - one));
  });

  test("keeps its scroll position when a visitor goes back to it", async ({ visit }) => {
    const page = await visit("/category/restaurants?minRating=4");
    const remainingNames = await names(page);
    await page.getByRole("link", { name: "Next" }).scrollIntoViewIfNeeded();
    const scrollTopBefore = await scrollTop(page);
    expect(scrollTopBefore).toBeGreaterThan(500);
    await page.getByRole("link", { name: "Next" }).click();
    await page.getByText(/^Page 2 of /).waitFor();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goBack();
    await page.getByText(/^Page 1 of /).waitFor();
    await expect.poll(() => scrollTop(page)).toBe(scrollTopBefore);
    await expect.poll(() => names(page)).toEqual(remainingNames);
  });

  test("shows whether each business is open, and for most the next opening or closing time", async ({ visit }) => {
    const page = await visit("/city/New York");
    const texts = await cards(page).allInnerTexts();
    expect(texts).toHaveLength(20);
    for (const text of texts) expect(text).toMatch(/^(Open|Closed|Hours not known|Temporarily closed) ?/m);
    const changes = texts.filter((text) =>
      /^(Open|Closed) until (\w{3} )?(\d+(:\d\d)? [AP]M|midnight|noon)/m.test(text),
    );
    expect(changes.length).toBeGreaterThan(5);
  });

  test("has a map with a scale whose numbers lead to the cards", async ({ visit }) => {
    // With JavaScript the large map replaces the numbers as soon as it is loaded.
    const page = await visit("/city/New York", { javaScriptEnabled: false });
    const map = page.getByRole("group", { name: /^Map of \d+ places$/ });
    await expect.poll(() => map.getByText(/^[\d.]+ mi$/).count()).toBe(1);
    const third = (await names(page))[2] ?? "";
    await map.getByRole("link", { name: `3. ${third}` }).click();
    await expect.poll(() => page.locator("article:target h3").innerText()).toBe(third);
    await expect
      .poll(() => page.locator("article:target").getByRole("img", { name: "Number on the map: 3" }).count())
      .toBe(1);
  });

  test("says what happened when it cannot be loaded", async ({ visit, allowMessages }) => {
    allowMessages(/status of 503/);
    const page = await visit("/businesses");
    await page.route("**/api/**", (route) => route.fulfill({ status: 503, body: "" }));
    await page.getByRole("link", { name: "Next" }).click();
    await page.getByRole("heading", { level: 1, name: "Error Loading Businesses" }).waitFor();
    await page.getByText("Unable to load businesses. Please try again later.").waitFor();
  });
});

describe("the cities", () => {
  for (const javaScriptEnabled of [true, false])
    test(`are filtered by country, state and name, ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
      visit,
    }) => {
      const page = await visit("/cities?page=2", { javaScriptEnabled });
      await option(page, "United Kingdom").click();
      await page.waitForURL("**/cities?country=United+Kingdom");
      await option(page, "England").click();
      await page.getByRole("heading", { level: 1, name: "Cities in England, United Kingdom" }).waitFor();
      await page.getByLabel("City", { exact: true }).fill("brist");
      await page.getByLabel("City", { exact: true }).press("Enter");
      await page.waitForURL("**/cities?search=brist&state=England&country=United+Kingdom");
      await page.getByText("1 city for “brist” in England, United Kingdom").waitFor();
      await expect
        .poll(() =>
          page
            .locator("main li a")
            .filter({ hasText: /business/ })
            .allInnerTexts(),
        )
        .toEqual([expect.stringContaining("Bristol")]);
      await chip(page, "“brist”").click();
      await page.getByText("4 cities in England, United Kingdom", { exact: true }).waitFor();
      await chip(page, "United Kingdom").click();
      await page.waitForURL("**/cities");
      await page.getByText(/^\d+ cities$/).waitFor();
    });

  test("are indexed as a whole only", async ({ site }) => {
    for (const path of ["/cities", "/cities?page=2"]) {
      const rules = await robots(site, path);
      expect(rules, path).not.toContain("noindex");
    }
    for (const path of ["/cities?state=Texas", "/cities?country=Canada", "/cities?search=york"]) {
      const rules = await robots(site, path);
      expect(rules, path).toContain("noindex");
    }
  });

  async function robots(site: { url: string }, path: string): Promise<string> {
    const html = await (await fetch(site.url + path)).text();
    return /<meta name="robots" content="([^"]*)"/.exec(html)?.[1] ?? "";
  }
});

describe("an address of a list that makes no sense", () => {
  const LISTS = ["/businesses", "/search?q=a", "/city/New%20York", "/category/restaurants", "/cities"];

  test.for(LISTS)("%s: a page number past the end, or none at all, is not found", async (list, { site }) => {
    for (const page of ["9999", "0", "-1", "abc", "1e1", "%00", "99999999999999999999"]) {
      const response = await fetch(`${site.url}${list}${list.includes("?") ? "&" : "?"}page=${page}`);
      expect(response.status, page).toBe(404);
    }
  });

  const SCRIPT = "<script>window.taken=1</script><img src=x onerror=window.taken=1>";
  test.for([
    `/search?q=${encodeURIComponent(SCRIPT)}&location=${encodeURIComponent(SCRIPT)}`,
    `/businesses?search=${encodeURIComponent(SCRIPT)}&category=${encodeURIComponent(SCRIPT)}&city=${encodeURIComponent(SCRIPT)}`,
    `/cities?search=${encodeURIComponent(SCRIPT)}&state=${encodeURIComponent(SCRIPT)}&country=${encodeURIComponent(SCRIPT)}`,
    "/businesses?search=%00%0A%E0%A4%A&minRating=%00&status=x&sort=%27&openNow=maybe&lat=1e9&lng=NaN&radiusKm=-1",
    "/search?q=%00&location=%F0%9F%92%A9&lat=90&lng=180&radiusKm=0.1&sort=distance",
    "/city/New%20York?city=Atlantis&minRating=99&lat=40.7",
    "/category/restaurants?category=dentist&sort=distance",
    "/cities?state=%00&country=%27%22%3E",
  ])("%s shows a page, and its parameters stay text", async (path, { visit }) => {
    const page = await visit(path);
    await expect.poll(() => page.locator("h1").count()).toBe(1);
    await expect.poll(() => page.evaluate(() => "taken" in window)).toBe(false);
    if (path.includes("script")) await expect.poll(() => sentence(page)).toContain(SCRIPT);
  });
});
