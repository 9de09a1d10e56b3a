import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { accessibilityViolations, COLOR_RULES } from "./support/accessibility.ts";
import { DETAIL_BUSINESSES, LONG_NAME, pathOf } from "./support/detail-businesses.ts";
import { main, untilCodeLoaded } from "./support/locators.ts";
import { goTo, resize, testOn } from "./support/test.ts";

const test = testOn({ rows: DETAIL_BUSINESSES });
const OVENS = "/businesses?search=oven&sort=name";
const heart = (page: Page, name: string) => main(page).getByRole("button", { name: `Save ${name}`, exact: true });
const names = (page: Page) => main(page).getByRole("article").locator("h3 a").allInnerTexts();
const headerLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Saved places/ });
const savedIn = (page: Page) => page.evaluate(() => localStorage.getItem("saved-places"));
const isPressed = (page: Page, name: string) => heart(page, name).getAttribute("aria-pressed");
const stored = (places: { id: number; savedAt: number; note?: string }[]) => JSON.stringify({ version: 1, places });

/** Saves all three ovens from their list. */
async function saveOvens(page: Page): Promise<void> {
  for (const name of ["Third Oven", "Second Oven", "Corner Oven"]) {
    await heart(page, name).click();
    await expect.poll(() => isPressed(page, name)).toBe("true");
  }
}

test("hearts lead to a list with notes, a comparison, a link, contacts and paper, also without a connection", async ({
  visit,
  allowMessages,
}) => {
  allowMessages(/ERR_INTERNET_DISCONNECTED/);
  const page = await visit(OVENS, { viewport: { width: 1280, height: 900 }, permissions: ["clipboard-write"] });
  await saveOvens(page);
  await expect.poll(() => headerLink(page).innerText()).toContain("3");
  await page.getByRole("button", { name: "Show saved places" }).click();
  await main(page).getByRole("heading", { level: 1, name: "Saved places" }).waitFor();
  await expect.poll(() => names(page)).toEqual(["Corner Oven", "Second Oven", "Third Oven"]);

  await page.getByRole("textbox", { name: "Note on Second Oven" }).fill("Good for Sundays");
  for (const name of ["Corner Oven", "Second Oven"])
    await page.getByRole("checkbox", { name: `Compare ${name}` }).check();
  const comparison = page.getByRole("region", { name: "Comparison" });
  await expect
    .poll(() => comparison.getByRole("columnheader").allInnerTexts())
    .toEqual(["Fact", "Corner Oven", "Second Oven"]);
  await expect
    .poll(() => comparison.getByRole("row", { name: "Delivery" }).getByRole("cell").allInnerTexts())
    .toEqual(["Yes", "Not known"]);

  const contacts = await page.request.get(
    (await page.getByRole("link", { name: "Contacts" }).getAttribute("href")) ?? "",
  );
  const contactNames = (await contacts.text()).match(/^FN:.*/gm)?.map((line) => line.trim());
  expect(contactNames).toEqual(["FN:Corner Oven", "FN:Second Oven", "FN:Third Oven"]);

  await page.emulateMedia({ media: "print" });
  await expect
    .poll(() =>
      main(page).getByText("1 Example Street, Springfield, Illinois 62701", { exact: false }).first().isVisible(),
    )
    .toBe(true);
  await expect.poll(() => page.getByRole("textbox", { name: "Note on Second Oven" }).isVisible()).toBe(true);
  for (const name of ["Share", "Print"])
    await expect.poll(() => page.getByText(name, { exact: true }).isVisible()).toBe(false);
  await expect.poll(() => heart(page, "Corner Oven").isVisible()).toBe(false);
  await page.emulateMedia({ media: "screen" });

  // The page of a business comes from the server; the way back needs none.
  await goTo(page, pathOf("Gone Bakery"));
  await main(page).getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => savedIn(page)).toContain(`"id":3`);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await headerLink(page).hover();
  await untilCodeLoaded(page, "saved-page");
  await page.context().setOffline(true);
  await page.evaluate(() => localStorage.removeItem("saved-place-6"));
  await headerLink(page).click();
  await main(page).getByText("There is no connection. Places are shown as this browser last saw them.").waitFor();
  await expect.poll(() => names(page)).toEqual(["Gone Bakery", "Corner Oven", "Second Oven"]);
  await main(page).getByText("1 place will be shown once there is a connection.").waitFor();
  await expect
    .poll(() => page.getByRole("textbox", { name: "Note on Second Oven" }).inputValue())
    .toBe("Good for Sundays");
  await page.context().setOffline(false);
  await expect.poll(() => names(page)).toEqual(["Gone Bakery", "Corner Oven", "Second Oven", "Third Oven"]);
});

