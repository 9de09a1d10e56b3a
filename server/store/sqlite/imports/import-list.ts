import type { Database } from "better-sqlite3";
import type { ImportEntry } from "#contract/admin-api";
import type { ImportOutcome } from "../../port/imports.ts";
import type { ActivityEntry } from "../../port/maintenance.ts";

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
  const running = db.prepare<[], Pick<Row, "id" | "files" | "actor" | "startedAt" | "heartbeatAt" | "outcome">>(
    `SELECT id, files, actor, started_at AS startedAt, heartbeat_at AS heartbeatAt, outcome
     FROM imports WHERE state = 'running' ORDER BY id`,
  );
  const interrupt = db.prepare("UPDATE imports SET state = 'interrupted', finished_at = ? WHERE id = ?");

  return {
    newest: (limit: number, at: Date): Entry[] => newest.all(limit).map((row) => entryOf(row, at)),
    hasRunning: () => running.get() !== undefined,
    /** Marks imports of this actor, which are known to have crashed, and all without a recent heartbeat. Returns their activity entries. */
    interrupt(actor: string | undefined, at: Date): Omit<ActivityEntry, "id">[] {
      const crashed = running.all().filter((row) => row.actor === actor || isSilent(row, at));
      return crashed.map((row) => {
        const endedAt = row.heartbeatAt ?? row.startedAt;
        interrupt.run(endedAt, row.id);
        const detail = {
          importId: row.id,
          files: JSON.parse(row.files),
          ...countsOf(row.outcome),
          state: "interrupted",
        };
        return { at: endedAt, actor: row.actor, action: "import", detail };
      });
    },
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
  const counts = countsOf(outcome);
  const { imported, updated } = counts;
  const hasEffect = imported + updated > 0 && hasJournal({ firstId, outcome });
  const canUndo = state !== "running" && state !== "undone" && hasEffect;
  const files = JSON.parse(row.files) as string[];
  return { ...row, files, state, ...counts, canUndo };
}

function countsOf(outcome: string): typeof NO_COUNTS {
  const counts = { ...NO_COUNTS, ...(JSON.parse(outcome) as Partial<ImportOutcome>) };
  const { rows, imported, updated, duplicatesSkipped, totalErrors } = counts;
  return { rows, imported, updated, duplicatesSkipped, totalErrors };
}
