import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import type { Job } from "#contract/admin-api";
import { writeWorkbook } from "../../server/spreadsheet/writing/write-workbook.ts";
import { accessibilityViolations } from "./support/accessibility.ts";
import { chooseFile, IMPORT_TAB, previewShown } from "./support/import-tab.ts";
import { contentWidth } from "./support/locators.ts";
import { shops, writeShops } from "./support/shops.ts";
import { testOn } from "./support/test.ts";

const test = testOn();

const HEADER = ["Wer", "Wo genau", "Was", "Sterne (Schnitt)", "Bemerkung"];
const row = (number: number) => [`Laden ${number}`, `${number} Oak St, Austin, TX 78701`, "Bakery", "4,5", "neu"];

/** Writes a workbook with unknown columns. */
async function unknownColumns(name: string, first: number, header = HEADER): Promise<string> {
  const file = await writeShops(name, []);
  await writeWorkbook(file, { header }, [row(first), row(first + 1)]);
  return file;
}

async function choose(page: Page, column: string, field: string) {
  await page.getByRole("combobox", { name: `Import ${column} as` }).click();
  await page.getByRole("option", { name: field, exact: true }).click();
}

const fieldOf = (page: Page, column: string) => page.getByRole("combobox", { name: `Import ${column} as` }).innerText();

describe("a file with unknown columns", () => {
  test("is mapped column by column, and the next file with these columns is read the same way", async ({
    openPanel,
  }) => {
    const page = await openPanel(IMPORT_TAB);
    await chooseFile(page, await unknownColumns("laden.xlsx", 1));
    await page.getByText("We couldn't tell what the columns in laden.xlsx are").waitFor();
    const columns = page.getByRole("table", { name: "Columns of the file" });
    await columns.getByText("1 Oak St, Austin, TX 78701").waitFor();

    await choose(page, "Wer", "Name");
    await choose(page, "Wo genau", "Full address");
    await choose(page, "Sterne (Schnitt)", "Rating");
    expect(await accessibilityViolations(page)).toEqual([]);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => contentWidth(page), { message: `${width} px` }).toBeLessThanOrEqual(width);
    }
    await page.getByRole("button", { name: "Preview again" }).click();
    await previewShown(page, "laden.xlsx");
    await page.getByText("2 rows have no Google place ID; they are matched by name and place.").waitFor();
    await page.getByRole("button", { name: "Import 2 new" }).click();
    await page.getByRole("heading", { name: "laden.xlsx has been imported" }).waitFor();
    await page.getByText("Columns that were not used: Was, Bemerkung").waitFor();

    await chooseFile(page, await unknownColumns("mehr.xlsx", 2));
    await previewShown(page, "mehr.xlsx");
    await page.getByRole("button", { name: "Import 1 new" }).waitFor();
    await page.getByText("5 columns, 3 matched, 1 suggested").waitFor();
    await page
      .getByText("Some columns are imported the way you chose for an earlier file with the same columns.")
      .waitFor();
  });

  test("shows recognised columns, and keeps an incomplete choice", async ({ openPanel }) => {
    const page = await openPanel(IMPORT_TAB);
    const header = ["Wer", "full_address", "category", "rating", "Bemerkung"];
    await chooseFile(page, await unknownColumns("namenlos.xlsx", 10, header));
    await page.getByText("We couldn't find all the columns we need in namenlos.xlsx").waitFor();
    await expect
      .poll(() => Promise.all(header.map((column) => fieldOf(page, column))))
      .toEqual(["Don't import", "Full address", "Category", "Rating", "Don't import"]);
    await choose(page, "rating", "Don't import");
    await page.getByRole("button", { name: "Preview again" }).click();
    await page.getByRole("button", { name: "Preview again" }).waitFor({ state: "detached" });
    await page.getByText("We couldn't find all the columns we need in namenlos.xlsx").waitFor();
    await expect.poll(() => fieldOf(page, "rating")).toBe("Don't import");
    await expect.poll(() => fieldOf(page, "category")).toBe("Category");
    await choose(page, "Wer", "Name");
    await page.getByRole("button", { name: "Preview again" }).click();
    await page.getByRole("button", { name: "Import 2 new" }).waitFor();
    await page.getByText("5 columns, 3 matched").waitFor();
  });

  test("gets suggestions from its values, and uses only those that are accepted", async ({ openPanel }) => {
    const page = await openPanel(IMPORT_TAB);
    const header = ["Wer?", "full_address", "Was denn", "rating", "Zettel"];
    await chooseFile(page, await unknownColumns("geraten.xlsx", 20, header));
    await page.getByText("We couldn't find all the columns we need in geraten.xlsx").waitFor();
    const suggestionRows = page.getByRole("row").filter({ hasText: "Suggestion" });
    await expect.poll(() => suggestionRows.getByRole("rowheader").allInnerTexts()).toEqual(["Wer?", "Was denn"]);
    await suggestionRows.getByText("Category: looks like categories").waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await choose(page, "Wer?", "Name");
    await page.getByRole("button", { name: "Preview again" }).click();
    await page.getByText("5 columns, 3 matched, 1 suggested").waitFor();
    await page.getByRole("button", { name: "Use the suggestion" }).click();
    await page.getByText("5 columns, 4 matched").click();
    await page.getByRole("button", { name: "Import 2 new" }).waitFor();
    await expect.poll(() => page.getByText("Suggestion").count()).toBe(0);
    const name = page.getByRole("row").filter({ hasText: "Wer?" });
    await expect.poll(() => name.innerText()).toMatch(/Laden 20[\s\S]*Your choice[\s\S]*2/);
  });
});

