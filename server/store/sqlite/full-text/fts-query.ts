import { type SearchTiers, searchTiers } from "#domain/search/search-tiers";
import type { FilterWithCells } from "../../columns/filter-conditions.ts";
import type { Value } from "../../records/business-record.ts";
import type { FilterKeys, KeyEntry } from "../columns/filter-keys.ts";
import type { Counters } from "../write/counters.ts";
import { type AlternativeExpressions, ftsExpression, nameExpressions, openTermExpressions } from "./fts-expression.ts";
import { facetTerm, quote, ratedAtLeast, wholeTenths } from "./search-index.ts";

/** Query for the terms of a search and the facets of its filter. */
export interface TermQuery {
  /** The alternatives of each term. */
  terms: AlternativeExpressions;
  /** FTS5 expression of the facets and terms. */
  match: string;
}

/** A filter as a query of the full-text index. */
export interface FtsQuery extends Partial<TermQuery> {
  /** "" when there are neither facets nor terms. */
  match: string;
  /** Returns the query of each search tier; undefined for a tier that nothing matches. */
  tiers: () => Record<keyof SearchTiers, TermQuery | undefined>;
  /** The facets as conditions on `listings l`. */
  facets: { sql: string[]; values: Value[] };
  /** The expression covers the whole filter; the index has no opening hours, distances or ratings between two tenths. */
  isComplete: boolean;
  /** The exact number of matches, if a counter has it. */
  knownCount: number | undefined;
}

const NO_TIERS: SearchTiers = { kinds: undefined, names: undefined };

interface Facet {
  match: string;
  sql: string;
  values: Value[];
  count?: number;
}

/** Returns undefined when nothing can match, for example for an unknown city. Call it within a transaction. */
export type CompileFtsQuery = (filter: FilterWithCells) => FtsQuery | undefined;

export function openFtsCompiler(keys: FilterKeys, counters: Counters): CompileFtsQuery {
  const termExpressions = openTermExpressions(keys);

  function facetById(column: string, term: (id: number) => string, entry: KeyEntry | undefined): Facet | undefined {
    if (entry === undefined) return undefined;
    return { match: quote(term(entry.id)), sql: `l.${column} = ?`, values: [entry.id], count: entry.businessCount };
  }

  function facetsOf(filter: FilterWithCells): (Facet | undefined)[] {
    const { categorySlug, group, cityKey, stateKey, zipKey, countryKey, verified, minRating = 0 } = filter;
    const { cityCells = [] } = filter;
    const facets: (Facet | undefined)[] = [];
    if (cityKey !== undefined) {
      const city = facetById("city_id", facetTerm.city, keys.city(cityKey));
      facets.push(city && cityCells.length > 0 ? addCityCells(city, cityCells) : city);
    }
    if (categorySlug !== undefined)
      facets.push(facetById("category_id", facetTerm.category, keys.category(categorySlug)));
    if (stateKey !== undefined) facets.push(facetById("state_id", facetTerm.place, keys.place("state", stateKey)));
    if (zipKey !== undefined) facets.push(facetById("postcode_id", facetTerm.place, keys.place("postcode", zipKey)));
    if (countryKey !== undefined)
      facets.push(facetById("country_id", facetTerm.place, keys.place("country", countryKey)));
    if (group !== undefined) {
      const sql = "l.category_id IN (SELECT id FROM categories WHERE category_group = ?)";
      facets.push({ match: quote(facetTerm.group(group)), sql, values: [group], count: keys.groupSize(group) });
    }
    if (verified !== undefined) {
      const count = verified ? counters.get("verified") : counters.get("listed") - counters.get("verified");
      const match = quote(facetTerm.verified(verified));
      facets.push({ match, sql: "l.is_verified = ?", values: [verified ? 1 : 0], count });
    }
    const tenths = wholeTenths(minRating);
    if (tenths > 0) facets.push({ match: ratedAtLeast(tenths), sql: "l.rating >= ?", values: [minRating] });
    return facets;
  }

  return function compileFtsQuery(filter) {
    const facetsOrUnknown = facetsOf(filter);
    const facets = facetsOrUnknown.filter((facet) => facet !== undefined);
    if (facets.length < facetsOrUnknown.length) return undefined;
    const { terms } = filter;
    const termExpression = terms && termExpressions(terms.terms);
    if (terms !== undefined && termExpression === undefined) return undefined;
    const matches = facets.map(({ match }) => match);
    const addFacets = (expressions: AlternativeExpressions) => [...matches, ftsExpression(expressions)].join(" AND ");
    const queryOf = (expressions: AlternativeExpressions | undefined) =>
      expressions && { terms: expressions, match: addFacets(expressions) };
    const singleFacetCount =
      facets.length === 0 ? counters.get("listed") : facets.length === 1 ? facets[0]?.count : undefined;
    return {
      ...(termExpression && { terms: termExpression }),
      match: termExpression ? addFacets(termExpression) : matches.join(" AND "),
      tiers() {
        const { kinds, names } = terms === undefined ? NO_TIERS : searchTiers(terms);
        const nameMatches = names && termExpressions(names);
        return {
          kinds: queryOf(kinds && termExpressions(kinds)),
          names: queryOf(nameMatches && nameExpressions(nameMatches)),
        };
      },
      facets: { sql: facets.map(({ sql }) => sql), values: facets.flatMap(({ values }) => values) },
      isComplete: isCovered(filter),
      knownCount: terms === undefined && isCovered(filter) ? singleFacetCount : undefined,
    };
  };
}

function addCityCells({ match, sql, values }: Facet, cells: readonly number[]): Facet {
  const terms = cells.map((cell) => quote(facetTerm.cell(cell)));
  return {
    match: `(${[match, ...terms].join(" OR ")})`,
    sql: `(${sql} OR l.cell IN (SELECT value FROM json_each(?)))`,
    values: [...values, JSON.stringify(cells)],
  };
}

/** Tells whether the index covers the filter: the column store must check every condition that `facetsOf` does not read. */
function isCovered(filter: FilterWithCells): boolean {
  const { terms, categorySlug, group, cityKey, stateKey, zipKey, countryKey, verified, ...otherConditions } = filter;
  const { withCityless, cityCells, minRating = 0, near, ...uncoveredConditions } = otherConditions;
  const isWholeTenth = Math.abs(minRating * 10 - wholeTenths(minRating)) <= 1e-9;
  return (
    Object.values(uncoveredConditions).every((condition) => condition === undefined) &&
    near?.radiusKm === undefined &&
    isWholeTenth
  );
}
