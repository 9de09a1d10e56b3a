import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "vitest";
import { accessibilityViolations } from "./support/accessibility.ts";
import { IMPORT_TAB, previewShown } from "./support/import-tab.ts";
import { contentWidth } from "./support/locators.ts";
import { toast, toasts } from "./support/panel.ts";
import { shops, writeShops } from "./support/shops.ts";
import { testOn } from "./support/test.ts";

const test = testOn();

test("Left-out values are corrected on screen, come back when they cannot be read, and are undone", async ({
  openPanel,
}) => {
  const csv = join(dirname(await writeShops("any.xlsx", shops(1))), "weirs.csv");
  const lines = [
    "name,full_address,place_id,rating,site",
    "Weir Deli,2 Weir Way,w1,seven,javascript:alert(1)",
    "Weir Bank,4 Weir Way,w2,4,https://weir.example",
  ];
  writeFileSync(csv, `${lines.join("\n")}\n`);
  const page = await openPanel(IMPORT_TAB, { viewport: { width: 820, height: 1180 } });
  await page.getByLabel("File of another format").setInputFiles(csv);
  await previewShown(page, csv);
  await page.getByRole("button", { name: "Import 2 new" }).click();
  await page.getByRole("heading", { name: "weirs.csv has been imported" }).waitFor();
  await page.getByRole("link", { name: "Correct skipped values" }).first().click();

  const rating = page.getByLabel("rating of Weir Deli, weirs.csv, row 2");
  const site = page.getByLabel("site of Weir Deli, weirs.csv, row 2");
  await expect.poll(() => rating.inputValue()).toBe("seven");
  await expect.poll(() => site.inputValue()).toBe("javascript:alert(1)");
  const importButton = page.getByRole("button", { name: "Import corrections" });
  await expect.poll(() => importButton.isDisabled()).toBe(true);
  expect(await accessibilityViolations(page)).toEqual([]);
  await expect.poll(() => contentWidth(page)).toBe(820);

  await rating.fill("4.5");
  await site.fill("javascript:void(0)");
  await page.getByText("2 values of 2 will be imported.").waitFor();
  await importButton.dblclick();
  await toast(page, "1 value imported");
  await expect.poll(() => rating.count()).toBe(0);
  // The refused value is still there and marked, and the browser asks before it leaves it.
  await expect.poll(() => site.inputValue()).toBe("javascript:void(0)");
  await expect.poll(() => site.getAttribute("aria-invalid")).toBe("true");
  const asks = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  await (await asks).dismiss();
  await toasts(page).filter({ hasText: "1 value imported" }).getByRole("button", { name: "Undo" }).click();
  await toast(page, "Undone");

  await site.fill("weir-deli.example");
  await importButton.click();
  await page.getByText("Nothing is left to correct.").waitFor();
  const response = await page.request.get("/api/businesses?search=Weir+Deli");
  const { businesses } = (await response.json()) as { businesses: { website: string; rating: number }[] };
  expect(businesses).toMatchObject([{ website: "https://weir-deli.example", rating: 0 }]);
  await page.getByRole("link", { name: "Back to imports" }).click();
  await page.getByRole("heading", { name: "Past imports" }).waitFor();
  await expect.poll(() => page.getByRole("link", { name: "Correct skipped values" }).count()).toBe(0);
});
