import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "vitest";
import { accessibilityViolations } from "./support/accessibility.ts";
import { chooseFile, IMPORT_TAB, previewShown, readCounts } from "./support/import-tab.ts";
import { contentWidth } from "./support/locators.ts";
import { countBusinesses } from "./support/panel.ts";
import { shops, writeShops } from "./support/shops.ts";
import { testOn } from "./support/test.ts";

const test = testOn();

test("A file of another format is chosen beside Excel files, previewed and imported alike", async ({ openPanel }) => {
  const page = await openPanel(IMPORT_TAB);
  const folder = dirname(await writeShops("any.xlsx", shops(1)));
  const lines = ["name;place_id;rating", "Csv Corner;csv-1;4,5", '"Csv "Café";csv-2;4', "Csv Kiosk;csv-3"];
  const csv = join(folder, "corner.csv");
  writeFileSync(csv, Buffer.from(`${lines.join("\r\n")}\r\n`, "latin1"));
  const before = await countBusinesses(page);
  await page.getByRole("button", { name: "Other formats" }).first().waitFor();
  await page.getByLabel("File of another format").setInputFiles(csv);
  await previewShown(page, csv);
  await expect.poll(() => readCounts(page)).toMatchObject({ New: "1", Rejected: "2" });
  const rejectedRows = page.getByRole("table", { name: "Rejected rows" }).locator("tbody tr");
  await expect
    .poll(() => rejectedRows.allInnerTexts())
    .toEqual([
      expect.stringMatching(/3\s+whole row\s+.*quotes/),
      expect.stringMatching(/4\s+whole row\s+.*has 2 cells where the header has 3/),
    ]);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Import 1 new" }).click();
  await page.getByRole("heading", { name: "corner.csv has been imported" }).waitFor();
  await expect.poll(() => countBusinesses(page)).toBe(before + 1);
  await page.getByLabel("File of another format").setInputFiles(await writeShops("more.xlsx", shops(1)));
  await page.getByRole("alert").filter({ hasText: "more.xlsx is an Excel file" }).waitFor();
});

test("A file has to be chosen again once the server has deleted it, as it does when it restarts", async ({
  openPanel,
  site,
}) => {
  const page = await openPanel(IMPORT_TAB);
  const file = await writeShops("deleted.xlsx", shops(3, 400_000));
  await chooseFile(page, file);
  await previewShown(page, file);
  const uploads = join(site.folder, "uploads");
  for (const id of readdirSync(uploads)) rmSync(join(uploads, id), { recursive: true });
  await page.reload();
  await page.getByText("Choose deleted.xlsx again").waitFor();
  await expect.poll(() => page.getByRole("button", { name: /^Import / }).count()).toBe(0);
  expect(await accessibilityViolations(page)).toEqual([]);
  await chooseFile(page, file);
  await previewShown(page, file);
  await page.getByRole("button", { name: "Import 3 new" }).click();
  await page.getByRole("heading", { name: "deleted.xlsx has been imported" }).waitFor();
});

test("A text with an ambiguous encoding is read in the chosen one", async ({ openPanel }) => {
  const page = await openPanel(IMPORT_TAB);
  const csv = join(dirname(await writeShops("any.xlsx", shops(1))), "creme.csv");
  writeFileSync(csv, Buffer.from("name,place_id\nCr\xe8me,creme-1\n", "latin1"));
  await page.getByLabel("File of another format").setInputFiles(csv);
  await page.getByRole("alert").filter({ hasText: "The encoding of creme.csv is not clear" }).waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Preview again" }).isDisabled()).toBe(true);
  await page.getByRole("combobox", { name: "Encoding" }).click();
  await page.getByRole("option", { name: "Western European (Windows-1252)" }).click();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Preview again" }).click();
  await previewShown(page, csv);
  await page.getByRole("button", { name: "Import 1 new" }).click();
  await page.getByRole("heading", { name: "creme.csv has been imported" }).waitFor();
  const { businesses } = await (await page.request.get("/api/businesses?search=creme")).json();
  expect(businesses).toMatchObject([{ name: "Crème", placeId: "creme-1" }]);
});

