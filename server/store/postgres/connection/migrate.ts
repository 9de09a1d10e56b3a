import type { ClientBase } from "pg";
import { AppError } from "../../../errors.ts";
import { directory } from "../migrations/0015-directory.ts";
import { manyServers } from "../migrations/0016-many-servers.ts";
import { readState, rejectUnusable } from "./check-database.ts";
import { SCHEMA_VERSION } from "./schema-version.ts";
import { LOCK_TIMEOUT_MS, WRITER_LOCK } from "./transactions.ts";

/** SQL. In order; a released migration never changes: another one follows it. They have the numbers of the SQLite engine's. */
const MIGRATIONS: readonly string[] = [directory, manyServers];
export const FIRST_VERSION = 15;

/** Advisory lock of the server that saves a database before it migrates it. */
const UPGRADE_LOCK = 7_236_003;

export interface MigrateOptions {
  /** Of the database, for messages. */
  name: string;
  /** A database without a directory is left as it is. */
  mustExist: boolean;
  /** Saves a database whose schema has this earlier version. What it throws leaves the database as it was. */
  saveOldVersion?: ((version: number) => Promise<unknown>) | undefined;
}

/**
 * Creates the schema, or brings it up to date, in one transaction under the lock of all writers: a migration that fails changes
 * nothing, and of two servers that start at once the second finds it done. Nothing of what a newer or another program made is touched.
 * Errors: AppError `storage` for a database that cannot be used, `not-found` with `mustExist`; those of the server.
 */
export async function migrate(client: ClientBase, options: MigrateOptions): Promise<void> {
  const { name, saveOldVersion } = options;
  const version = await requireUsable(client, options);
  if (version === SCHEMA_VERSION) return;
  if (saveOldVersion === undefined || version === undefined) return migrateNow(client, name);
  // the first server that starts saves it, and the others wait
  await client.query("SELECT pg_advisory_lock($1)", [UPGRADE_LOCK]);
  const { schemaVersion = SCHEMA_VERSION } = await readState(client);
  if (schemaVersion < SCHEMA_VERSION) await saveOldVersion(schemaVersion);
  await migrateNow(client, name);
  await client.query("SELECT pg_advisory_unlock($1)", [UPGRADE_LOCK]);
}

async function migrateNow(client: ClientBase, name: string): Promise<void> {
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

/** Returns the version of the schema, undefined without a directory. Changes nothing. Errors: as `migrate`. */
export async function requireUsable(
  client: ClientBase,
  { name, mustExist }: MigrateOptions,
): Promise<number | undefined> {
  const state = await readState(client);
  rejectUnusable(state, name, SCHEMA_VERSION);
  if (state.schemaVersion === undefined && mustExist) {
    throw new AppError(
      "not-found",
      `There is no directory in the database ${name}. Name the one you mean in database.url; import and serve create a new one.`,
    );
  }
  return state.schemaVersion;
}

async function runSteps(client: ClientBase, name: string): Promise<void> {
  const state = await readState(client);
  rejectUnusable(state, name, SCHEMA_VERSION);
  await createSchema(client, state.schemaVersion);
}

/** Brings one of an earlier version up to date. In a transaction of the caller's. Errors: those of the server. */
export async function createSchema(client: ClientBase, version: number = FIRST_VERSION - 1): Promise<void> {
  for (const step of migrationsBetween(version, SCHEMA_VERSION)) await client.query(step);
  await client.query("UPDATE counters SET value = $1 WHERE name = 'schemaVersion'", [SCHEMA_VERSION]);
}

/** The steps from one version of the schema to a later one; from `FIRST_VERSION - 1` on they make it. */
export function migrationsBetween(from: number, to: number): readonly string[] {
  return MIGRATIONS.slice(from + 1 - FIRST_VERSION, to + 1 - FIRST_VERSION);
}
