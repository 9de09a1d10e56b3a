import { isPairedCharacter } from "../words/unspaced.ts";

export interface TypedWord {
  /** The word as `tokenize` writes it. */
  word: string;
  typed: string;
  /** A Turkish case ending marks the word as a place. */
  hasLocative: boolean;
  /** The word belongs to an unknown location. */
  isInLocation: boolean;
  /** Tells whether no space precedes the word, in a script without spaces between words. */
  isAttached: boolean;
}

/** Joins words as typed, with spaces except within unspaced scripts such as Chinese, Japanese and Thai. */
export function typedText(words: readonly Pick<TypedWord, "typed" | "isAttached">[]): string {
  return typedWords(words).join(" ");
}

/** Returns the typed words, those without a space between them as one. */
export function typedWords(words: readonly Pick<TypedWord, "typed" | "isAttached">[]): string[] {
  const texts: string[] = [];
  for (const { typed, isAttached } of words) {
    if (isAttached && texts.length > 0) texts.push((texts.pop() ?? "") + typed);
    else texts.push(typed);
  }
  return texts;
}

/** Tells whether this word and the one before it are characters of one written word. */
export function continuesWord({ word, isAttached }: Pick<TypedWord, "word" | "isAttached">): boolean {
  return isAttached && isPairedCharacter(word);
}

/** Returns the characters of each written word that has several, split where `kinds` begins or ends. */
export function characterRuns<Word extends TypedWord>(words: readonly Word[], kinds: ReadonlySet<Word>): Word[][] {
  const runs: Word[][] = [];
  for (const [index, word] of words.entries()) {
    const previousWord = words[index - 1];
    const run = runs.at(-1);
    const isSameKind = previousWord !== undefined && kinds.has(word) === kinds.has(previousWord);
    if (run !== undefined && isSameKind && continuesWord(word) && isPairedCharacter(previousWord.word)) run.push(word);
    else runs.push([word]);
  }
  return runs.filter(({ length }) => length > 1);
}
