import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { FixRejectedRows, RejectedRow, RejectedRows, RejectedTable } from "#contract/fields/rejected-rows";
import type { ColumnMapping } from "#contract/import-columns";
import { fieldOfColumn } from "#domain/import-row/columns/column-choices";
import { type ColumnName, knownColumns } from "#domain/import-row/columns/match-header";
import type { DataFolder } from "../../../config/data-folder.ts";
import { AppError } from "../../../errors.ts";
import { contentHash } from "../../../output/content-hash.ts";
import { readWorkbook } from "../../../spreadsheet/read-workbook.ts";
import { writeTables } from "../../../spreadsheet/writing/write-workbook.ts";
import type { ImportReading } from "../../../store/port/imports.ts";
import type { Rejects } from "./rejects.ts";
import { ADDED_COLUMNS } from "./rejects-workbook.ts";

/** A larger workbook has thousands of rows, which nobody fixes one by one. */
const MAX_BYTES = 1_000_000;
const NOT_STORED = "The rejected rows of this import are not stored any more.";

interface RejectsFolder {
  rejects: Rejects;
  folder: DataFolder;
}

export type StoredRejects = Pick<RejectedRows, "version" | "tables">;

/** Reads the rejected rows of an import. Errors: AppError `not-found`; `too-large` for thousands of rows. */
export async function readRejects({ rejects, folder }: RejectsFolder, importId: number): Promise<StoredRejects> {
  const download = await rejects.find(importId);
  if (download === undefined) throw new AppError("not-found", NOT_STORED);
  if (download.bytes > MAX_BYTES) {
    download.content.destroy();
    throw new AppError(
      "too-large",
      "These are too many rows to fix here. Download them and fix them in a spreadsheet.",
    );
  }
  return inTemporaryFolder(folder, async (path) => {
    const file = join(path, "rejects.xlsx");
    await pipeline(download.content, createWriteStream(file, { mode: 0o600 }));
    const tables: RejectedTable[] = [];
    for await (const sheet of readWorkbook(file)) {
      const rows: string[][] = [];
      for await (const chunk of sheet.rows()) rows.push(...chunk.rows.map(({ cells }) => cells));
      const [header, ...others] = rows;
      if (header !== undefined) tables.push(tableOf(header, others));
    }
    return { version: contentHash(JSON.stringify(tables)), tables };
  });
}

function tableOf(fullHeader: readonly string[], rows: readonly string[][]): RejectedTable {
  const header = fullHeader.slice(0, -ADDED_COLUMNS.length);
  return {
    header,
    rows: rows.map((cells): RejectedRow => {
      const [reason = "", foundIn = ""] = cells.slice(header.length);
      return {
        cells: header.map((_, index) => cells[index] ?? ""),
        reason,
        columns: columnsIn(reason, header),
        foundIn,
      };
    }),
  };
}

/** Returns the columns with a problem: a reason is "rating: is not a number; name: is missing". */
function columnsIn(reason: string, header: readonly string[]): string[] {
  const parts = reason.split("; ");
  return header.filter((name) => name !== "" && parts.some((part) => part.startsWith(`${name}: `)));
}

/**
 * Returns the corrected rows as tables to import, and the rejected rows that remain after it. Errors: AppError `conflict` if others have
 * fixed rows since, `invalid` for a row that is not there or has another number of cells.
 */
export function splitRejects(
  { version, tables }: StoredRejects,
  fix: FixRejectedRows,
): { fixed: RejectedTable[]; remaining: RejectedTable[] } {
  if (version !== fix.version)
    throw new AppError("conflict", "Someone else fixed some of these rows meanwhile. Reload the page to see the rest.");
  const cellsByRow = new Map(fix.rows.map(({ table, row, cells }) => [`${table} ${row}`, cells]));
  for (const { table, row, cells } of fix.rows) {
    const isKnown = tables[table]?.rows[row]?.cells.length === cells.length;
    if (!isKnown) throw new AppError("invalid", "One of these rows is not among the rejected ones.");
  }
  const part = (isFixed: boolean) =>
    tables
      .map(({ header, rows }, table) => ({
        header,
        rows: rows.flatMap((row, index) => {
          const cells = cellsByRow.get(`${table} ${index}`);
          return (cells !== undefined) === isFixed ? [{ ...row, cells: cells ?? row.cells }] : [];
        }),
      }))
      .filter(({ rows }) => rows.length > 0);
  return { fixed: part(true), remaining: part(false) };
}

/** Returns the column mappings by which the file of the rows was read; undefined for an import that recorded none. */
export function mappingsOf(
  reading: ImportReading | undefined,
  tables: readonly RejectedTable[],
): ColumnMapping[] | undefined {
  return (
    reading &&
    tables.map(({ header }) => ({
      headers: header,
      choices: reading.choices.filter((choice) => header.includes(choice.header)),
    }))
  );
}

/** Returns the name of the field as which each column of the file was read; null for one that was not. */
export function fieldsOf(reading: ImportReading | undefined, { header }: RejectedTable): (string | null)[] {
  const { positions } = knownColumns(header, reading?.choices);
  const names = new Map(
    Object.entries(positions).map(([name, position]) => [position, fieldOfColumn(name as ColumnName)]),
  );
  return header.map((_, index) => names.get(index) ?? null);
}

/** Counts the rows of tables. */
export function countRows(tables: readonly RejectedTable[]): number {
  return tables.reduce((sum, { rows }) => sum + rows.length, 0);
}

/** Writes corrected rows with the columns of their file, as a workbook to import. Errors: AppError `storage`. */
export async function writeFixedRows(file: string, tables: readonly RejectedTable[]): Promise<void> {
  await writeTables(
    file,
    tables.map(({ header, rows }) => ({ header, rows: rows.map(({ cells }) => cells) })),
  );
}

/** Replaces the rejected rows of an import by those that remain; without any, nothing is left to fix. Errors: AppError `storage`. */
export async function storeRemaining(
  { rejects, folder }: RejectsFolder,
  importId: number,
  remaining: readonly RejectedTable[],
): Promise<void> {
  if (remaining.length === 0) return rejects.remove(importId);
  await inTemporaryFolder(folder, async (path) => {
    const file = join(path, "rejects.xlsx");
    await writeTables(
      file,
      remaining.map(({ header, rows }) => ({
        header: [...header, ...ADDED_COLUMNS],
        rows: rows.map(({ cells, reason, foundIn }) => [...cells, reason, foundIn]),
      })),
    );
    await rejects.store(importId, file);
  });
}

/** Runs `work` with a folder on the disk of the rejects, which is removed afterwards. The sweep of uploads removes one that stays. */
async function inTemporaryFolder<Result>(folder: DataFolder, work: (path: string) => Promise<Result>): Promise<Result> {
  const path = await mkdtemp(join(folder.uploads, "rejects-"));
  try {
    return await work(path);
  } finally {
    await rm(path, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
}
