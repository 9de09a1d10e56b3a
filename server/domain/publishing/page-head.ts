import type { Business } from "../../contract/business.ts";
import type { SiteInfo } from "../../contract/site.ts";
import { counted } from "../text/count-label.ts";
import { joinList, upperFirst } from "../text/join-list.ts";
import { isBusinessIndexable } from "./indexing.ts";
import { fittingDescription, fittingTitle } from "./page-head-text.ts";
import { absoluteUrl, businessCardUrl, businessIdUrl, businessUrl, oembedUrl } from "./page-url.ts";

/** Metadata of a page for search engines and link previews. Plain text, not yet escaped. */
export interface PageHead {
  /** Title with the site's name, if there is room. */
  title: string;
  description: string;
  /** Path from the root or absolute URL; null for an error page. */
  canonical: string | null;
  /** false makes the page noindex. */
  indexed: boolean;
  /** A photo or social card; the site's card when absent. */
  image?: { url: string; alt: string };
  place?: { latitude: number; longitude: number };
  previous?: string;
  next?: string;
  /** Address of the oEmbed response that describes how to show the page on other sites. */
  oembed?: string;
}

type HeadSite = Pick<SiteInfo, "name" | "baseUrl">;

/** Returns the head of a business page: generated or edited SEO fields, otherwise texts from its record. */
export function businessHead(business: Business, site: HeadSite): PageHead & { canonical: string } {
  const { name, latitude, longitude } = business;
  const photo = business.photos[0];
  return {
    title: business.seoTitle ?? businessTitle(business, site.name),
    description: business.seoDescription ?? businessSummary(business),
    canonical: business.canonicalUrl ?? businessIdUrl(business.id),
    indexed: isBusinessIndexable(business, site.baseUrl),
    image: photo === undefined ? { url: businessCardUrl(business.id), alt: name } : { url: photo, alt: name },
    ...(latitude !== null && longitude !== null && { place: { latitude, longitude } }),
    oembed: `${oembedUrl}?${new URLSearchParams({ url: absoluteUrl(site.baseUrl, businessUrl(business.slug)), format: "json" })}`,
  };
}

/** Returns links to the pages before and after a page of a list, numbered from 1. */
export function adjacentPages(
  page: number,
  totalPages: number,
  href: (page: number) => string,
): Pick<PageHead, "previous" | "next"> {
  return { ...(page > 1 && { previous: href(page - 1) }), ...(page < totalPages && { next: href(page + 1) }) };
}

/** Example: `Austin, Texas`. Unknown parts are left out; "" if all are unknown. */
export function placeName({ city, state, country }: Pick<Business, "city" | "state" | "country">): string {
  const region = state === "" || state === city ? country : state;
  return [city, region].filter((part) => part !== "").join(", ");
}

/** Returns up to 160 characters derived from the record. */
function businessSummary(business: Business): string {
  const { name, category } = business;
  const place = placeName(business);
  return fittingDescription([
    `${name}: ${category}${place === "" ? "" : ` in ${place}`}.`,
    business.businessStatus === "CLOSED_PERMANENTLY" ? "Permanently closed." : "",
    ratingSentence(business),
    contentSentence(business),
    place === "" ? "" : `Compare it with others in ${business.city === "" ? place : business.city}.`,
  ]);
}

/** Example: `Rated 4.6 of 5 in 1,204 reviews.`; without the number if it is unknown. */
function ratingSentence({ rating, reviewCount }: Business): string {
  if (rating === 0) return "";
  const reviews = reviewCount === 0 ? "" : ` in ${counted(reviewCount, "review", "reviews")}`;
  return `Rated ${rating.toFixed(1)} of 5${reviews}.`;
}

/** Example: `Opening hours, phone number and directions.` */
function contentSentence({ openingHours, phone, address, latitude }: Business): string {
  const knownParts = [
    openingHours !== null && "opening hours",
    (phone ?? "") !== "" && "phone number",
    address !== "" && "address",
    latitude !== null && "directions",
  ].filter((part) => part !== false);
  return knownParts.length === 0 ? "" : `${upperFirst(joinList(knownParts))}.`;
}

function businessTitle({ name, category, city, state }: Business, siteName: string): string {
  const place = [city, state].filter((part) => part !== "").join(", ");
  const titlesWithPlace = place === "" ? [] : [`${name} - ${category} in ${place}`];
  const titlesWithCity = city === "" ? [] : [`${name} - ${category} in ${city}`];
  return fittingTitle([...titlesWithPlace, ...titlesWithCity, `${name} - ${category}`, name], siteName);
}
