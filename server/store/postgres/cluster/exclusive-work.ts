import pg from "pg";
import type { Cluster, SharedWork } from "../../port/cluster.ts";
import { DETECT_LOST_CLIENTS } from "../connection/open-pool.ts";
import { storageError } from "../connection/storage-error.ts";

/** The first number of the advisory locks of work; the second says which. */
const WORK_LOCKS = 7_236;
const LOCKS: Readonly<Record<SharedWork, number>> = { upkeep: 1, "daily-backup": 2, "file-sweep": 3 };

/**
 * Work under an advisory lock of a connection of its own: the work itself needs those of the pool. The lock ends with the connection, so
 * also with this process.
 */
export function createExclusiveWork(config: pg.ClientConfig): Cluster["runExclusively"] {
  return async (kind, work) => {
    const client = new pg.Client(config);
    // a connection that is lost ends the lock, not the work
    client.on("error", () => undefined);
    try {
      if (!(await lock(client, kind))) return false;
      await work();
      return true;
    } finally {
      await client.end().catch(() => undefined);
    }
  };
}

async function lock(client: pg.Client, kind: SharedWork): Promise<boolean> {
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
