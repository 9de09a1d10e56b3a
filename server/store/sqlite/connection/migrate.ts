import type { Database } from "better-sqlite3";
import { AppError } from "../../../errors.ts";
import { directory } from "../migrations/0001-directory.ts";
import { listingChanges } from "../migrations/0002-listing-changes.ts";
import { businessPages } from "../migrations/0003-business-pages.ts";
import { administrators } from "../migrations/0004-administrators.ts";
import { jobs } from "../migrations/0005-jobs.ts";
import { memory } from "../migrations/0006-memory.ts";
import { rulesToFollow } from "../migrations/0007-rules-to-follow.ts";
import { searchMerging } from "../migrations/0008-search-merging.ts";
import { plainNames } from "../migrations/0009-plain-names.ts";

/** In order, for ever: a migration that has been released is not changed, another one follows it. */
const MIGRATIONS: readonly string[] = [
  directory,
  listingChanges,
  businessPages,
  administrators,
  jobs,
  memory,
  rulesToFollow,
  searchMerging,
  plainNames,
];

export const SCHEMA_VERSION = MIGRATIONS.length;

export function schemaVersion(db: Database): number {
  return db.pragma("user_version", { simple: true }) as number;
}

/** Errors: AppError `storage` for a database that a newer program made. */
export function refuseNewer(version: number, what: string): void {
  if (version <= SCHEMA_VERSION) return;
  throw new AppError(
    "storage",
    `${what} has schema version ${version}, but this program knows versions up to ${SCHEMA_VERSION}. Use the newer mainstreet that made it, or restore a backup from before.`,
  );
}

/**
 * Brings the schema up to date, each step a transaction of its own. Two processes may start at once: whoever waited
 * for the lock reads the version again. `steps` is the whole list unless a test brings its own.
 */
export function migrate(db: Database, steps: readonly string[] = MIGRATIONS): void {
  refuseNewer(schemaVersion(db), `The database ${db.name}`);
  while (schemaVersion(db) < steps.length) {
    db.transaction(() => {
      const version = schemaVersion(db);
      const step = steps[version];
      if (step === undefined) return;
      db.exec(step);
      db.pragma(`user_version = ${version + 1}`);
    }).immediate();
  }
}
