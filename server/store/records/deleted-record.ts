import { BLANK_DRAFT } from "#domain/business/business-fields";
import type { DeletedRecord } from "./business-changes.ts";

/** Reads a stored record. Fields that are younger than it are blank. */
export function parseDeletedRecord(json: string): DeletedRecord {
  const record: DeletedRecord = JSON.parse(json);
  return { ...record, business: { ...BLANK_DRAFT, ...record.business } };
}
