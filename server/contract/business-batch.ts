import type { Business } from "./business.ts";

/** Businesses that a request names by their ids. */
export interface BusinessBatch {
  /** Lists each business once, in the order of the ids. */
  businesses: Business[];
  /** Ids of businesses that became part of another one, which `businesses` has in their place. */
  merged: { id: number; into: number }[];
  /** Ids without a business; "unknown" ones may never have had one. */
  missing: { id: number; reason: "deleted" | "unknown" }[];
}
