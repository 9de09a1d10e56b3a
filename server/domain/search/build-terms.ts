import type { CategorySummary } from "#contract/business";
import { type Alternative, MAX_ALTERNATIVES, MAX_TERMS, type SearchTerm, type SearchTerms } from "./search-terms.ts";
import { abbreviationVariants } from "./understanding/abbreviations.ts";
import { type AttributeTag } from "./understanding/attribute-tags.ts";
import {
  associatedConcepts,
  type CategoryIndex,
  type Concept,
  categoriesByName,
  categoriesOf,
  conceptsAt,
} from "./understanding/concepts.ts";
import { isFillerWord } from "./understanding/fillers.ts";
import { type GoodsMatch, goodsAt } from "./understanding/goods.ts";
import { attributeAt } from "./understanding/intents.ts";
import type { QueryWord } from "./understanding/parse-query.ts";
import { type SynonymTable, synonymsAt } from "./understanding/synonyms.ts";
import { expandWord } from "./words/expand-word.ts";
import { tokenize } from "./words/tokenize.ts";
import type { Vocabulary } from "./words/vocabulary.ts";

/** The words that a directory uses, and their meanings. */
export interface Lexicon {
  vocabulary: Vocabulary;
  categories: CategoryIndex;
  /** Synonyms that the administrator added. */
  synonyms: SynonymTable;
}

export interface BuiltTerms {
  terms: SearchTerms;
  /** The directory's categories that the words stand for. */
  kinds: CategorySummary[];
  attributes: AttributeTag[];
  /** Words to highlight: typed words, their forms and synonyms. */
  words: string[];
}

/** Weights of query expansion; a typed word weighs 1. */
const WEIGHT = {
  abbreviation: 0.95,
  synonym: 0.9,
  category: 0.9,
  attribute: 0.95,
  categoryWords: 0.7,
  name: 0.6,
  associated: 0.5,
  goods: 0.65,
} as const;
/** Each further kind that sells the goods weighs less than the one before it. */
const NEXT_GOODS_FACTOR = 0.9;
const MAX_CONCEPTS = 3;
const MAX_NAMES = 6;
const MAX_CATEGORY_WORDS = 5;
/** Attributes that say what a business sells. */
const OFFERINGS: ReadonlySet<AttributeTag> = new Set(["vegan", "vegetarian", "halal", "organic", "gluten-free"]);
const MAX_SYNONYMS = 6;

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
  const terms = spans.map((span): SearchTerm => {
    const isLast = span.end === words.length;
    const spanWords = words.slice(span.start, span.end);
    const typedWords = span.goods?.words ?? spanWords.map(({ word }) => word);
    // A directory may have too many categories of one name for the arguments of a call.
    const alternatives = [
      typedAlternatives(typedWords, lexicon.vocabulary, isTyping && isLast),
      synonymAlternatives(span.synonyms, lexicon, kinds),
      categoryAlternatives(span, kinds),
    ].flat();
    for (const concept of span.concepts.slice(0, MAX_CONCEPTS))
      alternatives.push(...conceptAlternatives(concept, lexicon, span.isAssociated ? WEIGHT.associated : 1, kinds));
    // Goods that any restaurant has, such as "lunch", are not limited to the category "Restaurant".
    if (span.goods?.concepts[0]?.categories[0] === "Restaurant")
      alternatives.push({ weight: WEIGHT.goods * WEIGHT.category, kind: "group", group: "restaurants" });
    for (const [rank, concept] of (span.goods?.concepts ?? []).entries())
      alternatives.push(...conceptAlternatives(concept, lexicon, WEIGHT.goods * NEXT_GOODS_FACTOR ** rank, kinds));
    if (span.attribute !== undefined) {
      attributes.add(span.attribute);
      alternatives.push({ weight: WEIGHT.attribute, kind: "attribute", tag: span.attribute });
    }
    return { typed: spanWords.map(({ typed }) => typed).join(" "), alternatives: distinct(alternatives) };
  });
  return {
    terms: { folded: foldedText, lastIsPrefix: isTyping, terms },
    kinds: [...kinds],
    attributes: [...attributes],
    words: matchedWords(terms),
  };
}

interface Phrase {
  start: number;
  end: number;
  concepts: readonly Concept[];
  /** The concepts are associated with the words, not named by them. */
  isAssociated: boolean;
  attribute: AttributeTag | undefined;
  goods: GoodsMatch | undefined;
  synonyms: readonly string[];
  /** The directory's categories that have the phrase in their name. */
  categories: readonly CategorySummary[];
}

