import type { Business, BusinessStatus } from "../contract/business.ts";

/** What the rule asks of a business. */
export interface IndexingFacts {
  name: string;
  category: string;
  city: string;
  hasPhone: boolean;
  hasHours: boolean;
  reviewCount: number;
  businessStatus: BusinessStatus;
}

type Known = Omit<IndexingFacts, "hasPhone" | "hasHours"> & Pick<Business, "phone" | "openingHours">;

export function indexingFacts({ phone, openingHours, ...known }: Known): IndexingFacts {
  const { name, category, city, reviewCount, businessStatus } = known;
  return {
    name,
    category,
    city,
    hasPhone: phone !== null && phone !== "",
    hasHours: openingHours !== null,
    reviewCount,
    businessStatus,
  };
}

/**
 * May search engines list the page of this business? Not when it has closed for good, nor when too little is known of it:
 * a name, a category, a city and one of phone, hours and reviews are enough.
 */
export function mayIndexBusiness(facts: IndexingFacts): boolean {
  const { name, category, city, hasPhone, hasHours, reviewCount, businessStatus } = facts;
  if (businessStatus === "CLOSED_PERMANENTLY" || name === "" || category === "" || city === "") return false;
  return hasPhone || hasHours || reviewCount > 0;
}

/** And a list of so many businesses, or of the cities or categories that have them? Not an empty one. */
export function mayIndexList(totalCount: number): boolean {
  return totalCount > 0;
}
