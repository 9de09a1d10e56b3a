import type { Business, CardDetails, DetailedBusiness, WithDistance } from "#contract/business";
import type { ActionLink } from "#contract/businesses/action-link";
import { cardActionLinks } from "#domain/business/facts/action-links";
import { type OpeningState, openingState } from "#domain/opening-hours/open-state";
import { localDate } from "#domain/opening-hours/week-minute";
import { areaServed } from "#domain/premises/area-served";

/** `opening` is the state when the data was read; the other fields determine it for any later time. */
export type WithOpeningState = Pick<Business, "businessStatus" | "openingHours" | "timeZone"> & {
  /** Absent on a card without any. */
  specialDays?: Business["specialDays"];
  opening: OpeningState;
};

/** `category` is the name of its kind, and `today` is the date at the business when the data was read, as "2026-12-25". */
export type ShownBusiness = DetailedBusiness & WithOpeningState & { today: string };

type Link = "website" | "reservationLink" | "bookingLink" | "orderLink";

/** Fields of a card; `category` is the name of its kind. It has no others, since they are part of the HTML document. */
export type CardBusiness = WithOpeningState &
  WithDistance<
    Omit<CardDetails, "kind" | "photos" | "description" | "specialDays" | "serviceAreas" | "comesToCustomers" | Link>
  > & {
    photo: string | null;
    /** Actions besides calling; absent if there are none, and in lists with descriptions. */
    actions?: ActionLink[];
    /** Area of a business that comes to its customers, "" if unknown; absent for others. */
    area?: string;
    /** Present only in lists with descriptions. */
    description?: string;
  };

/** Longest description in UTF-16 code units. */
const MAX_DESCRIPTION_CHARS = 200;

export function shownBusiness(business: DetailedBusiness, at: Date): ShownBusiness {
  const { openingHours, timeZone, specialDays } = business;
  const opening = openingState(openingHours, timeZone, at, specialDays);
  return {
    ...business,
    category: business.kind,
    opening,
    today: localDate(timeZone, at) ?? at.toISOString().slice(0, 10),
  };
}

export function cardBusiness(business: WithDistance<CardDetails>, at: Date): CardBusiness {
  const actions = cardActionLinks(business);
  return { ...bareCard(business, at), ...(actions.length === 0 ? {} : { actions }) };
}

function bareCard(business: WithDistance<CardDetails>, at: Date): CardBusiness {
  const { id, slug, name, kind, group, rating, reviewCount, address, city, country } = business;
  const { phone, telUri, isVerified, latitude, longitude, distanceKm, openingHours, timeZone, businessStatus } =
    business;
  const { drawing, priceLevel, specialDays } = business;
  return {
    id,
    slug,
    name,
    category: kind,
    group,
    rating,
    reviewCount,
    address,
    city,
    country,
    phone,
    telUri,
    isVerified,
    latitude: shownDegrees(latitude),
    longitude: shownDegrees(longitude),
    openingHours,
    timeZone,
    businessStatus,
    priceLevel,
    ...(specialDays.length === 0 ? {} : { specialDays }),
    opening: openingState(openingHours, timeZone, at, specialDays),
    drawing,
    photo: business.photos[0] ?? null,
    ...(business.comesToCustomers ? { area: areaServed(business) } : {}),
    ...(distanceKm === undefined ? {} : { distanceKm }),
  };
}

/** Rounds to a metre, which is more than a point on a map shows. Exports have up to 14 decimals. */
function shownDegrees(degrees: number | null): number | null {
  return degrees && Number(degrees.toFixed(5));
}

/** Returns a card with the beginning of its own description, if it has one; its row of actions has the number and the details. Generated texts are for search engines. */
export function describedCard(business: WithDistance<CardDetails>, at: Date): CardBusiness {
  const description = truncatedText(business.description);
  return { ...bareCard(business, at), ...(description === "" ? {} : { description }) };
}

function truncatedText(text: string): string {
  const prefix = text.slice(0, MAX_DESCRIPTION_CHARS);
  // The cut must not split a surrogate pair.
  return /[\ud800-\udbff]$/.test(prefix) ? prefix.slice(0, -1) : prefix;
}
