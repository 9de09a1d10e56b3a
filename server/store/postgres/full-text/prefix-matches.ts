import type { SearchTerms } from "#domain/search/search-terms";
import { MAX_NAMES_READ, type NameRow, prefixMatches } from "../../full-text/prefix-matches.ts";
import { prefixEnd } from "../../prefix-end.ts";
import { createAsyncVersionCache } from "../../version-cache.ts";
import type { Transaction } from "../connection/transaction.ts";

const SELECT_BY_PREFIX = `SELECT id, sort_name AS "sortName" FROM listings WHERE sort_name >= $1 AND sort_name < $2
  ORDER BY sort_name, id LIMIT $3`;

/** Maximum number of cached texts, each with at most 200 names of about 100 bytes. */
const MAX_CACHED_TEXTS = 500;

export type PrefixMatches = ReturnType<typeof openPrefixMatches>;

/** Finds names by a folded prefix, cached for one revision of the data. */
export function openPrefixMatches() {
  const cache = createAsyncVersionCache(MAX_CACHED_TEXTS);

  /** Returns the first names with the prefix, in order. */
  async function names(tx: Transaction, foldedText: string, limit: number): Promise<NameRow[]> {
    // No name has a null character.
    if (foldedText === "" || foldedText.includes("\0")) return [];
    return cache(String(tx.counter("revision")), `${limit} ${foldedText}`, () =>
      tx.rows<NameRow>(SELECT_BY_PREFIX, [foldedText, prefixEnd(foldedText), limit]),
    );
  }

  return {
    names,
    ids: async (tx: Transaction, terms: SearchTerms): Promise<number[]> =>
      prefixMatches(await names(tx, terms.folded, MAX_NAMES_READ), terms),
  };
}