/** Returns the paths that the caches of the page have; those of scripts and styles as one, without their hashes. */
const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    const paths = (await Promise.all(caching)).flat().map(({ url }) => new URL(url).pathname);
    return [...new Set(paths.map((path) => path.replace(/^\/client\/.*/, "/client/")))].sort();
  });
const workerScopes = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );

test("the own list opens anew without a connection, no other page does, and all of it goes with the last place", async ({
  visit,
  allowMessages,
}) => {
  allowMessages(/ERR_INTERNET_DISCONNECTED/);
  const page = await visit(OVENS);
  await heart(page, "Second Oven").waitFor();
  await expect.poll(() => workerScopes(page)).toEqual([]);
  // A former version of the site left this.
  await page.evaluate(async () => (await caches.open("saved-page-former")).put("/gone", new Response("")));
  await heart(page, "Second Oven").click();
  await expect.poll(() => cachedPaths(page)).toEqual(["/client/", "/saved"]);
  await expect.poll(() => workerScopes(page)).toEqual(["/saved"]);
  await goTo(page, "/saved");
  await page.getByRole("textbox", { name: "Note on Second Oven" }).fill("Good for Sundays");
  await expect.poll(() => savedIn(page)).toContain("Good for Sundays");

  await page.context().setOffline(true);
  const tab = await page.context().newPage();
  await goTo(tab, "/saved");
  await main(tab).getByText("There is no connection. Places are shown as this browser last saw them.").waitFor();
  await expect.poll(() => names(tab)).toEqual(["Second Oven"]);
  await expect
    .poll(() => tab.getByRole("textbox", { name: "Note on Second Oven" }).inputValue())
    .toBe("Good for Sundays");
  await expect.poll(() => headerLink(tab).innerText()).toContain("1");
  for (const path of ["/about", "/saved?ids=5", "/"]) await expect(tab.goto(path)).rejects.toThrow("DISCONNECTED");
  await page.context().setOffline(false);

  await goTo(tab, "/saved?ids=6");
  await main(tab).getByRole("button", { name: "Save all" }).click();
  await expect.poll(() => savedIn(tab)).toContain(`"id":6`);
  await goTo(page, "/saved");
  await expect.poll(() => names(page)).toEqual(["Third Oven", "Second Oven"]);
  await heart(page, "Third Oven").click();
  await expect.poll(() => cachedPaths(page)).toContain("/saved");
  await heart(page, "Second Oven").click();
  await expect.poll(() => cachedPaths(page)).toEqual([]);
  await expect.poll(() => workerScopes(page)).toEqual([]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => cachedPaths(page)).toEqual(["/client/", "/saved"]);
  await page.context().setOffline(true);
  await goTo(page, "/saved");
  await expect.poll(() => names(page)).toEqual(["Second Oven"]);
});

test("a link shows somebody's list, and changes one's own only by Save all", async ({ visit }) => {
  const page = await visit("/saved?ids=5,6,999");
  await expect.poll(() => names(page)).toEqual(["Second Oven", "Third Oven"]);
  await main(page).getByText("1 place of this link is not in this directory.").waitFor();
  await expect.poll(() => savedIn(page)).toBeNull();
  await main(page).getByRole("button", { name: "Save all" }).click();
  await main(page).getByText("2 places are added to your list.").waitFor();
  await expect.poll(() => main(page).getByRole("button", { name: "All saved" }).isDisabled()).toBe(true);
  await main(page).getByRole("link", { name: "Your saved places" }).click();
  await main(page).getByRole("heading", { level: 1, name: "Saved places" }).waitFor();
  await expect.poll(() => names(page)).toEqual(["Second Oven", "Third Oven"]);
});

test("a removed place comes back with its note by Undo", async ({ visit }) => {
  const page = await visit(OVENS);
  await heart(page, "Second Oven").click();
  await expect.poll(() => isPressed(page, "Second Oven")).toBe("true");
  await goTo(page, "/saved");
  await page.getByRole("textbox", { name: "Note on Second Oven" }).fill("mine");
  await expect.poll(() => savedIn(page)).toContain("mine");
  await heart(page, "Second Oven").click();
  await main(page).getByText("Nothing is saved yet.").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => page.getByRole("textbox", { name: "Note on Second Oven" }).inputValue()).toBe("mine");
});

test("tabs are in step", async ({ visit }) => {
  const page = await visit(OVENS);
  const other = await page.context().newPage();
  await goTo(other, OVENS);
  await heart(page, "Second Oven").click();
  await expect.poll(() => isPressed(other, "Second Oven")).toBe("true");
  await heart(other, "Second Oven").click();
  await expect.poll(() => isPressed(page, "Second Oven")).toBe("false");
});

