import type { CategorySummary } from "#contract/business";
import type { Lexicon } from "./lexicon.ts";
import { deduplicatePhrases, type Phrase, segmentPhrases } from "./phrases/segment-phrases.ts";
import { typedText } from "./phrases/written-words.ts";
import { type Alternative, MAX_ALTERNATIVES, MAX_TERMS, type SearchTerm, type SearchTerms } from "./search-terms.ts";
import { abbreviationVariants } from "./understanding/abbreviations.ts";
import type { AttributeTag } from "./understanding/attribute-tags.ts";
import { type Concept, categoriesByName, categoriesOf } from "./understanding/concepts.ts";
import { isFillerWord } from "./understanding/fillers.ts";
import { type QueryWord, tokensOf } from "./understanding/parse-query.ts";
import { expandWord } from "./words/expand-word.ts";
import { tokenize } from "./words/tokenize.ts";
import { isPairedCharacter } from "./words/unspaced.ts";
import type { Vocabulary } from "./words/vocabulary.ts";

export interface BuiltTerms {
  terms: SearchTerms;
  /** The directory's categories that the words mean. */
  kinds: CategorySummary[];
  attributes: AttributeTag[];
  /** Words to highlight: typed words, their forms and synonyms. */
  words: string[];
}

/** Weights of query expansion; a typed word weighs 1. */
const WEIGHT = {
  abbreviation: 0.95,
  joined: 0.9,
  synonym: 0.9,
  category: 0.9,
  attribute: 0.95,
  categoryWords: 0.7,
  name: 0.6,
  associated: 0.5,
  furtherLanguage: 0.55,
  goods: 0.65,
} as const;
/** Factor by which each kind that sells the goods weighs less than the one before it. */
const NEXT_GOODS_FACTOR = 0.9;
const MAX_CONCEPTS = 3;
const MAX_NAMES = 6;
const MAX_SYNONYMS = 6;
/**
 * Maximum number of names of a kind to search in addition to its categories, and the number of letters that they share with a typed word.
 */
const MAX_RELATED_NAMES = 3;
const SHARED_CHARS = 4;
/** Numbers of words that may be joined to one. */
const JOINED_WORDS = [2, 3];
/** Matches joined words that may be one: numbers are not. */
const JOINABLE = /^(?=.*\p{L})[^\u1100-\u{3ffff}]{3,40}$/u;

/**
 * Query expansion: turns words into terms with alternatives. A phrase that names a kind or an attribute is one term; fillers outside of
 * phrases are dropped. With `isTyping` the last word may be incomplete.
 */
export function buildTerms(
  words: readonly QueryWord[],
  foldedText: string,
  lexicon: Lexicon,
  isTyping = false,
): BuiltTerms {
  const spans = deduplicatePhrases(segmentPhrases(words, lexicon), words).slice(0, MAX_TERMS);
  const kinds = new Set<CategorySummary>();
  const attributes = new Set<AttributeTag>();
  const joined = joinedWords(words, lexicon);
  const terms = spans.map((span): SearchTerm => {
    const isLast = span.end === words.length;
    const spanWords = words.slice(span.start, span.end);
    const typedWords = span.goods?.words ?? spanWords.map(({ word }) => word);
    // A directory may have too many categories of one name for the arguments of a call.
    const alternatives = [
      typedAlternatives(typedWords, lexicon.vocabulary, isTyping && isLast),
      joined.filter(({ start, end }) => start < span.end && span.start < end).map(({ alternative }) => alternative),
      synonymAlternatives(span.synonyms, lexicon, kinds),
      categoryAlternatives(span, kinds),
    ].flat();
    for (const concept of span.concepts.slice(0, MAX_CONCEPTS))
      alternatives.push(...conceptAlternatives(concept, lexicon, factorOf(span), kinds, typedWords));
    if (span.isFurtherLanguage) addKinds(span.concepts, lexicon, kinds);
    // Goods that any restaurant has, such as "lunch", are not limited to the category "Restaurant".
    if (span.goods?.concepts[0]?.categories[0] === "Restaurant")
      alternatives.push({ weight: WEIGHT.goods * WEIGHT.category, kind: "group", group: "restaurants" });
    for (const [rank, concept] of (span.goods?.concepts ?? []).entries())
      alternatives.push(...conceptAlternatives(concept, lexicon, WEIGHT.goods * NEXT_GOODS_FACTOR ** rank, kinds));
    if (span.attribute !== undefined) {
      attributes.add(span.attribute);
      alternatives.push({ weight: WEIGHT.attribute, kind: "attribute", tag: span.attribute });
    }
    return { typed: typedText(spanWords), alternatives: distinct(alternatives) };
  });
  return {
    terms: { folded: foldedText, lastIsPrefix: isTyping, terms },
    kinds: [...kinds],
    attributes: [...attributes],
    words: matchedWords(terms),
  };
}

