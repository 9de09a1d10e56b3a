import { stem } from "../words/stem.ts";
import { tokenize } from "../words/tokenize.ts";
import { type PhraseMatch, type PhraseTable, phraseAt } from "./phrase-table.ts";

/** The administrator's synonyms: the texts that a phrase also matches, by its stems. */
export type SynonymTable = PhraseTable<readonly string[]>;

export function synonymTable(synonyms: readonly { from: string; to: string }[]): SynonymTable {
  const textsByKey = new Map<string, string[]>();
  let maxWords = 0;
  for (const { from, to } of synonyms) {
    const words = tokenize(from);
    if (words.length === 0) continue;
    maxWords = Math.max(maxWords, words.length);
    textsByKey.set(keyOf(words), [...(textsByKey.get(keyOf(words)) ?? []), to]);
  }
  return { valueByKey: textsByKey, maxWords };
}

/** Finds the longest phrase with synonyms that starts at a word. */
export function synonymsAt(
  table: SynonymTable,
  words: readonly string[],
  start: number,
): PhraseMatch<readonly string[]> | undefined {
  const stems = words.slice(start, start + table.maxWords).map(stem);
  const match = phraseAt(table, stems, 0);
  return match && { ...match, start, end: start + match.end };
}

const keyOf = (words: readonly string[]) => words.map(stem).join(" ");
