import { describe, expect } from "vitest";
import { writeWorkbook } from "../../server/spreadsheet/writing/write-workbook.ts";
import { accessibilityViolations } from "./support/accessibility.ts";
import { chooseFile, IMPORT_TAB, previewShown } from "./support/import-tab.ts";
import { contentWidth } from "./support/locators.ts";
import { writeShops } from "./support/shops.ts";
import { testOn } from "./support/test.ts";

const test = testOn();

const HEADER = ["Wer", "Wo genau", "Was", "Sterne (Schnitt)", "Bemerkung"];
const row = (number: number) => [`Laden ${number}`, `${number} Oak St, Austin, TX 78701`, "Bakery", "4,5", "neu"];

/** A workbook with columns that nobody knows. */
async function unknownColumns(name: string, first: number): Promise<string> {
  const file = await writeShops(name, []);
  await writeWorkbook(file, { header: HEADER }, [row(first), row(first + 1)]);
  return file;
}

describe("a file with unknown columns", () => {
  test("is mapped column by column, and the next file with these columns is read the same way", async ({
    openPanel,
  }) => {
    const page = await openPanel(IMPORT_TAB);
    await chooseFile(page, await unknownColumns("laden.xlsx", 1));
    await page.getByText("The columns of laden.xlsx are not understood").waitFor();
    const columns = page.getByRole("table", { name: "Columns of the file" });
    await columns.getByText("1 Oak St, Austin, TX 78701").waitFor();

    async function choose(column: string, field: string) {
      await page.getByRole("combobox", { name: `${column} is read as` }).click();
      await page.getByRole("option", { name: field, exact: true }).click();
    }
    await choose("Wer", "name");
    await choose("Wo genau", "full_address");
    await choose("Sterne (Schnitt)", "rating");
    expect(await accessibilityViolations(page)).toEqual([]);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await contentWidth(page), `${width} px`).toBeLessThanOrEqual(width);
    }
    await page.getByRole("button", { name: "Read the file again" }).click();
    await previewShown(page, "laden.xlsx");
    await page.getByText("2 rows have no place_id; identified by a key of name and place.").waitFor();
    await page.getByRole("button", { name: "Import 2 new" }).click();
    await page.getByRole("heading", { name: "laden.xlsx has been imported" }).waitFor();
    await page.getByText("Columns that were not used: Was, Bemerkung").waitFor();

    await chooseFile(page, await unknownColumns("mehr.xlsx", 2));
    await previewShown(page, "mehr.xlsx");
    await page.getByRole("button", { name: "Import 1 new" }).waitFor();
    await page.getByText("Columns: 3 recognised, 2 ignored").click();
    await page.getByText("Some columns are read as you chose for files with these columns.").waitFor();
  });
});
