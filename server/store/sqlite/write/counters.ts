import type { Database } from "better-sqlite3";

type Counter =
  | "revision"
  | "generation"
  | "lastBusinessId"
  | "listed"
  | "verified"
  | "cities"
  | "categories"
  | "keyVersion"
  | "staleFromId"
  | "staleUntilId"
  | "duplicatesRevision"
  | "duplicatesFoundAt";

export type Counters = ReturnType<typeof openCounters>;

/**
 * Numbers maintained with the data. `revision` grows with every change that visitors can see; `generation` when ids or keys of dictionaries
 * changed, so that caches of them are invalid. Migration 0010 explains `keyVersion` and `staleFromId`, 0012 `duplicatesRevision`.
 */
export function openCounters(db: Database) {
  const selectValue = db.prepare<[string], number>("SELECT value FROM counters WHERE name = ?").pluck();
  const write = db.prepare("UPDATE counters SET value = ? WHERE name = ?");
  const get = (name: Counter): number => selectValue.get(name) ?? 0;
  return {
    get,
    set: (name: Counter, value: number) => write.run(value, name),
    add(name: Counter, change: number) {
      if (change !== 0) write.run(get(name) + change, name);
    },
  };
}
