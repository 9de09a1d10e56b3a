import type { CategorySummary } from "#contract/business";
import type { Lexicon } from "../lexicon.ts";
import type { AttributeTag } from "../understanding/attribute-tags.ts";
import { associatedConcepts, type Concept, categoriesByName, conceptsAt } from "../understanding/concepts.ts";
import { type GoodsMatch, goodsAt } from "../understanding/goods.ts";
import { attributeAt } from "../understanding/intents.ts";
import type { QueryWord } from "../understanding/parse-query.ts";
import { synonymsAt } from "../understanding/synonyms.ts";
import { isPairedCharacter } from "../words/unspaced.ts";
import { continuesWord } from "./written-words.ts";

const MAX_CATEGORY_WORDS = 5;
/** Attributes that describe what a business sells. */
const OFFERINGS: ReadonlySet<AttributeTag> = new Set(["vegan", "vegetarian", "halal", "organic", "gluten-free"]);

/** A term of the words from `start` to `end` (exclusive), and its meaning. */
export interface Phrase {
  start: number;
  end: number;
  concepts: readonly Concept[];
  /** The concepts are associated with the words, not named by them. */
  isAssociated: boolean;
  /** The concepts are named in a further language, where the words may be the name of a person. */
  isFurtherLanguage: boolean;
  attribute: AttributeTag | undefined;
  goods: GoodsMatch | undefined;
  synonyms: readonly string[];
  /** The directory's categories that have the phrase in their name. */
  categories: readonly CategorySummary[];
}

/** Splits words into the longest phrases from the left, and single words between them. */
export function segmentPhrases(words: readonly QueryWord[], lexicon: Lexicon): Phrase[] {
  const tokens = words.map(({ word }) => word);
  const phrases: Phrase[] = [];
  for (let start = 0; start < tokens.length; ) {
    const concept = conceptsAt(tokens, start);
    const attribute = attributeAt(tokens, start);
    const synonym = synonymsAt(lexicon.synonyms, tokens, start);
    const goods = goodsAt(tokens, start);
    const matches = [concept, attribute, synonym, goods].filter((match) => match !== undefined);
    const end = Math.max(
      matches.length === 0 ? endOfWord(words, start, lexicon) : start + 1,
      ...matches.map((match) => match.end),
    );
    // A word that no business has may be a term of a kind.
    const isUnknown = matches.length === 0 && lexicon.vocabulary.count(tokens[start] ?? "") === 0;
    const associations = isUnknown ? associatedConcepts(tokens.slice(start, end)) : [];
    if (matches.length > 0 || !words[start]?.isFiller)
      phrases.push({
        start,
        end,
        concepts: concept?.end === end ? concept.concepts : associations,
        isAssociated: associations.length > 0,
        isFurtherLanguage: concept?.end === end && concept.isFurtherLanguage === true,
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

/**
 * Returns the end of the written word that starts at a character: before the name of a kind in it, or where no business has the two characters
 * side by side.
 */
function endOfWord(words: readonly QueryWord[], start: number, { vocabulary }: Lexicon): number {
  if (!isPairedCharacter(words[start]?.word ?? "")) return start + 1;
  const tokens = words.map(({ word }) => word);
  const isKnownPair = (end: number) => vocabulary.count((tokens[end - 1] ?? "") + (tokens[end] ?? "")) > 0;
  let end = start + 1;
  for (let word = words[end]; word !== undefined && continuesWord(word); word = words[++end]) {
    const startsKind = (conceptsAt(tokens, end)?.end ?? 0) > end + 1;
    if (startsKind || (end > start + 1 && !isKnownPair(end) && isKnownPair(end + 1))) break;
  }
  return end;
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
export function deduplicatePhrases(phrases: readonly Phrase[], words: readonly QueryWord[]): Phrase[] {
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
