import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { jobProcess } from "../../server/testing/commands/job-process-fixture.ts";
import { accessibilityViolations } from "./support/accessibility.ts";
import {
  chooseFile,
  dropFile,
  IMPORT_TAB,
  openAnotherPage,
  previewShown,
  readCounts,
  readRows,
  saveDownload,
} from "./support/import-tab.ts";
import { contentWidth } from "./support/locators.ts";
import { countBusinesses, loseSession, signIn, toast } from "./support/panel.ts";
import { shop, shops, writeShops } from "./support/shops.ts";
import { testOn } from "./support/test.ts";

/** Number of rows of an import that takes several transactions, and cannot end within the few turns that a test lets it run. */
const MANY_ROWS = 36_000;

const test = testOn();
const testWithSmallUploads = testOn({ settings: { limits: { uploadMb: 1 } } });

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const importFile = (page: Page, file: string) =>
  page.getByRole("heading", { name: `${file} has been imported` }).waitFor();

async function importAll(page: Page, file: string, name: string, label: RegExp) {
  await chooseFile(page, file);
  await previewShown(page, file);
  await button(page, label).click();
  await importFile(page, name);
}

describe("a file that is chosen", () => {
  test("is previewed first: new businesses, rejected rows with reasons, and the field of each column", async ({
    openPanel,
  }) => {
    const page = await openPanel(IMPORT_TAB);
    const before = await countBusinesses(page);
    const rows = [...shops(20), shop(21, { name: "y".repeat(301) }), shop(22, { name: "" }), shop(1)];
    const file = await writeShops("first.xlsx", rows);
    await chooseFile(page, file);
    await previewShown(page, file);
    await expect
      .poll(() => readCounts(page))
      .toEqual({
        New: "20",
        Changed: "0",
        Unchanged: "0",
        "Other duplicates": "1",
        Rejected: "2",
      });
    const rejectedRows = page.getByRole("table", { name: "Rejected rows" }).locator("tbody tr");
    await expect
      .poll(() => rejectedRows.allInnerTexts())
      .toEqual([
        expect.stringMatching(/22\s+name\s+y+\S*\s+is longer than 300 characters/),
        expect.stringMatching(/23\s+name\s+blank\s+is missing/),
      ]);
    await page.getByText("12 columns, 11 matched").click();
    await page.getByText("1 column isn't imported: notes").waitFor();
    await expect.poll(() => countBusinesses(page)).toBe(before);
    expect(await accessibilityViolations(page)).toEqual([]);

    await button(page, "Import 20 new").click();
    await toast(page, "Import Completed");
    await toast(page, "20 imported, 1 duplicate, 2 errors");
    await importFile(page, "first.xlsx");
    await expect.poll(() => countBusinesses(page)).toBe(before + 20);
    await expect
      .poll(() => readCounts(page))
      .toEqual({ Imported: "20", Updated: "0", "Duplicates skipped": "1", Errors: "2" });
  });

  test("offers its rejected rows as a workbook to fix and import", async ({ openPanel }) => {
    const page = await openPanel(IMPORT_TAB);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download rejected rows" }).click(),
    ]);
    const path = await saveDownload(download);
    const [header = [], ...rows] = await readRows(path);
    expect(rows.map((row) => row[header.indexOf("place_id")])).toEqual(["shop-21", "shop-22"]);
    expect(rows[0]?.join(" ")).toContain("is longer than 300 characters");
  });

  test("can update stored businesses, but no fields edited by hand", async ({ openPanel }) => {
    const page = await openPanel(IMPORT_TAB);
    const { businesses } = await (await page.request.get("/api/businesses?search=Shop+number+3")).json();
    const { id } = businesses.find(({ placeId }: { placeId: string }) => placeId === "shop-3");
    await page.request.patch(`/api/admin/businesses/${id}`, { data: { rating: 1 } });
    const changedRows = shops(5).map((row) => ({ ...row, rating: 4.9 }));
    const file = await writeShops("second.xlsx", [...changedRows, ...shops(3, 6)]);
    await chooseFile(page, file);
    await previewShown(page, file);
    await expect.poll(() => readCounts(page)).toMatchObject({ New: "0", Changed: "4", Unchanged: "3" });
    await expect.poll(() => button(page, "Nothing to import").isDisabled()).toBe(true);
    await page.getByText("1 value differs from edits made by hand").waitFor();
    await page.getByRole("radio", { name: "Update them" }).check();
    await button(page, "Update 4").click();
    await toast(page, "0 imported, 4 updated");
    const storedBusiness = await (await page.request.get(`/api/businesses/${id}`)).json();
    expect(storedBusiness.rating).toBe(1);
  });

  test("is previewed again when the directory has changed, before it can be imported", async ({ openPanel }) => {
    const page = await openPanel(IMPORT_TAB);
    const file = await writeShops("renewed.xlsx", shops(5, 300_000));
    await chooseFile(page, file);
    await previewShown(page, file);
    await expect.poll(() => readCounts(page)).toMatchObject({ New: "5" });
    const addResponse = await page.request.post("/api/admin/businesses", {
      data: { name: "Added meanwhile", placeId: "shop-300002" },
    });
    expect(addResponse.status()).toBe(201);
    await page.getByText("so this preview was updated.").waitFor();
    await expect.poll(() => readCounts(page)).toMatchObject({ New: "4" });
    expect(await accessibilityViolations(page)).toEqual([]);
    await button(page, "Import 4 new").click();
    await importFile(page, "renewed.xlsx");
  });

  test("is refused with the reason", async ({ openPanel }) => {
    const page = await openPanel(IMPORT_TAB);
    const folder = dirname(await writeShops("any.xlsx", shops(1)));
    const csv = join(folder, "shops.csv");
    const disguisedFile = join(folder, "disguised.xlsx");
    writeFileSync(csv, "name,place_id\nA,1\n");
    writeFileSync(disguisedFile, "name,place_id\nA,1\n");
    await chooseFile(page, csv);
    await page.getByRole("alert").filter({ hasText: "Only .xlsx and .xls files can be imported here" }).waitFor();
    await chooseFile(page, disguisedFile);
    await toast(page, "Import failed");
    await page.getByText("disguised.xlsx could not be imported").waitFor();
    await expect.poll(() => page.locator("section [role=alert]").innerText()).toMatch(/disguised\.xlsx .*(CSV|text)/i);
    await page.getByText("Drop a spreadsheet here").waitFor();
  });

  test("waits for a new login, and then continues", async ({ openPanel, allowMessages }) => {
    const page = await openPanel(IMPORT_TAB);
    allowMessages(/status of 401/);
    const file = await writeShops("patient.xlsx", shops(2));
    await loseSession(page);
    await chooseFile(page, file);
    await page.getByText("Your session has ended").waitFor();
    await signIn(page);
    await previewShown(page, file);
  });
});

