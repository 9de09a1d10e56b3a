import type { Database } from "better-sqlite3";

/** How long after its last transaction a long operation still counts as under way, should it end without a word. Milliseconds. */
const SILENCE = 10_000;

/**
 * Says to every program that one of them changes the directory in many transactions, as imports do: until its end the data
 * changes again within seconds.
 */
export function openLongWrites(db: Database) {
  const set = db.prepare(
    "INSERT INTO counters VALUES ('changingUntil', ?) ON CONFLICT DO UPDATE SET value = excluded.value",
  );
  const until = db.prepare<[], number>("SELECT value FROM counters WHERE name = 'changingUntil'").pluck();
  return {
    /** Within each transaction but the last: more will follow. */
    heartbeat: (at: Date) => void set.run(at.getTime() + SILENCE),
    /** Within the last one, or after it. */
    end: () => void set.run(0),
    isActive: (at: Date) => (until.get() ?? 0) > at.getTime(),
  };
}
