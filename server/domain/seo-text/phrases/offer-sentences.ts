import type { Attributes } from "#contract/business";
import { attributeIdentity, attributesPresent } from "#domain/attributes/attribute-identity";
import { joinList } from "#domain/text/join-list";
import { seededRandom } from "#domain/text/seeded-random";
import { FEATURES, OFFER_SENTENCES, OFFER_WORDS, type OfferVerb } from "./offer-words-data.ts";

const MAX_LISTED = 4;
/** A sentence about what is missing names as many. */
const MAX_LACKS = 3;
/** Attributes that visitors ask about first; the others follow in an order that depends on the seed. */
const FIRST_VERBS: readonly OfferVerb[] = ["offers", "serves", "has"];

interface OfferWord {
  verb: OfferVerb;
  word: string;
  /** Position in the table, whose order sentences keep. */
  order: number;
}

const wordsByLabel = new Map<string, OfferWord>(
  (Object.keys(OFFER_WORDS) as OfferVerb[]).flatMap((verb) =>
    Object.entries(OFFER_WORDS[verb]).map(([label, word], order): [string, OfferWord] => [
      label,
      { verb, word: word === "" ? label.charAt(0).toLowerCase() + label.slice(1) : word, order },
    ]),
  ),
);

/** Returns what sets a business apart at first sight, as nouns that "with" may precede: `outdoor seating`. */
export function offerNouns(attributes: Attributes, seed: string): string[] {
  const nouns = attributesPresent(attributes).flatMap(({ label }) =>
    FEATURES.has(label) ? (wordsByLabel.get(label)?.word ?? []) : [],
  );
  return shuffle(nouns, seededRandom(`${seed} nouns`));
}

/**
 * Writes one sentence for each kind of attributes: what it offers, serves and has, how to pay. Attributes outside of the table are left out,
 * since nobody knows how they read inside a sentence. Another `seed` gives other words and another order.
 */
export function offerSentences(attributes: Attributes, name: string, seed: string, told: readonly string[]): string[] {
  const random = seededRandom(`${seed} offers`);
  const words = attributesPresent(attributes)
    .flatMap(({ label }) => wordsByLabel.get(label) ?? [])
    .filter(({ word }) => !told.includes(word));
  const known = new Set(words.map(({ word }) => word));
  const byVerb = Map.groupBy(
    words.filter(({ word }) => !known.has(MORE_TELLING[word] ?? "")),
    ({ verb }) => verb,
  );
  const verbs = shuffle(
    [...byVerb.keys()].filter((verb) => !FIRST_VERBS.includes(verb)),
    random,
  );
  return [...FIRST_VERBS.filter((verb) => byVerb.has(verb)), ...verbs].map((verb) =>
    sentenceOf(verb, sample(byVerb.get(verb) ?? [], random), name, random),
  );
}

/** Words that another one makes needless: a reservation that is required is accepted. */
const MORE_TELLING: Readonly<Record<string, string>> = {
  "Reservations are accepted.": "You need a reservation.",
  "a restroom": "restroom",
  "parking on site": "a free parking lot",
};

function sentenceOf(verb: OfferVerb, words: readonly string[], name: string, random: () => number): string {
  const list = joinList(words);
  if (verb === "sentence") return words.slice(0, 2).join(" ");
  if (verb === "accessible") return `Its ${list} ${words.length === 1 ? "is" : "are"} accessible by wheelchair.`;
  const wordings = OFFER_SENTENCES[verb];
  const wording = wordings[Math.floor(random() * wordings.length)] ?? "";
  return wording.replace("{name}", () => name).replace("{list}", () => list);
}

/** Names attributes that the data denies, without an article: `delivery`, `wheelchair-accessible entrance`. */
export function deniedNouns(attributes: Attributes, seed: string): string[] {
  const present = new Set(attributesPresent(attributes).map(({ label }) => label));
  const nouns = new Set<string>();
  for (const [group, values] of Object.entries(attributes))
    for (const [name, value] of Object.entries(values)) {
      if (value !== false) continue;
      const label = attributeIdentity(group, name)?.label ?? "";
      if (present.has(label) || !DENIABLE.has(label)) continue;
      nouns.add(label.startsWith("Wi-Fi") ? label : label.charAt(0).toLowerCase() + label.slice(1));
    }
  return shuffle([...nouns], seededRandom(`${seed} lacks`)).slice(0, MAX_LACKS);
}

/** Attributes whose absence visitors want to know of. */
const DENIABLE: ReadonlySet<string> = new Set([
  "Dine-in",
  "Takeout",
  "Delivery",
  "Curbside pickup",
  "Outdoor seating",
  "Restroom",
  "Wi-Fi",
  "Free Wi-Fi",
  "On-site parking",
  "Wheelchair-accessible entrance",
  "Wheelchair-accessible restroom",
  "Wheelchair-accessible seating",
  "Wheelchair-accessible parking",
]);

/** Returns a few words in the order of the table. "alcohol" says less than the drinks beside it. */
function sample(words: readonly OfferWord[], random: () => number): string[] {
  const telling = words.filter(({ word }) => word !== "alcohol" || !words.some((other) => DRINKS.has(other.word)));
  return shuffle(telling, random)
    .slice(0, MAX_LISTED)
    .sort((a, b) => a.order - b.order)
    .map(({ word }) => word);
}

const DRINKS: ReadonlySet<string> = new Set(["beer", "wine", "cocktails", "spirits"]);

function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
