import { setImmediate as nextTurn } from "node:timers/promises";
import { Vocabulary } from "#domain/search/words/vocabulary";

/** Maximum size of a vocabulary to refresh before it is served; a larger one is refreshed in the background (stale-while-revalidate). */
const MAX_FRESH_WORDS = 10_000;
/** Pause between refreshes, in multiples of their duration. */
const PAUSE_FACTOR = 20;

interface VocabularySource {
  readRevision: () => Promise<number>;
  /** Ranges of the terms that are words; both ends are excluded. */
  ranges: readonly (readonly [after: string, end: string])[];
  /** Returns the next words in order, each with its number of businesses. Fewer than `sliceLength` mark the end of the range. */
  readSlice: (start: string, end: string) => Promise<readonly (readonly [word: string, businesses: number])[]>;
  sliceLength: number;
}

/**
 * Caches the vocabulary, which is read in slices, so that other requests are answered in between. The first call waits for it; later ones may
 * get a stale one.
 */
export function createVocabularyCache({ readRevision, ranges, readSlice, sliceLength }: VocabularySource) {
  let currentEntry: { vocabulary: Vocabulary; size: number; revision: number } | undefined;
  let loading: Promise<void> | undefined;
  let nextLoad = 0;

  async function load() {
    const startedAt = performance.now();
    try {
      const words: string[] = [];
      const counts: number[] = [];
      const revision = await readRevision();
      for (const [first, end] of ranges) {
        let lastWord: string = first;
        for (let isMore = true; isMore; ) {
          const rows = await readSlice(lastWord, end);
          for (const [word, businesses] of rows) {
            words.push(word);
            counts.push(businesses);
          }
          isMore = rows.length === sliceLength;
          lastWord = rows.at(-1)?.[0] ?? lastWord;
          if (isMore) await nextTurn();
        }
      }
      currentEntry = { vocabulary: Vocabulary.from(words, counts), size: words.length, revision };
    } finally {
      const endedAt = performance.now();
      nextLoad = endedAt + (endedAt - startedAt) * PAUSE_FACTOR;
      loading = undefined;
    }
  }

  return async (): Promise<Vocabulary> => {
    const revision = await readRevision();
    const isCurrent = () => currentEntry?.revision === revision;
    const isLarge = () => (currentEntry?.size ?? 0) > MAX_FRESH_WORDS;
    // The first load may have started before the last change.
    for (let loads = 0; loads < 2 && !isCurrent() && !isLarge(); loads++) await (loading ??= load());
    if (!isCurrent() && isLarge() && performance.now() >= nextLoad) {
      loading ??= load();
      // The next call reports the error.
      loading.catch(() => undefined);
    }
    return currentEntry?.vocabulary ?? Vocabulary.from([], []);
  };
}
