import { memoize } from "#domain/text/memoize";
import { LETTER_SCORES } from "./encoding-pairs-data.ts";

/** Encodings that are guessed by statistics, with the languages written in them and their rarity (natural logarithm). */
const CANDIDATES: { encoding: string; languages: string; rarity: number }[] = [
  { encoding: "windows-1252", languages: "en fr de es pt it ca nl sv da nb fi is", rarity: 0 },
  { encoding: "windows-1250", languages: "pl cs sk hu sl hr sr-Latn ro sq de", rarity: 4 },
  { encoding: "windows-1251", languages: "ru uk bg mk sr be", rarity: 4 },
  { encoding: "windows-1253", languages: "el", rarity: 4 },
  { encoding: "windows-1254", languages: "tr", rarity: 4 },
  { encoding: "windows-1255", languages: "he", rarity: 4 },
  { encoding: "windows-1256", languages: "ar fa", rarity: 4 },
  { encoding: "windows-1257", languages: "lt lv et", rarity: 4 },
  { encoding: "iso-8859-2", languages: "pl cs sk hu sl hr sr-Latn ro sq de", rarity: 6 },
  { encoding: "iso-8859-7", languages: "el", rarity: 6 },
  { encoding: "koi8-r", languages: "ru", rarity: 6 },
  { encoding: "windows-874", languages: "th", rarity: 4 },
  { encoding: "macintosh", languages: "en fr de es pt it ca nl sv da nb fi is", rarity: 6 },
  { encoding: "shift_jis", languages: "ja", rarity: 4 },
  { encoding: "euc-jp", languages: "ja", rarity: 6 },
  { encoding: "gb18030", languages: "zh", rarity: 4 },
  { encoding: "big5", languages: "zh-Hant", rarity: 4 },
  { encoding: "euc-kr", languages: "ko", rarity: 4 },
];
const MULTI_BYTE = new Set(["shift_jis", "euc-jp", "gb18030", "gbk", "big5", "euc-kr", "iso-2022-jp"]);

/** Minimum margin, as a natural logarithm, between the likeliest encoding and one that gives another text. */
const MIN_MARGIN = 3;
/** Maximum size of the sample; a larger one gives no better guess. */
const MAX_SAMPLE_CHARS = 40_000;
/** Share of characters that an encoding may not define, since a file may hold a damaged row. */
const MAX_UNDEFINED = 0.01;

const SCORE = {
  /** A letter that the language does not have. */
  foreign: -12,
  /** A letter of the language after one that it does not usually follow. */
  unusualPair: -1,
  /** Latin letters and those of another script in one word. */
  mixedScript: -8,
  /** Latin letters beside an ideograph, such as "ABC", are common. */
  mixedIdeographs: -3,
  /** Characters such as “ ” – • €, which all encodings have. */
  punctuation: -5,
  symbol: -10,
  undefined: -20,
  /** A small letter before a capital one within a word, or between two of them. */
  oddCase: -5,
  /** A common ideograph or syllable that is not in names of countries and languages. */
  commonIdeograph: -8.5,
  rareIdeograph: -12,
};
const PUNCTUATION = new Set("“”‘’„‚–—…•€°·«»№™®©´¡¿\u00a0、。・「」（），：；！？【】《》");
/** Characters that occur within words. */
const WITHIN_WORDS = new Set("’·");
/** Examples: "1º", "Nº". */
const ORDINALS = new Set("ºª");
/** Languages with rarer files than the others of the same encoding. Natural logarithm. */
const RARE_LANGUAGES: Readonly<Record<string, number>> = { is: 4, sq: 2 };

export interface EncodingGuess {
  encoding: string;
  /** Encodings that are nearly as likely and give another text; [] when the guess is safe. */
  rivals: string[];
}

export const isMultiByte = (encoding: string) => MULTI_BYTE.has(encoding);

/**
 * Guesses the encoding of a text that is not UTF-8, by a bigram model of each language that is written in it. Encodings that decode to the
 * same text do not compete. `sample` has words with bytes outside ASCII. Pure.
 */
export function guessEncoding(sample: Uint8Array): EncodingGuess {
  const scored = CANDIDATES.flatMap(({ encoding, languages, rarity }) => {
    const text = decodeWhole(encoding, sample);
    if (text === undefined) return [];
    const likelihood = Math.max(...languages.split(" ").map((language) => likelihoodOf(text, language, encoding)));
    return [{ encoding, text, score: likelihood - rarity }];
  }).toSorted((one, other) => other.score - one.score);
  const [best, ...others] = scored;
  if (best === undefined) return { encoding: "windows-1252", rivals: [] };
  const rivals = others.filter(({ text, score }) => score > best.score - MIN_MARGIN && text !== best.text);
  return { encoding: best.encoding, rivals: rivals.map(({ encoding }) => encoding) };
}

