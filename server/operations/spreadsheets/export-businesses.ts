import { basename } from "node:path";
import type { Writable } from "node:stream";
import type { AdminFilter } from "#contract/admin-queries";
import { countryName } from "#domain/address/country";
import { exportColumns, exportRow } from "#domain/business/export-row";
import { AppError } from "../../errors.ts";
import { administratorIds } from "../../queries/admin-businesses.ts";
import type { CellValue } from "../../spreadsheet/writing/sheet-xml.ts";
import { streamTextTable, writeTextTable } from "../../spreadsheet/writing/write-text-table.ts";
import { streamTables, writeWorkbook } from "../../spreadsheet/writing/write-workbook.ts";
import type { BusinessRecord } from "../../store/port/directory.ts";
import type { Store } from "../../store/store.ts";
import type { OperationOptions } from "../operation-options.ts";
import { type ExportFormat, exportFormat } from "./output-format.ts";

const PAGE_ROWS = 200;

interface ExportOptions extends OperationOptions {
  store: Store;
  /** Any common spelling or ISO code; all countries by default. */
  country?: string | undefined;
  /** Conditions of the administrator's table, in whose order the businesses are written; `country` is ignored then. */
  filter?: AdminFilter | undefined;
}

export interface ExportBusinessesOptions extends ExportOptions {
  /** Defaults to what the extension of `file` names, else xlsx. */
  format?: ExportFormat | undefined;
  /** Defaults to `businesses_{country or all}_{YYYY-MM-DD}.xlsx` in `folder`. */
  file?: string | undefined;
  folder: string;
}

export interface StreamExportOptions extends ExportOptions {
  format: ExportFormat;
  /** Name of the file, for the activity log. */
  name: string;
  /** The caller ends it after success, and destroys it after a failure. */
  output: Writable;
}

export interface ExportReport {
  file: string;
  rows: number;
  seconds: number;
}

/**
 * Writes all businesses, those of one country or those that a filter matches to a file that can be imported again. Errors: AppError `not-found` for a country
 * without businesses, `usage` for another extension, `storage` when the file cannot be written, `cancelled` after an abort; then no file is left.
 */
export async function exportBusinesses(options: ExportBusinessesOptions): Promise<ExportReport> {
  const { now, filter, signal } = options;
  const namedFormat = options.file === undefined ? "xlsx" : exportFormat(options.file);
  const format = options.format ?? namedFormat;
  const selection = await selectBusinesses(options);
  const scope = filter === undefined ? selection.country : "filtered";
  const file = options.file ?? `${options.folder}/${exportFileName(scope, now(), format)}`;
  const report = await writeExport(options, selection, ({ header, rows }) =>
    format === "xlsx"
      ? writeWorkbook(file, { header }, rows, { signal })
      : writeTextTable(file, format, header, rows, signal),
  );
  await recordExport(options, selection, file, report.rows);
  return { file, ...report };
}

/**
 * Writes the same file to a stream, as fast as it is read. Nothing is written before the first businesses are in memory and the activity entry
 * is stored: its failure would waste a whole file. Errors: AppError `not-found` and `cancelled`, and errors of the stream.
 */
export async function streamExport(options: StreamExportOptions): Promise<ExportReport> {
  const { format, output, signal } = options;
  const selection = await selectBusinesses(options);
  await recordExport(options, selection, options.name, selection.count);
  const report = await writeExport(options, selection, ({ header, rows }) =>
    format === "xlsx"
      ? streamTables(output, [{ header, rows }], { signal })
      : streamTextTable(output, format, header, rows, signal),
  );
  return { file: options.name, ...report };
}

/** Businesses to export: those with the ids, all of the country, or all. */
interface Selection {
  ids: readonly number[] | undefined;
  country: string | undefined;
  count: number;
}

async function selectBusinesses({ store, now, filter, ...options }: ExportOptions): Promise<Selection> {
  if (filter !== undefined) {
    const { ids } = await administratorIds({ store, now }, filter);
    return { ids, country: undefined, count: ids.length };
  }
  const country = options.country === undefined ? undefined : await existingCountry(store, options.country);
  return { ids: undefined, country, count: await store.directory.countBusinesses(country) };
}

async function recordExport(
  { store, now, filter, actor }: ExportOptions,
  { country }: Selection,
  file: string,
  rows: number,
): Promise<void> {
  const detail = { file: basename(file), rows, country: country ?? null, ...(filter && { isFiltered: true }) };
  await store.maintenance.recordActivity({ at: now().toISOString(), actor, action: "export", detail });
}

type WriteTable = (table: { header: string[]; rows: AsyncIterable<readonly CellValue[]> }) => Promise<void>;

async function writeExport(
  options: ExportOptions,
  selection: Selection,
  write: WriteTable,
): Promise<Omit<ExportReport, "file">> {
  const startedAt = performance.now();
  const { store, signal } = options;
  const total = selection.count;
  const ownFields = (await store.directory.ownFields()).filter(({ removedAt }) => removedAt === null);
  let rows = 0;
  async function* exportedRows(pages: AsyncIterable<readonly BusinessRecord[]>) {
    for await (const page of pages) {
      for (const business of page) yield exportRow(business, ownFields);
      rows += page.length;
      options.onProgress?.({ done: rows, total, fraction: total === 0 ? 1 : rows / total, unit: "businesses" });
    }
  }
  try {
    const pages = await startPages(store, selection);
    await write({ header: exportColumns(ownFields), rows: exportedRows(pages) });
  } catch (error) {
    if (signal?.aborted) throw new AppError("cancelled", "The export was stopped; no file was written.");
    throw error;
  }
  return { rows, seconds: Math.round(performance.now() - startedAt) / 1000 };
}

/** Reads the first page, and returns all pages. The store reads the next page while one is written. */
async function startPages(
  store: Store,
  { ids, country }: Selection,
): Promise<AsyncIterable<readonly BusinessRecord[]>> {
  let readCount = 0;
  function pageAfter(id: number) {
    const page =
      ids === undefined
        ? store.directory.businessesAfter(id, PAGE_ROWS, country)
        : store.directory.businessesByIds(ids.slice(readCount, readCount + PAGE_ROWS));
    readCount += PAGE_ROWS;
    // After an abort nobody awaits the page, and its error must not end the process.
    page.catch(() => undefined);
    return page;
  }
  const firstPage = pageAfter(0);
  await firstPage;
  return (async function* () {
    for (let next = firstPage; ; ) {
      const page = await next;
      const isLast = ids === undefined ? page.length < PAGE_ROWS : readCount >= ids.length;
      if (!isLast) next = pageAfter(page.at(-1)?.id ?? 0);
      yield page;
      if (isLast) return;
    }
  })();
}

/** Example: `businesses_all_2026-11-21.xlsx`; `scope` is a country or "filtered". Characters that a file system may refuse become "-". */
export function exportFileName(scope: string | undefined, at: Date, format: ExportFormat = "xlsx"): string {
  const name = (scope ?? "all").replace(/[^\p{L}\p{N}]+/gu, "-");
  return `businesses_${name}_${at.toISOString().slice(0, 10)}.${format}`;
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
