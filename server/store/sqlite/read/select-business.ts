import { fieldOf, isField } from "#domain/business/business-fields";
import { columnOf, RECORD_FIELDS } from "../../records/business-record.ts";

/**
 * SELECT of these fields of a business `b`, to be read by `recordReader`. What follows must write `+?` for `?`: SQLite
 * prepares a join again at every run if its plan might depend on a bound value; the sign says that it does not.
 */
export function selectBusiness(fields: readonly string[]): string {
  return `SELECT ${fields.map(qualifiedColumn).join(", ")} FROM businesses b
    JOIN categories c ON c.id = b.category_id JOIN opening_patterns p ON p.id = b.pattern_id`;
}

function qualifiedColumn(name: string): string {
  const isPattern = isField(name) && fieldOf(name).storage === "pattern";
  return `${name === "group" ? "c" : isPattern ? "p" : "b"}.${columnOf(name)}`;
}

/** All of a business. */
export const SELECT_BUSINESS = selectBusiness(RECORD_FIELDS);
