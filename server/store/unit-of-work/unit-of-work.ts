import type { Businesses } from "./businesses.ts";
import type { SideTables } from "./tables.ts";

/**
 * Tables that the rules of writing read and write in one transaction, synchronously. SQLite reads and writes at each call; PostgreSQL reads
 * in bulk before and writes at the end.
 */
export interface UnitOfWork extends SideTables {
  businesses: Businesses;
}
