import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { cards, pathAndQuery } from "./support/locators.ts";
import { goTo, test } from "./support/test.ts";

const MANHATTAN = { latitude: 40.713, longitude: -74.006 };
const filters = (page: Page) => page.getByRole("navigation", { name: "Filters" });
const option = (page: Page, label: string) =>
  filters(page).getByRole("link", { name: new RegExp(`^${label}( [\\d,]+)?$`) });
const chip = (page: Page, label: string) => page.getByRole("link", { name: `Remove filter: ${label}` });
const sortBy = (page: Page) => page.getByLabel("Sort by");

describe("near me", () => {
  test("sorts the list by distance once the visitor allows it", async ({ visit }) => {
    const page = await visit("/category/restaurants?page=2", {
      geolocation: MANHATTAN,
      permissions: ["geolocation"],
    });
    await page.getByRole("button", { name: "Near me" }).click();
    await page.waitForURL("**/category/restaurants?sort=distance&lat=40.713&lng=-74.006");
    await page.getByText(/restaurants, nearest first$/).waitFor();
    const distances = (await cards(page).allInnerTexts()).map((text) => Number(/([\d.]+) mi$/m.exec(text)?.[1]));
    expect(distances).toHaveLength(20);
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
    await expect.poll(() => sortBy(page).inputValue()).toBe("distance");
    await option(page, "Within 5 mi").click();
    await page.getByText(/ within 5 mi of you, nearest first$/).waitFor();
    expect(distances[(await cards(page).count()) - 1]).toBeLessThanOrEqual(5);
    await page.getByText("The point without a number is you.").waitFor();
    await chip(page, "Within 5 mi").click();
    await chip(page, "Within 5 mi").waitFor({ state: "detached" });
    await chip(page, "Near you").click();
    await page.waitForURL("**/category/restaurants");
  });

  test("says what to do when the visitor denies it", async ({ visit }) => {
    const page = await visit("/businesses");
    await page.getByRole("button", { name: "Near me" }).click();
    await page.getByText(/^You have not allowed this site to see where you are\./).waitFor();
    expect(pathAndQuery(page)).toBe("/businesses");
    expect(await cards(page).count()).toBe(20);
  });

  test("applies a late position to the list that is shown by then, and not to another page", async ({ visit }) => {
    const page = await visit("/cities");
    await page.addInitScript(() => {
      Object.defineProperty(navigator.geolocation, "getCurrentPosition", {
        value: (onPosition: PositionCallback) => Object.assign(window, { found: onPosition }),
      });
    });
    const sendPosition = () =>
      page.evaluate((coords) => (Reflect.get(window, "found") as (at: object) => void)({ coords }), MANHATTAN);
    await goTo(page, "/category/restaurants");
    await page.getByRole("button", { name: "Near me" }).click();
    await option(page, "4 and up").click();
    await chip(page, "4 and up").waitFor();
    await sendPosition();
    await page.waitForURL("**/category/restaurants?minRating=4&sort=distance&lat=40.713&lng=-74.006");

    await page.getByRole("button", { name: "Near me" }).click();
    await page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: /^About/ }).waitFor();
    await sendPosition();
    expect(pathAndQuery(page)).toBe("/about");
  });

  test("applies a position that comes while a list still loads", async ({ visit }) => {
    const page = await visit("/cities");
    await page.addInitScript(() => {
      Object.defineProperty(navigator.geolocation, "getCurrentPosition", {
        value: (onPosition: PositionCallback) => Object.assign(window, { found: onPosition }),
      });
    });
    await goTo(page, "/category/restaurants");
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/businesses?**", async (route) => {
      await asked;
      await route.continue();
    });
    await page.getByRole("button", { name: "Near me" }).click();
    await option(page, "4 and up").click();
    await page.getByRole("button", { name: "Near me" }).waitFor({ state: "detached" });
    await page.evaluate((coords) => (Reflect.get(window, "found") as (at: object) => void)({ coords }), MANHATTAN);
    answer();
    await page.waitForURL("**/category/restaurants?minRating=4&sort=distance&lat=40.713&lng=-74.006");
  });

  test("is not offered without JavaScript", async ({ visit }) => {
    const page = await visit("/businesses", { javaScriptEnabled: false });
    expect(await page.getByRole("button", { name: "Near me" }).count()).toBe(0);
  });
});
