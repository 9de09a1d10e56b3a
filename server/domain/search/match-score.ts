import type { CategoryGroup } from "#contract/business";
import { bitCount } from "./bit-count.ts";
import { phraseIndex } from "./name-match.ts";
import type { Alternative, SearchTerm, SearchTerms } from "./search-terms.ts";

/** Ranking features of a candidate. */
export interface MatchFacts {
  /** Words of the name and of the category's name, as `tokenize` returns them. */
  nameWords: readonly string[];
  categoryWords: readonly string[];
  categorySlug: string;
  group?: CategoryGroup;
  /** Words of the subtypes; optional if `needsSubtypes` returns false. */
  subtypeWords: readonly string[];
  /** Bayesian rating by reviews: 0 is best, 1023 is worst. */
  rank: number;
  isVerified: boolean;
  /** Share of the details that visitors look for, from 0 to 1. */
  completeness: number;
  /** Undefined unless the visitor asks for open businesses. */
  isOpen?: boolean;
  /** Distance from the place of the search. */
  distanceKm?: number;
  /** At this distance a business gets half the points of distance. */
  halfDistanceKm?: number;
  /** A city is searched, and the business only works around it. */
  isAroundCity?: true;
}

export interface MatchScore {
  /** Sum of the parts; higher is better. */
  score: number;
  parts: Record<"field" | "coverage" | "quality" | "verified" | "completeness" | "open" | "distance" | "city", number>;
}

/** Points of the field that matches a term, which make most of the score. A name equal to the query counts 100. */
const FIELD_POINTS = {
  exactName: 100,
  wholeName: 95,
  category: 85,
  name: 70,
  partOfCategory: 66,
  namePrefix: 55,
  subtype: 50,
  group: 45,
  attribute: 40,
  text: 25,
};
/** Bonus of a name that has the several words of the query in order, begins with it, or alone matches all of several terms. */
const NAME_BONUS = { phrase: 12, start: 8, allTerms: 4 };
/** Maximum points of each other part. Distance outweighs quality: 0.5 km beats 20 km for equal fields. */
const MAX_POINTS = { typed: 10, nameShare: 5, quality: 12, verified: 1.5, completeness: 1.5, open: 5, distance: 25 };
/** Maximum points of distance from a landmark, which outweighs whether the kind is in the category or in the name. */
const LANDMARK_DISTANCE_POINTS = 40;
/** Businesses in the city come before others with equal fields, whatever their ratings are. */
const AROUND_CITY_POINTS = -16;
/** Alternatives below this weight get proportionally fewer field points. */
const FULL_WEIGHT = 0.85;
/** Only heavier alternatives match the name. Other words for a kind and associated kinds are lighter. */
const NAME_WEIGHT = 0.7;
/** From this rank on, which is less than 2.5 stars, quality counts 0. */
const WORST_RANK = 512;
/** From this rank on (about 3 stars), a name counts only if half of its words are in the query, and its kind counts like a subtype. */
const POOR_RANK = 390;
const MIN_SHARE_OF_POOR = 0.5;
/** Articles that searches leave out before a name. */
const ARTICLES = new Set("the der die das le la les el los las il lo gli het os".split(" "));
/** Half distance of a search without a landmark. */
const HALF_DISTANCE_KM = 4;

interface TermMatch {
  field: number;
  /** Weight of the matching alternative. */
  weight: number;
  /** Bitmap of the name's words that match the term. */
  inName: number;
}
/** Maximum number of words of a name with a bit of their own; the others share the last bit. */
const MAX_NAME_WORDS = 31;

/**
 * Scores the relevance of a business that matches all terms by the field that matches (exact name, category, words of the name, subtypes,
 * attributes, text), then by coverage, quality and distance. `queryWords` come from `tokenize`.
 */
