import type { Attributes, Business } from "#contract/business";
import type { BusinessBatch } from "#contract/business-batch";
import { postalLines } from "#domain/address/postal-lines";
import { shownPrice } from "#domain/business/facts/price";
import { type CardBusiness, cardBusiness } from "../api/shown-business.ts";

/** A record of a business shows it without a connection. It has the card, and once the page or a list was read, facts to compare. */
export interface SavedBusiness extends CardBusiness {
  facts?: {
    price: string;
    address: string;
    website: string | null;
    /** Maps names of features to their availability, or to a text with details. */
    features: Record<string, boolean | string>;
  };
}

/** The server answers a request for saved places with this. */
export interface SavedBatch extends Omit<BusinessBatch, "businesses"> {
  places: SavedBusiness[];
}

export function savedBatch({ businesses, ...rest }: BusinessBatch, at: Date): SavedBatch {
  return { places: businesses.map((business) => savedBusiness(business, at)), ...rest };
}

/** Maximum number of stored features of one business. */
const MAX_STORED_FEATURES = 40;
const MAX_TEXT_CHARS = 300;

export function savedBusiness(business: Business, at: Date): SavedBusiness {
  return {
    ...withoutDistance(cardBusiness(business, at)),
    facts: {
      price: shownPrice(business),
      address: postalLines(business).join(", ").slice(0, MAX_TEXT_CHARS),
      website: business.website,
      features: featuresOf(business.attributes),
    },
  };
}

/** Returns the address in one line. Records without facts have that of the card. */
export function savedAddress({ facts, address, city }: SavedBusiness): string {
  return facts?.address || [address, city].filter((part) => part !== "").join(", ");
}

/** Removes the distance of a card, which is that from the place of a search. */
export function withoutDistance({ distanceKm: _, ...card }: CardBusiness): SavedBusiness {
  return card;
}

/** Merges the groups of attributes, since a name may occur in several groups. */
function featuresOf(attributes: Attributes): Record<string, boolean | string> {
  const features = Object.values(attributes).flatMap((group) => Object.entries(group));
  const texts = features.map(([name, value]) => [
    name.slice(0, MAX_TEXT_CHARS),
    typeof value === "string" ? value.slice(0, MAX_TEXT_CHARS) : value,
  ]);
  return Object.fromEntries(texts.slice(0, MAX_STORED_FEATURES)) as Record<string, boolean | string>;
}
