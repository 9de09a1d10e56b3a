import { basename } from "node:path";
import type { ImportReport, RowError } from "#contract/import-report";
import type { ReceivedBatch } from "../../spreadsheet/worker/read-business-file.ts";
import type { BatchOutcome } from "../../store/port/imports.ts";

const MAX_MESSAGES = 100;

/** What an import has counted so far. */
export type ImportCounts = Omit<ImportReport, "importId" | "files" | "seconds" | "dryRun">;

export function createImportCounts(): ImportCounts {
  const outcome = { imported: 0, updated: 0, duplicatesSkipped: 0 };
  return { rows: 0, ...outcome, totalErrors: 0, errors: [], warnings: [], totalWarnings: 0 };
}

/** Adds rows that were read, with the first 100 errors and warnings. */
export function addRowsRead(counts: ImportCounts, path: string, { rows, rejected, warnings }: ReceivedBatch): void {
  const file = basename(path);
  const add = (messages: RowError[], message: RowError) => {
    if (messages.length < MAX_MESSAGES) messages.push(message);
  };
  counts.rows += rows;
  counts.totalErrors += rejected.length;
  counts.totalWarnings += warnings.length;
  for (const { sheet, row, problems } of rejected) {
    for (const problem of problems) add(counts.errors, { file, sheet, row, ...problem });
  }
  for (const warning of warnings) add(counts.warnings, { file, ...warning });
}

export function addOutcome(counts: ImportCounts, { imported, updated, duplicatesSkipped }: BatchOutcome): void {
  counts.imported += imported;
  counts.updated += updated;
  counts.duplicatesSkipped += duplicatesSkipped;
}
