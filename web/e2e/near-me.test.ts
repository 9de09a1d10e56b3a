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

/** Holds the position that documents opened from now on ask for, until the returned function is called. */
async function holdPosition(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator.geolocation, "getCurrentPosition", {
      value: (onPosition: PositionCallback) => Object.assign(window, { found: onPosition }),
    });
  });
  return () => page.evaluate((coords) => (Reflect.get(window, "found") as (at: object) => void)({ coords }), MANHATTAN);
}

/** Opens a list and asks for what is near; further lists wait for `answer`. */
async function openSlowList(page: Page) {
  const sendPosition = await holdPosition(page);
  await goTo(page, "/category/restaurants");
  const released = Promise.withResolvers<void>();
  await page.route("**/api/**", async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "Near me" }).click();
  return { sendPosition, answer: released.resolve };
}

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
    await expect.poll(async () => distances[(await cards(page).count()) - 1]).toBeLessThanOrEqual(5);
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
    await expect.poll(() => pathAndQuery(page)).toBe("/businesses");
    await expect.poll(() => cards(page).count()).toBe(20);
  });

  test("applies a late position to the list that is shown by then, and not to another page", async ({ visit }) => {
    const page = await visit("/cities");
    const sendPosition = await holdPosition(page);
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
    await expect.poll(() => pathAndQuery(page)).toBe("/about");
  });

  test("keeps a filter whose list still loads when the position comes", async ({ visit }) => {
    const page = await visit("/cities");
    const { sendPosition, answer } = await openSlowList(page);
    await option(page, "4 and up").click();
    await page.waitForURL("**/category/restaurants?minRating=4");
    await sendPosition();
    answer();
    await page.waitForURL("**/category/restaurants?minRating=4&sort=distance&lat=40.713&lng=-74.006");
    await chip(page, "4 and up").waitFor();
  });

  test("applies a position that comes while a skeleton is shown", async ({ visit }) => {
    const page = await visit("/cities");
    const { sendPosition, answer } = await openSlowList(page);
    await page.getByRole("link", { name: "Next" }).click();
    await page.getByRole("button", { name: "Near me" }).waitFor({ state: "detached" });
    await sendPosition();
    answer();
    await page.waitForURL("**/category/restaurants?sort=distance&lat=40.713&lng=-74.006");
  });

  test("is not offered without JavaScript", async ({ visit }) => {
    const page = await visit("/businesses", { javaScriptEnabled: false });
    await expect.poll(() => page.getByRole("button", { name: "Near me" }).count()).toBe(0);
  });
});
