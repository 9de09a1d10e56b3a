import type { Attributes, OpeningHours } from "#contract/business";
import { attributeIdentity } from "../../attributes/attribute-identity.ts";
import { isOpenLate } from "../../opening-hours/opening-hours.ts";
import { foldText } from "../../text/fold.ts";
import { memoize } from "../../text/memoize.ts";

/** Attributes that visitors search for. Each is one term of the index, so the list is closed. */
export const ATTRIBUTE_TAGS = [
  "wifi",
  "parking",
  "outdoor-seating",
  "wheelchair",
  "vegan",
  "vegetarian",
  "halal",
  "kids",
  "delivery",
  "takeout",
  "dine-in",
  "reservations",
  "dogs",
  "live-music",
  "cash",
  "cards",
  "contactless",
  "restroom",
  "drive-through",
  "organic",
  "gluten-free",
  "appointments",
  "emergency",
  "online-services",
  "women-led",
  "late-night",
  "high-chairs",
  "kids-menu",
  "changing-table",
  "playground",
  "wheelchair-entrance",
  "wheelchair-restroom",
  "wheelchair-parking",
  "wheelchair-seating",
  "dogs-inside",
  "free-parking",
  "valet-parking",
  "rooftop",
  "romantic",
  "cozy",
  "quiet",
  "fireplace",
  "karaoke",
  "kosher",
  "buffet",
  "happy-hour",
  "private-room",
  "air-conditioning",
  "laptop",
  "groups",
  "lgbtq",
  "gender-neutral-restroom",
  "in-store-pickup",
  "same-day-delivery",
  "new-patients",
  "hearing-loop",
  "veteran-owned",
  "black-owned",
  "asian-owned",
  "latino-owned",
  "price-1",
  "price-2",
  "price-3",
  "price-4",
  "affordable",
  "expensive",
  "comes-to-you",
] as const;
export type AttributeTag = (typeof ATTRIBUTE_TAGS)[number];

