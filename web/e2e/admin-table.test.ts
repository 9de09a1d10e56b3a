import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { accessibilityViolations } from "./support/accessibility.ts";
import { publicBusiness, toast } from "./support/panel.ts";
import { shops } from "./support/shops.ts";
import { testOn } from "./support/test.ts";

const test = testOn({ rows: shops(60) });
const TABLE = "/admin-panel?tab=businesses";

test("a cell is edited by Enter and by double click, and rows by Shift and all that match are chosen", async ({
  openPanel,
  site,
}) => {
  const page = await openPanel(`${TABLE}&sort=name`, { viewport: { width: 1440, height: 900 } });
  const firstRow = page.locator("tbody tr").first();
  const id = await firstRow.getAttribute("data-id");
  await firstRow.locator("[data-column=phone]").dblclick();
  await page.getByRole("textbox", { name: /^Phone of/ }).fill("+81 3 5555 0147");
  await page.keyboard.press("Enter");
  await toast(page, "Phone saved");
  await expect.poll(() => publicBusiness(site, id)).toMatchObject({ phone: "+81 3 5555 0147" });
  await firstRow.locator("[data-column=phone]").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: /^Category of/ }).fill("Never saved");
  await page.keyboard.press("Escape");
  await firstRow.locator("[data-column=category]:focus").waitFor();
  await expect.poll(() => firstRow.innerText()).not.toContain("Never saved");
  await page.getByRole("checkbox").nth(1).click();
  await page
    .getByRole("checkbox")
    .nth(3)
    .click({ modifiers: ["Shift"] });
  await page.getByText("3 businesses selected").waitFor();
  await page.getByRole("button", { name: "Select all 60 that match" }).click();
  await page.getByText("60 businesses selected").waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Clear selection" }).click();
  await page.getByText("Showing 1 to 50 of 60 businesses").waitFor();
  await page.getByRole("link", { name: "Name", exact: true }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get("sort")).toBe("-name");
});

test("what is filtered is exported as CSV, and a view is kept under a name", async ({ openPanel }) => {
  const page = await openPanel(`${TABLE}&sort=name&missing=website`);
  await page.getByRole("button", { name: /^Export \d/ }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: /^CSV/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^businesses_filtered_\d{4}-\d\d-\d\d\.csv$/);
  const lines = readFileSync(await download.path(), "utf8")
    .trimEnd()
    .split("\r\n");
  const { totalCount } = await (await page.request.get("/api/admin/businesses?missing=website")).json();
  expect(lines).toHaveLength(1 + totalCount);
  await page.getByRole("button", { name: "Save this view" }).click();
  await page.getByLabel("Name", { exact: true }).fill("No website");
  await page.getByRole("button", { name: "Save view" }).click();
  await page.getByRole("link", { name: "All", exact: true }).click();
  await page.getByRole("link", { name: "No website" }).click();
  await expect.poll(() => new URL(page.url()).search).toBe("?tab=businesses&missing=website&sort=name");
});

test("every heading can be read, and the columns of the start fit", async ({ openPanel }) => {
  const page = await openPanel(`${TABLE}&sort=verified`, { viewport: { width: 1440, height: 900 } });
  const clipped = () =>
    page
      .locator("thead th")
      .evaluateAll((headings) =>
        headings.filter((th) => th.clientWidth > 0 && th.scrollWidth > th.clientWidth).map((th) => th.textContent),
      );
  const overflow = () =>
    page.getByRole("grid").evaluate(({ parentElement: sheet }) => (sheet ? sheet.scrollWidth - sheet.clientWidth : -1));
  await page.locator("tbody tr").first().waitFor();
  for (const width of [1440, 820]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => clipped(), { message: `${width} px` }).toEqual([]);
    await expect.poll(() => overflow(), { message: `${width} px` }).toBe(0);
  }
});
