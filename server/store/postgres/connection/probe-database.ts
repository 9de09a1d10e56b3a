import { randomUUID } from "node:crypto";
import type { Pool, PoolClient } from "pg";
import { AppError } from "../../../errors.ts";
import { storageError } from "./storage-error.ts";

/** Number of businesses that a probe reads. */
const SAMPLE_BUSINESSES = 20;

/**
 * Health check: reads a random page of businesses, and inserts a row that it rolls back, without the writer lock. Errors: AppError
 * `storage`.
 */
export async function probeDatabase(pool: Pool): Promise<void> {
  let client: PoolClient | undefined;
  try {
    client = await pool.connect();
    await probe(client);
    client.release();
  } catch (error) {
    // Closing the connection rolls the transaction back.
    client?.release(true);
    throw storageError(error);
  }
}

async function probe(client: PoolClient): Promise<void> {
  await client.query("BEGIN");
  const { rows } = await client.query<{ isFound: boolean }>(
    `SELECT EXISTS (SELECT 1 FROM businesses other WHERE other.slug = b.slug AND other.id = b.id) AS "isFound"
     FROM (SELECT * FROM businesses WHERE id > (SELECT floor(random() * coalesce(max(id), 0)) FROM businesses)
       ORDER BY id LIMIT ${SAMPLE_BUSINESSES}) b LEFT JOIN listings l ON l.id = b.id`,
  );
  if (!rows.every(({ isFound }) => isFound)) {
    throw new AppError(
      "storage",
      "The database is damaged (the index of slugs does not match the businesses). Put a backup in its place with: mainstreet restore FILE",
    );
  }
  await client.query("SELECT octet_length(ids) FROM postings WHERE term >= 'a' ORDER BY term LIMIT 20");
  await client.query("SELECT * FROM cities LIMIT 20");
  await client.query("INSERT INTO settings (name, value) VALUES ($1, '')", [`probe.${randomUUID()}`]);
  await client.query("ROLLBACK");
}
