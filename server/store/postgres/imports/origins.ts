import type { WebsiteCheck } from "#domain/business/web-addresses/website-check";
import { CLOSED_MARK, latestReopenings, type ReopeningRow } from "../../changes/reopenings.ts";
import { type LatestImport, originOf } from "../../imports/import-source.ts";
import type { BusinessOrigin, BusinessRecord, Reopening } from "../../port/directory.ts";
import type { Transaction } from "../connection/transaction.ts";

/** Reads the sources of businesses, and finds those that opened again. */
export const origins = {
  async origin(tx: Transaction, { id, website }: Pick<BusinessRecord, "id" | "website">): Promise<BusinessOrigin> {
    const latestImport = await tx.row<LatestImport>(
      `SELECT started_at AS "startedAt", outcome FROM imports
       WHERE state NOT IN ('undoing', 'undone') AND id IN (
         SELECT import_id FROM businesses WHERE id = $1
         UNION ALL SELECT import_id FROM import_changes WHERE business_id = $1)
       ORDER BY id DESC LIMIT 1`,
      [id],
    );
    const websiteCheck =
      website === null
        ? undefined
        : await tx.row<WebsiteCheck>(
            `SELECT checked_at AS "checkedAt", failed_since AS "failedSince" FROM website_checks WHERE website = $1`,
            [website],
          );
    return { ...originOf(latestImport), websiteCheck: websiteCheck ?? null };
  },

  async reopenings(tx: Transaction, limit: number): Promise<Reopening[]> {
    // Each of the two partial indexes has its entries in the order of their changes.
    const imported = await tx.rows<Omit<ReopeningRow, "at"> & { updatedAt: number }>(
      `SELECT b.id, c.updated_at AS "updatedAt", c.previous
       FROM import_changes c JOIN businesses b ON b.id = c.business_id
       WHERE strpos(c.previous, '${CLOSED_MARK}') > 0 AND b.business_status = 'OPERATIONAL'
       ORDER BY c.updated_at DESC LIMIT $1`,
      [limit],
    );
    const edited = await tx.rows<ReopeningRow>(
      `SELECT b.id, a.at, c.previous
       FROM change_journal c JOIN activity a ON a.id = c.change_id JOIN businesses b ON b.id = c.business_id
       WHERE strpos(c.previous, '${CLOSED_MARK}') > 0 AND b.business_status = 'OPERATIONAL'
       ORDER BY c.change_id DESC LIMIT $1`,
      [limit],
    );
    const importedRows = imported.map(({ updatedAt, ...row }) => ({ ...row, at: new Date(updatedAt).toISOString() }));
    return latestReopenings([...importedRows, ...edited], limit);
  },
};
