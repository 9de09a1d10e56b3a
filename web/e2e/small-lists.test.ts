import { expect } from "vitest";
import { goTo, testOn } from "./support/test.ts";

const vermontBakery = (name: string, city: string, isVerified: string) => ({
  name,
  category: "Bakery",
  full_address: `1 Example Street, ${city}`,
  city,
  state: "Vermont",
  country: "United States",
  rating: 4,
  reviews: 2,
  verified: isVerified,
  place_id: `ChIJ_made_up_${name}`,
});

const test = testOn({
  rows: [
    vermontBakery("First Crust", "Burlington", "TRUE"),
    { ...vermontBakery("Second Crust", "Montpelier", "FALSE"), reviews: "" },
  ],
});
test("cities of one state offer no choice of regions", async ({ visit }) => {
  const page = await visit("/cities");
  await page.getByText("2 cities", { exact: true }).waitFor();
  await expect.poll(() => page.locator("main").getByText("Filters").count()).toBe(0);
});

test("cards of businesses without hours say so instead of Closed, and the filter Open now excludes them", async ({
  visit,
}) => {
  const page = await visit("/city/Burlington");
  const card = page.locator("main article");
  await expect.poll(() => card.getByText("Hours not known", { exact: true }).count()).toBe(1);
  await expect.poll(() => card.getByText(/Closed/).count()).toBe(0);
  await goTo(page, "/city/Burlington?openNow=1");
  await expect.poll(() => card.count()).toBe(0);
});

test("a rating without a number of reviews is shown and found, and nothing is said of reviews", async ({ visit }) => {
  const page = await visit("/businesses?minRating=4");
  await page.getByText("2 businesses, rated 4 or more").waitFor();
  await goTo(page, "/city/Montpelier");
  await expect.poll(() => page.locator("main article").innerText()).toMatch(/^4\.0$/m);
  await expect.poll(() => page.locator("main article").innerText()).not.toMatch(/review|not rated|no rating/i);
  await goTo(page, "/details/second-crust-montpelier");
  const texts = await page.locator("main").innerText();
  expect(texts).toContain("It is rated 4.0 of 5 stars.");
  expect(texts).not.toMatch(/\d reviews?\b|no reviews/i);
});

test("the cards of a city say who is verified and lead to the details", async ({ visit }) => {
  const page = await visit("/city/Burlington");
  const card = page.locator("main article");
  await expect.poll(() => card.getByText("Verified", { exact: true }).count()).toBe(1);
  await goTo(page, "/city/Montpelier");
  await expect.poll(() => card.getByText("Verified", { exact: true }).count()).toBe(0);
  // A card has a description only if the business has one of its own.
  await expect.poll(() => card.innerText()).not.toMatch(/is listed under|rated \d/);
  await card.getByRole("link", { name: "View Details: Second Crust" }).click();
  await page.getByRole("heading", { level: 1, name: "Second Crust" }).waitFor();
});

test.for<[string, string, string, string]>([
  ["/category/entertainment", "No businesses found: entertainment venues", "Browse All Categories", "/businesses"],
  ["/city/Chicago", "No businesses found in Chicago", "View All Cities", "/cities"],
  ["/businesses?search=nothing", "No businesses found for “nothing”", "Clear Filters", "/businesses"],
  [
    "/category/bakery?minRating=5",
    "No businesses found: bakeries, rated 5 or more",
    "Clear Filters",
    "/category/bakery",
  ],
])("%s says that nothing was found, and offers a next step", async ([path, sentence, linkName, href], { visit }) => {
  const page = await visit(path);
  await page.getByText(sentence, { exact: true }).waitFor();
  await expect.poll(() => page.locator("main").getByRole("link", { name: linkName }).getAttribute("href")).toBe(href);
  await expect.poll(() => page.locator("meta[name=robots]").getAttribute("content")).toContain("noindex");
});
