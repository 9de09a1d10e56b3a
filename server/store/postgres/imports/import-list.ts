import {
  type ImportListEntry,
  type ImportRow,
  importEntry,
  interruption,
  isSilent,
  type RunningImport,
} from "../../imports/import-entry.ts";
import type { ActivityEntry } from "../../port/maintenance.ts";
import type { Transaction } from "../connection/transaction.ts";

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

  hasRunning: async (tx: Transaction): Promise<boolean> =>
    (await tx.value("SELECT 1 FROM imports WHERE state = 'running' LIMIT 1")) !== undefined,

  /** Marks as interrupted the imports of this actor, which have crashed, and all without a recent heartbeat. Returns their activity entries. */
  async interrupt(tx: Transaction, actor: string | undefined, at: Date): Promise<Omit<ActivityEntry, "id">[]> {
    const running = await tx.rows<RunningImport>(
      `SELECT id, files, actor, started_at AS "startedAt", heartbeat_at AS "heartbeatAt", outcome
       FROM imports WHERE state = 'running' ORDER BY id`,
    );
    const crashed = running.filter((row) => row.actor === actor || isSilent(row, at));
    const ids = crashed.map(({ id }) => id);
    await tx.run(
      "UPDATE imports SET state = 'interrupted', finished_at = coalesce(heartbeat_at, started_at) WHERE id = ANY($1)",
      [ids],
    );
    return crashed.map(interruption);
  },
};
