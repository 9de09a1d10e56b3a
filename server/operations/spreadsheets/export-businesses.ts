import { basename } from "node:path";
import { countryName } from "#domain/address/country";
import { exportColumns, exportRow } from "#domain/business/export-row";
import { AppError } from "../../errors.ts";
import { writeWorkbook } from "../../spreadsheet/writing/write-workbook.ts";
import type { Store } from "../../store/store.ts";
import type { OperationOptions } from "../operation-options.ts";
import { requireXlsx } from "./require-xlsx.ts";

const PAGE_ROWS = 200;

export interface ExportBusinessesOptions extends OperationOptions {
  store: Pick<Store, "directory" | "maintenance">;
  /** Any common spelling or ISO code; all countries by default. */
  country?: string | undefined;
  /** Defaults to `businesses_{country or all}_{YYYY-MM-DD}.xlsx` in `folder`. */
  file?: string | undefined;
  folder: string;
}

export interface ExportReport {
  file: string;
  rows: number;
  seconds: number;
}

/**
 * Writes all businesses, or those of one country, to a workbook that can be imported again. Errors: AppError `not-found` for a country
 * without businesses, `storage` when the file cannot be written, `cancelled` after an abort; then no file is left.
 */
export async function exportBusinesses(options: ExportBusinessesOptions): Promise<ExportReport> {
  const startedAt = performance.now();
  const { store, now } = options;
  const country = options.country === undefined ? undefined : await existingCountry(store, options.country);
  if (options.file !== undefined) requireXlsx(options.file, "export");
  const file = options.file ?? `${options.folder}/${exportFileName(country, now())}`;
  const total = await store.directory.countBusinesses(country);
  const ownFields = (await store.directory.ownFields()).filter(({ removedAt }) => removedAt === null);
  let rows = 0;
  function pageAfter(id: number) {
    const page = store.directory.businessesAfter(id, PAGE_ROWS, country);
    // After an abort nobody awaits the page, and its error must not end the process.
    page.catch(() => undefined);
    return page;
  }
  async function* exportedRows() {
    for (let next = pageAfter(0); ; ) {
      const page = await next;
      const last = page.at(-1);
      const isLast = last === undefined || page.length < PAGE_ROWS;
      // The store reads the next page while this one is written.
      if (!isLast) next = pageAfter(last.id);
      for (const business of page) yield exportRow(business, ownFields);
      rows += page.length;
      options.onProgress?.({ done: rows, total, fraction: total === 0 ? 1 : rows / total, unit: "businesses" });
      if (isLast) return;
    }
  }
  try {
    await writeWorkbook(file, { header: exportColumns(ownFields) }, exportedRows(), { signal: options.signal });
  } catch (error) {
    if (options.signal?.aborted) throw new AppError("cancelled", "The export was stopped; no file was written.");
    throw error;
  }
  const detail = { file: basename(file), rows, country: country ?? null };
  await store.maintenance.recordActivity({ at: now().toISOString(), actor: options.actor, action: "export", detail });
  return { file, rows, seconds: Math.round(performance.now() - startedAt) / 1000 };
}

/** Example: `businesses_all_2026-11-21.xlsx`. Characters that a file system may refuse become "-". */
export function exportFileName(country: string | undefined, at: Date): string {
  const scope = (country ?? "all").replace(/[^\p{L}\p{N}]+/gu, "-");
  return `businesses_${scope}_${at.toISOString().slice(0, 10)}.xlsx`;
}

/** Returns the name of a country that has businesses. Errors: AppError `not-found`. */
export async function existingCountry(store: Pick<Store, "directory">, input: string): Promise<string> {
  const name = countryName(input) || input;
  if ((await store.directory.countBusinesses(name)) > 0) return name;
  const countries = await store.directory.countries();
  const first = countries.slice(0, 10).map(({ country }) => country);
  const existing =
    first.length === 0 ? "No business has a country." : `Countries in the directory: ${first.join(", ")}.`;
  throw new AppError("not-found", `No business is in the country "${input}". ${existing}`);
}
