import type { ContentField } from "#domain/business/business-fields";
import type { BusinessRecord } from "../port/directory.ts";
import type { StoredValues, Value } from "./business-record.ts";

/** The values that an update overwrote. Times in milliseconds. */
export interface PreviousValues {
  /** The import that added the business; null when it was added by hand. */
  importId: number | null;
  updatedAt: number;
  /** Values of the changed fields only. */
  values: StoredValues;
}

/** Preview of an import's row, if it is the first row of its business. */
export interface RowPreview {
  values: Value[];
  /** Stored values of the business; undefined for a new one. */
  stored: Value[] | undefined;
  changedFields: ContentField[];
  /** Fields that differ but stay because they were edited by hand. */
  conflicts: ContentField[];
}

/** A business as it was before it was deleted by hand. */
export interface DeletedRecord {
  business: BusinessRecord;
  importId: number | null;
  editedFields: string[];
  /** The import whose undo deleted it: the next import that has it brings it back. */
  undoneImportId?: number;
}

/** Returns the time for a new change of a business at `at`, later than its last one. Milliseconds. */
export function timeAfter({ updatedAt }: Pick<BusinessRecord, "updatedAt">, at: Date): number {
  return Math.max(at.getTime(), Date.parse(updatedAt) + 1);
}
