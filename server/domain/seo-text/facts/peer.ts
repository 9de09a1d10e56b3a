import type { Business } from "#contract/business";
import { cityKey } from "#domain/address/city-key";
import { categorySlug } from "#domain/business/business-keys";
import { detachSlice } from "#domain/text/detach-slice";
import type { DescribedBusiness } from "../described-business.ts";
import { streetName } from "../topics/street.ts";
import { attributeNames } from "./attribute-names.ts";
import { type Week, weekOf } from "./week.ts";

/** What other texts compare of one listed business; about 400 bytes. */
export interface Peer
  extends Pick<Business, "id" | "name" | "category" | "rating" | "reviewCount" | "latitude" | "longitude"> {
  /** `cityKey` of its city; "" when unknown. */
  city: string;
  group: string;
  /** Equal for businesses of one category. */
  kind: string;
  street: string;
  hasWebsite: boolean;
  week: Week | null;
  attributes: readonly string[];
}

export function peerOf(business: DescribedBusiness): Peer {
  const { id, name, category, rating, reviewCount, latitude, longitude, group } = business;
  return {
    id,
    name,
    category,
    rating,
    reviewCount,
    latitude,
    longitude,
    city: cityKey(business.city),
    group,
    kind: categorySlug(category),
    street: detachSlice(streetName(business.address) ?? ""),
    hasWebsite: business.website !== null,
    week: business.openingHours && weekOf(business.openingHours),
    attributes: attributeNames(business.attributes, true),
  };
}

/** Has reviews, and so a rating that counts. */
export function isRated({ rating, reviewCount }: Pick<Peer, "rating" | "reviewCount">): boolean {
  return rating > 0 && reviewCount > 0;
}

/** Sort key of a ranking by rating, to one decimal, then by number of reviews; higher is better. */
export function rankKey({ rating, reviewCount }: Pick<Peer, "rating" | "reviewCount">): number {
  return Math.round(rating * 10) * 1e9 + Math.min(reviewCount, 1e9 - 1);
}
