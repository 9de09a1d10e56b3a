import type { Database } from "better-sqlite3";
import { LRUCache } from "lru-cache";
import type { Value } from "../../records/business-record.ts";

/**
 * Caches prepared statements by their text, at most 300, for SQL that is composed of conditions. `?` becomes `+?`, so that SQLite does not
 * prepare them anew at every run (see SELECT_BUSINESS).
 */
export function openStatements(db: Database) {
  const statements = new LRUCache({
    max: 300,
    memoMethod: (sql: string) => db.prepare<Value[], number>(sql.replaceAll("?", "+?")).pluck(),
  });
  return {
    /** Returns the first column of each row. */
    numbers: (sql: string, values: Value[]): number[] => statements.memo(sql).all(...values),
    /** Returns the first column of the first row; 0 without one. */
    number: (sql: string, values: Value[]): number => statements.memo(sql).get(...values) ?? 0,
  };
}
