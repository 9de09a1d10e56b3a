import type { Database } from "better-sqlite3";
import type { WebsiteCheck } from "#domain/business/web-addresses/website-check";
import { CLOSED_MARK, latestReopenings, type ReopeningRow } from "../../changes/reopenings.ts";
import { type LatestImport, originOf } from "../../imports/import-source.ts";
import type { BusinessOrigin, BusinessRecord, Reopening } from "../../port/directory.ts";

/** Reads the sources of businesses, and finds those that opened again. */
export function openOrigins(db: Database) {
  const selectImport = db.prepare<{ id: number }, LatestImport>(
    `SELECT started_at AS startedAt, outcome FROM imports
     WHERE state NOT IN ('undoing', 'undone') AND id IN (
       SELECT import_id FROM businesses WHERE id = @id
       UNION ALL SELECT import_id FROM import_changes WHERE business_id = @id)
     ORDER BY id DESC LIMIT 1`,
  );
  const selectCheck = db.prepare<[string], WebsiteCheck>(
    "SELECT checked_at AS checkedAt, failed_since AS failedSince FROM website_checks WHERE website = ?",
  );
  // Each of the two partial indexes has its entries in the order of their changes.
  const selectImported = db.prepare<[number], ReopeningRow>(
    `SELECT b.id, strftime('%Y-%m-%dT%H:%M:%fZ', c.updated_at / 1000.0, 'unixepoch') AS at, c.previous
     FROM import_changes c INDEXED BY import_changes_reopened JOIN businesses b ON b.id = c.business_id
     WHERE instr(c.previous, '${CLOSED_MARK}') > 0 AND b.business_status = 'OPERATIONAL'
     ORDER BY c.updated_at DESC LIMIT ?`,
  );
  const selectEdited = db.prepare<[number], ReopeningRow>(
    `SELECT b.id, a.at, c.previous
     FROM change_journal c INDEXED BY change_journal_reopened
     JOIN activity a ON a.id = c.change_id JOIN businesses b ON b.id = c.business_id
     WHERE instr(c.previous, '${CLOSED_MARK}') > 0 AND b.business_status = 'OPERATIONAL'
     ORDER BY c.change_id DESC LIMIT ?`,
  );

  return {
    origin({ id, website }: Pick<BusinessRecord, "id" | "website">): BusinessOrigin {
      const websiteCheck = website === null ? undefined : selectCheck.get(website);
      return { ...originOf(selectImport.get({ id })), websiteCheck: websiteCheck ?? null };
    },
    reopenings: (limit: number): Reopening[] =>
      latestReopenings([...selectImported.all(limit), ...selectEdited.all(limit)], limit),
  };
}
