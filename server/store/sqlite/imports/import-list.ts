import type { Database } from "better-sqlite3";
import type { ImportEntry } from "#contract/admin-api";
import type { ImportOutcome } from "../../port/imports.ts";

/** An import that runs is heard of with every few thousand rows; one that was silent for so long has ended. Milliseconds. */
const SILENCE = 120_000;

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

/** The imports there were, newest first. */
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
    /** Those of this actor, which are known to have ended without a word. */
    interrupt: (actor: string) => interrupt.run(actor),
    /** Those of anybody that have not been heard of. */
    interruptSilent: (at: Date) => interruptSilent.run(new Date(at.getTime() - SILENCE).toISOString()),
  };
}

/** Whether a running import has ended without a word. */
export function isSilent({ heartbeatAt, startedAt }: Pick<Row, "heartbeatAt" | "startedAt">, at: Date): boolean {
  return Date.parse(heartbeatAt ?? startedAt) < at.getTime() - SILENCE;
}

/** What an import did, if it did anything, is known since the schema has a place for it. */
export function isRemembered({ firstId, outcome }: Pick<Row, "firstId" | "outcome">): boolean {
  const { imported = 0, updated = 0 } = JSON.parse(outcome) as Partial<ImportOutcome>;
  return firstId !== null || imported + updated === 0;
}

function entryOf({ heartbeatAt, outcome, firstId, ...row }: Row, at: Date): Entry {
  const hasEnded = isSilent({ heartbeatAt, startedAt: row.startedAt }, at);
  const state = row.state === "running" && hasEnded ? "interrupted" : row.state;
  const counts = { ...NO_COUNTS, ...(JSON.parse(outcome) as Partial<ImportOutcome>) };
  const { rows, imported, updated, duplicatesSkipped, totalErrors } = counts;
  const hasEffect = imported + updated > 0 && isRemembered({ firstId, outcome });
  const canUndo = state !== "running" && state !== "undone" && hasEffect;
  const files = JSON.parse(row.files) as string[];
  return { ...row, files, state, rows, imported, updated, duplicatesSkipped, totalErrors, canUndo };
}
