import { type TypedWord, typedText } from "../phrases/written-words.ts";
import { wordsOfChunk } from "../words/price-signs.ts";
import { isUnspaced } from "../words/unspaced.ts";
import { fillers, postpositions, prepositions } from "./fillers.ts";
import { attributes, intentMatches, type TextIntent } from "./intents.ts";
import { phoneQuery } from "./phone-query.ts";
import { matchPhrases, type PhraseMatch, phraseAt } from "./phrase-table.ts";

/** A search text as words, parsed without knowledge of the directory. Corrected and relaxed queries are made from its words. */
export interface ParsedQuery {
  /** The text as typed. A corrected or relaxed query has its words here, with spaces between them. */
  text: string;
  /** The text followed by an unknown location. */
  fullText: string;
  /** All words, first those of the text, then those of an unknown location. */
  all: readonly QueryWord[];
  /** The words to search: fillers are included, intents are not. */
  words: readonly QueryWord[];
  intents: ReadonlySet<TextIntent>;
  /** Values of the parameter `openAt` that the words ask for. */
  openAt: readonly string[];
  /** A time may be part of a name: "Ruby Tuesday". */
  mayBeName: boolean;
  /** Spans of `words` that may name a place, most likely first. */
  places: readonly PlaceSpan[];
  /** The digits of a phone number in the full text. */
  phone: string | undefined;
  /** False if no business has the phone number; its digits are words then. */
  mayBePhone: boolean;
}

export interface QueryWord extends TypedWord {
  /** The word belongs to a phrase such as "open now". */
  isIntent: boolean;
  /** The word is a stop word, unless it is part of a phrase. */
  isFiller: boolean;
}

/** Words from `start` to before `end`. Those from `from` to before `to` may be a place, or begin with one. */
export interface PlaceSpan {
  start: number;
  from: number;
  to: number;
  end: number;
}

/** Maximum number of words, which bounds the work. */
const MAX_WORDS = 24;
const MAX_TEXT_CHARS = 400;
const MAX_PLACES = 3;
/** Matches Turkish case endings after a name: "İstanbul'da". */
const LOCATIVE = /^(.+)['’](?:n?[dt][ae](?:ki)?|y?[ae])$/iu;

/**
 * Tokenizes a text and finds intents ("open now", "24 hours", "near me"), fillers and the place after a preposition, in seven
 * languages. If all words are fillers, they are searched. The words of an unknown `location` are searched too.
 */
export function parseQuery(text: string, location = ""): ParsedQuery {
  const words = [...wordsOf(text, false), ...wordsOf(location, true)];
  return readWords(words, { text, fullText: `${text} ${location}`.trim(), mayBePhone: true });
}

/** Replaces the words of a query by corrected ones, or by some of them. */
export function withWords({ mayBePhone }: ParsedQuery, words: readonly TypedWord[]): ParsedQuery {
  const text = typedText(wordsOfText(words));
  return readWords(words, { text, fullText: typedText(words), mayBePhone });
}

export function withoutLocation(query: ParsedQuery): ParsedQuery {
  const words = wordsOfText(query.all);
  return readWords(words, { ...query, fullText: query.text.trim() });
}

/** Uses the digits of a phone number as words. */
export function withoutPhone(query: ParsedQuery): ParsedQuery {
  return { ...query, phone: undefined, mayBePhone: false };
}

/** Returns all words and marks none as intent or filler: the name of a business may have them. */
export function literalWords({ all }: ParsedQuery): QueryWord[] {
  return all.map((word) => ({ ...word, isIntent: false, isFiller: false }));
}

/** Leaves out the words of an unknown location. */
export function wordsOfText<Word extends TypedWord>(words: readonly Word[]): Word[] {
  return words.filter(({ isInLocation }) => !isInLocation);
}

export function tokensOf(words: readonly Pick<TypedWord, "word">[]): string[] {
  return words.map(({ word }) => word);
}

/** Makes a typed word of a correction. */
export function correctedWord(word: string): TypedWord {
  return { word, typed: word, hasLocative: false, isInLocation: false, isAttached: false };
}

/** Selects the words of phrases that ask for an attribute. */
export function attributeWords(words: readonly QueryWord[]): ReadonlySet<QueryWord> {
  return new Set(attributePhrases(words).flat());
}

/** Returns the words of each phrase that asks for an attribute. */
export function attributePhrases(words: readonly QueryWord[]): QueryWord[][] {
  return matchPhrases(attributes, tokensOf(words)).map(({ start, end }) => words.slice(start, end));
}

function wordsOf(text: string, isInLocation: boolean): TypedWord[] {
  const words: TypedWord[] = [];
  for (const chunk of text.slice(0, MAX_TEXT_CHARS).split(/\s+/)) {
    const [, name] = LOCATIVE.exec(chunk) ?? [];
    const tokens = wordsOfChunk(name ?? chunk);
    const [only] =
      tokens.length === 1 ? [(name ?? chunk).replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, "")] : [];
    const hasLocative = name !== undefined;
    const characters = [...(name ?? chunk)];
    // Chinese, Japanese and Korean characters are a word each.
    const typedAt = (index: number) => (characters.length === tokens.length ? characters[index] : undefined);
    for (const [index, word] of tokens.entries()) {
      const isAttached = isUnspaced(word) && isUnspaced(tokens[index - 1] ?? "");
      words.push({
        word,
        typed: only || (tokens.length === 1 ? chunk : (typedAt(index) ?? word)),
        hasLocative,
        isInLocation,
        isAttached,
      });
    }
    if (words.length >= MAX_WORDS) break;
  }
  return words;
}