export function matchScore(
  facts: MatchFacts,
  { terms }: Pick<SearchTerms, "terms">,
  queryWords: readonly string[],
): MatchScore {
  const matches = terms.map((term) => matchTerm(term, facts));
  const count = Math.max(1, terms.length);
  const inName = matches.reduce((bits, match) => bits | match.inName, 0);
  const nameShare = bitCount(inName) / Math.max(1, facts.nameWords.length);
  const isAllInName = terms.length > 0 && matches.every((match) => match.inName !== 0);
  const isWholeName = isAllInName && missesOnlyArticle(facts.nameWords, inName);
  const isPoorMatch = facts.rank >= POOR_RANK && nameShare < MIN_SHARE_OF_POOR;
  const meanField = sum(matches.map(({ field }) => (isPoorMatch ? pointsOfPoor(field) : field))) / count;
  const name = compareName(facts.nameWords, queryWords);
  // A query may name a kind: "Thai Thai" is no better than another Thai restaurant.
  const isKind = matches.every(({ field }) => field >= FIELD_POINTS.category);
  const bonus = isKind ? 0 : nameBonus(name, isAllInName && terms.length > 1);
  // "Coffee near the station" does not mean the business "Coffee" across the town.
  const mayBeName = !isKind || facts.halfDistanceKm === undefined;
  const parts = {
    field:
      mayBeName && name.isExact
        ? FIELD_POINTS.exactName
        : Math.max(
            mayBeName && isWholeName ? FIELD_POINTS.wholeName : 0,
            Math.min(FIELD_POINTS.wholeName, meanField + bonus),
          ),
    coverage: (MAX_POINTS.typed * sum(matches.map(({ weight }) => weight))) / count + MAX_POINTS.nameShare * nameShare,
    quality: MAX_POINTS.quality * Math.max(0, 1 - facts.rank / WORST_RANK),
    verified: facts.isVerified ? MAX_POINTS.verified : 0,
    completeness: MAX_POINTS.completeness * facts.completeness,
    open: facts.isOpen === true ? MAX_POINTS.open : 0,
    city: facts.isAroundCity ? AROUND_CITY_POINTS : 0,
    distance: distancePoints(facts),
  };
  return { score: sum(Object.values(parts)), parts };
}

function distancePoints({ distanceKm, halfDistanceKm }: MatchFacts): number {
  if (distanceKm === undefined) return 0;
  const points = halfDistanceKm === undefined ? MAX_POINTS.distance : LANDMARK_DISTANCE_POINTS;
  return points / (1 + distanceKm / (halfDistanceKm ?? HALF_DISTANCE_KM));
}

/** Tells whether the bitmap has all words of a name, except perhaps an article before them: "home depot" is The Home Depot. */
function missesOnlyArticle(nameWords: readonly string[], inName: number): boolean {
  const missingWords = nameWords.length - bitCount(inName);
  return missingWords === 0 || (missingWords === 1 && (inName & 1) === 0 && ARTICLES.has(nameWords[0] ?? ""));
}

function compareName(nameWords: readonly string[], queryWords: readonly string[]) {
  const start =
    queryWords.length === 0 ? -1 : nameWords.findIndex((_, from) => hasPhraseAt(nameWords, queryWords, from));
  const isPrefix = start === 0;
  return {
    isPrefix,
    isExact: isPrefix && nameWords.length === queryWords.length,
    isPhrase: start >= 0 && queryWords.length > 1,
  };
}

/** Counts a kind like another business's subtype: who asks for "thai" is better off at a good Asian restaurant. */
function pointsOfPoor(field: number): number {
  if (field === FIELD_POINTS.category) return FIELD_POINTS.subtype;
  return field > FIELD_POINTS.category ? field : Math.min(field, FIELD_POINTS.text);
}

function hasPhraseAt(words: readonly string[], phrase: readonly string[], start: number): boolean {
  return phrase.every((word, index) => words[start + index] === word);
}

function nameBonus({ isPrefix, isPhrase }: { isPrefix: boolean; isPhrase: boolean }, isAllInName: boolean): number {
  if (isPhrase) return NAME_BONUS.phrase;
  if (isPrefix) return NAME_BONUS.start;
  return isAllInName ? NAME_BONUS.allTerms : 0;
}