/** Patterns of the folded names that exports give attributes, which may be wider than one attribute. */
const NAME_PATTERNS: Partial<Record<AttributeTag, RegExp>> = {
  wifi: /\bwi-?fi\b|\bwlan\b/,
  parking: /\bparking\b|\bcar park\b|\bparkplatz|\bparkhaus|\bestacionamiento|\bparcheggio|\botopark/,
  "outdoor-seating":
    /^(outdoor|rooftop) seating|^patio|^terrace|sitzplatze im freien|\bterrasse|\bterraza|posti a sedere all.aperto/,
  wheelchair: /wheelchair|rollstuhl|fauteuil roulant|silla de ruedas|sedia a rotelle|tekerlekli sandalye/,
  vegan: /\bvegan/,
  vegetarian: /vegetar/,
  halal: /\bhalal|\bhelal/,
  kids: /\b(kids|kids'|children|family[- ]friendly)|^high chairs?$|^changing table|has changing table|kinder(?:freundlich|stuhl|menu|geeignet)/,
  delivery: /delivery|\blieferdienst|\blieferung/,
  takeout: /take-?(out|away)|take (out|away)|pick-?up|\bzum mitnehmen/,
  "dine-in": /^dine-?in\b/,
  reservations: /^(accepts )?reservations\b|reservations (required|recommended|accepted)|^reservierung/,
  dogs: /\bdogs? (allowed|friendly|welcome)|^pets? (allowed|friendly|welcome)|hunde (erlaubt|willkommen)/,
  "live-music": /^live (music|performances)|^livemusik/,
  cash: /^cash\b|^cash-only/,
  cards: /\b(credit|debit) cards?\b|kreditkarte|debitkarte/,
  contactless: /\bnfc\b|contactless/,
  restroom: /\brestrooms?\b|\btoilets?\b|\bwc\b|\btoilette/,
  "drive-through": /^drive-?(through|thru)/,
  organic: /\borganic\b|\bbio-/,
  "gluten-free": /gluten-?\s?free|glutenfrei/,
  appointments: /\bappointments?\b/,
  emergency: /\bemergency\b|\bnotdienst/,
  "online-services": /^online (appointments|classes|care|estimates|services)/,
  "women-led": /women-?\s?(led|owned)/,
  "comes-to-you": /\b(home|house) (visits?|calls?)\b|\bhausbesuch|\bvisites? a domicile\b/,
};
/** Slugs of the attributes of a tag, in any language of their table, besides those that its pattern matches. */
const TAG_SLUGS: Partial<Record<AttributeTag, string>> = {
  wifi: "wi-fi free-wi-fi",
  parking:
    "parking on-site-parking free-parking-lot paid-parking-lot free-street-parking paid-street-parking free-parking-garage paid-parking-garage valet-parking",
  "outdoor-seating": "outdoor-seating rooftop-seating",
  wheelchair:
    "wheelchair-accessible-entrance wheelchair-accessible-restroom wheelchair-accessible-seating wheelchair-accessible-parking wheelchair-accessible-elevator",
  vegan: "vegan-options",
  vegetarian: "vegetarian-options",
  halal: "halal-food",
  kids: "good-for-kids kids-menu high-chairs changing-table family-friendly",
  delivery: "delivery no-contact-delivery same-day-delivery",
  takeout: "takeout curbside-pickup in-store-pickup",
  "dine-in": "dine-in",
  reservations: "accepts-reservations",
  dogs: "dogs-allowed dogs-allowed-inside dogs-allowed-outside pets-allowed",
  "live-music": "live-music live-performances",
  cash: "cash-only",
  cards: "credit-cards debit-cards",
  contactless: "nfc-mobile-payments",
  restroom: "restroom gender-neutral-restroom",
  organic: "organic-dishes",
  "gluten-free": "gluten-free-options",
  appointments: "appointment-required",
  "online-services": "online-appointments online-classes online-estimates",
  "women-led": "women-owned",
  "high-chairs": "high-chairs",
  "kids-menu": "kids-menu",
  "changing-table": "changing-table",
  playground: "playground",
  "wheelchair-entrance": "wheelchair-accessible-entrance",
  "wheelchair-restroom": "wheelchair-accessible-restroom",
  "wheelchair-parking": "wheelchair-accessible-parking",
  "wheelchair-seating": "wheelchair-accessible-seating",
  "dogs-inside": "dogs-allowed-inside",
  "free-parking": "free-parking-lot free-street-parking free-parking-garage",
  "valet-parking": "valet-parking",
  rooftop: "rooftop-seating",
  romantic: "romantic",
  cozy: "cozy",
  quiet: "quiet",
  fireplace: "fireplace",
  karaoke: "karaoke",
  kosher: "kosher-food",
  buffet: "all-you-can-eat",
  "happy-hour": "happy-hour-drinks happy-hour-food",
  "private-room": "private-dining-room",
  "air-conditioning": "air-conditioning",
  laptop: "good-for-working-on-laptop",
  groups: "groups",
  lgbtq: "lgbtq-friendly transgender-safe-space",
  "gender-neutral-restroom": "gender-neutral-restroom",
  "in-store-pickup": "in-store-pickup",
  "same-day-delivery": "same-day-delivery",
  "new-patients": "accepting-new-patients",
  "hearing-loop": "assistive-hearing-loop",
  "veteran-owned": "veteran-owned",
  "black-owned": "black-owned",
  "asian-owned": "asian-owned",
  "latino-owned": "latino-owned",
  "comes-to-you": "comes-to-you home-visits",
};

/** Tags that kinds imply too: "Vegan restaurant", "Pizza delivery". */
const SUBTYPE_TAGS: readonly AttributeTag[] = [
  "vegan",
  "vegetarian",
  "halal",
  "delivery",
  "takeout",
  "live-music",
  "organic",
  "gluten-free",
  "drive-through",
  "emergency",
];

/** Tags by price level. */
const PRICE_TAGS: readonly (readonly AttributeTag[])[] = [
  [],
  ["price-1", "affordable"],
  ["price-2", "affordable"],
  ["price-3", "expensive"],
  ["price-4", "expensive"],
];

/** Tags by the name of an attribute or kind, memoized since exports repeat some two hundred names. */
const tagsOfAttribute = memoize((name) => [
  ...matchTags(name, ATTRIBUTE_TAGS),
  ...(tagsBySlug.get(attributeIdentity("", name)?.slug ?? "") ?? []),
]);
const tagsOfSubtype = memoize((name) => matchTags(name, SUBTYPE_TAGS));

function matchTags(name: string, tags: readonly AttributeTag[]): AttributeTag[] {
  const foldedName = foldText(name);
  return tags.filter((tag) => NAME_PATTERNS[tag]?.test(foldedName));
}

const tagsBySlug = new Map<string, AttributeTag[]>();
for (const tag of ATTRIBUTE_TAGS) {
  for (const slug of TAG_SLUGS[tag]?.split(" ") ?? []) tagsBySlug.set(slug, [...(tagsBySlug.get(slug) ?? []), tag]);
}

/** Facts that imply tags, like attributes and kinds. */
export interface TaggedFacts {
  openingHours?: OpeningHours | null;
  priceLevel?: number | null;
  comesToCustomers?: boolean;
}

/**
 * Returns the tags of a business in the order of `ATTRIBUTE_TAGS`: attributes that are true, kinds such as "Vegan restaurant",
 * late hours, the price level, and work at the customer's.
 */
export function attributeTags(
  attributes: Attributes,
  subtypes: readonly string[] = [],
  { openingHours = null, priceLevel = null, comesToCustomers = false }: TaggedFacts = {},
): readonly AttributeTag[] {
  const ownTags = tagsOfAttributes(attributes);
  const impliedTags: AttributeTag[] = [];
  for (const subtype of subtypes) impliedTags.push(...tagsOfSubtype(subtype));
  if (isOpenLate(openingHours)) impliedTags.push("late-night");
  if (priceLevel !== null) impliedTags.push(...(PRICE_TAGS[priceLevel] ?? []));
  if (comesToCustomers) impliedTags.push("comes-to-you");
  if (impliedTags.every((tag) => ownTags.includes(tag))) return ownTags;
  return ATTRIBUTE_TAGS.filter((tag) => ownTags.includes(tag) || impliedTags.includes(tag));
}

/** Tags by attributes: rows with the same attributes share one object. */
const cachedTags = new WeakMap<Attributes, readonly AttributeTag[]>();

function tagsOfAttributes(attributes: Attributes): readonly AttributeTag[] {
  const cachedResult = cachedTags.get(attributes);
  if (cachedResult !== undefined) return cachedResult;
  const tags = new Set<AttributeTag>();
  for (const group in attributes) {
    const values = attributes[group];
    for (const name in values) {
      if (values[name] === true) for (const tag of tagsOfAttribute(name)) tags.add(tag);
    }
  }
  const sortedTags = ATTRIBUTE_TAGS.filter((tag) => tags.has(tag));
  cachedTags.set(attributes, sortedTags);
  return sortedTags;
}
