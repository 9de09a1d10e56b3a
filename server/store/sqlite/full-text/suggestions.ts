import type { Database } from "better-sqlite3";
import type { SearchTerms } from "#domain/search/search-terms";
import type { PlaceFilter } from "../../port/search.ts";
import { openStatements } from "../connection/statements.ts";
import type { CompileFtsQuery } from "./fts-query.ts";
import { ID_OF_ROWID } from "./search-index.ts";

export interface SuggestedBusiness {
  name: string;
  slug: string;
  city: string;
}

/** Names with the text as a prefix, read alphabetically before ranking. */
const MAX_PREFIX_MATCHES = 200;

const PREFIXED = `SELECT * FROM listings WHERE sort_name >= ? AND sort_name < ?
  ORDER BY sort_name LIMIT ${MAX_PREFIX_MATCHES}`;

/** Businesses by name: the text as a prefix of the name, then as words of the name, best first. Within a transaction. */
export function openSuggestions(db: Database, compileFtsQuery: CompileFtsQuery) {
  const { numbers } = openStatements(db);
  const byTerms = db
    .prepare<[string, number], number>(
      `SELECT rowid & ${ID_OF_ROWID} FROM search WHERE search MATCH ? ORDER BY rowid LIMIT ?`,
    )
    .pluck();
  const business = db.prepare<[number], SuggestedBusiness>("SELECT name, slug, city FROM businesses WHERE id = ?");

  return function complete(terms: SearchTerms, place: PlaceFilter, limit: number): SuggestedBusiness[] {
    const { folded } = terms;
    const inPlace = compileFtsQuery(place);
    if (folded === "" || inPlace === undefined) return [];
    const { sql, values } = inPlace.facets;
    const where = sql.length === 0 ? "" : `WHERE ${sql.join(" AND ")}`;
    const byPrefix = `SELECT l.id FROM (${PREFIXED}) l ${where} ORDER BY l.rank, l.id LIMIT ?`;
    const ids = new Set(numbers(byPrefix, [folded, `${folded}\u{10ffff}`, ...values, limit]));
    const named = compileFtsQuery({ ...place, terms })?.tiers().names;
    if (ids.size < limit && named !== undefined) for (const id of byTerms.all(named.match, limit)) ids.add(id);
    return [...ids]
      .slice(0, limit)
      .map((id) => business.get(id))
      .filter((suggestion) => suggestion !== undefined);
  };
}
