import type { Database } from "better-sqlite3";
import type { BusinessFilter } from "../../port/search.ts";
import type { FtsQueries, FtsQuery } from "../read/fts-query.ts";
import { ID_OF_ROWID } from "../read/search-index.ts";
import type { ColumnStore } from "./columns.ts";
import type { FilterKeys } from "./filter-keys.ts";
import type { OpeningPatterns } from "./opening-patterns.ts";
import { openColumnPredicates, select } from "./predicates.ts";

/** What a filter selects of the columns in memory. */
export interface Selected {
  /** Ascending; with words by rank. Good until the next selection. */
  positions: Uint32Array;
  /** The words are found in more than were looked at. */
  hasMore: boolean;
}

export type Selection = ReturnType<typeof openSelection>;

/** Selects what filters match: words by the search index, everything else by the columns. */
export function openSelection(
  db: Database,
  { keys, narrow, patterns }: { keys: FilterKeys; narrow: FtsQuery; patterns: OpeningPatterns },
) {
  const testsOf = openColumnPredicates(keys, patterns.openAt);
  const found = db.prepare<[string, number], number>(
    `SELECT rowid & ${ID_OF_ROWID} FROM search WHERE search MATCH ? ORDER BY rowid LIMIT ?`,
  );
  found.pluck();
  let room = new Uint32Array(0);

  return {
    /** `most`: of those that the words are found in, the best ones that are looked at. */
    select(listings: ColumnStore, filter: BusinessFilter, most = 2 ** 32): Selected {
      const tests = testsOf(filter);
      const narrowing = narrow(filter);
      if (tests === undefined || narrowing === undefined) return { positions: room.subarray(0, 0), hasMore: false };
      const among = narrowing.words && found.all(narrowing.match, most + 1);
      const hasMore = among !== undefined && among.length > most;
      if (hasMore) among.pop();
      if (room.length < listings.size) room = new Uint32Array(listings.categoryId.length);
      return { positions: room.subarray(0, select(listings, tests, room, among)), hasMore };
    },
    /** Ids of those that have the words in their name, best first. */
    namesWith: ({ matchName }: FtsQueries) => found.all(matchName, 2 ** 32),
  };
}
