import { BLANK_DRAFT } from "#domain/business/business-fields";
import type { DeletedRecord } from "./business-changes.ts";

/** Reads a stored record. */
export function parseDeletedRecord(json: string): DeletedRecord {
  return withBlankFields(JSON.parse(json));
}

/** A stored record with blanks for the fields that it lacks, such as those that are younger than it. */
export function withBlankFields(record: DeletedRecord): DeletedRecord {
  return { ...record, business: { ...BLANK_DRAFT, ...record.business } };
}
