import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { BrowserContext, Download, Page } from "playwright-core";
import { readWorkbook } from "../../../server/spreadsheet/read-workbook.ts";

export const IMPORT_TAB = "/admin-panel?tab=import";
export const RULES_SECTION = `${IMPORT_TAB}&section=rules`;
export const SEARCHES_SECTION = `${IMPORT_TAB}&section=searches`;
export const DANGER_SECTION = `${IMPORT_TAB}&section=danger`;

/** Opens the tab in another page of the same browser context. */
export async function openAnotherPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(IMPORT_TAB);
  await page.getByRole("heading", { name: "Import", level: 1 }).waitFor();
  return page;
}

export function chooseFile(page: Page, file: string): Promise<void> {
  return page.getByLabel("Excel file").setInputFiles(file);
}

/** Drags a file over the page and drops it on the target that appears. */
export async function dropFile(page: Page, file: string): Promise<void> {
  const encodedFile = { name: basename(file), content: readFileSync(file).toString("base64") };
  const dataTransfer = await page.evaluateHandle(({ name, content }) => {
    const transfer = new DataTransfer();
    const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
    transfer.items.add(new File([bytes], name));
    return transfer;
  }, encodedFile);
  await page
    .getByRole("heading", { name: "Import businesses" })
    .dispatchEvent("dragover", { dataTransfer: dataTransfer });
  await page.getByText("Drop the file to preview it").dispatchEvent("drop", { dataTransfer: dataTransfer });
}

/** Waits for the preview of this file's import. */
export function previewShown(page: Page, file: string): Promise<void> {
  return page.getByRole("heading", { name: `Preview of ${basename(file)}` }).waitFor();
}

/** Reads the counts of a preview or an import, by label. */
export async function readCounts(page: Page): Promise<Record<string, string>> {
  const list = page.locator("section", { hasText: "Import businesses" }).locator("dl").first();
  const [labels, numbers] = await Promise.all([
    list.locator("dt").allInnerTexts(),
    list.locator("dt + dd").allInnerTexts(),
  ]);
  return Object.fromEntries(labels.map((label, index) => [label, numbers[index] ?? ""]));
}

/** Saves a download under the name that the browser suggests; returns its path. */
export async function saveDownload(download: Download): Promise<string> {
  const path = join(dirname(await download.path()), download.suggestedFilename());
  await download.saveAs(path);
  return path;
}

/** Reads all rows of a workbook, its header first. */
export async function readRows(file: string): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const sheet of readWorkbook(file)) {
    for await (const chunk of sheet.rows()) rows.push(...chunk.rows.map(({ cells }) => cells));
  }
  return rows;
}
