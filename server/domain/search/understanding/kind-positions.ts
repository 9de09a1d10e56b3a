import { conceptsAt } from "./concepts.ts";
import { goodsAt } from "./goods.ts";

/** Selects the words of phrases that name a kind, goods or a need. */
export function kindWords<Word extends { word: string }>(words: readonly Word[]): ReadonlySet<Word> {
  const positions = kindPositions(words.map(({ word }) => word));
  return new Set(words.filter((_, index) => positions.has(index)));
}

/** Finds the positions of words of phrases that name a kind, goods or a need. */
export function kindPositions(words: readonly string[]): Set<number> {
  const positions = new Set<number>();
  for (let start = 0; start < words.length; ) {
    const end = Math.max(conceptsAt(words, start)?.end ?? 0, goodsAt(words, start)?.end ?? 0);
    for (let index = start; index < end; index++) positions.add(index);
    start = Math.max(end, start + 1);
  }
  return positions;
}
