import { qualifiedColumn, RECORD_FIELDS } from "../../records/business-record.ts";

/**
 * SELECT of these fields of a business `b`, to be read by `recordReader`. What follows must write `+?` for `?`: SQLite
 * prepares a join again at every run if its plan might depend on a bound value; the sign says that it does not.
 */
export function selectBusiness(fields: readonly string[]): string {
  return `SELECT ${fields.map(qualifiedColumn).join(", ")} FROM businesses b
    JOIN categories c ON c.id = b.category_id JOIN opening_patterns p ON p.id = b.pattern_id`;
}

/** All of a business. */
export const SELECT_BUSINESS = selectBusiness(RECORD_FIELDS);
