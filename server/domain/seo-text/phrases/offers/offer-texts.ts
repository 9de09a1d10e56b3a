import type { Attributes } from "#contract/business";
import { attributesPresent } from "#domain/attributes/attribute-identity";
import { seededRandom } from "#domain/text/seeded-random";
import { shuffle } from "#domain/text/shuffle";
import type { VisitKind } from "../../advice/visit-kind.ts";
import { knownOffers } from "./known-offers.ts";
import {
  diet,
  drinks,
  mealsServed,
  mood,
  type OfferWriter,
  parking,
  payment,
  praised,
  seats,
  shows,
  waysToEat,
} from "./offer-writers.ts";
import { companions, house, missed, owners, reservation, services } from "./practical-writers.ts";
import { wheelchairSentence } from "./wheelchair-sentence.ts";

/** Sentences about the attributes of a business, in the order in which somebody would tell them. */
export interface OfferTexts {
  offers: readonly string[];
  practicalities: readonly string[];
  /** Sentences about parking and wheelchairs. */
  access: readonly string[];
  /** Clause about payment; "" if nothing is known. */
  payment: string;
}

/** Sentences that a text tells whenever it can, then those that it chooses from. */
const ALWAYS: readonly OfferWriter[] = [mood, seats, waysToEat, diet];
const CHOSEN: readonly OfferWriter[] = [mealsServed, drinks, praised, shows];
const MAX_CHOSEN = 2;
const PRACTICAL: readonly OfferWriter[] = [reservation, services, house, companions, owners, missed];
const NO_TEXTS: OfferTexts = { offers: [], practicalities: [], access: [], payment: "" };

/** Attributes that the first sentence may name, as nouns that "with" precedes. */
const FEATURES: Readonly<Record<string, string>> = {
  "Outdoor seating": "outdoor seating",
  "Rooftop seating": "a rooftop terrace",
  "Private dining room": "a private dining room",
  Playground: "a playground",
  "Free Wi-Fi": "free Wi-Fi",
  "Bar on site": "a bar",
  Fireplace: "a fireplace",
  Pool: "a pool",
  "Fitness center": "a fitness center",
  "Live music": "live music",
  "Drive-through": "a drive-through",
};

/** An attribute as a noun, with its label. */
export interface OfferNoun {
  label: string;
  noun: string;
}

/** Returns what sets a business apart at first sight, as nouns that "with" may precede: `outdoor seating`. */
export function offerNouns(attributes: Attributes, seed: string, visit: VisitKind, name: string): OfferNoun[] {
  const nouns = attributesPresent(attributes).flatMap(({ label }) => {
    const isSaid = label === "Bar on site" && (visit === "drink" || /\bbar\b/i.test(name));
    const noun = isSaid ? undefined : FEATURES[label];
    return noun === undefined ? [] : { label, noun };
  });
  return shuffle(nouns, seededRandom(`${seed} nouns`));
}

interface Choice {
  seed: string;
  visit: VisitKind;
  /** Name of its kind. */
  kind: string;
  /** Labels that the first sentence names. */
  told: readonly string[];
  /** The name of the business says that it has a bar. */
  isBarNamed?: boolean;
  /** A link of the business is for deliveries. */
  hasDeliveryLink?: boolean;
}

/** Writes about attributes in whole sentences, each about one subject; attributes outside of these subjects are left out. */
export function offerTexts(
  attributes: Attributes,
  { seed, hasDeliveryLink = false, isBarNamed = false, ...choice }: Choice,
): OfferTexts {
  if (Object.keys(attributes).length === 0) return NO_TEXTS;
  const random = seededRandom(`${seed} offers`);
  const known = knownOffers(attributes, {
    ...choice,
    told: isBarNamed ? [...choice.told, "Bar on site"] : choice.told,
    hasDeliveryLink,
  });
  const write = (writers: readonly OfferWriter[]) =>
    writers.reduce<string[]>((sentences, writer) => {
      const sentence = oneOf(writer(known), random, sentences.at(-1));
      return sentence === undefined ? sentences : [...sentences, sentence];
    }, []);
  const chosen = shuffle(
    CHOSEN.filter((writer) => writer(known).length > 0),
    random,
  ).slice(0, MAX_CHOSEN);
  const wheelchair = wheelchairSentence(attributes);
  return {
    offers: write([...ALWAYS, ...CHOSEN.filter((writer) => chosen.includes(writer))]),
    practicalities: write(PRACTICAL),
    payment: payment(known),
    access: [...write([parking]), ...(wheelchair === "" ? [] : [wheelchair])],
  };
}

/** Draws a wording that begins with another word than the sentence before it, if there is one. */
function oneOf(wordings: readonly string[], random: () => number, before = ""): string | undefined {
  const [firstWord] = before.split(" ", 1);
  const others = wordings.filter((text) => !text.startsWith(`${firstWord} `));
  const choice = others.length > 0 ? others : wordings;
  return choice[Math.floor(random() * choice.length)];
}