/** Businesses named so rank above a kind that has this name only in another language. */
function factorOf({ isAssociated, isFurtherLanguage }: Phrase): number {
  if (isAssociated) return WEIGHT.associated;
  return isFurtherLanguage ? WEIGHT.furtherLanguage : 1;
}

function addKinds(concepts: readonly Concept[], lexicon: Lexicon, kinds: Set<CategorySummary>): void {
  for (const concept of concepts.slice(0, MAX_CONCEPTS))
    for (const category of categoriesOf(concept, lexicon.categories)) kinds.add(category);
}

/** Finds words that the directory writes as one: "best buy" as "bestbuy". Its businesses match the terms of all these words. */
function joinedWords(words: readonly QueryWord[], { vocabulary }: Lexicon) {
  return words.flatMap((_, start) =>
    JOINED_WORDS.flatMap((length) => {
      const end = start + length;
      const word = tokensOf(words.slice(start, end)).join("");
      if (end > words.length || !JOINABLE.test(word) || vocabulary.count(word) === 0) return [];
      return [
        { start, end, alternative: { weight: WEIGHT.joined, kind: "words", words: [word] } satisfies Alternative },
      ];
    }),
  );
}

/** Returns the phrase as typed, and with each word in its commonest other form. */
function typedAlternatives(words: readonly string[], vocabulary: Vocabulary, isPrefix: boolean): Alternative[] {
  if (words.length > 1 && words.every(isPairedCharacter)) return [{ weight: 1, kind: "words", words, isPhrase: true }];
  const expandedWords = words.map((word, index) =>
    expandWord(word, vocabulary, { isPrefix: isPrefix && index === words.length - 1 }),
  );
  const [only = []] = expandedWords;
  if (words.length === 1) {
    const variants = abbreviationVariants(words[0] ?? "").filter((word) => vocabulary.count(word) > 0);
    return [
      ...only,
      ...variants.map((word): Alternative => ({ weight: WEIGHT.abbreviation, kind: "words", words: [word] })),
    ];
  }
  const weight = Math.min(...expandedWords.map((pair) => pair[1]?.weight ?? 1));
  const firstAlternatives = expandedWords.map((pair) => pair[1] ?? pair[0]);
  const combinedWords = firstAlternatives.flatMap((alternative) =>
    alternative?.kind === "words" ? alternative.words : [],
  );
  return [
    { weight: 1, kind: "words", words: [...words] },
    { weight, kind: "words", words: combinedWords },
  ];
}

function synonymAlternatives(to: readonly string[], lexicon: Lexicon, kinds: Set<CategorySummary>): Alternative[] {
  return to.slice(0, MAX_SYNONYMS).flatMap((text) => {
    const words = tokenize(text);
    const categories = categoriesByName(words, lexicon.categories);
    for (const category of categories) kinds.add(category);
    return [
      ...categories.map(({ slug }): Alternative => ({ weight: WEIGHT.synonym, kind: "category", slug })),
      ...(words.length === 0 ? [] : [{ weight: WEIGHT.synonym, kind: "words", words } satisfies Alternative]),
    ];
  });
}