/** Splits words into the longest phrases from the left, and single words between them. */
function segmentPhrases(words: readonly QueryWord[], lexicon: Lexicon): Phrase[] {
  const tokens = words.map(({ word }) => word);
  const phrases: Phrase[] = [];
  for (let start = 0; start < tokens.length; ) {
    const concept = conceptsAt(tokens, start);
    const attribute = attributeAt(tokens, start);
    const synonym = synonymsAt(lexicon.synonyms, tokens, start);
    const goods = goodsAt(tokens, start);
    const matches = [concept, attribute, synonym, goods].filter((match) => match !== undefined);
    const end = Math.max(start + 1, ...matches.map((match) => match.end));
    // A word that no business has may be a term of a kind.
    const isUnknown = matches.length === 0 && lexicon.vocabulary.count(tokens[start] ?? "") === 0;
    const associations = isUnknown ? associatedConcepts(tokens.slice(start, end)) : [];
    if (matches.length > 0 || !words[start]?.isFiller)
      phrases.push({
        start,
        end,
        concepts: concept?.end === end ? concept.concepts : associations,
        isAssociated: associations.length > 0,
        attribute: attribute?.end === end ? attribute.value : undefined,
        synonyms: synonym?.end === end ? synonym.value : [],
        goods: goods?.end === end ? goods : undefined,
        categories: [],
      });
    start = end;
  }
  const split = addAssociated(phrases, tokens).flatMap((phrase) => splitOffering(phrase, tokens));
  return addCategories(split, tokens, lexicon);
}

/** Adds the directory's categories of several words to each phrase of their words: "church of christ". */
function addCategories(phrases: readonly Phrase[], tokens: readonly string[], lexicon: Lexicon): Phrase[] {
  const categories = tokens
    .map((_, start) => categoryAt(tokens, start, lexicon))
    .filter((category) => category !== undefined);
  if (categories.length === 0) return [...phrases];
  return phrases.map((phrase) => {
    const phraseCategories = categories.filter(({ start, end }) => start <= phrase.start && phrase.end <= end);
    return { ...phrase, categories: phraseCategories.flatMap((phraseCategory) => phraseCategory.categories) };
  });
}

/** Finds the longest category name of several words that starts at a word: "church of christ". */
function categoryAt(tokens: readonly string[], start: number, { categories }: Lexicon) {
  for (let end = Math.min(tokens.length, start + MAX_CATEGORY_WORDS); end > start + 1; end--) {
    const namedCategories = categoriesByName(tokens.slice(start, end), categories);
    if (namedCategories.length > 0) return { start, end, categories: namedCategories };
  }
  return undefined;
}

/** Splits "vegan restaurant", which is also a restaurant with vegan options, into two terms. Either names the kind. */
function splitOffering(phrase: Phrase, tokens: readonly string[]): Phrase[] {
  const { start, end, concepts } = phrase;
  const attribute = attributeAt(tokens, start);
  const followingConcepts = attribute && conceptsAt(tokens, attribute.end);
  if (concepts.length === 0 || !followingConcepts || followingConcepts.end !== end || !OFFERINGS.has(attribute.value))
    return [phrase];
  return [
    { ...phrase, end: attribute.end, attribute: attribute.value },
    { ...phrase, start: attribute.end, concepts: [...concepts, ...followingConcepts.concepts] },
  ];
}

/** Makes one term of a repeated phrase. */
function deduplicatePhrases(phrases: readonly Phrase[], words: readonly QueryWord[]): Phrase[] {
  const seenKeys = new Set<string>();
  return phrases.filter(({ start, end }) => {
    const key = words
      .slice(start, end)
      .map(({ word }) => word)
      .join(" ");
    return !seenKeys.has(key) && seenKeys.add(key);
  });
}

/** Looks up a kind that all words together are associated with, if no phrase names one. */
function addAssociated(phrases: Phrase[], tokens: readonly string[]): Phrase[] {
  if (
    phrases.some(({ concepts, goods, isAssociated }) => (concepts.length > 0 && !isAssociated) || goods !== undefined)
  )
    return phrases;
  const [first] = phrases;
  const lastPhrase = phrases.at(-1);
  if (first === undefined || lastPhrase === undefined) return phrases;
  const concepts = associatedConcepts(phrases.flatMap(({ start, end }) => tokens.slice(start, end)));
  if (concepts.length === 0) return phrases;
  return [{ ...first, end: lastPhrase.end, concepts, isAssociated: true }];
}

/** Returns the phrase as typed, and with each word in its commonest other form. */
function typedAlternatives(words: readonly string[], vocabulary: Vocabulary, isPrefix: boolean): Alternative[] {
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
  if (alternatives.length > 0) return alternatives;
  return concept.names
    .filter(isKnown)
    .slice(0, MAX_NAMES)
    .map((words) => ({ weight: WEIGHT.name * factor, kind: "words", words }));
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
        ? alternative.words
        : [],
    ),
  );
  return [...new Set(allAlternatives)].filter((word) => !isFillerWord(word));
}