function readWords(
  typedWords: readonly TypedWord[],
  { text, fullText, mayBePhone }: Pick<ParsedQuery, "text" | "fullText" | "mayBePhone">,
): ParsedQuery {
  const queryWords = typedWords
    .slice(0, MAX_WORDS)
    .map((word): QueryWord => ({ ...word, isIntent: false, isFiller: false }));
  const tokens = tokensOf(queryWords);
  const matches = intentMatches(tokens);
  for (const word of wordsIn(queryWords, matches)) word.isIntent = true;
  const words = queryWords.filter(({ isIntent }) => !isIntent);
  const fillerWords = wordsIn(words, matchPhrases(fillers, tokensOf(words)));
  const hasOthers = fillerWords.length < words.length || matches.length > 0;
  if (hasOthers) for (const word of fillerWords) word.isFiller = true;
  return {
    text,
    fullText,
    all: queryWords,
    words,
    intents: new Set(matches.map(({ value }) => value)),
    openAt: [...new Set(matches.flatMap(({ openAt }) => openAt?.times ?? []))],
    mayBeName: matches.some(({ openAt }) => openAt?.isTentative === true),
    places: placesIn(words),
    phone: mayBePhone ? phoneQuery(fullText) : undefined,
    mayBePhone,
  };
}

function wordsIn(words: readonly QueryWord[], matches: readonly PhraseMatch<unknown>[]): QueryWord[] {
  return matches.flatMap(({ start, end }) => words.slice(start, end));
}

/** Finds the place after the last preposition first: "shop in shop in Berlin". */
function placesIn(queryWords: readonly QueryWord[]): PlaceSpan[] {
  const words = tokensOf(queryWords);
  const places: PlaceSpan[] = [];
  for (let index = 0; index < words.length; ) {
    const preposition = phraseAt(prepositions, words, index);
    if (preposition && preposition.end < words.length)
      places.unshift({ start: index, from: preposition.end, to: words.length, end: words.length });
    const postposition = index > 0 ? phraseAt(postpositions, words, index) : undefined;
    if (postposition) places.unshift({ start: 0, from: 0, to: index, end: postposition.end });
    if (queryWords[index]?.hasLocative) places.unshift({ start: index, from: index, to: index + 1, end: index + 1 });
    index = preposition?.end ?? postposition?.end ?? index + 1;
  }
  return places.slice(0, MAX_PLACES);
}
