import type { Page } from "playwright-core";
import { expect } from "vitest";
import { DETAIL_BUSINESSES } from "./support/detail-businesses.ts";
import { cards, main } from "./support/locators.ts";
import { goTo, testOn } from "./support/test.ts";

const test = testOn({ rows: DETAIL_BUSINESSES });
const OVENS = ["Corner Oven", "Second Oven", "Third Oven"];
const savedCount = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("saved-places") ?? '{"places":[]}').places.length);

test("a comparison has all its places in sight on a phone, with the roles of a table", async ({ visit }) => {
  const page = await visit("/businesses?search=oven&sort=name", { viewport: { width: 360, height: 780 } });
  for (const name of OVENS) {
    await main(page)
      .getByRole("button", { name: `Save ${name}`, exact: true })
      .click();
    await expect.poll(() => savedCount(page)).toBe(OVENS.indexOf(name) + 1);
  }
  await goTo(page, "/saved");
  for (const name of OVENS) await page.getByRole("checkbox", { name: `Compare ${name}` }).check();
  const comparison = page.getByRole("region", { name: "Comparison" });
  const row = comparison.getByRole("row", { name: "Delivery" });
  await expect.poll(() => row.getByRole("rowheader").innerText()).toBe("Delivery");
  await expect.poll(() => row.getByRole("cell").count()).toBe(3);
  const boxes = await row
    .getByRole("cell")
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect()).map(({ left, right }) => [left, right]));
  for (const [left = 0, right = 0] of boxes) {
    expect(left).toBeGreaterThanOrEqual(16);
    expect(right).toBeLessThanOrEqual(344);
  }
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("without JavaScript there are no hearts, and a link still shows its places", async ({ visit }) => {
  const page = await visit("/saved?ids=1,5", { javaScriptEnabled: false });
  await expect.poll(() => cards(page).locator("h3 a").allInnerTexts()).toEqual(["Corner Oven", "Second Oven"]);
  await expect.poll(() => main(page).getByRole("button", { name: /^Save/ }).count()).toBe(0);
  await page.goto("/saved");
  await main(page).getByText("Saving places needs JavaScript").waitFor();
});
