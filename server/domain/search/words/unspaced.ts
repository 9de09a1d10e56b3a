/**
 * Scripts without spaces between words. Thai, Lao, Khmer and Burmese are split by ICU's dictionaries. Chinese, Japanese and Korean names are
 * searched by pairs of characters, since a dictionary does not know names.
 */
const PAIRED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー`;
const PAIRED_RUN = new RegExp(`[${PAIRED}]+`, "gu");
const PAIRED_CHARACTER = new RegExp(`^[${PAIRED}]$`, "u");
const SPACE_IN_PAIRED = new RegExp(`(?<=[${PAIRED}]) +(?=[${PAIRED}])`, "gu");
const DICTIONARY_RUN = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;
const DICTIONARY_CHARACTER = /^[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** No character before it belongs to these scripts. */
const FIRST_CHARACTER = /[\u0e00-\u{3ffff}]/u;

let segmenter: Intl.Segmenter | undefined;

/** Writes spaces between the words of scripts that need a dictionary, and around every character of those without words. */
export function spaceWords(text: string): string {
  if (!FIRST_CHARACTER.test(text)) return text;
  return spaceDictionaryWords(text).replace(PAIRED_RUN, (run) => ` ${[...run].join(" ")} `);
}

/**
 * Writes text as the index has it: for each Chinese, Japanese or Korean character the pair that it begins, the last one alone. Spaces between
 * such characters do not count, since writers put them or not.
 */
export function spaceIndexedWords(text: string): string {
  if (!FIRST_CHARACTER.test(text)) return text;
  return spaceDictionaryWords(text)
    .replace(SPACE_IN_PAIRED, "")
    .replace(PAIRED_RUN, (run) => {
      const characters = [...run];
      return ` ${characters.map((character, index) => character + (characters[index + 1] ?? "")).join(" ")} `;
    });
}

function spaceDictionaryWords(text: string): string {
  return text.replace(DICTIONARY_RUN, (run) => {
    segmenter ??= new Intl.Segmenter("th", { granularity: "word" });
    return ` ${Array.from(segmenter.segment(run), ({ segment }) => segment).join(" ")} `;
  });
}

/** Tells whether a word is one character of a script that is searched by pairs. */
export function isPairedCharacter(word: string): boolean {
  return word.length <= 2 && word >= "\u1100" && PAIRED_CHARACTER.test(word);
}

/** Tells whether a dictionary found the word. */
export function isDictionaryWord(word: string): boolean {
  return word >= "\u0e00" && DICTIONARY_CHARACTER.test(word);
}

/** Tells whether words of this script are joined without spaces. */
export function isUnspaced(word: string): boolean {
  return isPairedCharacter(word) || isDictionaryWord(word);
}

/** A word of the index, or a prefix of one. */
export interface IndexedWord {
  word: string;
  isPrefix: boolean;
}

/** Turns words of a search into those of the index: characters that follow each other become pairs; one alone begins a pair. */
export function indexedWords(words: readonly string[]): IndexedWord[] {
  const indexed: IndexedWord[] = [];
  for (const [index, word] of words.entries()) {
    if (!isPairedCharacter(word)) {
      indexed.push({ word, isPrefix: false });
      continue;
    }
    const nextWord = words[index + 1] ?? "";
    if (isPairedCharacter(nextWord)) indexed.push({ word: word + nextWord, isPrefix: false });
    else if (!isPairedCharacter(words[index - 1] ?? "")) indexed.push({ word, isPrefix: true });
  }
  return indexed;
}
