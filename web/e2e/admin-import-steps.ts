import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { readWorkbook } from "../../server/spreadsheet/read-workbook.ts";
import type { OpenPage } from "./running-site.ts";

export const IMPORT = "/admin-panel?tab=import";

/** Another tab of the same browser. Not waited for until the network is idle: events of a job that runs keep it busy. */
export async function anotherTab(context: BrowserContext): Promise<OpenPage> {
  const page = await context.newPage();
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  page.on("pageerror", (error) => messages.push(error.message));
  await page.goto(IMPORT);
  await page.getByRole("heading", { name: "Import", level: 1 }).waitFor();
  return { page, status: 200, messages };
}

export function choose(page: Page, file: string): Promise<void> {
  return page.getByLabel("Excel file").setInputFiles(file);
}

/** Drags a file over the page and drops it on the target that shows itself, as a hand does from a folder. */
export async function drop(page: Page, file: string): Promise<void> {
  const given = { name: basename(file), content: readFileSync(file).toString("base64") };
  const dragged = await page.evaluateHandle(({ name, content }) => {
    const transfer = new DataTransfer();
    const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
    transfer.items.add(new File([bytes], name));
    return transfer;
  }, given);
  await page.getByRole("heading", { name: "Import businesses" }).dispatchEvent("dragover", { dataTransfer: dragged });
  await page.getByText("Drop the file to check it").dispatchEvent("drop", { dataTransfer: dragged });
}

/** Once the rehearsal of this file is there. */
export function rehearsed(page: Page, file: string): Promise<void> {
  return page.getByRole("heading", { name: `What ${basename(file)} would do` }).waitFor();
}

/** What a rehearsal or an import counted, by what it is called. */
export async function counts(page: Page): Promise<Record<string, string>> {
  const list = page.locator("section", { hasText: "Import businesses" }).locator("dl").first();
  const [labels, numbers] = await Promise.all([
    list.locator("dt").allInnerTexts(),
    list.locator("dt + dd").allInnerTexts(),
  ]);
  return Object.fromEntries(labels.map((label, index) => [label, numbers[index] ?? ""]));
}

/** The rows of a workbook that was downloaded. */
export async function rowsOf(file: string): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const sheet of readWorkbook(file)) {
    for await (const chunk of sheet.rows()) rows.push(...chunk.rows.map(({ cells }) => cells));
  }
  return rows;
}
