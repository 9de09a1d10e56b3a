import { type EditRow, type ImportRow, type OriginRow, valueHistory } from "../../changes/value-history.ts";
import type { ValueHistory } from "../../port/changes.ts";
import type { Transaction } from "../connection/transaction.ts";

/** Reads what both journals know of the values of a business. */
export async function valueHistoryOf(tx: Transaction, businessId: number): Promise<ValueHistory> {
  const edits = await tx.rows<EditRow>(
    `SELECT j.change_id AS "changeId", j.business_id AS "businessId", j.previous, a.at, a.actor, a.action
     FROM change_journal j JOIN activity a ON a.id = j.change_id
     WHERE j.business_id = $1 AND j.previous IS NOT NULL AND j.previous NOT LIKE '{"removed"%'
     ORDER BY j.change_id DESC LIMIT 500`,
    [businessId],
  );
  const imports = await tx.rows<ImportRow>(
    `SELECT c.previous, c.updated_at AS "updatedAt", i.files, i.actor
     FROM import_changes c JOIN imports i ON i.id = c.import_id WHERE c.business_id = $1 ORDER BY c.import_id`,
    [businessId],
  );
  const origin = await tx.row<OriginRow>(
    `SELECT i.files, i.actor, i.started_at AS "startedAt"
     FROM businesses b JOIN imports i ON i.id = b.import_id WHERE b.id = $1`,
    [businessId],
  );
  return valueHistory(edits, imports, origin);
}
