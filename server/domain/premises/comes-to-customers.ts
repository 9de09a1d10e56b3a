import type { BusinessDraft } from "#contract/business";
import { conceptCategory } from "../categories/category-concepts.ts";
import { memoize } from "../text/memoize.ts";

/** The fields that decide whether a business has premises. */
export type Premises = Pick<
  BusinessDraft,
  "isServiceArea" | "address" | "fullAddress" | "zipCode" | "category" | "latitude"
>;

/** Matches whole English names of kinds whose work is always done at the customer's. A locksmith or a mover may have a shop. */
const AT_CUSTOMERS = new RegExp(
  `^(?:${[
    "electrician|plumber|handyman(?:/handywoman/handyperson)?|roofer|painter|plasterer|tiler|chimney sweep|dog walker|pet sitter",
    "(?:electrical|roofing|hvac|heating|air conditioning|plumbing|gutter|siding|insulation|painting|masonry|concrete|drywall|paving|fence) contractor",
    "(?:house|carpet|window|gutter|chimney|upholstery|air duct|pressure|janitorial|commercial|home|swimming pool) (?:cleaning|washing) service",
    "cleaning service|house cleaner|window cleaner|chimney services|pressure washing service|janitorial service",
    "(?:pest control|tree|lawn care|landscaping|snow removal|drainage|septic system|water damage restoration|fire damage restoration) service",
    "(?:debris|junk|garbage|snow) removal service|electrical installation service|home health care service|home inspector",
    "gardener|landscaper|arborist|mobile (?:hairdresser|notary|mechanic|pet groomer|car wash|caterer)|mobile .{1,40} (?:service|repair)",
  ].join("|")})$`,
  "i",
);

/**
 * Tells whether a business comes to its customers: its source says so, or it has neither street nor coordinates and its kind works only
 * there. Another business without them, such as a church, has premises at an unknown place.
 */
export function comesToCustomers(business: Premises): boolean {
  const { isServiceArea, address, fullAddress, zipCode, category, latitude } = business;
  if (isServiceArea || address !== "" || latitude !== null) return isServiceArea;
  return !hasNumber(fullAddress, zipCode) && worksAtCustomers(category);
}

/** Tells whether an address line that was not understood may have a street: a number besides the postcode. */
function hasNumber(fullAddress: string, zipCode: string): boolean {
  return /\p{N}/u.test(zipCode === "" ? fullAddress : fullAddress.replace(zipCode, ""));
}

const worksAtCustomers = memoize(
  (category: string): boolean => AT_CUSTOMERS.test(category) || AT_CUSTOMERS.test(conceptCategory(category) ?? ""),
);

type Located = Premises & Pick<BusinessDraft, "longitude">;

/** Returns the point where visitors find the business; null without premises. */
export function pointOfPremises(business: Located): Pick<BusinessDraft, "latitude" | "longitude"> {
  const { latitude, longitude } = business;
  if (latitude === null || longitude === null || comesToCustomers(business)) return { latitude: null, longitude: null };
  return { latitude, longitude };
}
