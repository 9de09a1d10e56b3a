import type { AdminBusiness } from "../admin-api.ts";

/** GET duplicates/merge-preview?survivorId&mergedId: both businesses, and the survivor as a merge would leave it. */
export interface MergePreview {
  survivor: AdminBusiness;
  merged: AdminBusiness;
  result: AdminBusiness;
  /** Fields of the result that come from the other, or from both. */
  filled: string[];
}
