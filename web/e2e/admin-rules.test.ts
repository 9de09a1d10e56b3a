import type { Page } from "playwright-core";
import { expect } from "vitest";
import { accessibilityViolations } from "./support/accessibility.ts";
import { RULES_SECTION } from "./support/import-tab.ts";
import { countBusinesses, toast } from "./support/panel.ts";
import { shop } from "./support/shops.ts";
import { panelReady, testOn } from "./support/test.ts";

const STATES = ["Illinois", "Missouri", "Ohio", "Oregon"];

/** Makes five shops of Springfield in Illinois, four in Missouri, and so on. */
const rows = STATES.flatMap((state, index) => Array.from({ length: 5 - index }, () => state)).map((state, index) =>
  shop(index + 1, { city: "Springfield", state, full_address: `${index + 1} Main Street, Springfield, ${state}` }),
);
const test = testOn({ rows });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function typeRule(page: Page, from: string, to: string) {
  await page.getByLabel("Current name").fill(from);
  await page.getByLabel("New name").fill(to);
  await button(page, "Preview rule").click();
}

test("a city in four states is renamed in the one that is chosen, and goes back by Undo in the activity list", async ({
  openPanel,
}) => {
  const page = await openPanel(RULES_SECTION);
  await typeRule(page, "Springfield", "Dayton");
  const dialog = page.getByRole("alertdialog");
  await dialog.getByText("Springfield is in 4 places. Which one do you mean?").waitFor();
  await expect.poll(() => dialog.getByRole("radio").count()).toBe(5);
  await expect.poll(() => button(page, "Change 14 businesses").isDisabled()).toBe(true);
  expect(await accessibilityViolations(page)).toEqual([]);
  await dialog.getByRole("radio", { name: /^Ohio/ }).check();
  await button(page, "Change 3 businesses").click();
  await toast(page, "3 businesses were changed");
  await page.getByText(/^Springfield in Ohio, .* → Dayton/).waitFor();
  const countInDayton = () => countBusinesses(page, "?city=Dayton");
  await expect.poll(() => countInDayton()).toBe(3);

  await page.goto("/admin-panel");
  await panelReady(page);
  await page.getByRole("button", { name: /^Undo: Rule added: city Springfield in Ohio/ }).click();
  await page.getByText("3 businesses go back to Springfield").waitFor();
  await button(page, "Remove rule").click();
  await toast(page, "3 businesses are back in Springfield");
  await expect.poll(() => countInDayton()).toBe(0);
});

test("names that no business has get suggestions, which can be taken", async ({ openPanel }) => {
  const page = await openPanel(RULES_SECTION);
  await typeRule(page, "Sprinfield", "Dayton");
  const dialog = page.getByRole("alertdialog");
  await dialog.getByText("No business is in the city Sprinfield. Did you mean").waitFor();
  await button(page, "Springfield").click();
  await dialog.getByText("Springfield is in 4 places.").waitFor();
  await button(page, "Cancel").click();
  await expect.poll(() => page.getByLabel("Current name").inputValue()).toBe("Springfield");
});

test("a category gets another name, and its former page leads to the new one", async ({ openPanel, site }) => {
  const page = await openPanel(RULES_SECTION);
  await page.getByRole("combobox", { name: "Change" }).click();
  await page.getByRole("option", { name: "Category name" }).click();
  await page.getByLabel("Category", { exact: true }).fill("Bakery");
  await page.getByLabel("New category").fill("Bread and cake shop");
  await button(page, "Preview rule").click();
  await button(page, `Change ${rows.length} businesses`).click();
  await toast(page, `${rows.length} businesses were changed`);
  await page.getByText("Bakery → Bread and cake shop").waitFor();
  const formerPage = await fetch(`${site.url}/category/bakery`, { redirect: "manual" });
  expect([formerPage.status, new URL(formerPage.headers.get("location") ?? "", site.url).pathname]).toEqual([
    301,
    "/category/bread-and-cake-shop",
  ]);
  const list = await fetch(`${site.url}/api/category/bread-and-cake-shop`);
  expect(list.headers.get("x-total-count")).toBe(String(rows.length));
});
