import { foldText } from "../../text/fold.ts";
import { tokenize } from "../words/tokenize.ts";
import { ATTRIBUTE_PHRASES } from "./attribute-phrases-data.ts";
import type { AttributeTag } from "./attribute-tags.ts";
import { FILLERS, INTENT_PHRASES, type Intent, POSTPOSITIONS, PREPOSITIONS } from "./filler-words-data.ts";
import { matchPhrases, type PhraseMatch, type PhraseTable, phraseAt, phraseTable } from "./phrase-table.ts";

/** A search text, parsed without knowledge of the directory. */
export interface ParsedQuery {
  /** The folded text, to compare with names. */
  folded: string;
  /** Without intents; fillers included. */
  words: readonly QueryWord[];
  intents: ReadonlySet<Intent>;
  /** Spans that may name a place, most likely first. */
  places: readonly PlaceSpan[];
}

export interface QueryWord {
  /** As `tokenize` writes it. */
  word: string;
  /** As typed. */
  typed: string;
  /** A stop word, unless it is part of a phrase. */
  isFiller: boolean;
}

/** Words from `start` to before `end`, of which those from `from` to before `to` may be a place, or begin with one. */
export interface PlaceSpan {
  start: number;
  from: number;
  to: number;
  end: number;
}

/** Bounds the work, whatever is typed. */
const MAX_WORDS = 24;
const MAX_TEXT_LENGTH = 400;
const MAX_PLACES = 3;
/** Turkish case endings after a name: "İstanbul'da". */
const LOCATIVE = /^(.+)['’](?:n?[dt][ae](?:ki)?|y?[ae])$/iu;

const intents = tableOf(INTENT_PHRASES);
const attributes = tableOf(ATTRIBUTE_PHRASES);
const prepositions = phraseTable([[PREPOSITIONS, true]]);
const postpositions = phraseTable([[POSTPOSITIONS, true]]);
const fillers = phraseTable([[FILLERS, true]]);

function tableOf<Value extends string>(lists: Readonly<Record<Value, string>>): PhraseTable<Value> {
  return phraseTable(Object.entries(lists).map(([value, list]) => [list as string, value as Value]));
}

/**
 * Finds intents ("open now", "24 hours", "near me"), fillers and the place after a preposition, in seven languages. If all words
 * are fillers, they are searched.
 */
export function parseQuery(text: string): ParsedQuery {
  const typed = text.slice(0, MAX_TEXT_LENGTH);
  const all = wordsOf(typed);
  const words = all.map(({ word }) => word);
  const intentMatches = matchPhrases(intents, words).filter(({ start, end }) => !isBeforePlace(words, start, end));
  const rest = all.filter((_, at) => !intentMatches.some(({ start, end }) => start <= at && at < end));
  const tokens = rest.map(({ word }) => word);
  const fillerMatches = matchPhrases(fillers, tokens);
  const isFiller = (at: number) => fillerMatches.some(({ start, end }) => start <= at && at < end);
  const areAllFillers = rest.length > 0 && rest.every((_, at) => isFiller(at));
  return {
    folded: foldText(typed),
    words: rest.map(({ word, typed: own }, at) => ({ word, typed: own, isFiller: isFiller(at) && !areAllFillers })),
    intents: new Set(intentMatches.map(({ value }) => value)),
    places: placesIn(tokens, rest),
  };
}

/** Phrases as "open now", "near me". */
export function intentAt(words: readonly string[], start: number): PhraseMatch<Intent> | undefined {
  return phraseAt(intents, words, start);
}

/** All words as words, without intents or places: for the name of a business. */
export function literalQuery(text: string): ParsedQuery {
  const typed = text.slice(0, MAX_TEXT_LENGTH);
  const words = wordsOf(typed).map(({ word, typed: own }) => ({ word, typed: own, isFiller: false }));
  return { folded: foldText(typed), words, intents: new Set(), places: [] };
}

export function isFillerWord(word: string): boolean {
  return fillers.byKey.has(word) || prepositions.byKey.has(word);
}

/** Phrases that ask for an attribute, as in "free wifi". */
export function attributeAt(words: readonly string[], start: number): PhraseMatch<AttributeTag> | undefined {
  return phraseAt(attributes, words, start);
}

/** "in der Nähe" is near me, "in der Nähe von Bern" is not. */
function isBeforePlace(words: readonly string[], start: number, end: number): boolean {
  const preposition = phraseAt(prepositions, words, start);
  return preposition !== undefined && preposition.end > end && preposition.end < words.length;
}

interface TypedWord {
  word: string;
  typed: string;
  hasLocative: boolean;
}

function wordsOf(text: string): TypedWord[] {
  const words: TypedWord[] = [];
  for (const chunk of text.split(/\s+/)) {
    const [, name] = LOCATIVE.exec(chunk) ?? [];
    const own = tokenize(name ?? chunk);
    const [only] =
      own.length === 1 ? [(name ?? chunk).replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, "")] : [];
    for (const word of own) words.push({ word, typed: only ?? word, hasLocative: name !== undefined });
    if (words.length >= MAX_WORDS) break;
  }
  return words.slice(0, MAX_WORDS);
}

/** After the last preposition rather than the first: "shop in shop in Berlin". */
function placesIn(words: readonly string[], typed: readonly TypedWord[]): PlaceSpan[] {
  const places: PlaceSpan[] = [];
  for (let at = 0; at < words.length; ) {
    const before = phraseAt(prepositions, words, at);
    if (before && before.end < words.length)
      places.unshift({ start: at, from: before.end, to: words.length, end: words.length });
    const after = at > 0 ? phraseAt(postpositions, words, at) : undefined;
    if (after) places.unshift({ start: 0, from: 0, to: at, end: after.end });
    if (typed[at]?.hasLocative) places.unshift({ start: at, from: at, to: at + 1, end: at + 1 });
    at = before?.end ?? after?.end ?? at + 1;
  }
  return places.slice(0, MAX_PLACES);
}
