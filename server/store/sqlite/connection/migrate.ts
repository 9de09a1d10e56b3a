import type { Database } from "better-sqlite3";
import { AppError } from "../../../errors.ts";
import { SCHEMA_VERSION } from "../../schema-version.ts";
import { directory } from "../migrations/0001-directory.ts";
import { listingChanges } from "../migrations/0002-listing-changes.ts";
import { businessPages } from "../migrations/0003-business-pages.ts";
import { administrators } from "../migrations/0004-administrators.ts";
import { jobs } from "../migrations/0005-jobs.ts";
import { memory } from "../migrations/0006-memory.ts";
import { rulesToFollow } from "../migrations/0007-rules-to-follow.ts";
import { searchMerging } from "../migrations/0008-search-merging.ts";
import { plainNames } from "../migrations/0009-plain-names.ts";
import { keyVersion } from "../migrations/0010-key-version.ts";
import { searchLog } from "../migrations/0011-search-log.ts";
import { duplicates } from "../migrations/0012-duplicates.ts";
import { cityAliases } from "../migrations/0013-city-aliases.ts";
import { recycleBin } from "../migrations/0014-recycle-bin.ts";
import { scopedRules } from "../migrations/0015-scoped-rules.ts";
import { jobLeases } from "../migrations/0016-job-leases.ts";
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
import { renewDictionaryKeys } from "../write/key-renewal.ts";

/** SQL, or a function for what SQL cannot express. Each runs in a transaction. */
export type Migration = string | ((db: Database) => void);

/** Migrations in order. A released migration never changes: another one follows it. */
const MIGRATIONS: readonly Migration[] = [
  directory,
  listingChanges,
  businessPages,
  administrators,
  jobs,
  memory,
  rulesToFollow,
  searchMerging,
  plainNames,
  keyVersion,
  searchLog,
  duplicates,
  cityAliases,
  recycleBin,
  scopedRules,
  jobLeases,
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

export function schemaVersion(db: Database): number {
  return db.pragma("user_version", { simple: true }) as number;
}

/** Errors: AppError `storage` for a database that a newer program made. `advice` returns the end of a sentence on how to go back. */
export function rejectNewer(version: number, subject: string, advice?: () => string | undefined): void {
  if (version <= SCHEMA_VERSION) return;
  throw new AppError(
    "storage",
    `${subject} has schema version ${version}, but this program knows versions up to ${SCHEMA_VERSION}. Use the newer mainstreet that made it, ${advice?.() ?? "or restore a backup from before."}`,
  );
}

/** Makes the schema of an earlier version, which a backup of it has. */
export function migrateTo(db: Database, version: number): void {
  migrate(db, MIGRATIONS.slice(0, version));
}

/**
 * Brings the schema up to date in one transaction, so that a migration that fails leaves the database as it was, and the keys of
 * dictionaries to this program's key version. Two processes may start at once: the one that waited for the lock reads the
 * version again. Returns whether it renewed keys.
 */
export function migrate(db: Database, steps: readonly Migration[] = MIGRATIONS): boolean {
  rejectNewer(schemaVersion(db), `The database ${db.name}`);
  if (schemaVersion(db) < steps.length) db.transaction(() => runSteps(db, steps)).immediate();
  return steps === MIGRATIONS && renewDictionaryKeys(db);
}

function runSteps(db: Database, steps: readonly Migration[]): void {
  for (const step of steps.slice(schemaVersion(db))) {
    if (typeof step === "string") db.exec(step);
    else step(db);
  }
  db.pragma(`user_version = ${Math.max(schemaVersion(db), steps.length)}`);
}
