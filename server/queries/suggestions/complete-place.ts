import type { Lexicon } from "#domain/search/lexicon";
import { typedText } from "#domain/search/phrases/written-words";
import { categoriesByName } from "#domain/search/understanding/concepts";
import { kindPositions } from "#domain/search/understanding/kind-positions";
import { type ParsedQuery, type QueryWord, tokensOf } from "#domain/search/understanding/parse-query";
import { tokenize } from "#domain/search/words/tokenize";
import type { Store } from "../../store/store.ts";

/** A text, and the city whose name the words after the text begin. */
export interface CompletedPlace {
  text: string;
  city: string;
  /** Tells whether a preposition precedes the city, or the other words name a kind. */
  isLikely: boolean;
}

interface PlaceParts {
  store: Pick<Store, "search">;
  lexicon: Pick<Lexicon, "vocabulary" | "categories">;
}

const MAX_PLACE_WORDS = 3;
/** Minimum length of a prefix of a city. */
const MIN_PREFIX_CHARS = 2;

/**
 * Finds the largest city whose name begins with the last words: "thai zür". Returns undefined if there is none, and if a commoner
 * word of the directory begins with the last word.
 */
export async function completePlace(
  parts: PlaceParts,
  { text, words, places }: ParsedQuery,
): Promise<CompletedPlace | undefined> {
  for (let start = Math.max(1, words.length - MAX_PLACE_WORDS); start < words.length; start++) {
    const explicitMatch = places.find(({ from, end }) => from === start && end === words.length);
    const otherWords = words.slice(0, explicitMatch?.start ?? start);
    const placeWords = words.slice(start);
    const prefix = typedText(placeWords);
    if (prefix.length < MIN_PREFIX_CHARS || otherWords.every(({ isFiller }) => isFiller)) continue;
    const [city] = (await parts.store.search.complete(prefix, {}, [], 1)).cities;
    if (city === undefined) continue;
    const isOneWord = placeWords.length === 1 && explicitMatch === undefined;
    if (isOneWord && isCommonerWord(placeWords[0]?.word ?? "", city, parts.lexicon)) continue;
    const tokens = tokensOf(otherWords);
    const kindPositionSet = kindPositions(tokens);
    const isKind =
      otherWords.every(({ isFiller }, index) => isFiller || kindPositionSet.has(index)) ||
      categoriesByName(tokens, parts.lexicon.categories).length > 0;
    const lastWord = otherWords.findLastIndex(({ isFiller }) => !isFiller);
    const textBeforePlace = textBefore(text, words, lastWord + 1);
    return { text: textBeforePlace, city: city.name, isLikely: explicitMatch !== undefined || isKind };
  }
  return undefined;
}

/** Cuts the text before the word at this index. Each word is found after the one before it, since "in" is also part of "Winterthur". */
function textBefore(text: string, words: readonly QueryWord[], index: number): string {
  let start = 0;
  let end = 0;
  for (const { typed } of words.slice(0, index + 1)) {
    const wordStart = text.indexOf(typed, end);
    start = wordStart === -1 ? end : wordStart;
    end = wordStart === -1 ? end : wordStart + typed.length;
  }
  return text.slice(0, start).replace(/(?<![\s,])[\s,]+$/u, "");
}

function isCommonerWord(
  prefix: string,
  { name, businessCount }: { name: string; businessCount: number },
  { vocabulary }: Pick<Lexicon, "vocabulary">,
): boolean {
  const nameWords = new Set(tokenize(name));
  const candidates = [prefix, ...vocabulary.completions(prefix, 1)];
  return candidates.some((word) => !nameWords.has(word) && vocabulary.count(word) > businessCount);
}
