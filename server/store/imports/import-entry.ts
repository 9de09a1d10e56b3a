import type { ImportSource } from "#contract/admin-table";
import type { BatchOutcome, ImportOutcome, StoredImport } from "../port/imports.ts";
import type { ActivityEntry } from "../port/maintenance.ts";

/** A running import without a heartbeat for this long counts as crashed. It writes one every few thousand rows. */
const HEARTBEAT_TIMEOUT_MS = 120_000;

export type ImportListEntry = StoredImport & ImportSource;

/** A stored import. */
export interface ImportRow {
  id: number;
  files: string;
  actor: string;
  startedAt: string;
  finishedAt: string | null;
  heartbeatAt: string | null;
  state: ImportListEntry["state"];
  outcome: string;
  firstId: number | null;
}

export type RunningImport = Pick<ImportRow, "id" | "files" | "actor" | "startedAt" | "heartbeatAt" | "outcome">;

const NO_COUNTS = { rows: 0, imported: 0, updated: 0, duplicatesSkipped: 0, totalErrors: 0 };

/** Tells whether a running import has had no heartbeat for too long. */
export function isHeartbeatLost(
  { heartbeatAt, startedAt }: Pick<ImportRow, "heartbeatAt" | "startedAt">,
  at: Date,
): boolean {
  return Date.parse(heartbeatAt ?? startedAt) < at.getTime() - HEARTBEAT_TIMEOUT_MS;
}

/** Imports of early program versions have no journal. */
export function hasJournal({ firstId, outcome }: Pick<ImportRow, "firstId" | "outcome">): boolean {
  const { imported = 0, updated = 0 } = JSON.parse(outcome) as Partial<ImportOutcome>;
  return firstId !== null || imported + updated === 0;
}

/** Returns an import as the list of imports shows it. */
export function importEntry({ heartbeatAt, outcome, firstId, ...row }: ImportRow, at: Date): ImportListEntry {
  const hasCrashed = isHeartbeatLost({ heartbeatAt, startedAt: row.startedAt }, at);
  const state = row.state === "running" && hasCrashed ? "interrupted" : row.state;
  const counts = countsOf(outcome);
  const { imported, updated } = counts;
  const hasEffect = imported + updated > 0 && hasJournal({ firstId, outcome });
  const canUndo = state !== "running" && state !== "undone" && hasEffect;
  const files = JSON.parse(row.files) as string[];
  const { source, reading, remainingRejects } = JSON.parse(outcome) as Partial<StoredImport & ImportOutcome>;
  return {
    ...row,
    files,
    state,
    ...counts,
    canUndo,
    ...(source !== undefined && { source }),
    ...(reading && { reading }),
    ...(remainingRejects !== undefined && { remainingRejects }),
  };
}

/** Returns the outcome with the number of rejected rows that nobody has fixed. */
export function withRemainingRejects(outcome: string, remainingRejects: number): string {
  return JSON.stringify({ ...(JSON.parse(outcome) as object), remainingRejects });
}

/** Makes the activity entry of a crashed import, at the time of its last heartbeat. */
export function interruptedEntry(row: RunningImport): Omit<ActivityEntry, "id"> {
  const { id: importId, actor, outcome } = row;
  const files = JSON.parse(row.files) as string[];
  const detail = { importId, files, ...countsOf(outcome), state: "interrupted" };
  return { at: row.heartbeatAt ?? row.startedAt, actor, action: "import", detail };
}

function countsOf(outcome: string): typeof NO_COUNTS {
  const counts = { ...NO_COUNTS, ...(JSON.parse(outcome) as Partial<ImportOutcome>) };
  const { rows, imported, updated, duplicatesSkipped, totalErrors } = counts;
  return { rows, imported, updated, duplicatesSkipped, totalErrors };
}

/** Adds a batch to the stored outcome, which remains if the import crashes. */
export function addBatch(outcome: string, { imported, updated, duplicatesSkipped }: BatchOutcome): string {
  const sum: Omit<BatchOutcome, "otherNames"> = {
    imported: 0,
    updated: 0,
    duplicatesSkipped: 0,
    ...JSON.parse(outcome),
  };
  sum.imported += imported;
  sum.updated += updated;
  sum.duplicatesSkipped += duplicatesSkipped;
  return JSON.stringify(sum);
}
