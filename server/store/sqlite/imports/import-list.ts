import type { Database } from "better-sqlite3";
import {
  type ImportListEntry,
  type ImportRow,
  importEntry,
  interruptedEntry,
  isHeartbeatLost,
  type RunningImport,
  withRemainingRejects,
} from "../../imports/import-entry.ts";
import { outcomeWithoutUndo } from "../../imports/undoable.ts";
import type { ActivityEntry } from "../../port/maintenance.ts";
import { openImportFields } from "./import-fields.ts";

/** Marks an undone import as imported again when its undo is undone. Needs the caller's transaction. */
export function openReopenImport(db: Database) {
  const selectUndone = db.prepare<[number], { id: number; outcome: string }>(
    `SELECT i.id, i.outcome FROM activity a JOIN imports i ON i.id = a.detail ->> 'importId'
     WHERE a.id = ? AND a.action = 'undo' AND i.state = 'undone'`,
  );
  const reopen = db.prepare("UPDATE imports SET state = ?, outcome = ? WHERE id = ?");
  const importFields = openImportFields(db);
  return (changeId: number): void => {
    const row = selectUndone.get(changeId);
    if (row === undefined) return;
    importFields.addAgain(row.outcome);
    const { state, outcome } = outcomeWithoutUndo(row.outcome);
    reopen.run(state, outcome, row.id);
  };
}

/** The list of imports, newest first. */
export function openImportList(db: Database) {
  const selectNewest = db.prepare<[number], ImportRow>(
    `SELECT id, files, actor, started_at AS startedAt, finished_at AS finishedAt, heartbeat_at AS heartbeatAt, state, outcome,
       first_id AS firstId
     FROM imports ORDER BY id DESC LIMIT ?`,
  );
  const selectRunning = db.prepare<[], RunningImport>(
    `SELECT id, files, actor, started_at AS startedAt, heartbeat_at AS heartbeatAt, outcome
     FROM imports WHERE state = 'running' ORDER BY id`,
  );
  const interrupt = db.prepare("UPDATE imports SET state = 'interrupted', finished_at = ? WHERE id = ?");

  const selectOutcome = db.prepare<[number], string>("SELECT outcome FROM imports WHERE id = ?").pluck();
  const updateOutcome = db.prepare("UPDATE imports SET outcome = ? WHERE id = ?");

  return {
    noteRemainingRejects(importId: number, rows: number): void {
      const outcome = selectOutcome.get(importId);
      if (outcome !== undefined) updateOutcome.run(withRemainingRejects(outcome, rows), importId);
    },
    newest: (limit: number, at: Date): ImportListEntry[] => selectNewest.all(limit).map((row) => importEntry(row, at)),
    hasRunning: () => selectRunning.get() !== undefined,
    /** Marks imports of this actor, which are known to have crashed, and all without a recent heartbeat. Returns their activity entries. */
    interrupt(actor: string | undefined, at: Date): Omit<ActivityEntry, "id">[] {
      const crashedImports = selectRunning.all().filter((row) => row.actor === actor || isHeartbeatLost(row, at));
      return crashedImports.map((row) => {
        const entry = interruptedEntry(row);
        interrupt.run(entry.at, row.id);
        return entry;
      });
    },
  };
}
