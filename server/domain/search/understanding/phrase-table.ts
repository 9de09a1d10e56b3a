import { tokenize } from "../words/tokenize.ts";

/** Phrases → values, by the words of the phrases. */
export interface PhraseTable<Value> {
  byKey: ReadonlyMap<string, Value>;
  /** Of the longest phrase. */
  maxWords: number;
}

export interface PhraseMatch<Value> {
  start: number;
  /** Exclusive. */
  end: number;
  value: Value;
}

/** A table of phrases written by hand: each list is one text, its phrases separated by commas. The first list with a phrase has it. */
export function phraseTable<Value>(lists: readonly (readonly [list: string, value: Value])[]): PhraseTable<Value> {
  const byKey = new Map<string, Value>();
  let maxWords = 0;
  for (const [list, value] of lists)
    for (const phrase of list.split(",")) {
      const words = tokenize(phrase);
      if (words.length === 0 || byKey.has(words.join(" "))) continue;
      byKey.set(words.join(" "), value);
      maxWords = Math.max(maxWords, words.length);
    }
  return { byKey, maxWords };
}

/** The longest phrase that starts at a word. */
export function phraseAt<Value>(
  { byKey, maxWords }: PhraseTable<Value>,
  words: readonly string[],
  start: number,
): PhraseMatch<Value> | undefined {
  for (let end = Math.min(words.length, start + maxWords); end > start; end--) {
    const value = byKey.get(words.slice(start, end).join(" "));
    if (value !== undefined) return { start, end, value };
  }
  return undefined;
}

/** Phrases that do not overlap, from the left, the longest first. */
export function matchPhrases<Value>(table: PhraseTable<Value>, words: readonly string[]): PhraseMatch<Value>[] {
  const matches: PhraseMatch<Value>[] = [];
  for (let start = 0; start < words.length; ) {
    const match = phraseAt(table, words, start);
    if (match) matches.push(match);
    start = match?.end ?? start + 1;
  }
  return matches;
}
