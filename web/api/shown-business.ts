import type { Business, CardDetails, DetailedBusiness, WithDistance } from "#contract/business";
import { type OpeningState, openingState } from "#domain/opening-hours/open-state";

/** `opening` is the state when the data was read; the other fields determine it for any later time. */
export type WithOpeningState = Pick<Business, "businessStatus" | "openingHours" | "timeZone"> & {
  opening: OpeningState;
};

export type ShownBusiness = DetailedBusiness & WithOpeningState;

/** Fields of a card. It has no others, since they are part of the HTML document. */
export type CardBusiness = WithOpeningState &
  WithDistance<Omit<CardDetails, "photos" | "description" | "seoDescription">> & {
    photo: string | null;
    /** Present only in lists with descriptions. */
    description?: string;
  };

/** Longest description in UTF-16 code units. */
const MAX_DESCRIPTION_CHARS = 200;

export function shownBusiness(business: DetailedBusiness, at: Date): ShownBusiness {
  return { ...business, opening: openingState(business.openingHours, business.timeZone, at) };
}

export function cardBusiness(business: WithDistance<CardDetails>, at: Date): CardBusiness {
  const { id, slug, name, category, group, rating, reviewCount, address, city, country } = business;
  const { phone, telUri, isVerified, latitude, longitude, distanceKm, openingHours, timeZone, businessStatus } =
    business;
  return {
    id,
    slug,
    name,
    category,
    group,
    rating,
    reviewCount,
    address,
    city,
    country,
    phone,
    telUri,
    isVerified,
    latitude,
    longitude,
    openingHours,
    timeZone,
    businessStatus,
    opening: openingState(openingHours, timeZone, at),
    photo: business.photos[0] ?? null,
    ...(distanceKm === undefined ? {} : { distanceKm }),
  };
}

/** Returns a card with the beginning of its description. */
export function describedCard(business: WithDistance<CardDetails>, at: Date): CardBusiness {
  const description = truncatedText(business.description || business.seoDescription || "");
  return { ...cardBusiness(business, at), ...(description === "" ? {} : { description }) };
}

function truncatedText(text: string): string {
  const prefix = text.slice(0, MAX_DESCRIPTION_CHARS);
  // The cut must not split a surrogate pair.
  return /[\ud800-\udbff]$/.test(prefix) ? prefix.slice(0, -1) : prefix;
}
