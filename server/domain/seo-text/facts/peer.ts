import type { Business } from "#contract/business";
import { cityKey } from "#domain/address/city-key";
import { categorySlug } from "#domain/business/business-keys";
import { detachSlice } from "#domain/text/detach-slice";
import { memoize } from "#domain/text/memoize";
import type { DescribedBusiness } from "../described-business.ts";
import { streetName } from "../topics/street.ts";
import { attributeNames } from "./attribute-names.ts";
import { createNameCodes } from "./name-codes.ts";
import { weekOf } from "./week.ts";

/** Bounds each table of shared values. */
const MAX_SHARED = 50_000;

/** A category as a business spells it, with its group. */
export interface Kind {
  group: string;
  category: string;
  slug: string;
  /** Equal for businesses of one kind: a category may mean another group after its rules change, so both are part of it. */
  key: string;
}

/** The part of a week that other businesses are compared with; see `Week`. */
export interface PeerHours {
  minutes: number;
  /** Bit n is set if it opens on day n from Monday. */
  openDays: number;
  earliest: number | null;
  latest: number | null;
}

/**
 * What other texts compare of one listed business; about 250 bytes, since a million are in memory at once. Peers share equal
 * objects and texts; the rest is read again from the business when its own text is written.
 */
export interface Peer extends Pick<Business, "id" | "name" | "rating" | "reviewCount" | "latitude" | "longitude"> {
  /** `cityKey` of its city; "" when unknown. */
  city: string;
  kind: Kind;
  street: string;
  hasWebsite: boolean;
  hours: PeerHours | null;
  /** The attributes that it has, encoded. */
  attributes: string;
}

/** `attributes` decodes those of the peers that `peerOf` makes. */
export function createPeerReader() {
  const attributes = createNameCodes();
  const shared = memoize(detachSlice, { limit: MAX_SHARED });
  const sharedHours = memoize((json): PeerHours => JSON.parse(json), { limit: MAX_SHARED });
  const sharedKind = memoize((json) => kindOf(...(JSON.parse(json) as [string, string])), { limit: MAX_SHARED });

  function peerOf(business: DescribedBusiness): Peer {
    const { id, name, rating, reviewCount, latitude, longitude } = business;
    return {
      id,
      name,
      rating,
      reviewCount,
      latitude,
      longitude,
      city: shared(cityKey(business.city)),
      kind: sharedKind(JSON.stringify([business.group, business.category])),
      street: shared(streetName(business.address) ?? ""),
      hasWebsite: business.website !== null,
      hours: business.openingHours && sharedHours(JSON.stringify(peerHours(business.openingHours))),
      attributes: shared(attributes.encode(attributeNames(business.attributes, true))),
    };
  }

  return { peerOf, attributes };
}

function kindOf(group: string, category: string): Kind {
  const slug = categorySlug(category);
  return { group, category, slug, key: `${group}/${slug}` };
}

function peerHours(openingHours: NonNullable<Business["openingHours"]>): PeerHours {
  const { minutes, days, earliest, latest } = weekOf(openingHours);
  return { minutes, openDays: days.reduce((bits, open, day) => bits | (open > 0 ? 1 << day : 0), 0), earliest, latest };
}

/** Has reviews, and so a rating that counts. */
export function isRated({ rating, reviewCount }: Pick<Peer, "rating" | "reviewCount">): boolean {
  return rating > 0 && reviewCount > 0;
}

/** Sort key of a ranking by rating, to one decimal, then by number of reviews; higher is better. */
export function rankKey({ rating, reviewCount }: Pick<Peer, "rating" | "reviewCount">): number {
  return Math.round(rating * 10) * 1e9 + Math.min(reviewCount, 1e9 - 1);
}
