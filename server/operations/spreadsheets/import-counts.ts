import { basename } from "node:path";
import type { DryRunReport } from "#contract/admin-api";
import type { ImportReport, RowError } from "#contract/import-report";
import type { ReceivedBatch } from "../../spreadsheet/worker/read-business-file.ts";
import type { BatchOutcome, DryRunOutcome } from "../../store/port/imports.ts";

const REPORTED = 100;

export type Tally = Omit<ImportReport, "importId" | "files" | "seconds" | "dryRun">;

/** What a rehearsal tells beyond an import. */
type Foretold = Omit<DryRunReport, keyof ImportReport | "changedFields" | "uploadId">;

/** Counts of one import as it goes on; `foretold` only of a rehearsal. */
export interface ImportCounts {
  counts: Tally;
  foretold: (Foretold & { changedFields: Map<string, number> }) | undefined;
}

export function newImportCounts(isRehearsal: boolean): ImportCounts {
  return {
    counts: {
      rows: 0,
      imported: 0,
      updated: 0,
      duplicatesSkipped: 0,
      totalErrors: 0,
      errors: [],
      warnings: [],
      totalWarnings: 0,
    },
    foretold: isRehearsal
      ? { columns: [], unchanged: 0, changed: 0, changedFields: new Map(), conflicts: 0, deletedByHand: 0 }
      : undefined,
  };
}

/** Adds what was read. */
export function countRead({ counts, foretold }: ImportCounts, path: string, batch: ReceivedBatch): void {
  const file = basename(path);
  counts.rows += batch.rows;
  counts.totalErrors += batch.rejected.length;
  for (const { sheet, row, problems } of batch.rejected) {
    if (counts.errors.length >= REPORTED) break;
    counts.errors.push(...problems.map((problem): RowError => ({ file, sheet, row, ...problem })));
  }
  counts.errors.length = Math.min(counts.errors.length, REPORTED);
  counts.totalWarnings += batch.warnings.length;
  for (const warning of batch.warnings.slice(0, REPORTED - counts.warnings.length)) {
    counts.warnings.push({ file, ...warning });
  }
  for (const column of batch.columns ?? []) {
    if (!foretold?.columns.some(({ header }) => header === column.header)) foretold?.columns.push(column);
  }
}

/** Adds what was stored, or would be. */
export function countStored({ counts, foretold }: ImportCounts, outcome: BatchOutcome | DryRunOutcome): void {
  counts.imported += outcome.imported;
  counts.updated += outcome.updated;
  counts.duplicatesSkipped += outcome.duplicatesSkipped;
  if (foretold === undefined || !("unchanged" in outcome)) return;
  foretold.unchanged += outcome.unchanged;
  foretold.changed += outcome.changed;
  foretold.conflicts += outcome.conflicts;
  foretold.deletedByHand += outcome.deletedByHand;
  for (const [field, count] of Object.entries(outcome.changedFields)) {
    foretold.changedFields.set(field, (foretold.changedFields.get(field) ?? 0) + count);
  }
}

/** The counts as a report has them; the fields that change most first. */
export function tallied({ counts, foretold }: ImportCounts): Tally & Partial<Omit<DryRunReport, keyof ImportReport>> {
  if (foretold === undefined) return counts;
  const changedFields = [...foretold.changedFields]
    .map(([field, businesses]) => ({ field, businesses }))
    .toSorted((a, b) => b.businesses - a.businesses || (a.field < b.field ? -1 : 1));
  return { ...counts, ...foretold, changedFields };
}
