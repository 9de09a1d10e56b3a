import type { Database } from "better-sqlite3";
import { createVocabularyCache } from "../../full-text/vocabulary-cache.ts";
import type { Transactions } from "../connection/transactions.ts";
import type { Counters } from "../write/counters.ts";
import { FACET_TERMS_END, FIRST_ATTRIBUTE_TERM, openTermTable, TERM_PREFIX } from "./search-index.ts";

/** Words read per turn of the event loop, some milliseconds. */
const SLICE_WORDS = 1_000;

/** Reads the vocabulary of the search index (fts5vocab), cached. */
export function openVocabulary(db: Database, counters: Counters, read: Transactions["read"]) {
  openTermTable(db);
  const selectSlice = db
    .prepare<[string, string], [word: string, businesses: number]>(
      `SELECT term, doc FROM temp.search_words WHERE term > ? AND term < ? LIMIT ${SLICE_WORDS}`,
    )
    .raw();
  return createVocabularyCache({
    readRevision: () => read(() => counters.get("revision")),
    ranges: [
      ["", TERM_PREFIX],
      [FACET_TERMS_END, FIRST_ATTRIBUTE_TERM],
    ],
    readSlice: (start, end) => read(() => selectSlice.all(start, end)),
    sliceLength: SLICE_WORDS,
  });
}
