import { isDeepStrictEqual } from "node:util";
import type { StoredCard } from "#contract/business";
import type { Coordinates } from "#domain/geography/distance";
import { densestPoint } from "#domain/search/landmarks/densest-point";
import { landmarkAsWritten, namesLandmark } from "#domain/search/landmarks/names-landmark";
import { type Alternative, MAX_ALTERNATIVES } from "#domain/search/search-terms";
import { tokenize } from "#domain/search/words/tokenize";
import type { Vocabulary } from "#domain/search/words/vocabulary";
import type { Store } from "../../../store/store.ts";
import type { TownArea } from "./map-landmark.ts";
import { nearLandmark } from "./near-landmark.ts";
import type { Landmark } from "./place-names.ts";

export interface LandmarkOptions {
  /** Minimum number of businesses whose name or address has the words. */
  minBusinesses?: number;
  /** Accepts a single business whose address has the words between commas. */
  isAddressEnough?: boolean;
  /** Accepts only labels of the map or the table of districts with all of the words, which need no evidence by businesses. */
  isLabelled?: boolean;
  /** Accepts only exact phrases of names or addresses, including words for kinds. */
  isWholePhrase?: boolean;
  /** Ignores names of businesses as evidence. */
  isInAddresses?: boolean;
  /** Accepts only the centre of a town or a part by the compass: "downtown Austin", "Zürich Nord". */
  isTownPart?: boolean;
}

interface LearningParts {
  store: Pick<Store, "search">;
  vocabulary: Vocabulary;
}

const HAS_DIGIT = /\d/;
/** Maximum number of businesses to locate a landmark. */
const MAX_BUSINESSES = 200;
/** Maximum number of businesses to locate a street: few are enough, and most lookups of streets fail. */
const MAX_BUSINESSES_OF_STREET = 40;
/** Minimum share of the businesses named after a landmark that lie around one point; otherwise the words name several places, or none. */
const MIN_SHARE = 0.5;
const MIN_RADIUS_KM = 1.5;

/** Locates a landmark by the businesses whose names or addresses have its words, if most of them lie around one point. */
export async function learntLandmark(
  { store, vocabulary }: LearningParts,
  allVariants: readonly (readonly string[])[],
  around: TownArea | undefined,
  { minBusinesses = 1, isAddressEnough = false, isWholePhrase = false, isInAddresses = false }: LandmarkOptions,
): Promise<Landmark | undefined> {
  // This saves a search for rare words.
  const mayBeProved = (variant: readonly string[]) =>
    !isInAddresses || variant.every((word) => vocabulary.count(word) >= minBusinesses);
  const variants = allVariants.filter((variant) => isKnown(variant, vocabulary) && mayBeProved(variant));
  const [words = []] = allVariants;
  if (variants.length === 0) return undefined;
  // The beginning of a word is no evidence of a whole phrase, and "St" begins too many.
  const isWholeWords = isWholePhrase || isInAddresses;
  const alternatives = variants.flatMap((variant): Alternative[] => [
    { kind: "words", words: variant, weight: 1 },
    ...(isWholeWords ? [] : [{ kind: "words", words: variant, weight: 1, lastIsPrefix: true } satisfies Alternative]),
  ]);
  const term = { typed: words.join(" "), alternatives: alternatives.slice(0, MAX_ALTERNATIVES) };
  const terms = { folded: "", lastIsPrefix: false, terms: [term] };
  const near = around && {
    latitude: around.centre.latitude,
    longitude: around.centre.longitude,
    radiusKm: around.maxKm,
  };
  const { businesses, totalCount } = await store.search.businessCards({ terms, ...(near && { near }) }, "recommended", {
    limit: isInAddresses ? MAX_BUSINESSES_OF_STREET : MAX_BUSINESSES,
    offset: 0,
  });
  if (totalCount === 0) return undefined;
  const { isExact, evidence: allEvidence } = strongestEvidence(businesses, variants, { isWholePhrase, isInAddresses });
  const [firstVariant = []] = variants;
  const isAddressPart = ({ fullAddress }: Evidence) =>
    fullAddress.split(",").some((part) => isDeepStrictEqual(tokenize(part), firstVariant));
  const isProved = allEvidence.length >= minBusinesses || (isAddressEnough && allEvidence.some(isAddressPart));
  if (!isProved) return undefined;
  // Names have the word of a square by chance: "Central Electric".
  const addressEvidence = allEvidence.filter(({ fullAddress }) => isWholeStreet(fullAddress, firstVariant));
  const clusters = [allEvidence, addressEvidence].map((evidence) => ({
    evidence,
    point: densestPoint(evidence.map(({ point }) => point)),
  }));
  const { evidence, point } = clusters.find(({ point }) => point !== undefined && point.share >= MIN_SHARE) ?? {};
  if (evidence === undefined || point === undefined) return undefined;
  const name = commonest(evidence.map((business) => business.name)) ?? words.join(" ");
  const { latitude, longitude, radiusKm } = point;
  return {
    city: commonest(evidence.map(({ city }) => city)) ?? "",
    businessCount: evidence.length,
    ...(!isExact && { isInexact: true }),
    place: { kind: "landmark", name: around ? `${name}, ${around.place.place.name}` : name },
    filter: {},
    near: nearLandmark({ latitude, longitude }, Math.max(MIN_RADIUS_KM, radiusKm)),
  };
}

