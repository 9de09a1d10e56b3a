import type { Database } from "better-sqlite3";
import type { OnDuplicate } from "#contract/import-report";
import type { BusinessInsert } from "#domain/business/business-keys";
import type { DryRunOutcome } from "../../port/imports.ts";
import { countRows } from "../../unit-of-work/dry-run.ts";
import type { BusinessWriter } from "../write/business-writer.ts";

/** Counts what an import would do. Digests of earlier rows are in a temporary table, outside the database file. */
export function openDryRun(db: Database, writer: BusinessWriter) {
  const create =
    "CREATE TEMP TABLE IF NOT EXISTS dry_run (place_id TEXT PRIMARY KEY, digest TEXT NOT NULL) STRICT, WITHOUT ROWID";

  return {
    batch(businesses: Iterable<BusinessInsert>, onDuplicate: OnDuplicate): DryRunOutcome {
      db.exec(create);
      const digest = db.prepare<[string], string>("SELECT digest FROM dry_run WHERE place_id = ?").pluck();
      const setDigest = db.prepare("INSERT OR REPLACE INTO dry_run VALUES (?, ?)");
      const digests = {
        get: (placeId: string) => digest.get(placeId),
        set: (placeId: string, text: string) => setDigest.run(placeId, text),
      };
      return writer.read((unit) => countRows(unit, businesses, onDuplicate, digests));
    },
    end() {
      db.exec("DROP TABLE IF EXISTS temp.dry_run");
    },
  };
}
