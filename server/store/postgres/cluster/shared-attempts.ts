import type { AttemptLimit, SharedAttempts } from "../../port/cluster.ts";
import { NOW } from "../connection/database-clock.ts";
import type { Transaction } from "../connection/transaction.ts";
import type { Transactions } from "../connection/transactions.ts";

/** Advisory lock that serializes attempts: two concurrent ones must not both fit into a bucket with room for one. */
const ATTEMPTS_LOCK = 7_236_002;

/** Leaky buckets. Each is stored as the time at which it will be empty: n × `leakMs` from now if it holds n attempts. */
export function createSharedAttempts({ writeUnlocked }: Transactions): SharedAttempts {
  /** Waits for the lock, then returns the current time. */
  const lockAndReadTime = async (tx: Transaction): Promise<number> => {
    await tx.run("SELECT pg_advisory_xact_lock($1)", [ATTEMPTS_LOCK]);
    return (await tx.value<number>(`SELECT ${NOW}`)) ?? 0;
  };

  return {
    add: (limits) =>
      writeUnlocked(async (tx) => {
        const currentTime = await lockAndReadTime(tx);
        await tx.run("DELETE FROM login_attempts WHERE empty_at <= $1", [currentTime]);
        const rows = await tx.rows<{ key: string; emptyAt: number }>(
          'SELECT key, empty_at AS "emptyAt" FROM login_attempts WHERE key = ANY($1)',
          [limits.map(({ key }) => key)],
        );
        const emptyAt = new Map(rows.map((row) => [row.key, row.emptyAt]));
        const waitsMs = limits.map(({ key, capacity, leakMs }) =>
          Math.max(0, Math.ceil((emptyAt.get(key) ?? currentTime) - currentTime - (capacity - 1) * leakMs)),
        );
        if (waitsMs.every((wait) => wait === 0)) {
          await tx.run(
            `INSERT INTO login_attempts SELECT key, $3::double precision + leak
             FROM unnest($1::text[], $2::double precision[]) AS added(key, leak)
             ON CONFLICT (key) DO UPDATE SET empty_at = login_attempts.empty_at + excluded.empty_at - $3`,
            [...columns(limits), currentTime],
          );
        }
        return waitsMs;
      }),

    remove: (limits) =>
      writeUnlocked(async (tx) => {
        await lockAndReadTime(tx);
        await tx.run(
          `UPDATE login_attempts SET empty_at = empty_at - leak
           FROM unnest($1::text[], $2::double precision[]) AS removed(key, leak) WHERE login_attempts.key = removed.key`,
          columns(limits),
        );
      }),
  };
}

function columns(limits: readonly AttemptLimit[]): [keys: string[], leaks: number[]] {
  return [limits.map(({ key }) => key), limits.map(({ leakMs }) => leakMs)];
}