/** Decodes the bytes; returns undefined if they are invalid in this encoding. */
function decodeWhole(encoding: string, sample: Uint8Array): string | undefined {
  const text = new TextDecoder(encoding).decode(sample).slice(0, MAX_SAMPLE_CHARS);
  const wide = text.match(/[^\0-\x7f]/g)?.length ?? 0;
  const invalidCount = text.match(/[\x80-\x9f\ufffd\ue000-\uf8ff]/g)?.length ?? 0;
  return invalidCount > wide * MAX_UNDEFINED ? undefined : text;
}

/** Returns the natural logarithm of the probability of the characters outside ASCII, given the others. */
function likelihoodOf(text: string, language: string, encoding: string): number {
  const model = modelOf(language);
  const isWideScript = isMultiByte(encoding);
  let sum = -(RARE_LANGUAGES[language] ?? 0);
  let previous = " ";
  let previousCase = 0;
  let caseBefore = 0;
  for (const character of text) {
    const lower = character.toLowerCase();
    const currentCase = caseOf(character, lower);
    if (character > "\x7f") {
      sum += isWideScript ? ideographScore(character, model) : letterScore(lower, previous, model);
    }
    if (isMixed(previous, lower)) sum += isWideScript ? SCORE.mixedIdeographs : SCORE.mixedScript;
    if (isOddCase(caseBefore, previousCase, currentCase) && (character > "\x7f" || previous > "\x7f")) {
      sum += SCORE.oddCase;
    }
    previous = currentCase === 0 && !isLetter(character) ? " " : lower;
    caseBefore = previousCase;
    previousCase = currentCase;
  }
  return sum;
}

const isLatin = (letter: string) => letter >= "a" && letter <= "z";
/** Tells whether the letter is Greek or of a script that follows it in Unicode. */
const isOtherScript = (letter: string) => letter >= "\u0370" && isLetter(letter);
const isMixed = (one: string, other: string) =>
  (isLatin(one) && isOtherScript(other)) || (isOtherScript(one) && isLatin(other));
const isLetter = (character: string) => /[\p{L}\p{M}]/u.test(character);

/** Returns 1 for a small letter, 2 for a capital, 0 for neither. */
function caseOf(character: string, lower: string): number {
  if (lower !== character) return 2;
  return character.toUpperCase() === character ? 0 : 1;
}

/** Matches "aB", and the small letter of "ABcD" once the D is read. */
function isOddCase(before: number, previous: number, current: number): boolean {
  return previous === 1 && current === 2 && (before === 1 || before === 2);
}

interface LetterModel {
  pairs: ReadonlyMap<string, number>;
  singles: ReadonlyMap<string, number>;
}

function letterScore(letter: string, previous: string, { pairs, singles }: LetterModel): number {
  const pair = pairs.get(previous + letter);
  if (pair !== undefined) return pair;
  const single = singles.get(letter);
  if (single !== undefined) return single + SCORE.unusualPair;
  if (ORDINALS.has(letter) && (previous === "n" || previous === " ")) return SCORE.punctuation;
  return isLetter(previous) && !isLetter(letter) && !WITHIN_WORDS.has(letter)
    ? Math.min(SCORE.symbol, symbolScore(letter, SCORE.foreign))
    : symbolScore(letter, SCORE.foreign);
}

function ideographScore(character: string, { singles }: LetterModel): number {
  const single = singles.get(character);
  if (single !== undefined) return single;
  if (isCommonIdeograph(character) && isHangul(character) === singles.has("사")) return SCORE.commonIdeograph;
  return symbolScore(character, SCORE.rareIdeograph);
}

function symbolScore(character: string, letterScore: number): number {
  if (character === "\ufffd" || (character >= "\x80" && character <= "\x9f")) return SCORE.undefined;
  if (PUNCTUATION.has(character)) return SCORE.punctuation;
  return isLetter(character) ? letterScore : SCORE.symbol;
}

/**
 * Tells whether the character is Kana, Hangul or in the main block of ideographs; the encodings that share these order them by frequency.
 */
const isCommonIdeograph = (character: string) => /[\u3041-\u30fe\u4e00-\u9fa5\uac00-\ud7a3]/.test(character);

const isHangul = (character: string) => character >= "\uac00" && character <= "\ud7a3";

const modelOf = memoize((language): LetterModel => {
  const line = LETTER_SCORES.split("\n").find((each) => each.startsWith(`${language}|`));
  const [, pairs = "", singles = ""] = line?.split("|") ?? [];
  return { pairs: scoresOf(pairs, 2), singles: scoresOf(singles, 1) };
});

/** `length` is the number of characters of a key; all are in the basic plane. */
function scoresOf(list: string, length: number): Map<string, number> {
  const scores = new Map<string, number>();
  for (const [, letter = "", keys = ""] of list.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const score = (65 - letter.charCodeAt(0)) / 2;
    for (let at = 0; at < keys.length; at += length) scores.set(keys.slice(at, at + length), score);
  }
  return scores;
}
