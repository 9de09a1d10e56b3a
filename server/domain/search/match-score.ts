import type { CategoryGroup } from "#contract/business";
import type { Alternative, SearchTerm, SearchTerms } from "./search-terms.ts";

/** What the order of a result depends on. */
export interface MatchFacts {
  /** `tokenize` of the name and of the category's name. */
  nameWords: readonly string[];
  categoryWords: readonly string[];
  categorySlug: string;
  group?: CategoryGroup;
  /** `tokenize` of the subtypes. */
  subtypeWords: readonly string[];
  /** 0 is best, 1023 worst: Bayesian rating by reviews. */
  rank: number;
  isVerified: boolean;
  /** Share of the details that visitors look for, 0–1. */
  completeness: number;
  /** Only where the visitor wants open ones. */
  isOpen?: boolean;
  /** From the place of the search. */
  distanceKm?: number;
}

export interface MatchScore {
  /** Higher is better. */
  score: number;
  /** What it is the sum of. */
  parts: Record<"field" | "coverage" | "quality" | "verified" | "completeness" | "open" | "distance", number>;
}

/** The field in which a term is met: most of the score. A name that is the whole query counts 100. */
const FIELD = {
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
/** On top of the terms' fields: the name begins with the query, or has several terms all by itself. */
const NAME_BONUS = { start: 8, allTerms: 4 };
/** Most that each of the other parts adds. Distance outweighs quality: 0.5 km beats 20 km for equal fields. */
const MOST = { typed: 10, nameShare: 5, quality: 12, verified: 1.5, completeness: 1.5, open: 5, distance: 25 };
/** Alternatives of this weight count as much as typed words in the field; lighter ones less. */
const FULL_WEIGHT = 0.85;
/** Only heavier alternatives are the name: not kinds in other words, nor what is merely associated. */
const NAME_WEIGHT = 0.7;
/** Ranks beyond are all equally bad: less than 2.5 stars. */
const WORST_RANK = 512;
/** Worse ones, of less than about 3 stars, need more of their name in the query for it to count: who types "thai" looks for a kind. */
const POOR_RANK = 390;
const MIN_SHARE_OF_POOR = 0.5;
/** Here a business gets half the points of one at the centre. */
const HALF_DISTANCE_KM = 4;

interface Meeting {
  field: number;
  /** The alternative's weight. */
  weight: number;
  /** A bit for each of the name's words that meet the term. */
  inName: number;
}
/** Further words of a name have no bit. */
const MAX_NAME_WORDS = 31;

/**
 * How well a business that has all terms answers a search: exact name, then category, words of the name, subtypes, attributes, text; then
 * how much was met as typed, quality and distance. `queryWords`: `tokenize` of the text.
 */
export function matchScore(
  facts: MatchFacts,
  { terms }: Pick<SearchTerms, "terms">,
  queryWords: readonly string[],
): MatchScore {
  const meetings = terms.map((term) => meetTerm(term, facts));
  const count = Math.max(1, terms.length);
  const inName = meetings.reduce((bits, meeting) => bits | meeting.inName, 0);
  const nameShare = bitCount(inName) / Math.max(1, facts.nameWords.length);
  const isAllInName = terms.length > 0 && meetings.every((meeting) => meeting.inName !== 0);
  const isPoorMatch = facts.rank >= POOR_RANK && nameShare < MIN_SHARE_OF_POOR;
  const fieldOfTerms =
    sum(meetings.map(({ field }) => (isPoorMatch && field < FIELD.category ? Math.min(field, FIELD.text) : field))) /
    count;
  const name = compareName(facts.nameWords, queryWords);
  // what is searched is a kind: "Thai Thai" is no better than another Thai restaurant
  const isKind = meetings.every(({ field }) => field >= FIELD.category);
  const nameBonus = name.isStart ? NAME_BONUS.start : isAllInName && terms.length > 1 ? NAME_BONUS.allTerms : 0;
  const bonus = isKind ? 0 : nameBonus;
  const parts = {
    field: name.isExact
      ? FIELD.exactName
      : Math.max(isAllInName && nameShare === 1 ? FIELD.wholeName : 0, Math.min(FIELD.wholeName, fieldOfTerms + bonus)),
    coverage: (MOST.typed * sum(meetings.map(({ weight }) => weight))) / count + MOST.nameShare * nameShare,
    quality: MOST.quality * Math.max(0, 1 - facts.rank / WORST_RANK),
    verified: facts.isVerified ? MOST.verified : 0,
    completeness: MOST.completeness * facts.completeness,
    open: facts.isOpen === true ? MOST.open : 0,
    distance: facts.distanceKm === undefined ? 0 : MOST.distance / (1 + facts.distanceKm / HALF_DISTANCE_KM),
  };
  return { score: sum(Object.values(parts)), parts };
}

function compareName(nameWords: readonly string[], queryWords: readonly string[]) {
  const isStart = queryWords.length > 0 && queryWords.every((word, at) => nameWords[at] === word);
  return { isStart, isExact: isStart && nameWords.length === queryWords.length };
}

/** A term that neither name nor kind has is met somewhere else, since the business was found. */
function meetTerm({ alternatives }: SearchTerm, facts: MatchFacts): Meeting {
  const best: Meeting = { field: FIELD.text, weight: 0.5, inName: 0 };
  for (const alternative of alternatives) {
    const { weight } = alternative;
    const inName = bitsInName(alternative, facts.nameWords);
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
      return FIELD.exactName;
    case "category":
      return alternative.slug === facts.categorySlug ? FIELD.category : 0;
    case "group":
      return alternative.group === facts.group ? FIELD.group : 0;
    case "attribute":
      return FIELD.attribute;
    case "words": {
      const { words, lastIsPrefix } = alternative;
      const inName = isInName ? (lastIsPrefix && !hasAll(facts.nameWords, words) ? FIELD.namePrefix : FIELD.name) : 0;
      if (hasAll(facts.categoryWords, words)) {
        return facts.categoryWords.length === words.length ? FIELD.category : Math.max(inName, FIELD.partOfCategory);
      }
      if (inName > 0) return inName;
      return hasAll(facts.subtypeWords, words) ? FIELD.subtype : 0;
    }
  }
}

/** The name's words that meet the alternative, as bits; 0 unless all of its words are met. */
function bitsInName(alternative: Alternative, nameWords: readonly string[]): number {
  if (alternative.kind !== "words") return 0;
  const { words, lastIsPrefix } = alternative;
  let bits = 0;
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? "";
    let at = nameWords.indexOf(word);
    if (at === -1 && lastIsPrefix && index === words.length - 1)
      at = nameWords.findIndex((own) => own.startsWith(word));
    if (at === -1) return 0;
    bits |= 1 << Math.min(at, MAX_NAME_WORDS);
  }
  return bits;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function hasAll(words: readonly string[], wanted: readonly string[]): boolean {
  for (const word of wanted) if (!words.includes(word)) return false;
  return wanted.length > 0;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
