import pg, { type Pool } from "pg";
import { listIndexes } from "../../lists/list-orders.ts";
import { Transaction } from "../connection/transaction.ts";
import { LOCK_TIMEOUT_MS, WRITER_LOCK } from "../connection/transactions.ts";
import { orderBy } from "../read/indexed-lists.ts";

/** Definitions of indexes of sorted lists by name, the same as in the first migration. */
const INDEXES = listIndexes((order) => orderBy(order, ""));
const NAMES = Object.keys(INDEXES);
/**
 * Tables that a first import fills. Until they are analyzed, plans assume that they are empty. Of tables with long rows, only the columns
 * in conditions are listed; autovacuum analyzes the others later.
 */
const FILLED_TABLES =
  "businesses (id, place_id, slug, category_id, import_id), listings, unlisted, postings (term, first_id), cities, city_spellings, categories, places, opening_patterns (id)";
/** Time that DROP INDEX waits for readers; new readers queue behind it. */
const DROP_TIMEOUT_MS = 500;
const LOCK_NOT_AVAILABLE = "55P03";

/**
 * Drops the list indexes, in the transaction that begins a first import; building them at its end is faster. Lists work without them, and
 * building them does not block readers. Keeps them if a reader holds the table for longer than the timeout.
 */
export async function dropListIndexes(tx: Transaction): Promise<void> {
  await tx.run("SAVEPOINT list_indexes");
  try {
    await tx.run(`SET LOCAL lock_timeout = ${DROP_TIMEOUT_MS}`);
    await tx.run(`DROP INDEX IF EXISTS ${NAMES.join(", ")}`);
    await tx.run(`SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE)) throw error;
    await tx.run("ROLLBACK TO SAVEPOINT list_indexes");
  }
}

/** Builds missing list indexes. If there were any, also analyzes the tables that an import has filled. */
export async function buildListIndexes(tx: Transaction): Promise<void> {
  const missingIndexes = await tx.values<string>(SELECT_MISSING_INDEXES, [NAMES]);
  for (const name of missingIndexes) await tx.run(`CREATE INDEX IF NOT EXISTS ${name} ON ${INDEXES[name]}`);
  if (missingIndexes.length > 0) await tx.run(`ANALYZE ${FILLED_TABLES}`);
}

const SELECT_MISSING_INDEXES =
  "SELECT name FROM unnest($1::text[]) AS names (name) WHERE to_regclass(quote_ident(name)) IS NULL";

/** Builds list indexes that a killed import has left out. Does nothing while an import is writing. Throws errors of the server. */
export async function buildMissingListIndexes(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(SELECT_MISSING_INDEXES, [NAMES]);
  if (rows.length === 0) return;
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    const lock = await client.query<{ isFree: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS "isFree"', [
      WRITER_LOCK,
    ]);
    if (lock.rows[0]?.isFree === true) await buildListIndexes(new Transaction(client, new Map()));
    await client.query("COMMIT");
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}
