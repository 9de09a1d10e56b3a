import simplifiedPairs from "opencc-js/dict/TSCharacters";
import { once } from "../memoize.ts";

/** Matches letters of scripts whose spelling this file folds, digits of other scripts included. */
const OTHER_SCRIPTS = /[\u0590-\u1fff\u3005-\u30ff\u3400-\u9fff]/;
/** Marks that writers leave out: Hebrew points, Arabic vowels and hamzas above letters, tatweel, and the nuktas of Indian scripts. */
const OPTIONAL_MARKS =
  /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u08d3-\u08ff\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc]/g;
/** A hamza at the end of a word, which is often left out: "الشفاء". */
const FINAL_HAMZA = /(?<=(?!ء)\p{L})ء(?![\p{L}\p{M}])/gu;
/** Geresh and gershayim within a Hebrew word, which writers leave out: "ג'ירף", "ד\"ר". */
const HEBREW_MARK = /(?<=[א-ת])['"](?=[א-ת])/g;
const DIGIT = /(?![0-9])\p{Nd}/gu;
const HAN = /[\u3400-\u9fff]/g;
const PAIR = /([\u3400-\u9fff]) ([\u3400-\u9fff])(?=\||$)/g;
const KATAKANA = /[ァ-ヶヽヾ]/g;
const KATAKANA_TO_HIRAGANA = 0x60;

/** Letters that differ by position in the word, by keyboard or by habit. */
const LETTERS = new Map<string, string>();
for (const [letters, letter] of [
  ["آأإٱٲٳ", "ا"],
  ["ىیېئ", "ي"],
  ["ؤ", "و"],
  ["کڪ", "ك"],
  ["ةہەھۀۃ", "ه"],
  ["ך", "כ"],
  ["ם", "מ"],
  ["ן", "נ"],
  ["ף", "פ"],
  ["ץ", "צ"],
  ["־", "-"],
  ["׳", "'"],
  ["״", '"'],
  ["ँ", "ं"],
] as const)
  for (const otherLetter of letters) LETTERS.set(otherLetter, letter);
const OTHER_LETTERS = new RegExp(`[${[...LETTERS.keys()].join("")}]`, "g");

/** Maps traditional characters to simplified ones. Built lazily, since few processes need it. */
const simplifiedCharacters = once((): ReadonlyMap<string, string> => {
  const characters = new Map<string, string>();
  for (const [, traditional = "", simplified = ""] of simplifiedPairs.matchAll(PAIR))
    characters.set(traditional, simplified);
  // A simplified character may be the traditional form of another one; all of them become the last.
  for (const [traditional, simplified] of characters) {
    const last = characters.get(simplified);
    if (last !== undefined) characters.set(traditional, last);
  }
  return characters;
});

/** Compatibility folding takes these Thai and Lao letters apart; dictionaries have them whole. */
const COMPOSED = [
  [/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, "$1\u0e33"],
  [/\u0ecd([\u0ec8-\u0ecb]?)\u0eb2/g, "$1\u0eb3"],
  [/\u0eab\u0e99/g, "\u0edc"],
  [/\u0eab\u0ea1/g, "\u0edd"],
] as const;
const THAI_OR_LAO = /[\u0e4d\u0eab\u0ecd]/;

/**
 * Folds other scripts further, only for search: Arabic vowels and forms of hamza, ة and ى, Hebrew points and final letters, katakana to
 * hiragana, traditional Chinese characters to simplified ones, and digits to 0–9. Takes and returns folded text. Idempotent.
 */
export function foldScripts(foldedText: string): string {
  if (!OTHER_SCRIPTS.test(foldedText)) return foldedText;
  let text = foldedText
    .replace(OPTIONAL_MARKS, "")
    .replace(OTHER_LETTERS, (letter) => LETTERS.get(letter) ?? letter)
    .replace(HEBREW_MARK, "")
    .replace(FINAL_HAMZA, "")
    .replace(DIGIT, asciiDigit)
    .replace(HAN, (character) => simplifiedCharacters().get(character) ?? character)
    .replace(KATAKANA, (letter) => String.fromCharCode(letter.charCodeAt(0) - KATAKANA_TO_HIRAGANA));
  if (THAI_OR_LAO.test(text)) for (const [letters, composed] of COMPOSED) text = text.replace(letters, composed);
  return text;
}

/** Converts a digit of another script, whose ten digits are consecutive from zero. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}
