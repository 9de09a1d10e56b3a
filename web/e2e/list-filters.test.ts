import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./support/test.ts";

const filters = (page: Page) => page.getByRole("navigation", { name: "Filters" });
const option = (page: Page, label: string) =>
  filters(page).getByRole("link", { name: new RegExp(`^${label}( [\\d,]+)?$`) });
const chip = (page: Page, label: string) => page.getByRole("link", { name: `Remove filter: ${label}` });

describe("the filters of a list", () => {
  test.for([true, false])("are a sheet on a phone (JavaScript: %s)", async (javaScriptEnabled, { visit }) => {
    const page = await visit("/city/New York", { viewport: { width: 360, height: 740 }, javaScriptEnabled });
    const open = page.getByRole("button", { name: "Filters" });
    expect(await filters(page).isVisible()).toBe(false);
    await open.click();
    await option(page, "4.5 and up").click();
    await page.waitForURL("**/city/New%20York?minRating=4.5");
    await page.getByText(", 1 applied").waitFor({ state: "attached" });
    // With JavaScript the sheet stays open for the next choice, with the number of results.
    expect(await filters(page).isVisible()).toBe(javaScriptEnabled);
    if (!javaScriptEnabled) await open.click();
    const count = (await page.getByRole("heading", { level: 1 }).innerText()).split(" ", 1)[0];
    await page.getByRole("button", { name: `Show ${count}`, exact: true }).click();
    expect(await filters(page).isVisible()).toBe(false);
  });

  test("have chips on a phone, which apply at once and can be taken away", async ({ visit }) => {
    const page = await visit("/businesses", { viewport: { width: 360, height: 740 } });
    const quick = page.getByRole("list", { name: "Quick filters" });
    await quick.getByRole("link", { name: "4.5+" }).click();
    await page.waitForURL("**/businesses?minRating=4.5");
    await expect.poll(() => quick.getByRole("link", { name: "4.5+" }).count()).toBe(0);
    await chip(page, "4.5 and up").click();
    await page.waitForURL("**/businesses");
    await quick.getByRole("link", { name: "4.5+" }).waitFor();
  });

  test("keep the focus when one is chosen by the keyboard", async ({ visit }) => {
    const page = await visit("/businesses");
    // The code of the filters comes after that of the page.
    await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: "Near me" }).waitFor();
    await option(page, "4 and up").focus();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/businesses?minRating=4");
    await chip(page, "4 and up").waitFor();
    expect(await option(page, "4 and up").evaluate((link) => link === document.activeElement)).toBe(true);
  });
});
