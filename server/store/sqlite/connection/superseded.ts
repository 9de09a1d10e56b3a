import { statSync } from "node:fs";
import type { Database } from "better-sqlite3";
import { AppError } from "../../../errors.ts";

/** What happened to the database since it was opened, so that it must be opened again. */
export type Supersession = "replaced" | "migrated";

/**
 * For a database whose schema is up to date. Notices that another file took the place of the open one, as a restore over a damaged database does, or that another
 * version of this program migrated it. Writes would be lost, or break what the newer program relies on.
 */
export function openSupersession(db: Database) {
  const opened = identityOf(db);
  const version = db.prepare<[], number>("PRAGMA user_version").pluck();
  const schema = version.get();
  const fail = (sentence: string) => {
    throw new AppError("storage", sentence);
  };

  return {
    /** Within a transaction: microseconds. Errors: AppError `storage`. */
    requireSchema() {
      if (version.get() !== schema) {
        fail("Another version of mainstreet has migrated the database. Run that version, or start this again.");
      }
    },
    /** Before a write. Errors: AppError `storage`. */
    requireFile() {
      if (opened === undefined) return;
      const current = identityOf(db);
      if (current === opened) return;
      fail(
        current === undefined
          ? `The database ${db.name} was deleted while it was open. Restore a backup.`
          : `The database ${db.name} was replaced while it was open, so this was not written. Start it again.`,
      );
    },
    /** A file that was deleted is no reason to open an empty one. */
    state(): Supersession | undefined {
      const current = identityOf(db);
      if (current !== undefined && current !== opened) return "replaced";
      return version.get() === schema ? undefined : "migrated";
    },
  };
}

/** Device and inode; undefined where there is no file. */
function identityOf(db: Database): string | undefined {
  if (db.memory) return undefined;
  const stats = statSync(db.name, { throwIfNoEntry: false });
  return stats && `${stats.dev}.${stats.ino}`;
}
