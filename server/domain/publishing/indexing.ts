import type { Business } from "../../contract/business.ts";
import { absoluteUrl, businessIdUrl, businessUrl } from "./page-url.ts";

/** Fields of a business that decide whether its page may be indexed. */
export interface IndexingFacts {
  hasName: boolean;
  hasCategory: boolean;
  hasCity: boolean;
  hasPhone: boolean;
  hasHours: boolean;
  hasReviews: boolean;
  isPermanentlyClosed: boolean;
}

/** Reason why a page is noindex. */
export type NoindexReason =
  | "closed-for-good"
  | "no-name-category-or-city"
  | "too-little-known"
  | "canonical-elsewhere"
  | "too-few-businesses";

/** Texts that complete "3 pages are not indexed: ". */
export const NOINDEX_EXPLANATIONS: Readonly<Record<NoindexReason, string>> = {
  "closed-for-good": "closed for good",
  "no-name-category-or-city": "without a name, category or city",
  "too-little-known": "without reviews, and without a phone number or hours",
  "canonical-elsewhere": "with another page as their canonical one",
  "too-few-businesses": "cities and categories of fewer than three businesses",
};

/** Minimum number of businesses on an indexed page of a city or category. */
export const MIN_LISTED_BUSINESSES = 3;

type IndexableBusiness = Pick<
  Business,
  "name" | "category" | "city" | "phone" | "openingHours" | "reviewCount" | "businessStatus"
>;

export function indexingFacts(business: IndexableBusiness): IndexingFacts {
  return {
    hasName: business.name !== "",
    hasCategory: business.category !== "",
    hasCity: business.city !== "",
    hasPhone: business.phone !== null && business.phone !== "",
    hasHours: business.openingHours !== null,
    hasReviews: business.reviewCount > 0,
    isPermanentlyClosed: business.businessStatus === "CLOSED_PERMANENTLY",
  };
}

/**
 * Returns why the page of a business is noindex: permanently closed, or too little is known. It needs a name, a category and a city; and
 * reviews, or both a phone number and hours. Texts of other records are mostly about their city and kind.
 */
export function noindexReason(facts: IndexingFacts): NoindexReason | undefined {
  if (facts.isPermanentlyClosed) return "closed-for-good";
  if (!facts.hasName || !facts.hasCategory || !facts.hasCity) return "no-name-category-or-city";
  return facts.hasReviews || (facts.hasPhone && facts.hasHours) ? undefined : "too-little-known";
}

/** Returns the `rel` of a link to the page of a business: nofollow when the page is noindex, unless its canonical page is another. */
export function businessLinkRel(business: IndexableBusiness): "nofollow" | undefined {
  return noindexReason(indexingFacts(business)) && "nofollow";
}

type BusinessAddress = Pick<Business, "id" | "slug" | "canonicalUrl">;

/** Returns the absolute canonical URL of the page of a business; undefined when it is another page's. */
export function canonicalAddress({ id, slug, canonicalUrl }: BusinessAddress, baseUrl: string): string | undefined {
  const urlById = absoluteUrl(baseUrl, businessIdUrl(id));
  if (canonicalUrl === null) return urlById;
  const canonicalAddress = absoluteUrl(baseUrl, canonicalUrl);
  return canonicalAddress === urlById || canonicalAddress === absoluteUrl(baseUrl, businessUrl(slug))
    ? canonicalAddress
    : undefined;
}

/** Returns false when the page is noindex or its canonical page is another. */
export function isBusinessIndexable(business: IndexableBusiness & BusinessAddress, baseUrl: string): boolean {
  return noindexReason(indexingFacts(business)) === undefined && canonicalAddress(business, baseUrl) !== undefined;
}

/** Tells whether the page of a city or category with this number of businesses may be indexed. */
export function isListIndexable(businessCount: number): boolean {
  return businessCount >= MIN_LISTED_BUSINESSES;
}

/** Tells whether the list of all businesses or of all cities may be indexed; an empty one may not. */
export function isWholeListIndexable(totalCount: number): boolean {
  return totalCount > 0;
}
