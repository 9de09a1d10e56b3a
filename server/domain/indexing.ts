import type { Business } from "../contract/business.ts";

type Judged = Pick<
  Business,
  "name" | "category" | "city" | "phone" | "openingHours" | "reviewCount" | "businessStatus"
>;

/**
 * May search engines list the page of this business? Not when it has closed for good, nor when too little is known of it:
 * a name, a category, a city and one of phone, hours and reviews are enough.
 */
export function mayIndexBusiness(business: Judged): boolean {
  const { name, category, city, phone, openingHours, reviewCount, businessStatus } = business;
  if (businessStatus === "CLOSED_PERMANENTLY" || name === "" || category === "" || city === "") return false;
  return (phone ?? "") !== "" || (openingHours !== null && Object.keys(openingHours).length > 0) || reviewCount > 0;
}

/** And a list of so many businesses, or of the cities or categories that have them? Not an empty one. */
export function mayIndexList(totalCount: number): boolean {
  return totalCount > 0;
}