function categoryAlternatives({ categories }: Phrase, kinds: Set<CategorySummary>): Alternative[] {
  for (const category of categories) kinds.add(category);
  return categories.map(({ slug }) => ({ weight: WEIGHT.category, kind: "category", slug }));
}

/** Returns the directory's categories of a kind and the words of its names; or names in other languages, if it has neither. */
function conceptAlternatives(
  concept: Concept,
  lexicon: Lexicon,
  factor: number,
  kinds: Set<CategorySummary>,
  typed: readonly string[] = [],
): Alternative[] {
  const { vocabulary } = lexicon;
  const isKnown = (name: readonly string[]) => name.length > 0 && name.every((word) => vocabulary.count(word) > 0);
  const categories = categoriesOf(concept, lexicon.categories);
  if (factor === 1) for (const category of categories) kinds.add(category);
  const alternatives: Alternative[] = categories.map(({ slug }) => ({
    weight: WEIGHT.category * factor,
    kind: "category",
    slug,
  }));
  for (const words of concept.categoryWords.filter(isKnown))
    alternatives.push({ weight: WEIGHT.categoryWords * factor, kind: "words", words });
  if (alternatives.length > 0)
    return factor === 1 ? [...alternatives, ...relatedNames(concept, typed, vocabulary)] : alternatives;
  return concept.names
    .filter(isKnown)
    .slice(0, MAX_NAMES)
    .map((words) => ({ weight: WEIGHT.name * factor, kind: "words", words }));
}

/** Names of one word by concept, since most concepts have a hundred names in other languages. */
const namesOfOneWord = new WeakMap<Concept, readonly string[]>();

function oneWordNames(concept: Concept): readonly string[] {
  const cachedNames = namesOfOneWord.get(concept);
  if (cachedNames !== undefined) return cachedNames;
  const names = concept.names.flatMap(([word, ...others]) => (word === undefined || others.length > 0 ? [] : [word]));
  namesOfOneWord.set(concept, names);
  return names;
}

/** Returns other names of a kind that begin like a typed word: "pizza" also finds a restaurant named "Pizzeria Roma". */
function relatedNames(concept: Concept, typed: readonly string[], vocabulary: Vocabulary): Alternative[] {
  const related: Alternative[] = [];
  for (const word of typed) {
    if (word.length < SHARED_CHARS) continue;
    const beginning = word.slice(0, SHARED_CHARS);
    for (const name of oneWordNames(concept)) {
      if (related.length === MAX_RELATED_NAMES) return related;
      if (name.startsWith(beginning) && !typed.includes(name) && vocabulary.count(name) > 0)
        related.push({ weight: WEIGHT.name, kind: "words", words: [name] });
    }
  }
  return related;
}

/** Sorts alternatives by weight and removes duplicates. */
function distinct(alternatives: readonly Alternative[]): Alternative[] {
  const alternativeByKey = new Map<string, Alternative>();
  for (const alternative of alternatives.toSorted((a, b) => b.weight - a.weight)) {
    const { weight: _, ...what } = alternative;
    const key = JSON.stringify(what);
    if (!alternativeByKey.has(key)) alternativeByKey.set(key, alternative);
  }
  return [...alternativeByKey.values()].slice(0, MAX_ALTERNATIVES);
}

/** Leaves out words of category names: "restaurant" does not explain why a Thai restaurant matched. */
function matchedWords(terms: readonly SearchTerm[]): string[] {
  const allAlternatives = terms.flatMap(({ alternatives }) =>
    alternatives.flatMap((alternative) =>
      alternative.kind === "words" && (alternative.weight > WEIGHT.categoryWords || alternative.words.length === 1)
        ? alternative.words.every(isPairedCharacter)
          ? [alternative.words.join("")]
          : alternative.words
        : [],
    ),
  );
  return [...new Set(allAlternatives)].filter((word) => !isFillerWord(word));
}
