import { type SearchWords, searchWords } from "../../../domain/search/search-words.ts";
import type { BusinessFilter } from "../../port/search.ts";
import type { Counted, FilterKeys } from "../columns/filter-keys.ts";
import type { Counters } from "../write/counters.ts";
import type { Value } from "./business-record.ts";
import { facetTerm, matchAll, quote, ratedAtLeast, wholeTenths } from "./search-index.ts";

/** A filter as the search index understands it. */
export interface FtsQueries {
  words: SearchWords | undefined;
  /** Expression for `search` that says the facets and words; "" when there are none. */
  match: string;
  /** The same with the words in the name. */
  matchName: string;
  /** The facets again, as conditions on `listings l`. */
  facets: { sql: string[]; values: Value[] };
  /** It says everything; the index knows neither the moment nor distances, nor a rating between two tenths. */
  isWhole: boolean;
  /** The exact number of businesses, where it is kept. */
  kept: number | undefined;
}

interface Facet {
  match: string;
  sql: string;
  values: Value[];
  count?: number;
}

export type FtsQuery = ReturnType<typeof openFtsQueries>;

/** Reads filters. A filter that nothing can match, such as a city that nobody knows, is undefined. */
export function openFtsQueries(keys: FilterKeys, counters: Counters) {
  function byId(column: string, term: (id: number) => string, row: Counted | undefined): Facet | undefined {
    if (row === undefined) return undefined;
    return { match: quote(term(row.id)), sql: `l.${column} = ?`, values: [row.id], count: row.business_count };
  }

  function facetsOf(filter: BusinessFilter): (Facet | undefined)[] {
    const { categorySlug, group, cityKey, stateKey, zipKey, countryKey, verified, minRating = 0 } = filter;
    const found: (Facet | undefined)[] = [];
    if (cityKey !== undefined) found.push(byId("city_id", facetTerm.city, keys.city(cityKey)));
    if (categorySlug !== undefined) found.push(byId("category_id", facetTerm.category, keys.category(categorySlug)));
    if (stateKey !== undefined) found.push(byId("state_id", facetTerm.place, keys.place("state", stateKey)));
    if (zipKey !== undefined) found.push(byId("postcode_id", facetTerm.place, keys.place("postcode", zipKey)));
    if (countryKey !== undefined) found.push(byId("country_id", facetTerm.place, keys.place("country", countryKey)));
    if (group !== undefined) {
      const sql = "l.category_id IN (SELECT id FROM categories WHERE category_group = ?)";
      found.push({ match: quote(facetTerm.group(group)), sql, values: [group], count: keys.groupSize(group) });
    }
    if (verified !== undefined) {
      const count = verified ? counters.get("verified") : counters.get("listed") - counters.get("verified");
      found.push({
        match: quote(facetTerm.verified(verified)),
        sql: "l.is_verified = ?",
        values: [verified ? 1 : 0],
        count,
      });
    }
    const tenths = wholeTenths(minRating);
    if (tenths > 0) found.push({ match: ratedAtLeast(tenths), sql: "l.rating >= ?", values: [minRating] });
    return found;
  }

  return function narrow(filter: BusinessFilter): FtsQueries | undefined {
    const asked = facetsOf(filter);
    const facets = asked.filter((facet) => facet !== undefined);
    if (facets.length < asked.length) return undefined;
    const words = filter.words === undefined || filter.words.trim() === "" ? undefined : searchWords(filter.words);
    if (words?.words.length === 0) return undefined;
    const matches = facets.map(({ match }) => match);
    const single = facets.length === 0 ? counters.get("listed") : facets.length === 1 ? facets[0]?.count : undefined;
    return {
      words,
      match: matchAll(matches, words),
      matchName: matchAll(matches, words, "name"),
      facets: { sql: facets.map(({ sql }) => sql), values: facets.flatMap(({ values }) => values) },
      isWhole: knowsAll(filter),
      kept: words === undefined && knowsAll(filter) ? single : undefined,
    };
  };
}

function knowsAll({ minRating = 0, openAt, near, missing: lacking }: BusinessFilter): boolean {
  const isWholeTenth = Math.abs(minRating * 10 - wholeTenths(minRating)) <= 1e-9;
  return openAt === undefined && lacking === undefined && near?.radiusKm === undefined && isWholeTenth;
}
