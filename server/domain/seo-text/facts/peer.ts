import type { Business } from "#contract/business";
import { placedCityKey } from "#domain/cities/city-identity";
import { detachSlice } from "#domain/text/detach-slice";
import { fnv1a } from "#domain/text/fnv1a";
import { foldText } from "#domain/text/fold";
import { memoize } from "#domain/text/memoize";
import type { DescribedBusiness } from "../described-business.ts";
import { hasHouseNumber, isPostBox, streetOf } from "../phrases/street.ts";
import { type Week, weekOf } from "./hours/week.ts";

/** Limits each table of shared values. */
const MAX_SHARED_VALUES = 50_000;
/** A rating from fewer reviews does not rank. */
export const MIN_RANKED_REVIEWS = 5;

/** A kind of businesses, with its group. */
export interface Kind {
  group: string;
  category: string;
  /** English name of the category, if its profiles have it; else the category. */
  english: string;
  /** Slug of its page, whose businesses texts count. */
  slug: string;
  /** Equal for businesses of one kind: a category may mean another group after its rules change, so both are part of it. */
  key: string;
}

/** Place of a business according to its record; unknown parts are "". */
export interface Place {
  city: string;
  state: string;
  country: string;
  cityKey: string;
  stateKey: string;
}

/**
 * Fields of one listed business that other texts compare; about 250 bytes, since a million are in memory at once. Peers share equal objects
 * and texts; the rest is reread from the business when its own text is written.
 */
export interface Peer extends Pick<Business, "id" | "name" | "rating" | "reviewCount"> {
  /** Latitude of its door; null if unknown. */
  latitude: number | null;
  longitude: number | null;
  /** The address has a house number, so that the position is that of a door. */
  isExact: boolean;
  place: Place;
  kind: Kind;
  street: string;
  /** Hash of its phone number; 0 without one. */
  phone: number;
  /** Temporarily closed: the business is no alternative, and its hours do not count. */
  isClosed: boolean;
  hours: Week | null;
}

/** Makes peers that share equal values. */
export function createPeerReader(): (business: DescribedBusiness) => Peer {
  const shareText = memoize(detachSlice, { limit: MAX_SHARED_VALUES });
  const sharedHours = memoize((json): Week => JSON.parse(json), { limit: MAX_SHARED_VALUES });
  const sharedKind = memoize((json) => kindOf(...(JSON.parse(json) as [string, string, string])), {
    limit: MAX_SHARED_VALUES,
  });
  const sharedPlace = memoize((json) => placeOf(...(JSON.parse(json) as [string, string, string])), {
    limit: MAX_SHARED_VALUES,
  });

  function peerOf(business: DescribedBusiness): Peer {
    const { id, name, rating, reviewCount, latitude, longitude, city, state, country } = business;
    // Without a street address, coordinates are often those of a town or a country.
    const hasDoor =
      business.address !== "" && !isPostBox(business.address) && !business.isServiceArea && !isAirside(business);
    const isClosed = business.businessStatus !== "OPERATIONAL";
    return {
      id,
      name,
      rating,
      reviewCount,
      latitude: hasDoor ? latitude : null,
      longitude: hasDoor ? longitude : null,
      isExact: hasHouseNumber(business.address),
      place: sharedPlace(JSON.stringify([city, state, country])),
      kind: sharedKind(JSON.stringify([business.group, business.category, business.categorySlug])),
      street: business.isServiceArea ? "" : shareText(streetOf(business)),
      phone: phoneHash(business),
      isClosed,
      hours: business.openingHours && !isClosed ? sharedHours(JSON.stringify(weekOf(business.openingHours))) : null,
    };
  }

  return peerOf;
}

/** Matches places behind the security check of an airport, to which nobody walks from outside. */
const AIRSIDE = /\bairside\b|\bpassagierbereich\b|\b(?:gates?|dock|concourse) [A-Z](?:\d+|\/[A-Z])?(?![a-z])/i;

/** Nobody goes from there to another place in the city. */
export function isAirside({
  name,
  address,
  locatedIn,
}: Pick<DescribedBusiness, "name" | "address" | "locatedIn">): boolean {
  return AIRSIDE.test(`${name}, ${address}, ${locatedIn ?? ""}`);
}

function kindOf(group: string, category: string, slug: string): Kind {
  return { group, category, english: category, slug, key: `${group}/${slug}` };
}

function placeOf(city: string, state: string, country: string): Place {
  return { city, state, country, cityKey: placedCityKey(city, country), stateKey: foldText(state) };
}

function phoneHash({ phoneE164, phone }: DescribedBusiness): number {
  const digits = (phoneE164 ?? phone ?? "").replace(/\D/g, "");
  // 30 bits are a small integer, which takes no memory of its own.
  return digits === "" ? 0 : (fnv1a(digits) >>> 2) + 1;
}

/** Tells whether it has enough reviews to rank by its rating. */
export function isRanked({ rating, reviewCount }: Pick<Peer, "rating" | "reviewCount">): boolean {
  return rating > 0 && reviewCount >= MIN_RANKED_REVIEWS;
}

/** Returns the sort key of a ranking by rating, to one decimal, then by number of reviews; higher is better. */
export function rankKey({ rating, reviewCount }: Pick<Peer, "rating" | "reviewCount">): number {
  return Math.round(rating * 10) * 1e9 + Math.min(reviewCount, 1e9 - 1);
}
