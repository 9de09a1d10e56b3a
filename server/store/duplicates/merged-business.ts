import type { MergedBusiness } from "#contract/admin-api";

/** A row of `merges`: `id`, `name` and `placeId` belong to the merged business, the other fields to its survivor. */
export interface MergedRow extends Record<"id" | "survivorId", number> {
  name: string;
  placeId: string;
  survivorName: string;
  slug: string;
  mergedAt: string;
}

export function mergedBusiness(row: MergedRow): MergedBusiness {
  const { id, name, placeId, survivorId, survivorName, slug, mergedAt } = row;
  return { merged: { id, name, placeId }, survivor: { id: survivorId, name: survivorName, slug }, mergedAt };
}
