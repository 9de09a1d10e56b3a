import { areNeighbours, editCost } from "../words/edit-cost.ts";
import { soundKey } from "../words/sound-key.ts";
import { tokenize } from "../words/tokenize.ts";
import { type Correction, Vocabulary } from "../words/vocabulary.ts";
import { conceptsAt } from "./concepts.ts";
import { GOODS_LINES } from "./goods-data.ts";
import { SYNONYM_LINES } from "./synonyms-data.ts";

/** Minimum letters of a misspelled word; shorter ones are likely names. */
const MIN_CHARS = 6;
/** Minimum letters of a word whose first letter is wrong; one less if the query has no other word. */
const MIN_CHARS_FIRST_LETTER = 5;
/** Minimum letters of the kind at the end of a compound, and of the letters before it: "Nachtapotheke". */
const MIN_COMPOUND_END_CHARS = 6;
const MIN_COMPOUND_START_CHARS = 3;
/** Maximum `editCost` between words of the same sound, which is that of two slips: "crescent" and "croissant" cost more. */
const MAX_COST_OF_SOUND = 2;
const LATIN = /^[a-z]{4,}$/;
const ALPHABET = [..."abcdefghijklmnopqrstuvwxyz"];

interface KindWords {
  vocabulary: Vocabulary;
  wordBySound: ReadonlyMap<string, string>;
}
let cachedWords: KindWords | undefined;

/**
 * Corrects a word by the words of categories, and by single words that name a kind or goods, known to the directory or not. It may
 * differ by one edit after the first letter, by a first letter of a neighbouring key, or have the same sound; or it may be a German
 * compound that ends with the kind. `isAlone` means that the query has no other word.
 */
export function correctKindWord(typedWord: string, { isAlone = false } = {}): Correction | undefined {
  if (typedWord.length < MIN_CHARS_FIRST_LETTER - Number(isAlone)) return undefined;
  cachedWords ??= buildKindWords();
  const { vocabulary, wordBySound } = cachedWords;
  if (vocabulary.count(typedWord) > 0) return undefined;
  const [first = ""] = typedWord;
  if (typedWord.length >= MIN_CHARS) {
    const nearWord = vocabulary.corrections(typedWord, 3).find(({ word, edits }) => edits === 1 && word[0] === first);
    const sameSound = wordBySound.get(soundKey(typedWord));
    if (nearWord !== undefined) return nearWord;
    if (sameSound !== undefined && editCost(typedWord, sameSound) <= MAX_COST_OF_SOUND)
      return { word: sameSound, edits: 1, count: 1 };
  }
  const words = ALPHABET.filter((letter) => areNeighbours(letter, first)).map((letter) => letter + typedWord.slice(1));
  const word = words.find((candidate) => vocabulary.count(candidate) > 0) ?? compoundEnd(typedWord, vocabulary);
  return word === undefined ? undefined : { word, edits: 1, count: 1 };
}

function compoundEnd(typedWord: string, vocabulary: Vocabulary): string | undefined {
  for (let start = MIN_COMPOUND_START_CHARS; start <= typedWord.length - MIN_COMPOUND_END_CHARS; start++)
    if (vocabulary.count(typedWord.slice(start)) > 0 && conceptsAt([typedWord.slice(start)], 0))
      return typedWord.slice(start);
  return undefined;
}

function buildKindWords(): KindWords {
  const lines = `${SYNONYM_LINES.trim()}\n${GOODS_LINES.trim()}`.split("\n");
  const categories = lines.flatMap((line) => tokenize(line.slice(0, line.indexOf(":"))));
  const phrases = lines.flatMap((line) => line.slice(line.indexOf(":")).split(",")).map(tokenize);
  const singleWords = phrases.flatMap(([word = "", ...more]) => (more.length === 0 ? [word] : []));
  const words = [...new Set([...categories, ...singleWords])].filter((word) => LATIN.test(word));
  const longWords = words.filter((word) => word.length >= MIN_CHARS);
  return {
    vocabulary: Vocabulary.from(
      words,
      words.map(() => 1),
    ),
    wordBySound: new Map(longWords.map((word) => [soundKey(word), word])),
  };
}
