import type { Database } from "better-sqlite3";
import { type EditRow, type ImportRow, type OriginRow, valueHistory } from "../../changes/value-history.ts";
import type { ValueHistory } from "../../port/changes.ts";

/** Reads the value history of a business from the journals of changes and imports. */
export function openValueHistory(db: Database) {
  const selectEdits = db.prepare<[number], EditRow>(
    `SELECT j.change_id AS changeId, j.business_id AS businessId, j.previous, a.at, a.actor, a.action
     FROM change_journal j JOIN activity a ON a.id = j.change_id
     WHERE j.business_id = +? AND j.previous IS NOT NULL AND j.previous NOT LIKE '{"removed"%'
     ORDER BY j.change_id DESC LIMIT 500`,
  );
  const selectImports = db.prepare<[number], ImportRow>(
    `SELECT c.previous, c.updated_at AS updatedAt, i.files, i.actor
     FROM import_changes c JOIN imports i ON i.id = c.import_id WHERE c.business_id = +? ORDER BY c.import_id`,
  );
  const selectOrigin = db.prepare<[number], OriginRow>(
    `SELECT i.files, i.actor, i.started_at AS startedAt
     FROM businesses b JOIN imports i ON i.id = b.import_id WHERE b.id = ?`,
  );
  return (businessId: number): ValueHistory =>
    valueHistory(selectEdits.all(businessId), selectImports.all(businessId), selectOrigin.get(businessId));
}
