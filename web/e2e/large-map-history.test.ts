import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { isFocused, pathAndQuery, untilCodeLoaded } from "./support/locators.ts";
import { shop } from "./support/shops.ts";
import { testOn } from "./support/test.ts";

const rows = Array.from({ length: 50 }, (_, n) =>
  shop(n + 1, {
    city: "Gotham",
    latitude: 40.7 + Math.floor(n / 6) / 100,
    longitude: -74 + (n % 6) / 100,
    rating: 4.2,
  }),
);
const test = testOn({ rows });

const WIDE = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 360, height: 780 } };
const LARGE_MAP_CHUNK = /\/large-map-[^/]*\.js$/;
const FAILURE = "The map could not be loaded. Check the connection, and open it again.";
const enlarge = (page: Page) => page.getByRole("button", { name: "All on a map to move and zoom" });
const mapButton = (page: Page) => page.getByRole("button", { name: "Map", exact: true });
const ground = (page: Page) => page.getByRole("application", { name: /^Map of the results/ });
const pins = (page: Page) => page.locator("[data-pin]");
const isOpen = (page: Page) => page.locator("#map").evaluate((sheet) => sheet.matches(":popover-open"));
const historyLength = (page: Page) => page.evaluate(() => window.history.length);
/** Tells whether the current entry of the history is that of the open sheet. */
const isSheetEntry = (page: Page) =>
  page.evaluate(() => JSON.stringify(window.history.state as unknown).includes("own-entry"));
const rating = (page: Page, name: RegExp) => page.getByRole("link", { name }).first();

/** Answers requests to paths of this form later. Returns the function that lets them go. */
async function delay(page: Page, path: RegExp): Promise<() => void> {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(path, async (route) => {
    await answered;
    await route.continue();
  });
  return answer;
}

/** Waits until the entry of the history says that its list has the large map: pins of the last list stay while the next one loads. */
const untilMarked = (page: Page) => page.waitForFunction(() => JSON.stringify(history.state).includes("shown"));