describe("a large file that is dropped", () => {
  test("shows progress, continues when the page closes, is shown in new pages, blocks other jobs, and can be cancelled", async ({
    openPanel,
    site,
    allowMessages,
  }) => {
    // The second file is refused while the first is imported.
    allowMessages(/status of 409/);
    const file = await writeShops("large.xlsx", shops(MANY_ROWS, 1_000));
    const first = await openPanel(IMPORT_TAB);
    const context = first.context();
    await dropFile(first, file);
    const dryRun = await jobProcess(site.pid);
    dryRun.hold();
    await first.getByText("Reading large.xlsx").waitFor();
    await first.close();
    dryRun.release();

    const second = await openAnotherPage(context);
    await previewShown(second, file);
    await expect.poll(() => readCounts(second)).toMatchObject({ New: "36,000" });
    const idle = await openAnotherPage(context);
    await dryRun.waitUntilGone();
    await button(second, "Import 36,000 new").click();
    const job = await jobProcess(site.pid);
    job.hold();
    // Lets the job run for short turns, so that it does not end meanwhile. A rate needs two reports with most of a second between them,
    // and the first percent is rounded from 180 rows.
    const pace = second.getByText(/[\d,]+ rows · [\d,]+ a second · .*(left|done)/);
    const progress = second.locator("progress");
    const showsPaceAndPercent = async () =>
      (await pace.isVisible()) && Number(await progress.getAttribute("value")) > 0;
    while (!(await showsPaceAndPercent())) {
      job.release();
      await pause(100);
      job.hold();
      await pause(1_000);
    }
    await expect.poll(() => button(second, "Generate SEO Content").isDisabled()).toBe(true);

    await chooseFile(idle, await writeShops("meanwhile.xlsx", shops(1)));
    await toast(idle, "An import of large.xlsx, started by admin, is running");
    await idle.getByText("Importing large.xlsx").waitFor();
    await second.getByRole("tab", { name: "Dashboard" }).click();
    await second.getByRole("link", { name: "Importing large.xlsx" }).waitFor();
    expect(await accessibilityViolations(second)).toEqual([]);
    await second.close();

    await button(idle, "Cancel").click();
    await button(idle, "Stopping...").waitFor();
    job.release();
    await toast(idle, "Import canceled");
    await idle.getByText("large.xlsx was canceled").waitFor();
    await idle.getByRole("heading", { name: "Resume large.xlsx" }).waitFor();
    await button(idle, "Preview the rest").click();
    await previewShown(idle, "large.xlsx");
    await button(idle, /^Import .* new/).click();
    await importFile(idle, "large.xlsx");
    const { Imported = "", "Duplicates skipped": skippedCount = "" } = await readCounts(idle);
    const [came, skippedRows] = [Imported, skippedCount].map((text) => Number(text.replaceAll(",", "")));
    expect((came ?? 0) + (skippedRows ?? 0)).toBe(MANY_ROWS);
    await context.close();
  });

  test("is polled when its events cannot be received", async ({ openPanel, allowMessages }) => {
    const page = await openPanel(IMPORT_TAB);
    allowMessages(/ERR_FAILED/);
    await page.route("**/events", (route) => route.abort());
    const file = await writeShops("unheard.xlsx", shops(30, 200_000));
    await importAll(page, file, "unheard.xlsx", /^Import 30 new/);
    await toast(page, "30 imported");
  });
});

