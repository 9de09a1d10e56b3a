import { foldText } from "../../text/fold.ts";
import { foldScripts } from "../../text/scripts/fold-scripts.ts";
import { romanizedWords } from "../../text/scripts/romanized-words.ts";
import { transliterate } from "../../text/scripts/transliterate.ts";
import { spaceIndexedWords, spaceWords } from "./unspaced.ts";

const ASCII = /^[\x20-\x7e]*$/;
/** Matches texts without Devanagari and the scripts after it. */
const BEFORE_DEVANAGARI = /^[\x00-\u08ff\u2000-\u2fff]*$/;
const SEPARATORS = /[^\p{L}\p{M}\p{N}\x20-\x7e]+/gu;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Matches words with hyphens between letters or digits. */
const HYPHENATED = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)+/gu;
/** Maximum length of a joined word with hyphens. */
const MAX_JOINED_CHARS = 40;
const ASCII_WORD = /[a-z0-9]+/g;
/** Matches the apostrophe in "mcdonald's", "don't" and "o'neil", not in "l'osteria". */
const JOINING_APOSTROPHE = /'(?=[st](?![\p{L}\p{N}]))|(?<=(?<![\p{L}\p{N}])o)'(?=\p{L})/gu;
/** Matches initials: "a/c", "u.s.a." */
const INITIALS = /(?<![\p{L}\p{N}])\p{L}(?:[./]\p{L})+(?![\p{L}\p{N}])/gu;
const ASCII_INITIALS = /\b[a-z](?:[./][a-z])+\b/g;

/**
 * Splits any text into words, for the index and for queries alike: folded, transliterated to Latin where `transliterate` can, letters and
 * digits only. "McDonald's" is one word, "A/C" and "A.C." are "ac". Chinese, Japanese and Korean characters are a word each, which
 * `indexedWords` turns into those of the index.
 */
export function tokenize(text: string): string[] {
  return tokenizeFolded(foldText(text));
}

/** Splits a folded text into words. */
export function tokenizeFolded(foldedText: string): string[] {
  return wordsOfIndex(
    ASCII.test(foldedText) ? joinWords(foldedText, ASCII_INITIALS) : spaceWords(toIndexScript(foldedText)),
  );
}

/** Splits what `searchableText` or `searchableName` returns into the words that the index has. */
export function wordsOfIndex(text: string): string[] {
  return text.match(ASCII.test(text) ? ASCII_WORD : WORD) ?? [];
}

/**
 * Rewrites a folded text so that an index which splits ASCII at everything except letters and digits has the words of `wordsOfIndex`.
 * Every imported row passes here, so most ASCII is returned as it is.
 */
export function searchableText(foldedText: string): string {
  if (ASCII.test(foldedText)) return joinWords(foldedText, ASCII_INITIALS);
  return spaceIndexedWords(toIndexScript(foldedText));
}

/**
 * Rewrites a folded name like `searchableText`, and adds words with a hyphen as one ("co-op coop"), and words of scripts that
 * `romanizedWords` reads in Latin letters.
 */
export function searchableName(foldedName: string): string {
  const text = searchableText(foldedName);
  const words = foldedName.includes("-") ? joinedWords(text) : [];
  if (!BEFORE_DEVANAGARI.test(foldedName)) words.push(...romanizedWords(foldScripts(foldedName)));
  return words.length === 0 ? text : [text, ...words].join(" ");
}

function joinedWords(text: string): string[] {
  const words = text.match(HYPHENATED) ?? [];
  return words.filter(({ length }) => length <= MAX_JOINED_CHARS).map((word) => word.replaceAll("-", ""));
}

/** Converts a folded text to the scripts of the index, and separators outside ASCII to spaces. */
function toIndexScript(foldedText: string): string {
  return joinWords(transliterate(foldScripts(foldedText))).replace(SEPARATORS, " ");
}

function joinWords(foldedText: string, initials = INITIALS): string {
  const text = foldedText.includes("'") ? foldedText.replace(JOINING_APOSTROPHE, "") : foldedText;
  if (!joinsLetters(text, ".") && !joinsLetters(text, "/")) return text;
  return text.replace(initials, (letters) => letters.replace(/[./]/g, ""));
}

/** Tells whether the mark seems to stand between two single letters. The test is cheaper than the regular expression. */
function joinsLetters(text: string, mark: string): boolean {
  for (let markIndex = text.indexOf(mark, 1); markIndex !== -1; markIndex = text.indexOf(mark, markIndex + 1)) {
    if (
      isLetter(text, markIndex + 1) &&
      !isLetter(text, markIndex + 2) &&
      isLetter(text, markIndex - 1) &&
      !isLetter(text, markIndex - 2)
    )
      return true;
  }
  return false;
}

function isLetter(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return (code >= 0x61 && code <= 0x7a) || code > 0x7f;
}
