import type { Database } from "better-sqlite3";
import type { ImportEntry } from "#contract/admin-api";
import type { ImportOutcome } from "../../port/imports.ts";

/** A running import without a heartbeat for so long has crashed. It writes one every few thousand rows. Milliseconds. */
const HEARTBEAT_TIMEOUT_MS = 120_000;

type Entry = Omit<ImportEntry, "rejectsUrl">;
type State = Entry["state"];
interface Row {
  id: number;
  files: string;
  actor: string;
  startedAt: string;
  finishedAt: string | null;
  heartbeatAt: string | null;
  state: State;
  outcome: string;
  firstId: number | null;
}

const NO_COUNTS = { rows: 0, imported: 0, updated: 0, duplicatesSkipped: 0, totalErrors: 0 };

/** The list of imports, newest first. */
export function openImportList(db: Database) {
  const newest = db.prepare<[number], Row>(
    `SELECT id, files, actor, started_at AS startedAt, finished_at AS finishedAt, heartbeat_at AS heartbeatAt, state, outcome,
       first_id AS firstId
     FROM imports ORDER BY id DESC LIMIT ?`,
  );
  const interrupt = db.prepare(
    "UPDATE imports SET state = 'interrupted', finished_at = coalesce(heartbeat_at, started_at) WHERE state = 'running' AND actor = ?",
  );
  const interruptSilent = db.prepare(
    `UPDATE imports SET state = 'interrupted', finished_at = coalesce(heartbeat_at, started_at)
     WHERE state = 'running' AND coalesce(heartbeat_at, started_at) < ?`,
  );

  return {
    newest: (limit: number, at: Date): Entry[] => newest.all(limit).map((row) => entryOf(row, at)),
    /** Marks imports of this actor, which are known to have crashed. */
    interrupt: (actor: string) => interrupt.run(actor),
    /** Marks imports without a recent heartbeat. */
    interruptSilent: (at: Date) => interruptSilent.run(new Date(at.getTime() - HEARTBEAT_TIMEOUT_MS).toISOString()),
  };
}

/** Whether a running import has crashed. */
export function isSilent({ heartbeatAt, startedAt }: Pick<Row, "heartbeatAt" | "startedAt">, at: Date): boolean {
  return Date.parse(heartbeatAt ?? startedAt) < at.getTime() - HEARTBEAT_TIMEOUT_MS;
}

/** Imports of early program versions have no journal. */
export function hasJournal({ firstId, outcome }: Pick<Row, "firstId" | "outcome">): boolean {
  const { imported = 0, updated = 0 } = JSON.parse(outcome) as Partial<ImportOutcome>;
  return firstId !== null || imported + updated === 0;
}

function entryOf({ heartbeatAt, outcome, firstId, ...row }: Row, at: Date): Entry {
  const hasCrashed = isSilent({ heartbeatAt, startedAt: row.startedAt }, at);
  const state = row.state === "running" && hasCrashed ? "interrupted" : row.state;
  const counts = { ...NO_COUNTS, ...(JSON.parse(outcome) as Partial<ImportOutcome>) };
  const { rows, imported, updated, duplicatesSkipped, totalErrors } = counts;
  const hasEffect = imported + updated > 0 && hasJournal({ firstId, outcome });
  const canUndo = state !== "running" && state !== "undone" && hasEffect;
  const files = JSON.parse(row.files) as string[];
  return { ...row, files, state, rows, imported, updated, duplicatesSkipped, totalErrors, canUndo };
}
