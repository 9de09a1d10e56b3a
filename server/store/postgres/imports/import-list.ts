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
import type { Transaction } from "../connection/transaction.ts";
import { importFields } from "./import-fields.ts";

/** Makes the import that a change undid count as before. */
export async function reopenImport(tx: Transaction, changeId: number): Promise<void> {
  const row = await tx.row<{ id: number; outcome: string }>(
    `SELECT i.id, i.outcome FROM activity a JOIN imports i ON i.id = (a.detail::json ->> 'importId')::bigint
     WHERE a.id = $1 AND a.action = 'undo' AND i.state = 'undone'`,
    [changeId],
  );
  if (row === undefined) return;
  await importFields.addAgain(tx, row.outcome);
  const { state, outcome } = outcomeWithoutUndo(row.outcome);
  await tx.run("UPDATE imports SET state = $1, outcome = $2 WHERE id = $3", [state, outcome, row.id]);
}

/** The list of imports, newest first. */
export const importList = {
  async newest(tx: Transaction, limit: number, at: Date): Promise<ImportListEntry[]> {
    const rows = await tx.rows<ImportRow>(
      `SELECT id, files, actor, started_at AS "startedAt", finished_at AS "finishedAt", heartbeat_at AS "heartbeatAt", state,
         outcome, first_id AS "firstId"
       FROM imports ORDER BY id DESC LIMIT $1`,
      [limit],
    );
    return rows.map((row) => importEntry(row, at));
  },

  async noteRemainingRejects(tx: Transaction, importId: number, rows: number): Promise<void> {
    const outcome = await tx.value<string>("SELECT outcome FROM imports WHERE id = $1 FOR UPDATE", [importId]);
    if (outcome === undefined) return;
    await tx.run("UPDATE imports SET outcome = $1 WHERE id = $2", [withRemainingRejects(outcome, rows), importId]);
  },

  hasRunning: async (tx: Transaction): Promise<boolean> =>
    (await tx.value("SELECT 1 FROM imports WHERE state = 'running' LIMIT 1")) !== undefined,

  /**
   * Marks as interrupted the imports of this actor, which have crashed, and all without a recent heartbeat. Returns their activity entries.
   */
  async interrupt(tx: Transaction, actor: string | undefined, at: Date): Promise<Omit<ActivityEntry, "id">[]> {
    const runningImports = await tx.rows<RunningImport>(
      `SELECT id, files, actor, started_at AS "startedAt", heartbeat_at AS "heartbeatAt", outcome
       FROM imports WHERE state = 'running' ORDER BY id`,
    );
    const crashedImports = runningImports.filter((row) => row.actor === actor || isHeartbeatLost(row, at));
    const ids = crashedImports.map(({ id }) => id);
    await tx.run(
      "UPDATE imports SET state = 'interrupted', finished_at = coalesce(heartbeat_at, started_at) WHERE id = ANY($1)",
      [ids],
    );
    return crashedImports.map(interruptedEntry);
  },
};
