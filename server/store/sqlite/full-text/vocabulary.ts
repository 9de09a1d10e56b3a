import { setImmediate as nextTurn } from "node:timers/promises";
import type { Database } from "better-sqlite3";
import { Vocabulary } from "#domain/search/words/vocabulary";
import type { Transactions } from "../connection/transactions.ts";
import type { Counters } from "../write/counters.ts";
import { FACET_TERMS_END, FIRST_ATTRIBUTE_TERM, openTermTable, TERM_PREFIX } from "./search-index.ts";

/** Words read per turn of the event loop: some milliseconds. */
const SLICE = 1_000;
/** A larger vocabulary is refreshed in the background (stale-while-revalidate). Words. */
const MAX_FRESH = 10_000;
/** Pause between refreshes, in multiples of their duration. */
const PAUSE_FACTOR = 20;

/**
 * The vocabulary of the search index (fts5vocab), read in slices between which other requests are answered. The first call waits;
 * later ones may get a stale one.
 */
export function openVocabulary(db: Database, counters: Counters, read: Transactions["read"]) {
  openTermTable(db);
  const slice = db
    .prepare<[string, string], [word: string, businesses: number]>(
      `SELECT term, doc FROM temp.search_words WHERE term > ? AND term < ? LIMIT ${SLICE}`,
    )
    .raw();
  let current: { vocabulary: Vocabulary; size: number; revision: number } | undefined;
  let loading: Promise<void> | undefined;
  let nextLoad = 0;

  async function load() {
    const started = performance.now();
    try {
      const words: string[] = [];
      const counts: number[] = [];
      const revision = await read(() => counters.get("revision"));
      for (const [first, end] of [
        ["", TERM_PREFIX],
        [FACET_TERMS_END, FIRST_ATTRIBUTE_TERM],
      ] as const) {
        let last: string = first;
        for (let isMore = true; isMore; ) {
          const rows = await read(() => slice.all(last, end));
          for (const [word, businesses] of rows) {
            words.push(word);
            counts.push(businesses);
          }
          isMore = rows.length === SLICE;
          last = words.at(-1) ?? last;
          if (isMore) await nextTurn();
        }
      }
      current = { vocabulary: Vocabulary.from(words, counts), size: words.length, revision };
    } finally {
      const now = performance.now();
      nextLoad = now + (now - started) * PAUSE_FACTOR;
      loading = undefined;
    }
  }

  return async (): Promise<Vocabulary> => {
    const revision = await read(() => counters.get("revision"));
    const isCurrent = () => current?.revision === revision;
    const isLarge = () => (current?.size ?? 0) > MAX_FRESH;
    // The first load may have started before the last change.
    for (let loads = 0; loads < 2 && !isCurrent() && !isLarge(); loads++) await (loading ??= load());
    if (!isCurrent() && isLarge() && performance.now() >= nextLoad) {
      loading ??= load();
      // Whoever needs the vocabulary next meets the error again.
      loading.catch(() => undefined);
    }
    return current?.vocabulary ?? Vocabulary.from([], []);
  };
}