describe("a file that is larger than may be uploaded", () => {
  testWithSmallUploads(
    "is refused while it arrives, with how large it may be, and another can be chosen",
    async ({ openPanel, allowMessages }) => {
      allowMessages(/status of 413/);
      const page = await openPanel(IMPORT_TAB);
      const file = join(dirname(await writeShops("any.xlsx", shops(1))), "huge.xlsx");
      writeFileSync(file, Buffer.alloc(30 * 1024 * 1024));
      await chooseFile(page, file);
      await toast(page, "larger than 1 MB");
      await page.getByRole("alert").filter({ hasText: "The file is larger than 1 MB" }).waitFor();
      const fine = await writeShops("fine.xlsx", shops(2));
      await chooseFile(page, fine);
      await previewShown(page, fine);
    },
  );
});

describe("an import that was a mistake", () => {
  test("is undone completely, after a dialog that says what will happen", async ({ openPanel }) => {
    const page = await openPanel(IMPORT_TAB);
    const before = await countBusinesses(page);
    await button(page, "Undo unheard.xlsx").click();
    const question = page.getByRole("alertdialog");
    await expect.poll(() => question.innerText()).toContain("30 businesses this import added will be removed.");
    expect(await accessibilityViolations(page)).toEqual([]);
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect.poll(() => countBusinesses(page)).toBe(before);
    await button(page, "Undo unheard.xlsx").click();
    await question.getByRole("button", { name: "Undo import" }).click();
    await toast(page, "30 businesses removed");
    await expect.poll(() => countBusinesses(page)).toBe(before - 30);
    const row = page.getByRole("row").filter({ hasText: "unheard.xlsx" });
    await row.getByText("Undone").waitFor();
    await expect.poll(() => page.getByText("unheard.xlsx has been imported").count()).toBe(0);
    await expect.poll(() => row.getByRole("button").count()).toBe(0);
  });
});

describe("the format guide", () => {
  test("explains the 13 columns and gives a workbook to begin from, which can be imported as it is", async ({
    openPanel,
  }) => {
    const page = await openPanel(IMPORT_TAB);
    await page.getByText("The 13 columns").click();
    const columns = await page.locator("dt code").allInnerTexts();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download sample" }).click(),
    ]);
    const path = await saveDownload(download);
    const [header] = await readRows(path);
    expect(header).toEqual(columns);
    await chooseFile(page, path);
    await previewShown(page, path);
    await expect.poll(() => readCounts(page)).toMatchObject({ New: "3", Rejected: "0" });
  });
});

describe.each(["light", "dark"] as const)("in the %s theme", (colorScheme) => {
  test.for([360, 1280])(
    "the tab has no accessibility violations at %i pixels and does not scroll sideways",
    async (width, { openPanel }) => {
      const page = await openPanel(IMPORT_TAB, { colorScheme, viewport: { width, height: 800 } });
      await page.getByText("The 13 columns").click();
      expect(await accessibilityViolations(page)).toEqual([]);
      await expect.poll(() => contentWidth(page)).toBe(width);
    },
  );
});
