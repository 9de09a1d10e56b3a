import { endsInImpliedA, romanizeDevanagari } from "./romanize-devanagari.ts";
import { romanizeKana } from "./romanize-kana.ts";
import { romanizeKorean } from "./romanize-korean.ts";

const WORDS = /[ぁ-ゖー]+|[가-힣]+|[ऀ-ॿ]+/g;
/** Minimum length of a romanized word; shorter ones would match words of other languages. */
const MIN_ROMANIZED_CHARS = 4;

/**
 * Returns the words of a name that visitors type in Latin letters although the name has kana, Hangul or Devanagari. Takes a name that
 * `foldScripts` folded.
 */
export function romanizedWords(name: string): string[] {
  const words = (name.match(WORDS) ?? []).flatMap(romanizedForms);
  return words.filter(({ length }) => length >= MIN_ROMANIZED_CHARS);
}

function romanizedForms(word: string): string[] {
  if (word < "ぁ") {
    const romanizedWord = romanizeDevanagari(word);
    return endsInImpliedA(word) ? [romanizedWord.slice(0, -1), romanizedWord] : [romanizedWord];
  }
  return [word < "가" ? romanizeKana(word) : romanizeKorean(word)];
}
