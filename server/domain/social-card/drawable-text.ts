import type { FontTable } from "./font-table.ts";

/** Matches controls, joiners, variation selectors and tags. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu;
const EMPTY_BRACKETS = /\(\s*\)|\[\s*\]|\{\s*\}|"\s*"|“\s*”|«\s*»|'\s*'/g;
const OUTER_SEPARATORS = /^[\s|/\\,;:·•–—-]+|(?<![\s|/\\,;:·•–—-])[\s|/\\,;:·•–—-]+$/g;
/** Matches separators left over from words that could not be drawn. */
const REPEATED_SEPARATORS = /\s*([|/,;:·•–—-])\s*(?:[|/,;:·•–—-]\s*)+(?=\s|$)/g;
const LETTERS = /[\p{L}\p{N}]/gu;

/** Minimum letters or digits of a name that lost others. */
const MIN_LETTERS = 3;
/** Maximum length of a text that may fit on a card. */
const MAX_TEXT_CHARS = 500;

/**
 * Returns the text on one line as far as the font can draw it, never with a missing-glyph box: styled letters become plain ones, emoji and
 * other scripts are left out. "" when too little is left.
 */
export function drawableText(longText: string, font: FontTable): string {
  const text = longText.slice(0, MAX_TEXT_CHARS);
  const line = text.toWellFormed().normalize("NFC").replace(/\s+/gu, " ").replace(INVISIBLE, "");
  const drawableChars = Array.from(line, (char) => drawableChar(char, font));
  const tidy = drawableChars.join("") === text ? text : removeRemains(drawableChars.join(""));
  const letters = tidy.match(LETTERS)?.length ?? 0;
  const hasLostLetters = Array.from(line).some(
    (char, index) => drawableChars[index] === "" && /[\p{L}\p{N}]/u.test(char),
  );
  return letters === 0 || (hasLostLetters && letters < MIN_LETTERS) ? "" : tidy;
}

function drawableChar(char: string, font: FontTable): string {
  const isDrawable = (text: string) => Array.from(text).every((part) => font.has(part.codePointAt(0) ?? 0));
  return [char, char.normalize("NFKC")].find(isDrawable) ?? "";
}

function removeRemains(text: string): string {
  return text
    .replace(EMPTY_BRACKETS, " ")
    .replace(REPEATED_SEPARATORS, " $1 ")
    .replace(/\s+/gu, " ")
    .replace(OUTER_SEPARATORS, "")
    .trim();
}
