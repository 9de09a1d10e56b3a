import { createHash } from "node:crypto";
import type { Database } from "better-sqlite3";
import type { OnDuplicate } from "#contract/import-report";
import type { StorableBusiness } from "#domain/business-keys";
import type { BatchOutcome } from "../store.ts";

/**
 * Counts what an import would do. Place ids that earlier batches would have stored wait in a temporary table, which
 * lies outside the database file.
 */
export function openRehearsal(db: Database, wouldChange: (draft: StorableBusiness) => boolean | undefined) {
  const create =
    "CREATE TEMP TABLE IF NOT EXISTS rehearsed (place_id TEXT PRIMARY KEY, content TEXT NOT NULL) STRICT, WITHOUT ROWID";

  return {
    batch(businesses: Iterable<StorableBusiness>, onDuplicate: OnDuplicate): BatchOutcome {
      db.exec(create);
      const seen = db.prepare<[string], string>("SELECT content FROM rehearsed WHERE place_id = ?").pluck();
      const see = db.prepare("INSERT OR REPLACE INTO rehearsed VALUES (?, ?)");
      const outcome = { imported: 0, updated: 0, duplicatesSkipped: 0 };
      for (const business of businesses) {
        const content =
          onDuplicate === "update" ? createHash("sha256").update(JSON.stringify(business)).digest("hex") : "";
        const before = seen.get(business.placeId);
        const changes = before === undefined ? wouldChange(business) : before !== content;
        if (changes === undefined) outcome.imported++;
        else if (changes && onDuplicate === "update") outcome.updated++;
        else outcome.duplicatesSkipped++;
        if (before !== content) see.run(business.placeId, content);
      }
      return outcome;
    },
    end() {
      db.exec("DROP TABLE IF EXISTS temp.rehearsed");
    },
  };
}
