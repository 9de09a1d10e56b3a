import type { Transaction } from "../connection/transaction.ts";

/** Number of rows per FETCH: some tens of milliseconds. */
const CHUNK_ROWS = 2_000;

/** Reads the rows of a SELECT in chunks, by a cursor, one at a time per transaction. */
export async function* fetchRows<Row extends unknown[]>(tx: Transaction, sql: string): AsyncGenerator<Row[]> {
  await tx.run(`DECLARE fetching NO SCROLL CURSOR FOR ${sql}`);
  for (;;) {
    const rows = await tx.arrays<Row>(`FETCH ${CHUNK_ROWS} FROM fetching`);
    if (rows.length > 0) yield rows;
    if (rows.length < CHUNK_ROWS) break;
  }
  await tx.run("CLOSE fetching");
}