function isKnown(words: readonly string[], vocabulary: Vocabulary): boolean {
  return words.every(
    (word, index) =>
      vocabulary.count(word) > 0 || (index === words.length - 1 && vocabulary.completions(word, 1).length > 0),
  );
}

/** Tells whether an address has the words as the whole name of its street or square, with a house number or without: "Central 1". */
function isWholeStreet(fullAddress: string, words: readonly string[]): boolean {
  return fullAddress.split(",").some((part) =>
    isDeepStrictEqual(
      tokenize(part).filter((word, index) => index === 0 || !HAS_DIGIT.test(word)),
      words,
    ),
  );
}

interface Evidence {
  point: Coordinates;
  city: string;
  /** The landmark as the business writes it. */
  name: string | undefined;
  fullAddress: string;
}

/** Returns the businesses whose name or address has the words as a phrase; if there is none, those with the words in any order. */
function strongestEvidence(
  businesses: readonly StoredCard[],
  variants: readonly (readonly string[])[],
  { isWholePhrase, isInAddresses }: LandmarkOptions,
): { isExact: boolean; evidence: Evidence[] } {
  const evidence: [weaker: Evidence[], stronger: Evidence[]] = [[], []];
  for (const { name, fullAddress, city, latitude, longitude } of businesses) {
    if (latitude === null || longitude === null) continue;
    const texts = isInAddresses ? [fullAddress] : [name, fullAddress];
    const textWords = texts.map(tokenize);
    const strengths = variants.flatMap((variant) => textWords.map((own) => namesLandmark(own, variant)));
    const strength = Math.max(0, ...strengths);
    if (strength === 0) continue;
    const [typedWords = []] = variants;
    const asWritten = texts
      .map((text) => landmarkAsWritten(text, typedWords, strength === 1))
      .find((text) => text !== undefined);
    evidence[strength === 2 ? 1 : 0].push({ point: { latitude, longitude }, city, name: asWritten, fullAddress });
  }
  // "Restaurant Sonne" is a name, though a Sonnenstrasse begins like it.
  const isExact = isWholePhrase || isInAddresses || evidence[1].length > 0;
  return { isExact, evidence: evidence[isExact ? 1 : 0] };
}

function commonest(texts: readonly (string | undefined)[]): string | undefined {
  const counts = new Map<string, number>();
  for (const text of texts) if (text !== undefined) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0];
}
