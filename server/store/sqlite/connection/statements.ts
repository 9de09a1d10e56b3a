import type { Database } from "better-sqlite3";
import type { Value } from "../read/business-record.ts";
import { cacheWhile } from "../read/cache-per-revision.ts";

/** Compositions of filters and sorts that stay prepared. */
const KEPT = 300;

/**
 * Statements whose text is composed: each text is prepared once; those not asked for longest are dropped. `?` becomes
 * `+?`, so that SQLite does not prepare them anew at every run (see SELECT_BUSINESS).
 */
export function openStatements(db: Database) {
  const keep = cacheWhile(KEPT);
  const statement = (sql: string) =>
    keep("prepared", sql, () => db.prepare<Value[], number>(sql.replaceAll("?", "+?")).pluck());
  return {
    /** The first column of each row. */
    numbers: (sql: string, values: Value[]): number[] => statement(sql).all(...values),
    /** The first column of the first row; 0 without one. */
    number: (sql: string, values: Value[]): number => statement(sql).get(...values) ?? 0,
  };
}
