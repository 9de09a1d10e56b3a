import type { FontTable } from "./font-table.ts";

/** Invisible: controls, joiners, variation selectors, tags. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu;
const EMPTY_BRACKETS = /\(\s*\)|\[\s*\]|\{\s*\}|"\s*"|“\s*”|«\s*»|'\s*'/g;
const LOOSE_ENDS = /^[\s|/\\,;:·•–—-]+|[\s|/\\,;:·•–—-]+$/g;
/** Between two separators there was a word that could not be drawn. */
const REPEATED = /\s*([|/,;:·•–—-])\s*(?:[|/,;:·•–—-]\s*)+(?=\s|$)/g;

/** Letters and digits that have to be left of a name of which some could not be drawn, or it is not that name any more. */
const FEWEST_LEFT = 3;

/**
 * The text on one line as far as the font can draw it: styled letters as plain ones, emoji and letters of other scripts left
 * out. "" when too little is left of it to stand for the whole. It never holds a character that would come out as a box.
 */
export function drawableText(text: string, font: FontTable): string {
  let hasLostLetters = false;
  const kept = Array.from(text.toWellFormed().normalize("NFC").replace(/\s+/gu, " ").replace(INVISIBLE, ""), (char) => {
    const drawn = drawable(char, font);
    if (drawn === "" && /[\p{L}\p{N}]/u.test(char)) hasLostLetters = true;
    return drawn;
  }).join("");
  const tidy = kept === text ? text : tidied(kept);
  const left = tidy.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return left === 0 || (hasLostLetters && left < FEWEST_LEFT) ? "" : tidy;
}

function drawable(char: string, font: FontTable): string {
  if (has(char, font)) return char;
  const plain = char.normalize("NFKC");
  return plain !== char && Array.from(plain).every((part) => has(part, font)) ? plain : "";
}

function has(char: string, font: FontTable): boolean {
  return font.advance(char.codePointAt(0) ?? 0) !== undefined;
}

function tidied(text: string): string {
  return text
    .replace(EMPTY_BRACKETS, " ")
    .replace(REPEATED, " $1 ")
    .replace(/\s+/gu, " ")
    .replace(LOOSE_ENDS, "")
    .trim();
}
