import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { accessibilityViolations } from "./support/accessibility.ts";
import { RULES_SECTION, SEARCHES_SECTION } from "./support/import-tab.ts";
import { isFocused } from "./support/locators.ts";
import { toast } from "./support/panel.ts";
import { shops } from "./support/shops.ts";
import { testOn } from "./support/test.ts";

const test = testOn({ rows: shops(5) });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const synonyms = (page: Page) => page.getByRole("list", { name: "Synonyms" }).getByRole("listitem");
const missedSearches = (page: Page) =>
  page.getByRole("list", { name: "Searches with few results" }).getByRole("listitem");

/** Requests a different URL each time, since the response cache would answer a repeated one. */
async function search(site: { url: string }, q: string) {
  for (const sort of ["name", "rating", "reviews"])
    await (await fetch(`${site.url}/api/search?q=${encodeURIComponent(q)}&sort=${sort}`)).text();
}

describe("searches that found nothing", () => {
  test("are listed, and a click makes a synonym of one", async ({ openPanel, site }) => {
    for (const q of ["Zither lessons", "Xylophones"]) await search(site, q);
    const page = await openPanel(SEARCHES_SECTION);
    await expect.poll(() => missedSearches(page).count()).toBe(2);
    await expect
      .poll(() => missedSearches(page).last().innerText())
      .toMatch(/^zither lessons\s+3 searches, on \w+ \d+, \d{4}/);
    await page.getByRole("link", { name: "Add synonym for zither lessons" }).click();
    await page.getByText("There are no synonyms yet.").waitFor();
    const form = page.getByRole("form", { name: "New synonym" });
    await expect.poll(() => form.getByLabel("When someone searches").inputValue()).toBe("zither lessons");
    const to = form.getByLabel("Also find", { exact: true });
    await expect.poll(() => isFocused(to)).toBe(true);
    await expect.poll(() => form.locator("option").allTextContents()).toEqual(["Bakery"]);
    await to.fill("Bakery");
    expect(await accessibilityViolations(page)).toEqual([]);
    await button(page, "Add synonym").click();
    await toast(page, "Synonym added");
    await expect.poll(() => synonyms(page).innerText()).toMatch(/^zither lessons → Bakery/);
    await expect.poll(() => to.inputValue()).toBe("");
    await button(page, "Remove the synonym zither lessons → Bakery").click();
    await toast(page, "Synonym removed");
    await page.getByText("There are no synonyms yet.").waitFor();
    await page.getByRole("link", { name: "Searches", exact: true }).click();
    await expect.poll(() => missedSearches(page).count()).toBe(1);
    await button(page, "Dismiss the search xylophones").click();
    await page.getByText("None so far. Visitors find what they search for.").waitFor();
  });
});

describe("a synonym", () => {
  test("is found at once", async ({ openPanel, site }) => {
    const total = async () => (await (await fetch(`${site.url}/api/search?q=zwieback`)).json()).totalCount;
    await expect.poll(total).toBe(0);
    const page = await openPanel(RULES_SECTION);
    await page.getByLabel("When someone searches").fill("Zwieback");
    await page.getByLabel("Also find", { exact: true }).fill("Bakery");
    await button(page, "Add synonym").click();
    await toast(page, "Synonym added");
    await expect.poll(total).toBe(5);
  });

  test("that is invalid is refused beside the field, and what was typed stays", async ({
    openPanel,
    allowMessages,
  }) => {
    allowMessages(/status of 400/);
    const page = await openPanel(RULES_SECTION);
    const from = page.getByLabel("When someone searches");
    const to = page.getByLabel("Also find", { exact: true });
    await from.fill("Café");
    await to.fill("cafe");
    await button(page, "Add synonym").click();
    await page.getByText("The synonym is the same as what is searched.").waitFor();
    await expect.poll(() => to.getAttribute("aria-invalid")).toBe("true");
    await expect.poll(() => from.inputValue()).toBe("Café");
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});
