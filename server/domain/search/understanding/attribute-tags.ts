import type { Attributes, OpeningHours } from "#contract/business";
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
] as const;
export type AttributeTag = (typeof ATTRIBUTE_TAGS)[number];

/** Patterns of the folded names that exports give the attributes, in English or the language of the export. */
const NAME_PATTERNS: Record<AttributeTag, RegExp> = {
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
  "late-night": /^late-?\s?night/,
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

/** Tags by the name of an attribute or kind, memoized since exports repeat some two hundred names. */
const tagsOfAttribute = memoize((name) => matchTags(name, ATTRIBUTE_TAGS));
const tagsOfSubtype = memoize((name) => matchTags(name, SUBTYPE_TAGS));

function matchTags(name: string, tags: readonly AttributeTag[]): AttributeTag[] {
  const foldedName = foldText(name);
  return tags.filter((tag) => NAME_PATTERNS[tag].test(foldedName));
}

/**
 * Returns the tags of a business in the order of `ATTRIBUTE_TAGS`: attributes that are true, kinds such as "Vegan restaurant", and
 * late hours.
 */
export function attributeTags(
  attributes: Attributes,
  subtypes: readonly string[] = [],
  hours: OpeningHours | null = null,
): readonly AttributeTag[] {
  const ownTags = tagsOfAttributes(attributes);
  const impliedTags = subtypes.flatMap(tagsOfSubtype);
  if (isOpenLate(hours)) impliedTags.push("late-night");
  if (impliedTags.every((tag) => ownTags.includes(tag))) return ownTags;
  return ATTRIBUTE_TAGS.filter((tag) => ownTags.includes(tag) || impliedTags.includes(tag));
}

/** Tags by attributes: rows with the same attributes share one object. */
const cachedTags = new WeakMap<Attributes, readonly AttributeTag[]>();

function tagsOfAttributes(attributes: Attributes): readonly AttributeTag[] {
  const cachedResult = cachedTags.get(attributes);
  if (cachedResult !== undefined) return cachedResult;
  const tags = new Set<AttributeTag>();
  for (const group of Object.values(attributes)) {
    for (const [name, value] of Object.entries(group)) {
      if (value === true) for (const tag of tagsOfAttribute(name)) tags.add(tag);
    }
  }
  const sortedTags = ATTRIBUTE_TAGS.filter((tag) => tags.has(tag));
  cachedTags.set(attributes, sortedTags);
  return sortedTags;
}