/** Tells whether the subtypes of a business can add to its score, because a term matches no better field. */
export function needsSubtypes(facts: MatchFacts, terms: readonly SearchTerm[]): boolean {
  return terms.some((term) => matchTerm(term, facts).field <= FIELD_POINTS.subtype);
}

/** Finds the best field of a term. If neither name nor kind matches, the text does, since candidates match all terms. */
function matchTerm({ alternatives }: SearchTerm, facts: MatchFacts): TermMatch {
  const best: TermMatch = { field: FIELD_POINTS.text, weight: 0.5, inName: 0 };
  for (const alternative of alternatives) {
    const { weight } = alternative;
    const inName = nameBits(alternative, facts.nameWords);
    if (weight > NAME_WEIGHT) best.inName |= inName;
    const field = fieldOf(alternative, facts, inName !== 0) * Math.min(1, weight / FULL_WEIGHT);
    if (field > best.field) {
      best.field = field;
      best.weight = weight;
    } else if (field === best.field && weight > best.weight) best.weight = weight;
  }
  return best;
}

function fieldOf(alternative: Alternative, facts: MatchFacts, isInName: boolean): number {
  switch (alternative.kind) {
    case "phone":
      return FIELD_POINTS.exactName;
    case "category":
      return alternative.slug === facts.categorySlug ? FIELD_POINTS.category : 0;
    case "group":
      return alternative.group === facts.group ? FIELD_POINTS.group : 0;
    case "attribute":
      return FIELD_POINTS.attribute;
    case "words": {
      const { words, lastIsPrefix } = alternative;
      const inName = isInName
        ? lastIsPrefix && !includesAll(facts.nameWords, words)
          ? FIELD_POINTS.namePrefix
          : FIELD_POINTS.name
        : 0;
      if (includesAll(facts.categoryWords, words)) {
        return facts.categoryWords.length === words.length
          ? FIELD_POINTS.category
          : Math.max(inName, FIELD_POINTS.partOfCategory);
      }
      if (inName > 0) return inName;
      return includesAll(facts.subtypeWords, words) ? FIELD_POINTS.subtype : 0;
    }
  }
}

/** Returns a bitmap of the name's words that match the alternative; 0 unless all of its words match. */
function nameBits(alternative: Alternative, nameWords: readonly string[]): number {
  if (alternative.kind !== "words") return 0;
  const { words, lastIsPrefix, isPhrase } = alternative;
  let bits = 0;
  if (isPhrase) {
    const start = phraseIndex(nameWords, alternative);
    if (start === -1) return 0;
    for (let index = 0; index < words.length; index++) bits |= 1 << Math.min(start + index, MAX_NAME_WORDS);
    return bits;
  }
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? "";
    let position = nameWords.indexOf(word);
    if (position === -1 && lastIsPrefix && index === words.length - 1)
      position = nameWords.findIndex((nameWord) => nameWord.startsWith(word));
    if (position === -1) return words.length === 1 && alternative.weight === 1 ? joinedBits(word, nameWords) : 0;
    bits |= 1 << Math.min(position, MAX_NAME_WORDS);
  }
  return bits;
}

/** Returns a bitmap of the name's consecutive words that the word joins: "coop" for "Co-op". */
function joinedBits(word: string, nameWords: readonly string[]): number {
  for (let start = 0; start < nameWords.length - 1; start++) {
    let rest = word;
    let bits = 0;
    for (let index = start; rest.startsWith(nameWords[index] ?? word + word); index++) {
      rest = rest.slice(nameWords[index]?.length);
      bits |= 1 << Math.min(index, MAX_NAME_WORDS);
      if (rest === "") return bits;
    }
  }
  return 0;
}

function includesAll(words: readonly string[], searchedWords: readonly string[]): boolean {
  for (const word of searchedWords) if (!words.includes(word)) return false;
  return searchedWords.length > 0;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
