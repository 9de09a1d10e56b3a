import { qualifiedColumn, RECORD_FIELDS } from "../../records/business-record.ts";

/**
 * Returns the SELECT of these fields of a business `b`, whose rows `recordReader` reads. Conditions on it must write `+?` instead of `?`:
 * SQLite prepares a join again at each run if its plan might depend on a bound value, which the unary plus prevents.
 */
export function selectBusiness(fields: readonly string[]): string {
  return `SELECT ${fields.map(qualifiedColumn).join(", ")} FROM businesses b
    JOIN categories c ON c.id = b.category_id JOIN opening_patterns p ON p.id = b.pattern_id`;
}

/** SELECT of all fields. */
export const SELECT_BUSINESS = selectBusiness(RECORD_FIELDS);
