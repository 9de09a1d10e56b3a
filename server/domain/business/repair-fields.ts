import type { BusinessDraft } from "#contract/business";
import { repairPlace } from "../geography/repair-place.ts";
import { cleanWebsite } from "./website.ts";

/**
 * A stored business as newer rules of importing read it: fields that an earlier version took from a file and that follow from
 * themselves. Those edited by hand stay. Returns the same object when nothing changes.
 */
export function repairFields<Stored extends BusinessDraft>(stored: Stored, edited: readonly string[]): Stored {
  const website = stored.website === null || edited.includes("website") ? stored.website : cleanWebsite(stored.website);
  const place = repairPlace(stored, edited);
  return website === stored.website && Object.keys(place).length === 0 ? stored : { ...stored, ...place, website };
}
