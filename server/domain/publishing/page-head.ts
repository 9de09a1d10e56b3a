import type { Business } from "../../contract/business.ts";
import type { SiteInfo } from "../../contract/site.ts";
import { counted } from "../text/count-label.ts";
import { joinList, upperFirst } from "../text/join-list.ts";
import { mayIndexBusiness } from "./indexing.ts";
import { fittingDescription, fittingTitle } from "./page-head-text.ts";
import { businessCardUrl, businessIdUrl } from "./page-url.ts";

/** What a page says of itself to search engines and to whoever is sent a link. Plain text, not yet escaped. */
export interface PageHead {
  /** Whole, the site's name included. */
  title: string;
  description: string;
  /** A path from the root, or an absolute address; null for a page that is none. */
  canonical: string | null;
  /** May search engines list it? */
  indexed: boolean;
  /** What the page shows, or, from the root, the card drawn for it, and what is to be seen; without one, it is the site's card. */
  image?: { url: string; alt: string };
  /** Where the place is that the page is about. */
  place?: { latitude: number; longitude: number };
  /** Addresses of the pages before and after this one in a list. */
  previous?: string;
  next?: string;
}

type Described = Pick<
  Business,
  | "id"
  | "slug"
  | "name"
  | "category"
  | "city"
  | "state"
  | "country"
  | "address"
  | "phone"
  | "openingHours"
  | "businessStatus"
  | "rating"
  | "reviewCount"
  | "photos"
  | "latitude"
  | "longitude"
  | "seoTitle"
  | "seoDescription"
  | "canonicalUrl"
>;

type HeadedSite = Pick<SiteInfo, "name" | "baseUrl">;

/** The head of a business: title, description and canonical as generated or edited, else from its record. */
export function businessHead(business: Described, site: HeadedSite): PageHead & { canonical: string } {
  const { name, latitude, longitude } = business;
  const photo = business.photos[0];
  return {
    title: business.seoTitle ?? businessTitle(business, site.name),
    description: business.seoDescription ?? businessSummary(business),
    canonical: business.canonicalUrl ?? businessIdUrl(business.id),
    indexed: mayIndexBusiness(business, site.baseUrl),
    image: photo === undefined ? { url: businessCardUrl(business.id), alt: name } : { url: photo, alt: name },
    ...(latitude !== null && longitude !== null && { place: { latitude, longitude } }),
  };
}

/** What comes before and after a page of a list; `href` gives the address of a page by its number, from 1. */
export function neighbours(
  page: number,
  totalPages: number,
  href: (page: number) => string,
): Pick<PageHead, "previous" | "next"> {
  return { ...(page > 1 && { previous: href(page - 1) }), ...(page < totalPages && { next: href(page + 1) }) };
}

/** `Austin, Texas`; whatever of it is known, "" when nothing is. */
export function placeName({ city, state, country }: Pick<Business, "city" | "state" | "country">): string {
  const region = state === "" || state === city ? country : state;
  return [city, region].filter((part) => part !== "").join(", ");
}

/** Up to 160 characters from the record, claiming nothing that it does not hold. */
function businessSummary(business: Described): string {
  const { name, category, reviewCount, rating } = business;
  const place = placeName(business);
  const rated = `Rated ${rating.toFixed(1)} of 5 in ${counted(reviewCount, "review", "reviews")}.`;
  return fittingDescription([
    `${name}: ${category}${place === "" ? "" : ` in ${place}`}.`,
    business.businessStatus === "CLOSED_PERMANENTLY" ? "Permanently closed." : "",
    reviewCount > 0 ? rated : "",
    contents(business),
    place === "" ? "" : `Compare it with others in ${business.city === "" ? place : business.city}.`,
  ]);
}

/** `Opening hours, phone number and directions.` */
function contents({ openingHours, phone, address, latitude }: Described): string {
  const known = [
    openingHours !== null && "opening hours",
    (phone ?? "") !== "" && "phone number",
    address !== "" && "address",
    latitude !== null && "directions",
  ].filter((part) => part !== false);
  return known.length === 0 ? "" : `${upperFirst(joinList(known))}.`;
}

function businessTitle({ name, category, city, state }: Described, siteName: string): string {
  const place = [city, state].filter((part) => part !== "").join(", ");
  const placed = place === "" ? [] : [`${name} - ${category} in ${place}`];
  const inCity = city === "" ? [] : [`${name} - ${category} in ${city}`];
  return fittingTitle([...placed, ...inCity, `${name} - ${category}`, name], siteName);
}
