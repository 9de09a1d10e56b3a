import type { Database } from "better-sqlite3";

/** A long write without a heartbeat for this long has ended, for example with its process. */
const TIMEOUT_MS = 10_000;

/** Shows all processes that one of them is changing the directory in many transactions, as imports do. */
export function openLongWrites(db: Database) {
  const updateEnd = db.prepare(
    "INSERT INTO counters VALUES ('changingUntil', ?) ON CONFLICT DO UPDATE SET value = excluded.value",
  );
  const selectEnd = db.prepare<[], number>("SELECT value FROM counters WHERE name = 'changingUntil'").pluck();
  return {
    /** Call it in each transaction but the last. */
    heartbeat: (at: Date): unknown => updateEnd.run(at.getTime() + TIMEOUT_MS),
    /** Call it in the last transaction or after it. */
    end: (): unknown => updateEnd.run(0),
    isActive: (at: Date) => (selectEnd.get() ?? 0) > at.getTime(),
  };
}
