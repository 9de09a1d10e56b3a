import type { BusinessDraft } from "#contract/business";
import { cleanWebsite } from "./website.ts";

/**
 * A stored business as newer rules of importing read it: fields that an earlier version took from a file and that follow from
 * themselves. Those edited by hand stay. Returns the same object when nothing changes.
 */
export function repairFields<Stored extends BusinessDraft>(stored: Stored, edited: readonly string[]): Stored {
  const website = stored.website === null || edited.includes("website") ? stored.website : cleanWebsite(stored.website);
  return website === stored.website ? stored : { ...stored, website };
}
