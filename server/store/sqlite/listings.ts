import type { Database } from "better-sqlite3";
import type { BusinessSort } from "#contract/queries";
import type { Spot } from "#domain/distance";
import type { SearchWords } from "../search-words.ts";
import type { BusinessFilter, Page } from "../store.ts";
import type { Counters } from "./counters.ts";
import type { CurrentColumns } from "./current-columns.ts";
import type { CountsOf } from "./listing-counts.ts";
import { type Conditions, DISTANCE_KM, distanceValues, type Narrow, type Narrowing, within } from "./narrowing.ts";
import { ID_OF_ROWID, idOf, rowidOf } from "./search-index.ts";
import { openStatements } from "./statements.ts";
import type { Value } from "./stored-business.ts";

type SortedBy = Exclude<BusinessSort, "distance">;

const ORDER: Record<SortedBy, string> = {
  recommended: "l.rank, l.id",
  latest: "l.created_at DESC, l.id DESC",
  rating: "l.rating DESC, l.review_count DESC, l.id",
  reviews: "l.review_count DESC, l.rating DESC, l.id",
  name: "l.sort_name, l.id",
};

/** Names that begin as typed come first, but only when the beginning says enough to be that of so few. */
const MOST_LEADING = 50;
/** The word that a name began with is longer there. */
const GOES_ON = /^['\p{L}\p{M}\p{N}]/u;
/** Kilometres of the circles in which the nearest are looked for, one after the other. */
const CIRCLES = [3, 10, 30, 100, 300, 1_000];

interface ListingParts {
  narrow: Narrow;
  counters: Counters;
  columns: CurrentColumns;
  countsOf: CountsOf;
}

export interface Found {
  ids: number[];
  totalCount: number;
}

/**
 * Finds the ids of a page of businesses. The order of recommendation is that of the search index, which also knows
 * every facet; other orders walk along their own index while matches are many and sort the matches while they are few;
 * distances start from the index of latitudes.
 */
export function openListings(db: Database, { narrow, counters, columns, countsOf }: ListingParts) {
  const { numbers, number } = openStatements(db);
  const beginning = db.prepare<Value[], { id: number; rank: number; sort_name: string }>(
    "SELECT id, rank, sort_name FROM listings WHERE sort_name >= ? AND sort_name < ? ORDER BY sort_name LIMIT ?",
  );

  function find(filter: BusinessFilter, sort: BusinessSort, { limit, offset }: Page): Found {
    const narrowing = narrow(filter);
    if (narrowing === undefined) return { ids: [], totalCount: 0 };
    const totalCount = count(narrowing, filter);
    if (offset >= totalCount || limit === 0) return { ids: [], totalCount };
    return { ids: pageOf(narrowing, filter, sort, limit, offset, totalCount), totalCount };
  }

  function pageOf(
    narrowing: Narrowing,
    { near }: BusinessFilter,
    sort: BusinessSort,
    limit: number,
    offset: number,
    totalCount: number,
  ): number[] {
    if (sort === "distance" && near !== undefined) return nearest(narrowing, near, limit, offset);
    const by = sort === "distance" ? "recommended" : sort;
    if (narrowing.withinBox) return sorted(narrowing, ORDER[by], limit, offset);
    if (by === "recommended") {
      return narrowing.words === undefined
        ? ranked(narrowing.match, narrowing.rest, limit, offset)
        : mostRelevant(narrowing, narrowing.words, limit, offset);
    }
    const steps = ((offset + limit) * counters.get("listed")) / totalCount;
    const everything = narrowing.match === "" && narrowing.rest.sql.length === 0;
    const worthWalking = everything || (narrowing.words === undefined && steps < totalCount / 2);
    const ids = worthWalking ? walked(narrowing, by, limit, offset, totalCount) : undefined;
    return ids ?? sorted(narrowing, ORDER[by], limit, offset);
  }

  function count(narrowing: Narrowing, filter: BusinessFilter): number {
    if (narrowing.kept !== undefined) return narrowing.kept;
    if (narrowing.rest.sql.length === 0) return countRanked(narrowing.match, narrowing.rest);
    const current = columns.now();
    const counts = current && countsOf(current, filter, filter.openAt);
    if (counts?.isAtLeast === false) return counts.total;
    const { from, values } = source(narrowing);
    return number(`SELECT count(*) ${from}`, values);
  }

  /** In the order of the index: best rank first. */
  function ranked(match: string, rest: Conditions, limit: number, offset: number, without: number[] = []): number[] {
    const join = rest.sql.length === 0 ? "" : `CROSS JOIN listings l ON l.id = s.rowid & ${ID_OF_ROWID}`;
    const where = match === "" ? [...rest.sql] : ["s.search MATCH ?", ...rest.sql];
    const values: Value[] = match === "" ? [...rest.values] : [match, ...rest.values];
    if (without.length > 0) {
      where.push("s.rowid NOT IN (SELECT value FROM json_each(?))");
      values.push(JSON.stringify(without));
    }
    const sql = `SELECT s.rowid FROM search s ${join} ${whereAll(where)} ORDER BY s.rowid LIMIT ? OFFSET ?`;
    return numbers(sql, [...values, limit, offset]).map(idOf);
  }

  /** Names that begin as typed, then names that hold the words, then everything that holds them. */
  function mostRelevant(narrowing: Narrowing, words: SearchWords, limit: number, offset: number): number[] {
    const { match, matchName, rest } = narrowing;
    const leading = namesBeginning(narrowing, words);
    const ids = leading.slice(offset, offset + limit).map(idOf);
    if (ids.length < limit) {
      ids.push(...ranked(matchName, rest, limit - ids.length, Math.max(0, offset - leading.length), leading));
    }
    if (ids.length < limit) {
      const passed = Math.max(0, offset + ids.length - countRanked(matchName, rest));
      ids.push(...ranked(`(${match}) NOT (${matchName})`, rest, limit - ids.length, passed));
    }
    return ids;
  }

  /** Rowids; the very same name first, then by rank. All of them are among the names that hold the words. */
  function namesBeginning({ facets, rest }: Narrowing, { folded, lastIsOpen }: SearchWords): number[] {
    const begins = beginning.all(folded, `${folded}\u{10ffff}`, MOST_LEADING + 1);
    const found = begins.filter(({ sort_name }) => lastIsOpen || !GOES_ON.test(sort_name.slice(folded.length)));
    if (found.length === 0) return [];
    const where = ["l.id IN (SELECT value FROM json_each(?))", ...facets.sql, ...rest.sql];
    const allowed = new Set(
      numbers(`SELECT l.id FROM listings l ${whereAll(where)}`, [
        JSON.stringify(found.map(({ id }) => id)),
        ...facets.values,
        ...rest.values,
      ]),
    );
    const rowids = (rows: typeof begins) =>
      rows
        .filter(({ id }) => allowed.has(id))
        .map(({ rank, id }) => rowidOf(rank, id))
        .sort((a, b) => a - b);
    const same = rowids(found.filter(({ sort_name }) => sort_name === folded));
    if (begins.length > MOST_LEADING) return same;
    return [...same, ...rowids(found.filter(({ sort_name }) => sort_name !== folded))];
  }

  function countRanked(match: string, rest: Conditions): number {
    const join = rest.sql.length === 0 ? "" : `CROSS JOIN listings l ON l.id = s.rowid & ${ID_OF_ROWID}`;
    const where = whereAll(["s.search MATCH ?", ...rest.sql]);
    return number(`SELECT count(*) FROM search s ${join} ${where}`, [match, ...rest.values]);
  }

  /** All matches, sorted; the signs before the columns keep the engine from walking along an index of the order. */
  function sorted(
    narrowing: Narrowing,
    order: string,
    limit: number,
    offset: number,
    orderValues: Value[] = [],
  ): number[] {
    const { from, values } = source(narrowing);
    return numbers(`SELECT l.id ${from} ORDER BY ${order.replaceAll(/(^|, )l\./g, "$1+l.")} LIMIT ? OFFSET ?`, [
      ...values,
      ...orderValues,
      limit,
      offset,
    ]);
  }

  /** Along the sort's index until the page is full; undefined when it is not full after so many steps. */
  function walked(
    { facets, rest }: Narrowing,
    by: SortedBy,
    limit: number,
    offset: number,
    steps: number,
  ): number[] | undefined {
    const where = [...facets.sql, ...rest.sql];
    if (where.length === 0) {
      return numbers(`SELECT l.id FROM listings l ORDER BY ${ORDER[by]} LIMIT ? OFFSET ?`, [limit, offset]);
    }
    const sql = `SELECT l.id FROM (SELECT * FROM listings l ORDER BY ${ORDER[by]} LIMIT ?) l ${whereAll(where)} LIMIT ? OFFSET ?`;
    const ids = numbers(sql, [steps, ...facets.values, ...rest.values, limit, offset]);
    return ids.length === limit ? ids : undefined;
  }

  /** Nearest first, in growing circles; what has no coordinates comes last. */
  function nearest(narrowing: Narrowing, centre: Spot, limit: number, offset: number): number[] {
    const from = distanceValues(centre);
    if (!narrowing.withinBox) {
      for (const radius of CIRCLES) {
        const rest: Conditions = { sql: [], values: [] };
        within(rest, centre, radius);
        rest.sql.push(...narrowing.rest.sql);
        rest.values.push(...narrowing.rest.values);
        const circle = { ...narrowing, rest, withinBox: true };
        const ids = sorted(circle, `${DISTANCE_KM}, l.id`, limit, offset, from);
        if (ids.length === limit) return ids;
      }
    }
    return sorted(narrowing, `l.latitude IS NULL, ${DISTANCE_KM}, l.id`, limit, offset, from);
  }

  return { find };
}

/** FROM and WHERE of all that matches, by the way that looks at the fewest rows. */
function source({ match, facets, rest, withinBox, words }: Narrowing): { from: string; values: Value[] } {
  if (!withinBox && match !== "") {
    const matches = `l.id IN (SELECT rowid & ${ID_OF_ROWID} FROM search WHERE search MATCH ?)`;
    return { from: `FROM listings l ${whereAll([matches, ...rest.sql])}`, values: [match, ...rest.values] };
  }
  const where = [...rest.sql];
  const values = [...rest.values];
  if (words !== undefined) {
    where.push(`l.rank * ${2 ** 32} + l.id IN (SELECT rowid FROM search WHERE search MATCH ?)`);
    values.push(match);
  } else {
    where.push(...facets.sql);
    values.push(...facets.values);
  }
  return { from: `FROM listings l ${whereAll(where)}`, values };
}

function whereAll(conditions: string[]): string {
  return conditions.length === 0 ? "" : `WHERE ${conditions.join(" AND ")}`;
}