describe("the large map beside the list", () => {
  test("that Back or Reload has shown is there on all further lists, and on the way back through them", async ({
    visit,
  }) => {
    const page = await visit("/city/Gotham?sort=name", WIDE);
    await enlarge(page).click();
    await pins(page).first().waitFor();
    await page.getByRole("link", { name: "Shop number 1", exact: true }).click();
    await page.waitForURL("**/details/**");
    await page.goBack();
    await pins(page).first().waitFor();
    await page.reload();
    await pins(page).first().waitFor();
    await rating(page, /^4 and up/).click();
    await page.waitForURL(/minRating=4/);
    await untilMarked(page);
    await rating(page, /^3 and up/).click();
    await page.waitForURL(/minRating=3/);
    await untilMarked(page);
    await page.goto("/about");
    for (const address of [/minRating=3/, /minRating=4/, /sort=name$/]) {
      await page.goBack();
      await page.waitForURL(address);
      await page.reload();
      await pins(page).first().waitFor();
    }
  });

  test("is there again on a list that was slow to load", async ({ visit }) => {
    const page = await visit("/city/Gotham?sort=name", WIDE);
    await enlarge(page).click();
    await pins(page).first().waitFor();
    const answer = await delay(page, /\/api\/.*page=2|\/api\/.*offset=/);
    await page.getByRole("link", { name: "Next", exact: false }).first().click();
    await ground(page).waitFor({ state: "detached" });
    answer();
    await page.waitForURL(/page=2/);
    await pins(page).first().waitFor();
    await page.reload();
    await pins(page).first().waitFor();
  });

  test("opened while a business loads marks no entry but the list's", async ({ visit }) => {
    const page = await visit("/city/Gotham?sort=name", WIDE);
    const answerCode = await delay(page, LARGE_MAP_CHUNK);
    const answerBusiness = await delay(page, /\/api\/businesses\//);
    await enlarge(page).click();
    const entries = await historyLength(page);
    // The page stays on screen while the focus is on filters.
    await page.getByRole("combobox", { name: "Sort by" }).focus();
    await page.getByRole("link", { name: "Shop number 1", exact: true }).evaluate((link: HTMLElement) => link.click());
    await page.waitForURL("**/details/**");
    answerCode();
    await pins(page).first().waitFor();
    const address = pathAndQuery(page);
    expect(address).toContain("/details/");
    await expect
      .poll(async () => JSON.stringify(await page.evaluate(() => window.history.state as unknown)))
      .not.toContain("shown");
    answerBusiness();
    await page.getByRole("heading", { level: 1, name: "Shop number 1" }).waitFor();
    await expect.poll(() => pathAndQuery(page)).toBe(address);
    await expect.poll(() => historyLength(page)).toBe(entries + 1);
    await expect
      .poll(async () => JSON.stringify(await page.evaluate(() => window.history.state as unknown)))
      .not.toContain("shown");
  });
});

describe("the map on a phone", () => {
  test("makes one entry of the history however quickly it is opened, closed and opened", async ({ visit }) => {
    const page = await visit("/city/Gotham", PHONE);
    const entries = await historyLength(page);
    await page.evaluate(async () => {
      const sheet = document.querySelector<HTMLElement>("#map");
      const task = () => new Promise((resolve) => setTimeout(resolve));
      for (let press = 0; press < 4; press++) {
        sheet?.togglePopover();
        await task();
      }
      sheet?.showPopover();
    });
    await ground(page).waitFor();
    await expect.poll(() => isSheetEntry(page)).toBe(true);
    await expect.poll(() => historyLength(page)).toBe(entries + 1);
    await expect.poll(() => isOpen(page)).toBe(true);
    await page.goBack();
    await expect.poll(() => isOpen(page)).toBe(false);
    await expect.poll(() => pathAndQuery(page)).toBe("/city/Gotham");
    await page.goForward();
    await expect.poll(() => isOpen(page)).toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(() => isSheetEntry(page)).toBe(false);
    await expect.poll(() => isOpen(page)).toBe(false);
    await mapButton(page).click();
    await expect.poll(() => isSheetEntry(page)).toBe(true);
    await page.goBack();
    await expect.poll(() => isOpen(page)).toBe(false);
    await expect.poll(() => historyLength(page)).toBe(entries + 1);
  });

  test("opened while the next list loads belongs to that list", async ({ visit }) => {
    const page = await visit("/city/Gotham?sort=name", PHONE);
    const answer = await delay(page, /\/api\/businesses\?/);
    await page.getByRole("list", { name: "Quick filters" }).getByRole("link", { name: "4+" }).click();
    await page.waitForURL(/minRating=4/);
    const entries = await historyLength(page);
    await page.locator("#map").evaluate((sheet: HTMLElement) => sheet.showPopover());
    await ground(page).waitFor();
    answer();
    await page.locator("main[aria-busy=false]").waitFor();
    await expect.poll(() => historyLength(page)).toBe(entries + 1);
    await expect.poll(() => isOpen(page)).toBe(true);
    await page.goBack();
    await expect.poll(() => isOpen(page)).toBe(false);
    await expect.poll(() => pathAndQuery(page)).toContain("minRating=4");
  });

  test("closed while the list of the area loads stays closed, and Back leaves that list", async ({ visit }) => {
    const page = await visit("/city/Gotham", PHONE);
    await mapButton(page).click();
    await pins(page).first().waitFor();
    await page.getByRole("button", { name: "Zoom in", exact: true }).click();
    const entries = await historyLength(page);
    const answer = await delay(page, /\/api\/businesses\?/);
    await page.getByRole("button", { name: "Search this area" }).click();
    await page.waitForURL(/\/businesses\?bounds=/);
    await page.getByRole("button", { name: /^List of \d+$/ }).click();
    // The skeleton of the next list replaces the last one, and its map.
    await page.locator("#map").waitFor({ state: "detached" });
    answer();
    await page.getByRole("heading", { level: 1, name: / in this area$/ }).waitFor();
    await mapButton(page).waitFor();
    await expect.poll(() => isOpen(page)).toBe(false);
    await expect.poll(() => historyLength(page)).toBe(entries);
    await page.goBack();
    await page.waitForURL("**/city/Gotham");
    await expect.poll(() => isOpen(page)).toBe(false);
  });

  test("is closed by Back that comes before its entry is on screen", async ({ visit }) => {
    const page = await visit("/city/Gotham?sort=name", PHONE);
    const entries = await historyLength(page);
    await page.evaluate(async () => {
      document.querySelector<HTMLElement>("#map")?.showPopover();
      const { length } = window.history;
      while (window.history.length === length) await new Promise((resolve) => setTimeout(resolve));
      window.history.back();
    });
    await expect.poll(() => isSheetEntry(page)).toBe(false);
    await expect.poll(() => isOpen(page)).toBe(false);
    await expect.poll(() => pathAndQuery(page)).toBe("/city/Gotham?sort=name");
    await expect.poll(() => historyLength(page)).toBe(entries + 1);
    await expect.poll(() => page.locator("[inert]").count()).toBe(0);
  });

  test("closed and left at once goes to the page before the list", async ({ visit }) => {
    const page = await visit("/city/Gotham", PHONE);
    await page.getByRole("list", { name: "Quick filters" }).getByRole("link", { name: "4+" }).click();
    await page.waitForURL(/minRating=4/);
    await page.locator("main[aria-busy=false]").waitFor();
    await mapButton(page).click();
    await expect.poll(() => isSheetEntry(page)).toBe(true);
    await page.evaluate(async () => {
      document.querySelector<HTMLElement>("#map")?.hidePopover();
      await new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
      window.history.back();
    });
    await page.waitForURL("**/city/Gotham");
    await expect.poll(() => isOpen(page)).toBe(false);
  });

  test("that was opened before hydration is a step of the history, too", async ({ openContext }) => {
    const page = await (await openContext(PHONE)).newPage();
    const answer = await delay(page, /\.js$/);
    await page.goto("/city/Gotham", { waitUntil: "commit" });
    await mapButton(page).click();
    await expect.poll(() => isOpen(page)).toBe(true);
    answer();
    await ground(page).waitFor();
    await expect.poll(() => isOpen(page)).toBe(true);
    await page.goBack();
    await expect.poll(() => isOpen(page)).toBe(false);
    await expect.poll(() => pathAndQuery(page)).toBe("/city/Gotham");
  });
});

test("the button of the large map is not there before it works, nor without JavaScript", async ({ visit }) => {
  const page = await visit("/city/Gotham", { ...WIDE, javaScriptEnabled: false });
  await page.getByRole("group", { name: /^Map of/ }).waitFor();
  await expect.poll(() => enlarge(page).isVisible()).toBe(false);
});

describe("a large map whose code could not be loaded", () => {
  for (const [name, viewport] of [
    ["beside the list", WIDE],
    ["on a phone", PHONE],
  ] as const)
    test(`${name} says so, and comes at the next press once the connection is back`, async ({
      visit,
      allowMessages,
    }) => {
      allowMessages(/^Failed to load resource/);
      const page = await visit("/city/Gotham?minRating=4", viewport);
      const isWide = viewport === WIDE;
      await untilCodeLoaded(page, "map-panel");
      await page.context().setOffline(true);
      await (isWide ? enlarge(page) : mapButton(page)).click();
      await page.getByText(FAILURE).waitFor();
      await expect.poll(() => enlarge(page).getAttribute("aria-busy")).toBe("false");
      await expect.poll(() => page.getByRole("group", { name: /^Map of/ }).isVisible()).toBe(true);
      await enlarge(page).click();
      await page.getByText(FAILURE).waitFor();
      await expect.poll(() => isFocused(enlarge(page))).toBe(true);
      await page.context().setOffline(false);
      await enlarge(page).click();
      await pins(page).first().waitFor();
      await expect.poll(() => isOpen(page)).toBe(!isWide);
      await expect.poll(() => pathAndQuery(page)).toBe("/city/Gotham?minRating=4");
    });

  test("comes after a reload by the visitor", async ({ visit, allowMessages }) => {
    allowMessages(/^Failed to load resource/);
    const page = await visit("/city/Gotham", WIDE);
    await page.route(LARGE_MAP_CHUNK, (route) => route.abort());
    await enlarge(page).click();
    await page.getByText(FAILURE).waitFor();
    await page.unroute(LARGE_MAP_CHUNK);
    await page.reload();
    await enlarge(page).click();
    await pins(page).first().waitFor();
  });
});
