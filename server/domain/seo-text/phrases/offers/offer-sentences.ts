import type { Attributes } from "#contract/business";
import { attributesPresent } from "#domain/attributes/attribute-identity";
import { joinList, lowerFirst, orList } from "#domain/text/join-list";
import { seededRandom } from "#domain/text/seeded-random";
import { shuffle } from "#domain/text/shuffle";
import { deniedLabels } from "./denied-labels.ts";
import { FEATURES, OFFER_SENTENCES, OFFER_WORDS, type OfferVerb } from "./offer-words-data.ts";
import { wheelchairSentence } from "./wheelchair-sentence.ts";

const MAX_LISTED = 4;
/** A sentence about what is missing names as many. */
const MAX_LACKS = 3;
/** Attributes that visitors ask about first; the others follow in an order that depends on the seed. */
const FIRST_VERBS: readonly OfferVerb[] = ["can", "offers", "serves", "has"];

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
      { verb, word: word === "" ? lowerFirst(label) : word, order },
    ]),
  ),
);

/** Returns what sets a business apart at first sight, as nouns that "with" may precede: `outdoor seating`. */
export function offerNouns(attributes: Attributes, seed: string): OfferNoun[] {
  const nouns = attributesPresent(attributes).flatMap(({ label }) => {
    const noun = FEATURES[label];
    const word = wordsByLabel.get(label)?.word ?? "";
    return noun === undefined ? [] : { noun: noun || word, word };
  });
  return shuffle(nouns, seededRandom(`${seed} nouns`));
}

/** An attribute as a noun, and its words in the other sentences. */
export interface OfferNoun {
  noun: string;
  word: string;
}

/** Returns an attribute as a noun if few would expect it: `a fireplace`. */
export function offerNoun(label: string): string | undefined {
  const { verb, word } = wordsByLabel.get(label) ?? {};
  return FEATURES[label] || (verb === "has" && label !== "Restroom" ? word : undefined);
}

/**
 * Writes one sentence for each kind of attributes: what visitors can do, what it serves and has, how to pay. Attributes outside of the table
 * are left out, since nobody knows how they read inside a sentence. Another `seed` gives other words and another order.
 */
export function offerSentences(attributes: Attributes, seed: string, told: readonly string[]): string[] {
  const random = seededRandom(`${seed} offers`);
  const words = attributesPresent(attributes)
    .flatMap(({ label }) => wordsByLabel.get(label) ?? [])
    .filter(({ word }) => !told.includes(word));
  const known = new Set(words.map(({ word }) => word));
  const byVerb = Map.groupBy(
    words.filter(({ word }) => !known.has(MORE_TELLING[word] ?? "") && !known.has(CONTRARY[word] ?? "")),
    ({ verb }) => verb,
  );
  const verbs = shuffle(
    [...byVerb.keys()].filter((verb) => !FIRST_VERBS.includes(verb)),
    random,
  );
  const sentences: string[] = [];
  // A place where people can only eat in need not say so.
  if (byVerb.get("can")?.every(({ word }) => word === "dine in")) byVerb.delete("can");
  for (const verb of [...FIRST_VERBS, ...verbs].filter((each) => byVerb.has(each)))
    sentences.push(
      verb === "accessible"
        ? wheelchairSentence(attributes).text
        : sentenceOf(verb, sample(byVerb.get(verb) ?? [], random), random, sentences.at(-1)),
    );
  return sentences;
}

/** Words that contradict each other; of two, neither is told. */
const CONTRARY: Readonly<Record<string, string>> = {
  "You need an appointment.": "You can walk in without an appointment.",
  "You can walk in without an appointment.": "You need an appointment.",
};

/** Words that another one makes needless: a reservation that is required is accepted. */
const MORE_TELLING: Readonly<Record<string, string>> = {
  "Reservations are accepted.": "You need a reservation.",
  "Dogs are allowed.": "Dogs are allowed inside.",
  "a restroom": "restroom",
  "parking on site": "a free parking lot",
  "have it left at your door": "have your order delivered",
  "Wi-Fi": "free Wi-Fi",
};

/** Writes a sentence that begins with another word than the one before it, if there is such a wording. */
function sentenceOf(
  verb: Exclude<OfferVerb, "accessible">,
  words: readonly string[],
  random: () => number,
  before = "",
): string {
  if (verb === "sentence") return words.slice(0, 2).join(" ");
  const list = verb === "can" ? orList(words) : joinList(words);
  const [firstWord] = before.split(" ", 1);
  const wordings = shuffle(OFFER_SENTENCES[verb], random);
  const wording = wordings.find((text) => !text.startsWith(`${firstWord} `)) ?? wordings[0] ?? "";
  return wording.replace("{list}", () => list);
}

/** Says what the data denies: `It does not offer delivery.`, `There is no restroom or outdoor seating.` */
export function deniedSentences(attributes: Attributes, seed: string): string[] {
  const labels = [...deniedLabels(attributes)].filter((label) => DENIABLE.has(label));
  const chosen = shuffle(labels, seededRandom(`${seed} lacks`)).slice(0, MAX_LACKS);
  const nouns = (isService: boolean) => chosen.filter((label) => SERVICES.has(label) === isService).map(nounInSentence);
  const wheelchair = wheelchairSentence(attributes);
  const [services, things] = [nouns(true), nouns(false)];
  return [
    ...(services.length === 0 ? [] : [`It does not offer ${orList(services)}.`]),
    ...(things.length === 0 ? [] : [`There is no ${orList(things)}.`]),
    ...(wheelchair.isOffer || wheelchair.text === "" ? [] : [wheelchair.text]),
  ];
}

function nounInSentence(label: string): string {
  return label.startsWith("Wi-Fi") ? label : lowerFirst(label);
}

/** Services for customers, among the attributes that are denied. */
const SERVICES: ReadonlySet<string> = new Set(["Dine-in", "Takeout", "Delivery", "Curbside pickup"]);

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