describe("a preview of a directory that has changed", () => {
  test("is retried once a poll while it is refused, with the chosen columns", async ({ openPanel, allowMessages }) => {
    allowMessages(/409/);
    const page = await openPanel(IMPORT_TAB);
    const file = await writeShops("patient.xlsx", shops(5, 400_000));
    await chooseFile(page, file);
    await previewShown(page, file);
    await page.getByText(/^\d+ columns, /).click();
    const rating = page.getByRole("combobox", { name: "Import rating as" });
    await rating.click();
    await page.getByRole("option", { name: "Don't import" }).click();
    // A poll that was on its way before the counting would report the change, too.
    await page.waitForResponse((response) => response.url().endsWith("/data-version"));
    const requestCounts = { previews: 0, polls: 0, jobs: 0 };
    page.on("request", (request) => {
      if (request.url().endsWith("/data-version")) requestCounts.polls++;
      if (request.url().endsWith("/jobs?limit=20")) requestCounts.jobs++;
    });
    await page.route("**/api/admin/imports/preview", async (route) => {
      requestCounts.previews++;
      await route.fulfill({ status: 409, json: { title: "Conflict", status: 409, detail: "Another job is running." } });
    });
    const editResponse = await page.request.patch("/api/admin/businesses/12", { data: { phone: "+1 512-555-0123" } });
    expect(editResponse.status()).toBe(200);
    await expect.poll(() => requestCounts.previews).toBeGreaterThan(0);
    const { polls } = requestCounts;
    await expect.poll(() => requestCounts.polls).toBeGreaterThan(polls);
    expect(requestCounts.previews).toBeLessThanOrEqual(requestCounts.polls);
    await expect.poll(() => requestCounts.jobs).toBeGreaterThan(0);
    await page.unroute("**/api/admin/imports/preview");
    // A business that is not in the file has changed: the figures are the same, and so is what stands on the screen.
    const dryRuns = async () =>
      ((await (await page.request.get("/api/admin/jobs")).json()) as Job[]).filter(
        ({ kind, state, file: name }) => kind === "dry-run" && state === "finished" && name === "patient.xlsx",
      ).length;
    await expect.poll(dryRuns).toBe(2);
    await page.getByRole("button", { name: "Import 5 new" }).and(page.locator(":enabled")).waitFor();
    await expect.poll(() => page.getByText("so this preview was updated.").count()).toBe(0);
    await expect.poll(() => rating.innerText()).toBe("Don't import");
  });
});
