import type { ClientBase } from "pg";
import { AppError } from "../../../errors.ts";
import { rejectOlder } from "../../require-current.ts";
import { SCHEMA_VERSION } from "../../schema-version.ts";
import { directory } from "../migrations/0015-directory.ts";
import { manyServers } from "../migrations/0016-many-servers.ts";
import { completeChanges } from "../migrations/0017-complete-changes.ts";
import { businessFacts } from "../migrations/0018-business-facts.ts";
import { attributes } from "../migrations/0019-attributes.ts";
import { cells } from "../migrations/0020-cells.ts";
import { ownFields } from "../migrations/0021-own-fields.ts";
import { categoryNames } from "../migrations/0022-category-names.ts";
import { freshness } from "../migrations/0023-freshness.ts";
import { sharedMaps } from "../migrations/0024-shared-maps.ts";
import { people } from "../migrations/0025-people.ts";
import { photos } from "../migrations/0026-photos.ts";
import { scheduledFiles } from "../migrations/0027-scheduled-files.ts";
import { passkeys } from "../migrations/0028-passkeys.ts";
import { readState, rejectUnusable } from "./check-database.ts";
import { BEGIN_READ_COMMITTED, LOCK_TIMEOUT_MS, WRITER_LOCK } from "./transactions.ts";

/** SQL of the migrations, in order and numbered as those of the SQLite engine. A released migration never changes. */
const MIGRATIONS: readonly string[] = [
  directory,
  manyServers,
  completeChanges,
  businessFacts,
  attributes,
  cells,
  ownFields,
  categoryNames,
  freshness,
  sharedMaps,
  people,
  photos,
  scheduledFiles,
  passkeys,
];
export const FIRST_VERSION = 15;

/** Advisory lock of the server that backs up and migrates an old database. */
const UPGRADE_LOCK = 7_236_003;

export interface MigrateOptions {
  /** Name of the database for messages. */
  name: string;
  /** Refuses a database without a directory instead of creating one. */
  mustExist: boolean;
  /** Refuses a database of an earlier version instead of migrating it. */
  requiresCurrent?: boolean | undefined;
  /** Backs up a database of this earlier schema version. If it throws, the database is not migrated. */
  saveOldVersion?: ((version: number) => Promise<unknown>) | undefined;
}

/**
 * Creates the schema or migrates it, in one transaction under the writer lock: a failed migration changes nothing, and of two servers that
 * start at once the second finds it done. Databases of other or newer programs are left untouched. Returns whether the schema is new.
 * Errors: AppError `storage` for a database that cannot be used, `not-found` with `mustExist`; other errors of the server.
 */
export async function migrate(client: ClientBase, options: MigrateOptions): Promise<boolean> {
  const version = await requireUsable(client, options);
  if (version !== undefined && options.requiresCurrent) rejectOlder(version, `the database ${options.name}`);
  if (version !== SCHEMA_VERSION) await saveAndMigrate(client, version, options);
  return version === undefined;
}

async function saveAndMigrate(
  client: ClientBase,
  version: number | undefined,
  { name, saveOldVersion }: MigrateOptions,
): Promise<void> {
  if (saveOldVersion === undefined || version === undefined) return migrateNow(client, name);
  // The first server backs the database up while the others wait.
  await client.query("SELECT pg_advisory_lock($1)", [UPGRADE_LOCK]);
  const { schemaVersion = SCHEMA_VERSION } = await readState(client);
  if (schemaVersion < SCHEMA_VERSION) await saveOldVersion(schemaVersion);
  await migrateNow(client, name);
  await client.query("SELECT pg_advisory_unlock($1)", [UPGRADE_LOCK]);
}

async function migrateNow(client: ClientBase, name: string): Promise<void> {
  await client.query(
    `${BEGIN_READ_COMMITTED}; SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}; SELECT pg_advisory_xact_lock(${WRITER_LOCK})`,
  );
  try {
    await runSteps(client, name);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => undefined);
    throw error;
  }
}

/** Returns the schema version, undefined without a directory. Changes nothing. Throws what `migrate` throws. */
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

/** Creates the schema, or migrates it from an earlier version, in the caller's transaction. Throws errors of the server. */
export async function createSchema(client: ClientBase, version: number = FIRST_VERSION - 1): Promise<void> {
  for (const step of migrationsBetween(version, SCHEMA_VERSION)) await client.query(step);
  await client.query("UPDATE counters SET value = $1 WHERE name = 'schemaVersion'", [SCHEMA_VERSION]);
}

/** Returns the migrations from one schema version to a later one. From `FIRST_VERSION - 1` they create the schema. */
export function migrationsBetween(from: number, to: number): readonly string[] {
  return MIGRATIONS.slice(from + 1 - FIRST_VERSION, to + 1 - FIRST_VERSION);
}