test("Both buttons fit on a phone", async ({ openPanel }) => {
  const page = await openPanel(IMPORT_TAB);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: "Other formats" }).waitFor();
  await expect.poll(() => contentWidth(page)).toBeLessThanOrEqual(360);
});

test("The country of most rows is offered for the others, and given to them once it is chosen", async ({
  openPanel,
}) => {
  const page = await openPanel(IMPORT_TAB);
  const csv = join(dirname(await writeShops("any.xlsx", shops(1))), "herons.csv");
  const rows = [1, 2, 3].map((number) => `Heron ${number},${number} Mill Rd,Stowe,${number < 3 ? "VT" : ""},5672`);
  writeFileSync(csv, ["name,address,city,state,zip", ...rows].join("\n"));
  await page.getByLabel("File of another format").setInputFiles(csv);
  await previewShown(page, csv);
  await page.getByText("1 row has no country; 2 others are in the United States.").waitFor();
  const country = page.getByRole("combobox", { name: "Country of this file" });
  await expect.poll(() => country.innerText()).toContain("United States");
  await country.click();
  await page.getByRole("option", { name: "As each row says", exact: true }).click();
  await expect.poll(() => page.getByRole("button", { name: "Preview again" }).isDisabled()).toBe(true);
  await country.click();
  await page.getByRole("option", { name: "United States", exact: true }).click();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Preview again" }).click();
  await page.getByText("Rows without a country are imported as the United States.").waitFor();
  await page.getByRole("button", { name: "Import 3 new" }).click();
  await page.getByRole("heading", { name: "herons.csv has been imported" }).waitFor();
  const { businesses } = await (await page.request.get("/api/businesses?state=VT&search=heron")).json();
  expect(businesses.map(({ zipCode }: { zipCode: string }) => zipCode)).toEqual(["05672", "05672", "05672"]);
});

test("A file whose IDs are those of other businesses is imported only once that is allowed", async ({ openPanel }) => {
  const page = await openPanel(IMPORT_TAB);
  const folder = dirname(await writeShops("any.xlsx", shops(1)));
  const write = (name: string, kind: string) => {
    const rows = Array.from({ length: 6 }, (_, at) => `wren-${at},${kind} ${at},${at} ${kind} Rd,Stowe,VT,05672`);
    writeFileSync(join(folder, name), ["place_id,name,address,city,state,zip", ...rows].join("\n"));
    return join(folder, name);
  };
  const bars = write("wren-bars.csv", "Bar");
  await page.getByLabel("File of another format").setInputFiles(bars);
  await previewShown(page, bars);
  await page.getByRole("button", { name: "Import 6 new" }).click();
  await page.getByRole("heading", { name: "wren-bars.csv has been imported" }).waitFor();

  const salons = write("wren-salons.csv", "Salon");
  await page.getByLabel("File of another format").setInputFiles(salons);
  await previewShown(page, salons);
  const warning = page.getByRole("alert").filter({ hasText: "The IDs in this file look wrong" });
  await warning.getByText("6 of 6 rows of wren-salons.csv have the ID of a business with another name").waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => contentWidth(page), { message: `${width} px` }).toBeLessThanOrEqual(width);
  }
  await page.getByRole("radio", { name: /^Update them/ }).check();
  const update = page.getByRole("button", { name: "Update 6" });
  await expect.poll(() => update.isDisabled()).toBe(true);
  const allowed = warning.getByRole("checkbox", { name: "Import it anyway" });
  await allowed.focus();
  await page.keyboard.press("Space");
  await expect.poll(() => allowed.isChecked()).toBe(true);
  await update.click();
  await page.getByRole("heading", { name: "wren-salons.csv has been imported" }).waitFor();
  await expect.poll(() => readCounts(page)).toMatchObject({ Updated: "6" });
});
