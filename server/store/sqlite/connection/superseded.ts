import { statSync } from "node:fs";
import type { Database } from "better-sqlite3";
import { AppError } from "../../../errors.ts";

/** Change to the open database that requires reopening it. */
export type Supersession = "replaced" | "migrated";

/**
 * Detects that another file replaced the open database, as a restore over a damaged one does, or that another version of this program
 * migrated it. Writes would be lost, or break what the newer program relies on. Needs an up-to-date schema.
 */
export function openSupersession(db: Database) {
  const openedIdentity = identityOf(db);
  const version = db.prepare<[], number>("PRAGMA user_version").pluck();
  const openedVersion = version.get();
  const fail = (sentence: string) => {
    throw new AppError("storage", sentence);
  };

  return {
    /** Checks within a transaction, which takes microseconds. Errors: AppError `storage`. */
    requireSchema() {
      if (version.get() !== openedVersion) {
        fail("Another version of mainstreet has migrated the database. Run that version, or start this again.");
      }
    },
    /** Checks before a write. Errors: AppError `storage`. */
    requireFile() {
      if (openedIdentity === undefined) return;
      const currentIdentity = identityOf(db);
      if (currentIdentity === openedIdentity) return;
      fail(
        currentIdentity === undefined
          ? `The database ${db.name} was deleted while it was open. Restore a backup.`
          : `The database ${db.name} was replaced while it was open, so this was not written. Start it again.`,
      );
    },
    /** Returns undefined also for a deleted file, since an empty database must not replace it. */
    state(): Supersession | undefined {
      const currentIdentity = identityOf(db);
      if (currentIdentity !== undefined && currentIdentity !== openedIdentity) return "replaced";
      return version.get() === openedVersion ? undefined : "migrated";
    },
  };
}

/** Returns device and inode; undefined if there is no file. */
function identityOf(db: Database): string | undefined {
  if (db.memory) return undefined;
  const stats = statSync(db.name, { throwIfNoEntry: false });
  return stats && `${stats.dev}.${stats.ino}`;
}
