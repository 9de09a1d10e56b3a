import { tokenize } from "../words/tokenize.ts";

/** Values by phrases, whose words are joined by spaces. */
export interface PhraseTable<Value> {
  valueByKey: ReadonlyMap<string, Value>;
  /** Number of words of the longest phrase. */
  maxWords: number;
}

export interface PhraseMatch<Value> {
  start: number;
  /** Position after the last word. */
  end: number;
  value: Value;
}

/** Makes a table of phrases written by hand. Each list is one text with commas between its phrases; a phrase belongs to the first list with it. */
export function phraseTable<Value>(lists: readonly (readonly [list: string, value: Value])[]): PhraseTable<Value> {
  const valueByKey = new Map<string, Value>();
  let maxWords = 0;
  for (const [list, value] of lists)
    for (const phrase of list.split(",")) {
      const words = tokenize(phrase);
      if (words.length === 0 || valueByKey.has(words.join(" "))) continue;
      valueByKey.set(words.join(" "), value);
      maxWords = Math.max(maxWords, words.length);
    }
  return { valueByKey: valueByKey, maxWords };
}

/** Finds the longest phrase that starts at a word. */
export function phraseAt<Value>(
  { valueByKey, maxWords }: PhraseTable<Value>,
  words: readonly string[],
  start: number,
): PhraseMatch<Value> | undefined {
  for (let end = Math.min(words.length, start + maxWords); end > start; end--) {
    const value = valueByKey.get(words.slice(start, end).join(" "));
    if (value !== undefined) return { start, end, value };
  }
  return undefined;
}

/** Finds phrases that do not overlap, from the left, preferring longer ones. */
export function matchPhrases<Value>(table: PhraseTable<Value>, words: readonly string[]): PhraseMatch<Value>[] {
  const matches: PhraseMatch<Value>[] = [];
  for (let start = 0; start < words.length; ) {
    const match = phraseAt(table, words, start);
    if (match) matches.push(match);
    start = match?.end ?? start + 1;
  }
  return matches;
}
