import type { ClientBase } from "pg";
import { AppError } from "../../../errors.ts";
import { directory } from "../migrations/0015-directory.ts";
import { manyServers } from "../migrations/0016-many-servers.ts";
import { readState, rejectUnusable } from "./check-database.ts";
import { SCHEMA_VERSION } from "./schema-version.ts";
import { LOCK_TIMEOUT_MS, WRITER_LOCK } from "./transactions.ts";

/** SQL. In order; a released migration never changes: another one follows it. They have the numbers of the SQLite engine's. */
const MIGRATIONS: readonly string[] = [directory, manyServers];
const FIRST_VERSION = 15;

export interface MigrateOptions {
  /** Of the database, for messages. */
  name: string;
  /** A database without a directory is left as it is. */
  mustExist: boolean;
}

/**
 * Creates the schema, or brings it up to date, in one transaction under the lock of all writers: a migration that fails changes
 * nothing, and of two servers that start at once the second finds it done. Nothing of what a newer or another program made is touched.
 * Errors: AppError `storage` for a database that cannot be used, `not-found` with `mustExist`; those of the server.
 */
export async function migrate(client: ClientBase, { name, mustExist }: MigrateOptions): Promise<void> {
  const state = await readState(client);
  rejectUnusable(state, name, SCHEMA_VERSION);
  if (state.schemaVersion === SCHEMA_VERSION) return;
  if (state.schemaVersion === undefined && mustExist) {
    throw new AppError(
      "not-found",
      `There is no directory in the database ${name}. Name the one you mean in database.url; import and serve create a new one.`,
    );
  }
  await client.query(
    `BEGIN; SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}; SELECT pg_advisory_xact_lock(${WRITER_LOCK})`,
  );
  try {
    await runSteps(client, name);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => undefined);
    throw error;
  }
}

async function runSteps(client: ClientBase, name: string): Promise<void> {
  const state = await readState(client);
  rejectUnusable(state, name, SCHEMA_VERSION);
  const version = state.schemaVersion ?? FIRST_VERSION - 1;
  for (const step of MIGRATIONS.slice(version + 1 - FIRST_VERSION)) await client.query(step);
  await client.query("UPDATE counters SET value = $1 WHERE name = 'schemaVersion'", [SCHEMA_VERSION]);
}
