import { BLANK_DRAFT } from "#domain/business/business-fields";
import { correctFields } from "#domain/business/field-rules";
import type { DeletedRecord } from "./business-changes.ts";

/** Reads a stored record. */
export function parseDeletedRecord(json: string): DeletedRecord {
  return fillBlankFields(JSON.parse(json));
}

/** Returns a stored record within the rules of its fields, with blanks for those that are younger than it. */
export function fillBlankFields(record: DeletedRecord): DeletedRecord {
  return { ...record, business: correctFields({ ...BLANK_DRAFT, ...record.business }) };
}
