import type { Database } from "better-sqlite3";
import type { BusinessSort } from "#contract/queries";
import type { SearchWords } from "../../../domain/search/search-words.ts";
import type { Page } from "../../port/directory.ts";
import type { BusinessFilter } from "../../port/search.ts";
import { openStatements } from "../connection/statements.ts";
import type { Counters } from "../write/counters.ts";
import type { Value } from "./business-record.ts";
import { cachePerRevision } from "./cache-per-revision.ts";
import type { FtsQueries, FtsQuery } from "./fts-query.ts";
import { openLeadingNames } from "./leading-names.ts";
import { ALL_ROWIDS, idOf } from "./search-index.ts";

/** The orders that an index of their own holds. */
export type IndexedSort = Exclude<BusinessSort, "distance" | "recommended">;

export const ORDER: Record<IndexedSort, string> = {
  latest: "l.created_at DESC, l.id DESC",
  rating: "l.rating DESC, l.review_count DESC, l.id",
  reviews: "l.review_count DESC, l.rating DESC, l.id",
  name: "l.sort_name, l.id",
};

/** Narrowings whose number of businesses is kept. */
const KEPT_COUNTS = 2_000;

export interface Found {
  ids: number[];
  totalCount: number;
}

export const NONE_FOUND: Found = { ids: [], totalCount: 0 };

export type Listings = ReturnType<typeof openListings>;

/**
 * Finds the ids of a page of businesses where the indexes hold the answer: the order of recommendation is that of the
 * search index, which also knows every facet; the other orders have indexes as long as nothing is narrowed.
 */
export function openListings(db: Database, { narrow, counters }: { narrow: FtsQuery; counters: Counters }) {
  const { numbers, number } = openStatements(db);
  const keep = cachePerRevision(counters, KEPT_COUNTS);
  const leadingNames = openLeadingNames(db);

  /** undefined: the columns in memory must be asked. */
  function find(filter: BusinessFilter, sort: BusinessSort, { limit, offset }: Page): Found | undefined {
    const narrowing = narrow(filter);
    if (narrowing === undefined) return NONE_FOUND;
    const order = sort === "distance" && filter.near === undefined ? "recommended" : sort;
    const isNarrowed = narrowing.match !== "";
    if (!narrowing.isWhole || order === "distance" || (isNarrowed && order !== "recommended")) return undefined;
    const totalCount = narrowing.kept ?? count(narrowing.match);
    if (offset >= totalCount || limit === 0) return { ids: [], totalCount };
    if (order !== "recommended") return { ids: inOrder(order, limit, offset), totalCount };
    const ids =
      narrowing.words === undefined
        ? ranked(narrowing.match, limit, offset)
        : mostRelevant(narrowing, narrowing.words, limit, offset);
    return { ids, totalCount };
  }

  function inOrder(sort: IndexedSort, limit: number, offset: number): number[] {
    return numbers(`SELECT l.id FROM listings l ORDER BY ${ORDER[sort]} LIMIT ? OFFSET ?`, [limit, offset]);
  }

  /** In the order of the index: best rank first. */
  function ranked(match: string, limit: number, offset: number, without: number[] = []): number[] {
    if (match === "")
      return numbers(`SELECT id FROM ${ALL_ROWIDS} ORDER BY id LIMIT ? OFFSET ?`, [limit, offset]).map(idOf);
    const where = ["search MATCH ?"];
    const values: Value[] = [match];
    if (without.length > 0) {
      where.push("rowid NOT IN (SELECT value FROM json_each(?))");
      values.push(JSON.stringify(without));
    }
    const sql = `SELECT rowid FROM search ${whereAll(where)} ORDER BY rowid LIMIT ? OFFSET ?`;
    return numbers(sql, [...values, limit, offset]).map(idOf);
  }

  /** Every page of a list tells it; counting anew for each took longer than finding what the page shows. */
  function count(match: string): number {
    return keep(match, () => number("SELECT count(*) FROM search WHERE search MATCH ?", [match]));
  }

  /** Names that begin as typed, then names that hold the words, then everything that holds them. */
  function mostRelevant(narrowing: FtsQueries, words: SearchWords, limit: number, offset: number): number[] {
    const { match, matchName, facets } = narrowing;
    const leading = leadingNames(words, (ids) => allowed(ids, facets));
    const ids = leading.slice(offset, offset + limit).map(idOf);
    if (ids.length < limit) {
      ids.push(...ranked(matchName, limit - ids.length, Math.max(0, offset - leading.length), leading));
    }
    if (ids.length < limit) {
      const passed = Math.max(0, offset + ids.length - count(matchName));
      ids.push(...ranked(`(${match}) NOT (${matchName})`, limit - ids.length, passed));
    }
    return ids;
  }

  function allowed(ids: number[], facets: FtsQueries["facets"]): Set<number> {
    const where = whereAll(["l.id IN (SELECT value FROM json_each(?))", ...facets.sql]);
    return new Set(numbers(`SELECT l.id FROM listings l ${where}`, [JSON.stringify(ids), ...facets.values]));
  }

  return { find };
}

function whereAll(conditions: string[]): string {
  return conditions.length === 0 ? "" : `WHERE ${conditions.join(" AND ")}`;
}
