import { basename } from "node:path";
import type { IdentitySource, ImportColumn } from "#contract/import-columns";
import type { ImportReport, RowError } from "#contract/import-report";
import { addDecodedTexts } from "#domain/import-row/values/decoded-texts";
import type { ReceivedBatch } from "../../spreadsheet/worker/read-business-file.ts";
import type { BatchOutcome } from "../../store/port/imports.ts";

const MAX_MESSAGES = 100;

/** Counts of an import so far. */
export type ImportCounts = Omit<ImportReport, "importId" | "files" | "seconds" | "dryRun"> & { notes: string[] };

export function createImportCounts(): ImportCounts {
  const outcome = { imported: 0, updated: 0, duplicatesSkipped: 0 };
  const columns = {
    columns: [],
    encodings: [],
    exporters: [],
    mapping: null,
    identities: [],
    countries: [],
    notes: [],
  };
  return { rows: 0, ...outcome, totalErrors: 0, errors: [], warnings: [], totalWarnings: 0, ...columns };
}

/** Adds a batch of rows, with the first 100 errors and warnings, and the recognised columns. */
export function addRowsRead(counts: ImportCounts, path: string, batch: ReceivedBatch): void {
  const { rows, rejected, warnings } = batch;
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
  for (const note of batch.notes ?? []) if (!counts.notes.includes(note)) counts.notes.push(note);
  addColumns(counts, batch);
  if (batch.decoded !== undefined) counts.decodedTexts = addDecodedTexts(counts.decodedTexts, batch.decoded);
  if (batch.hiddenSheets !== undefined) counts.hiddenSheets = [...(counts.hiddenSheets ?? []), ...batch.hiddenSheets];
  addCountries(counts, batch);
}

function addCountries(counts: ImportCounts, batch: ReceivedBatch): void {
  for (const [country, rows] of Object.entries(batch.countries)) {
    const entry = counts.countries.find((candidate) => candidate.country === country);
    if (entry === undefined) counts.countries.push({ country, rows });
    else entry.rows += rows;
  }
}

function addColumns(counts: ImportCounts, batch: ReceivedBatch): void {
  const { columns, encoding, exporter, mapping, identities } = batch;
  for (const column of columns ?? []) {
    if (!counts.columns.some(({ header }) => header === column.header)) counts.columns.push(column);
  }
  if (batch.counts !== undefined) addColumnCounts(counts.columns, batch.counts);
  if (encoding !== undefined && !counts.encodings.includes(encoding)) counts.encodings.push(encoding);
  if (exporter && !counts.exporters.includes(exporter)) counts.exporters.push(exporter);
  counts.mapping ??= mapping ?? null;
  for (const [source, number] of Object.entries(identities) as [IdentitySource, number][]) {
    const entry = counts.identities.find((candidate) => candidate.source === source);
    if (entry === undefined) counts.identities.push({ source, rows: number });
    else entry.rows += number;
  }
}

function addColumnCounts(columns: ImportColumn[], counts: NonNullable<ReceivedBatch["counts"]>): void {
  for (const column of columns) {
    const { filled = 0, leftOut = 0 } = counts[column.header.trim()] ?? {};
    column.filled += filled;
    column.leftOut += leftOut;
  }
}

export function addOutcome(counts: ImportCounts, { imported, updated, duplicatesSkipped }: BatchOutcome): void {
  counts.imported += imported;
  counts.updated += updated;
  counts.duplicatesSkipped += duplicatesSkipped;
}