test("the heart follows the name in the order of Tab, and moves nothing", async ({ visit }) => {
  const page = await visit(OVENS);
  await heart(page, "Corner Oven").waitFor();
  await main(page).getByRole("link", { name: "Corner Oven", exact: true }).focus();
  await page.keyboard.press("Tab");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
    .toBe("Save Corner Oven");
  await page.keyboard.press("Enter");
  await expect.poll(() => isPressed(page, "Corner Oven")).toBe("true");
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)),
        ).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
  expect(shift).toBe(0);
});

test("a storage that is forbidden or full is said in a sentence", async ({ visit }) => {
  const page = await visit(OVENS);
  const notice = page.getByRole("region", { name: /^Notifications/ });
  for (const [error, sentence] of [
    ["QuotaExceededError", "This browser has no room left for the site. Remove some saved places, then save this one."],
    ["SecurityError", "This browser lets the site keep nothing"],
  ] as const) {
    await page.evaluate((name) => {
      Storage.prototype.setItem = () => {
        throw new DOMException("Refused by the test.", name);
      };
    }, error);
    await heart(page, "Corner Oven").click();
    await notice.getByText(sentence).waitFor();
  }
  await expect.poll(() => isPressed(page, "Corner Oven")).toBe("false");
});

describe("a list that the browser should not have", () => {
  test("of ten thousand places is shown a hundred at a time", async ({ visit }) => {
    const page = await visit("/about");
    const places = Array.from({ length: 10_000 }, (_, index) => ({ id: 10_000 - index, savedAt: 1 }));
    await page.evaluate((text) => localStorage.setItem("saved-places", text), stored(places));
    await goTo(page, "/saved");
    await main(page).getByText("10,000 places, kept in this browser only.", { exact: false }).waitFor();
    await expect
      .poll(() =>
        main(page)
          .getByRole("button", { name: /^Remove/ })
          .count(),
      )
      .toBe(100);
    await goTo(page, OVENS);
    await heart(page, "Corner Oven").waitFor();
    await expect.poll(() => isPressed(page, "Corner Oven")).toBe("true");
  });

  test("of broken text is said to be unreadable, and the next heart starts it anew", async ({ visit }) => {
    const page = await visit(OVENS);
    await page.evaluate(() => localStorage.setItem("saved-places", "{broken"));
    await goTo(page, "/saved");
    await main(page).getByText("A part of the list in this browser could not be read and is left out.").waitFor();
    await goTo(page, OVENS);
    await heart(page, "Corner Oven").click();
    await expect.poll(() => savedIn(page)).toContain(`"id":1`);
  });

  test("of places that are gone says so, beside a record that is broken", async ({ visit }) => {
    const page = await visit("/about");
    await page.evaluate(
      (text) => {
        localStorage.setItem("saved-places", text);
        localStorage.setItem("saved-place-1", '{"version":1,"business":{"id":1,"name":7}}');
      },
      stored([
        { id: 888, savedAt: 1, note: "where was it?" },
        { id: 1, savedAt: 1 },
      ]),
    );
    await goTo(page, "/saved");
    const gone = main(page).getByRole("region", { name: "No longer listed" });
    await expect.poll(() => gone.innerText()).toContain("is not in this directory. Your note: where was it?");
    await expect.poll(() => names(page)).toEqual(["Corner Oven"]);
    await gone.getByRole("button", { name: /^Remove/ }).click();
    await gone.waitFor({ state: "detached" });
  });
});

describe("axe finds no violations on", () => {
  test("a filled list with a comparison, on a phone and a desktop in both themes", async ({ visit }) => {
    const page = await visit(OVENS);
    await saveOvens(page);
    await goTo(page, pathOf(LONG_NAME));
    await main(page).getByRole("button", { name: "Save", exact: true }).click();
    await expect.poll(async () => (await savedIn(page))?.match(/"id":/g)).toHaveLength(4);
    await goTo(page, "/saved");
    for (const at of [0, 1, 2]) await page.getByRole("checkbox").nth(at).check();
    const violations: string[] = [];
    for (const width of [360, 1280])
      for (const colorScheme of ["light", "dark"] as const) {
        // The bar at the foot covers half a button of a card or none, as the height of cards changes with the time.
        await resize(page, width, 3_000);
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
        violations.push(...(await accessibilityViolations(page, colorScheme === "dark" ? COLOR_RULES : undefined)));
      }
    expect(violations).toEqual([]);
  });
});
