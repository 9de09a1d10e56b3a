import { type CityRenaming, cityRenamingOf, type RuleChangeRow, ruleChangeRows } from "../../rules/city-renaming.ts";
import type { Transaction } from "../connection/transaction.ts";

const COLUMNS = [
  "rule_id",
  "business_id",
  "city",
  "ruled_city",
  "is_line_composed",
  "is_edited",
  "previous_at",
  "changed_at",
];

interface Row extends RuleChangeRow {
  businessId: number;
}

/** The cities of businesses before rules moved them, by which rules can be reverted. */
export const ruleJournal = {
  any: async (tx: Transaction) => (await tx.value("SELECT 1 FROM rule_changes LIMIT 1")) !== undefined,

  /** Returns records by business id. Businesses without one are left out. */
  async renamingsOf(tx: Transaction, businessIds: readonly number[]): Promise<Map<number, CityRenaming>> {
    const rows = await tx.rows<Row>(
      `SELECT business_id AS "businessId", rule_id AS "ruleId", city, ruled_city AS "renamedCity",
         is_line_composed AS "isLineComposed", is_edited AS "isEdited", previous_at AS "previousAt", changed_at AS "changedAt"
       FROM rule_changes WHERE business_id = ANY($1::bigint[]) ORDER BY rule_id`,
      [businessIds],
    );
    const rowsByBusiness = Map.groupBy(rows, ({ businessId }) => businessId);
    const renamings = new Map<number, CityRenaming>();
    for (const [id, businessRows] of rowsByBusiness) {
      const renaming = cityRenamingOf(businessRows);
      if (renaming !== undefined) renamings.set(id, renaming);
    }
    return renamings;
  },

  add: (tx: Transaction, renamings: ReadonlyMap<number, CityRenaming>) =>
    tx.copyRows(
      "rule_changes",
      COLUMNS,
      Array.from(renamings).flatMap(([id, renaming]) => ruleChangeRows(id, renaming)),
    ),

  /** Returns at most `limit` ids of businesses that one of the rules moved, greater than `afterId` and up to `untilId`. */
  businessesOf: (tx: Transaction, ruleIds: readonly number[], afterId: number, untilId: number, limit: number) =>
    tx.values<number>(
      `SELECT DISTINCT business_id FROM rule_changes
       WHERE rule_id = ANY($1::bigint[]) AND business_id > $2 AND business_id <= $3 ORDER BY business_id LIMIT $4`,
      [ruleIds, afterId, untilId, limit],
    ),

  /** Removes the records of businesses that no longer exist, or that rules no longer move. */
  forget: (tx: Transaction, businessIds: readonly number[]) =>
    tx.run("DELETE FROM rule_changes WHERE business_id = ANY($1::bigint[])", [businessIds]),
};
