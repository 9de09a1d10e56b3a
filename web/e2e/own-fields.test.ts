import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { writeWorkbook } from "../../server/spreadsheet/writing/write-workbook.ts";
import { accessibilityViolations } from "./support/accessibility.ts";
import { chooseFile, IMPORT_TAB, previewShown, readRows, saveDownload } from "./support/import-tab.ts";
import { cards, contentWidth } from "./support/locators.ts";
import { toast } from "./support/panel.ts";
import { writeShops } from "./support/shops.ts";
import { goTo, reloadUntil, testOn } from "./support/test.ts";

const test = testOn();

const HEADER = ["Name", "Full address", "Category", "Rating", "Hunde", "Zahlt mit", "Speisekarte", "Notiz"];
const ROWS = [
  [
    "Kafi Eins",
    "1 Oak St, Austin, TX 78701",
    "Cafe",
    "4.5",
    "ja",
    "Visa; Bar",
    "https://eins.example/karte",
    "Hofseite",
  ],
  ["Kafi Zwei", "2 Oak St, Austin, TX 78701", "Cafe", "4.1", "nein", "Bar", "javascript:alert(1)", ""],
  ["Kafi Drei", "3 Oak St, Austin, TX 78701", "Cafe", "3.9", "ja", "Visa; Twint", "", "犬 ok"],
];

async function choose(page: Page, box: string, option: string) {
  await page.getByRole("combobox", { name: box }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

const keep = (page: Page, column: string) => choose(page, `Import ${column} as`, "Keep as own field…");

const exportAll = async (page: Page) => {
  await goTo(page, "/admin-panel?tab=businesses");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export All" }).click();
  return saveDownload(await download);
};

describe("a column that the owner keeps as an own field", () => {
  test("is followed from import through page, filter and export to the next import", async ({ openPanel, visit }) => {
    const page = await openPanel(IMPORT_TAB);
    const file = await writeShops("kafis.xlsx", []);
    await writeWorkbook(file, { header: HEADER }, ROWS);
    await chooseFile(page, file);
    await previewShown(page, file);
    await page.getByText(/^8 columns, /).click();
    for (const column of ["Hunde", "Zahlt mit", "Speisekarte", "Notiz"]) await keep(page, column);
    await page.getByLabel("Name of the own field for Hunde").fill("Dogs allowed");
    await expect
      .poll(() => page.getByRole("combobox", { name: "Type of the own field for Hunde" }).innerText())
      .toBe("Yes or no");
    await expect
      .poll(() => page.getByRole("combobox", { name: "Type of the own field for Speisekarte" }).innerText())
      .toBe("Text");
    await choose(page, "Type of the own field for Speisekarte", "Link");
    await choose(page, "Type of the own field for Zahlt mit", "List");
    expect(await accessibilityViolations(page)).toEqual([]);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => contentWidth(page), { message: `${width} px` }).toBeLessThanOrEqual(width);
    }
    await page.getByRole("button", { name: "Preview again" }).and(page.locator(":enabled")).click();
    await page.getByText("8 columns, 8 matched").waitFor();
    await page.getByRole("button", { name: "Import 3 new" }).click();
    await page.getByRole("heading", { name: "kafis.xlsx has been imported" }).waitFor();

    const details = await visit("/details/kafi-eins-austin");
    const section = details.getByRole("region", { name: "More details" });
    await expect
      .poll(async () => (await section.innerText()).split("\n").filter(Boolean))
      .toEqual([
        "More details",
        "Dogs allowed",
        "Yes",
        "Zahlt mit",
        "Visa, Bar",
        "Speisekarte",
        "eins.example/karte",
        "Notiz",
        "Hofseite",
      ]);
    await expect.poll(() => section.getByRole("link").getAttribute("href")).toBe("https://eins.example/karte");
    const second = await visit("/details/kafi-zwei-austin");
    await expect.poll(() => second.getByRole("region", { name: "More details" }).getByRole("link").count()).toBe(0);

    const list = await visit("/category/cafe?has=zahlt-mit.visa");
    await list.getByText("Zahlt mit: Visa").first().waitFor();
    const names = (await cards(list).allInnerTexts()).map((text) => /Kafi \w+/.exec(text)?.[0]);
    expect(new Set(names)).toEqual(new Set(["Kafi Drei", "Kafi Eins"]));

    const exported = await exportAll(page);
    const [header = []] = await readRows(exported);
    expect(header.slice(-4)).toEqual([
      "own: Dogs allowed (yes-no)",
      "own: Zahlt mit (list)",
      "own: Speisekarte (link)",
      "own: Notiz (text)",
    ]);
    await goTo(page, IMPORT_TAB);
    await chooseFile(page, exported);
    await previewShown(page, exported);
    await page.getByRole("button", { name: "Nothing to import" }).waitFor();
  });

  test("is edited by its type, renamed, removed and put back", async ({ openPanel, visit, allowMessages }) => {
    allowMessages(/400/);
    const page = await openPanel("/admin-panel?tab=businesses&search=Kafi+Zwei");
    await page.getByRole("button", { name: "Edit Kafi Zwei" }).click();
    const form = page.getByRole("dialog");
    await choose(page, "Dogs allowed", "Yes");
    await form.getByLabel("Speisekarte").fill("nowhere");
    await form.getByRole("button", { name: "Save changes" }).click();
    await form.getByText(/Speisekarte is not a web address/).waitFor();
    await form.getByLabel("Speisekarte").fill("zwei.example/menu");
    await form.getByRole("button", { name: "Save changes" }).click();
    await toast(page, "Business saved");
    const details = await visit("/details/kafi-zwei-austin");
    await reloadUntil(details, () => details.getByRole("link", { name: "zwei.example/menu" }).count(), 1);

    await goTo(page, IMPORT_TAB);
    await page.getByRole("button", { name: "Rename the own field Notiz" }).click();
    await page.getByRole("form", { name: "Rename Notiz" }).getByLabel("Name").fill("rating");
    await page.getByRole("button", { name: "Save name" }).click();
    await page.getByText("“rating” is the name of a field of Mainstreet").waitFor();
    await page.getByRole("form", { name: "Rename Notiz" }).getByLabel("Name").fill("Good to know");
    await page.getByRole("button", { name: "Save name" }).click();
    await toast(page, "Own field renamed");
    await page.getByRole("button", { name: "Remove the own field Good to know" }).click();
    await toast(page, "Own field removed");
    await page.getByRole("button", { name: "Restore the own field Good to know" }).click();
    await toast(page, "Own field restored");
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});
