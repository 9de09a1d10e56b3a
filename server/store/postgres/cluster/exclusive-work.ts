import pg from "pg";
import type { Cluster, SharedWork } from "../../port/cluster.ts";
import { DETECT_LOST_CLIENTS, endClient } from "../connection/open-pool.ts";
import { storageError } from "../connection/storage-error.ts";

/** First key of the advisory locks; the second is in `LOCKS`. */
const WORK_LOCKS = 7_236;
const LOCKS: Readonly<Record<SharedWork, number>> = {
  upkeep: 1,
  "daily-backup": 2,
  "file-sweep": 3,
  "scheduled-imports": 4,
  corrections: 5,
};

/**
 * Runs work under an advisory lock, on a connection of its own since the work needs those of the pool. The lock ends with the connection,
 * and so with this process.
 */
export function createExclusiveWork(config: pg.ClientConfig): Cluster["runExclusively"] {
  return async (kind, work) => {
    const client = new pg.Client(config);
    // Losing the connection releases the lock but does not stop the work.
    client.on("error", () => undefined);
    try {
      if (!(await tryLock(client, kind))) return false;
      await work();
      return true;
    } finally {
      await endClient(client);
    }
  };
}

async function tryLock(client: pg.Client, kind: SharedWork): Promise<boolean> {
  try {
    await client.connect();
    await client.query(DETECT_LOST_CLIENTS);
    const sql = "SELECT pg_try_advisory_lock($1::integer, $2::integer) AS locked";
    const { rows } = await client.query<{ locked: boolean }>(sql, [WORK_LOCKS, LOCKS[kind]]);
    return rows[0]?.locked === true;
  } catch (error) {
    throw storageError(error);
  }
}
