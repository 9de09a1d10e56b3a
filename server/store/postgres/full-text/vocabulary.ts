import { createVocabularyCache } from "../../full-text/vocabulary-cache.ts";
import type { ChangeListener } from "../connection/change-listener.ts";
import type { Transactions } from "../connection/transactions.ts";

/** Number of words per read: some milliseconds. */
const SLICE_WORDS = 2_000;
const SELECT_WORDS = `SELECT term, sum(id_count)::bigint FROM postings WHERE term > $1 AND term < $2
  GROUP BY term ORDER BY term LIMIT ${SLICE_WORDS}`;

/** All terms except those that begin with a mark of search-terms.ts: `#`, `=`, `@`, `^`. */
const WORD_RANGES = [
  ["$", "="],
  ["A", "^"],
  ["_", "\u{10ffff}"],
] as const;

/** Reads the vocabulary: all words in the postings, cached. */
export function openVocabulary(read: Transactions["read"], listener: Pick<ChangeListener, "counters"> | undefined) {
  return createVocabularyCache({
    readRevision: async () =>
      listener?.counters()?.get("revision") ?? (await read(async (tx) => tx.counter("revision"))),
    ranges: WORD_RANGES,
    readSlice: (start, end) => read((tx) => tx.arrays<[string, number]>(SELECT_WORDS, [start, end])),
    sliceLength: SLICE_WORDS,
  });
}
