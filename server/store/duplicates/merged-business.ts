import type { MergedBusiness } from "#contract/admin-api";

/** `id`, `name` and `placeId` of the merged business, the others of its survivor. */
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
