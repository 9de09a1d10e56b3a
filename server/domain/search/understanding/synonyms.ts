import { stem } from "../words/stem.ts";
import { tokenize } from "../words/tokenize.ts";
import { type PhraseMatch } from "./phrase-table.ts";

/** The administrator's synonyms: stems of a phrase → the texts that it also stands for. */
export interface SynonymTable {
  byKey: ReadonlyMap<string, readonly string[]>;
  /** Of the longest phrase. */
  maxWords: number;
}

export function synonymTable(synonyms: readonly { from: string; to: string }[]): SynonymTable {
  const byKey = new Map<string, string[]>();
  let maxWords = 0;
  for (const { from, to } of synonyms) {
    const words = tokenize(from);
    if (words.length === 0) continue;
    maxWords = Math.max(maxWords, words.length);
    byKey.set(keyOf(words), [...(byKey.get(keyOf(words)) ?? []), to]);
  }
  return { byKey, maxWords };
}

/** The longest phrase with synonyms that starts at a word. */
export function synonymsAt(
  { byKey, maxWords }: SynonymTable,
  words: readonly string[],
  start: number,
): PhraseMatch<readonly string[]> | undefined {
  for (let end = Math.min(words.length, start + maxWords); end > start; end--) {
    const value = byKey.get(keyOf(words.slice(start, end)));
    if (value !== undefined) return { start, end, value };
  }
  return undefined;
}

const keyOf = (words: readonly string[]) => words.map(stem).join(" ");
