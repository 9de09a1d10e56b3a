import type { Business } from "../../contract/business.ts";
import { absoluteUrl, businessIdUrl, businessUrl } from "./page-url.ts";

/** What the rule asks of a business. */
export interface IndexingFacts {
  hasName: boolean;
  hasCategory: boolean;
  hasCity: boolean;
  hasPhone: boolean;
  hasHours: boolean;
  hasReviews: boolean;
  isClosedForGood: boolean;
}

/** Why a page is held back from search engines; the words of `NOINDEX_BECAUSE` say it to people. */
export type NoindexReason =
  | "closed-for-good"
  | "no-name-category-or-city"
  | "no-phone-hours-or-reviews"
  | "canonical-elsewhere"
  | "too-few-businesses";

/** After "3 pages are held back: ". */
export const NOINDEX_BECAUSE: Readonly<Record<NoindexReason, string>> = {
  "closed-for-good": "closed for good",
  "no-name-category-or-city": "without a name, category or city",
  "no-phone-hours-or-reviews": "without a phone number, hours and reviews",
  "canonical-elsewhere": "with another page as their canonical one",
  "too-few-businesses": "lists of too few businesses",
};

/** Businesses that a list must have to be worth a place in search engines. */
export const MIN_LISTED_BUSINESSES = 1;

type Known = Pick<Business, "name" | "category" | "city" | "phone" | "openingHours" | "reviewCount" | "businessStatus">;

export function indexingFacts(known: Known): IndexingFacts {
  return {
    hasName: known.name !== "",
    hasCategory: known.category !== "",
    hasCity: known.city !== "",
    hasPhone: known.phone !== null && known.phone !== "",
    hasHours: known.openingHours !== null,
    hasReviews: known.reviewCount > 0,
    isClosedForGood: known.businessStatus === "CLOSED_PERMANENTLY",
  };
}

/**
 * Why search engines may not list the page of this business, as far as the business itself goes: it has closed for good, or
 * too little is known of it. A name, a category, a city and one of phone, hours and reviews are enough.
 */
export function noindexReason(facts: IndexingFacts): NoindexReason | undefined {
  if (facts.isClosedForGood) return "closed-for-good";
  if (!facts.hasName || !facts.hasCategory || !facts.hasCity) return "no-name-category-or-city";
  return facts.hasPhone || facts.hasHours || facts.hasReviews ? undefined : "no-phone-hours-or-reviews";
}

/**
 * `rel` of a link to the page of this business: crawlers are not sent where they may not list anything. A page that another
 * stands for is worth following, since it leads there.
 */
export function businessLinkRel(known: Known): "nofollow" | undefined {
  return noindexReason(indexingFacts(known)) && "nofollow";
}

type Addressed = Pick<Business, "id" | "slug" | "canonicalUrl">;

/** The absolute address that the page of a business names as its canonical one; undefined when that is none of its own. */
export function canonicalAddress({ id, slug, canonicalUrl }: Addressed, baseUrl: string): string | undefined {
  const byId = absoluteUrl(baseUrl, businessIdUrl(id));
  if (canonicalUrl === null) return byId;
  const named = absoluteUrl(baseUrl, canonicalUrl);
  return named === byId || named === absoluteUrl(baseUrl, businessUrl(slug)) ? named : undefined;
}

/** May search engines list the page of this business? Not when it is held back, nor when another page stands for it. */
export function mayIndexBusiness(business: Known & Addressed, baseUrl: string): boolean {
  return noindexReason(indexingFacts(business)) === undefined && canonicalAddress(business, baseUrl) !== undefined;
}

/** And a list of so many businesses, or of the cities or categories that have them? */
export function mayIndexList(totalCount: number): boolean {
  return totalCount >= MIN_LISTED_BUSINESSES;
}
