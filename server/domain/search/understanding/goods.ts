import { tokenize } from "../words/tokenize.ts";
import { type Concept, conceptNamed, phraseKey } from "./concepts.ts";
import { isFillerWord } from "./fillers.ts";
import { GOODS_LINES } from "./goods-data.ts";

/** Words from `start` to before `end` that name goods or a need. */
export interface GoodsMatch {
  start: number;
  end: number;
  /** The words without fillers. */
  words: readonly string[];
  /** Kinds of businesses that help, the likeliest first. */
  concepts: readonly Concept[];
}

const MAX_PHRASE_WORDS = 4;
const MAX_CONCEPTS = 4;
let cachedTable: ReadonlyMap<string, readonly Concept[]> | undefined;

/** Finds the longest phrase from a word on that names goods or a need. Fillers between its words do not count: "lost my keys". */
export function goodsAt(words: readonly string[], start: number): GoodsMatch | undefined {
  cachedTable ??= buildTable();
  if (words[start] === undefined || isFillerWord(words[start])) return undefined;
  const content: { word: string; end: number }[] = [];
  for (let index = start; index < words.length && content.length < MAX_PHRASE_WORDS; index++) {
    const word = words[index] ?? "";
    if (!isFillerWord(word)) content.push({ word, end: index + 1 });
  }
  for (let count = content.length; count > 0; count--) {
    const phrase = content.slice(0, count);
    const phraseWords = phrase.map(({ word }) => word);
    const concepts = cachedTable.get(phraseKey(phraseWords));
    if (concepts) return { start, end: phrase.at(-1)?.end ?? start + 1, words: phraseWords, concepts };
  }
  return undefined;
}

function buildTable(): Map<string, Concept[]> {
  const table = new Map<string, Concept[]>();
  for (const line of GOODS_LINES.trim().split("\n")) {
    const separator = line.indexOf(": ");
    const concepts = line.slice(0, separator).split(" + ").map(conceptNamed);
    for (const phrase of line.slice(separator + 2).split(", ")) {
      const words = tokenize(phrase);
      const content = words.filter((word) => !isFillerWord(word));
      const key = phraseKey(content);
      const allConcepts = [...new Set([...(table.get(key) ?? []), ...concepts])];
      if (content.length > 0) table.set(key, allConcepts.slice(0, MAX_CONCEPTS));
    }
  }
  return table;
}
