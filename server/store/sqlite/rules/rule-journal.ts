import type { Database } from "better-sqlite3";
import { type CityRenaming, cityRenamingOf, type RuleChangeRow, ruleChangeRows } from "../../rules/city-renaming.ts";

/** Records the cities of businesses before rules moved them, so that rules can be reverted. */
export function openRuleJournal(db: Database) {
  const selectAny = db.prepare("SELECT 1 FROM rule_changes LIMIT 1");
  const upsert = db.prepare("INSERT OR REPLACE INTO rule_changes VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
  const selectOfBusiness = db.prepare<[number], RuleChangeRow>(
    `SELECT rule_id AS ruleId, city, ruled_city AS renamedCity, is_line_composed AS isLineComposed, is_edited AS isEdited,
       previous_at AS previousAt, changed_at AS changedAt FROM rule_changes WHERE business_id = ? ORDER BY rule_id`,
  );
  const page = db.prepare<[number, number, number, number], number>(
    `SELECT business_id FROM rule_changes WHERE rule_id = ? AND business_id > ? AND business_id <= ?
     ORDER BY business_id LIMIT ?`,
  );
  const count = db.prepare<[number], number>("SELECT count(*) FROM rule_changes WHERE rule_id = ?").pluck();
  const forget = db.prepare("DELETE FROM rule_changes WHERE business_id = ?");
  page.pluck();

  return {
    any: () => selectAny.get() !== undefined,
    renamingOf: (businessId: number): CityRenaming | undefined => cityRenamingOf(selectOfBusiness.all(businessId)),
    /** Stores the record of a business; `isReplacement` means that there was one. */
    set(businessId: number, renaming: CityRenaming, isReplacement: boolean) {
      if (isReplacement) forget.run(businessId);
      for (const row of ruleChangeRows(businessId, renaming)) upsert.run(...row);
    },
    /** Returns at most `limit` ids of businesses that a rule moved, greater than `afterId` and up to `untilId`. */
    businessesOf: (ruleId: number, afterId: number, untilId: number, limit: number) =>
      page.all(ruleId, afterId, untilId, limit),
    count: (ruleId: number) => count.get(ruleId) ?? 0,
    /** Removes the record of a deleted business, or of one that rules no longer move. */
    forget: (businessId: number) => forget.run(businessId),
  };
}
