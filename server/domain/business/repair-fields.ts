import type { BusinessDraft } from "#contract/business";
import { repairPlace } from "../geography/repair-place.ts";
import { publicLink, withinFieldRules } from "./field-rules.ts";
import { cleanWebsite } from "./web-addresses/website.ts";

/**
 * A stored business as newer rules of importing read it: fields that an earlier version took from a file and that follow from
 * themselves, and limits and links that hold for every field. Other fields edited by hand stay. Returns the same object when nothing changes.
 */
export function repairFields<Stored extends BusinessDraft>(stored: Stored, edited: readonly string[]): Stored {
  const corrected = withinFieldRules(stored);
  const { website: address } = corrected;
  const website = address === null || edited.includes("website") ? address : publicLink(cleanWebsite(address));
  const place = repairPlace(corrected, edited);
  return website === address && Object.keys(place).length === 0 ? corrected : { ...corrected, ...place, website };
}
