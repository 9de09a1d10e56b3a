import type { CitySummary, StateSummary } from "#contract/business";
import { cityKey } from "#domain/address/city-key";
import { cityPrefixes } from "#domain/search/city-prefixes";
import { completeByLaterWords, completionRange, LARGEST_CITIES } from "../../lists/completion.ts";
import type { CityWithKey, Page } from "../../port/directory.ts";
import { createAsyncVersionCache } from "../../version-cache.ts";
import type { Transaction } from "../connection/transaction.ts";

const COLUMNS = `id, name, state, country, business_count AS "businessCount"`;
const WITH_KEYS = `${COLUMNS}, city_key AS "cityKey"`;
const LARGEST_FIRST = "ORDER BY business_count DESC, city_key";

const SELECT_LARGEST = `SELECT ${COLUMNS} FROM cities WHERE business_count > 0 ${LARGEST_FIRST} LIMIT $1 OFFSET $2`;
const LARGEST_WITH_KEYS = `SELECT ${WITH_KEYS} FROM cities WHERE business_count > 0 ${LARGEST_FIRST} LIMIT ${LARGEST_CITIES}`;
/** $1 is part of the key, $2 the state, $3 the country; "" matches everything. */
const MATCH_CONDITION = `business_count > 0 AND ($1::text = '' OR strpos(city_key, $1) > 0
    OR id IN (SELECT city_id FROM city_aliases WHERE strpos(alias_key, $1) > 0))
  AND ($2::text = '' OR state = $2) AND ($3::text = '' OR country = $3)`;
const SELECT_MATCHING = `
  WITH matching AS MATERIALIZED (SELECT * FROM cities WHERE ${MATCH_CONDITION})
  SELECT ${COLUMNS}, (SELECT count(*) FROM matching) AS "totalCount" FROM matching ${LARGEST_FIRST} LIMIT $4 OFFSET $5`;
const COUNT_MATCHING = `SELECT count(*) FROM cities WHERE ${MATCH_CONDITION}`;
const SELECT_STATES = `
  SELECT state, country, count(*) AS "cityCount", sum(business_count)::bigint AS "businessCount" FROM cities
  WHERE business_count > 0 GROUP BY country, state ORDER BY "businessCount" DESC, country, state LIMIT $1`;
/** $1 to $3: see `completionRange`. */
const SELECT_BY_PREFIX = `
  SELECT ${COLUMNS} FROM cities WHERE business_count > 0 AND id IN (
    SELECT id FROM cities WHERE city_key >= $1 AND city_key < $2
    UNION ALL SELECT city_id FROM city_aliases WHERE alias_key >= $1 AND alias_key <= $3)
  ${LARGEST_FIRST} LIMIT $4`;

/** Cities with their counts. */
export function openCities() {
  const cache = createAsyncVersionCache(1);

  /** Lists cities, largest first. */
  const cachedLargest = (tx: Transaction) =>
    cache(String(tx.counter("revision")), "largest", () => tx.rows<CityWithKey>(LARGEST_WITH_KEYS));

  return {
    async list(
      tx: Transaction,
      search: string,
      { limit, offset }: Page,
      { state = "", country = "" }: { state?: string; country?: string } = {},
    ): Promise<{ cities: CitySummary[]; totalCount: number }> {
      const hasSearchText = search.trim() !== "";
      const keyPart = cityKey(search);
      if (hasSearchText && keyPart === "") return { cities: [], totalCount: 0 };
      if (!hasSearchText && state === "" && country === "")
        return { cities: await tx.rows(SELECT_LARGEST, [limit, offset]), totalCount: tx.counter("cities") };
      const filter = [keyPart, state, country];
      const matchingCities = await tx.rows<CitySummary & { totalCount: number }>(SELECT_MATCHING, [
        ...filter,
        limit,
        offset,
      ]);
      const totalCount = matchingCities[0]?.totalCount ?? (await tx.value<number>(COUNT_MATCHING, filter));
      return { cities: matchingCities.map(({ totalCount: _, ...city }) => city), totalCount: totalCount ?? 0 };
    },
    states: (tx: Transaction, limit: number) => tx.rows<StateSummary>(SELECT_STATES, [limit]),
    /** Returns cities with the text as a prefix of the name, then large ones with it as a prefix of a later word. */
    async complete(tx: Transaction, text: string, limit: number): Promise<CitySummary[]> {
      for (const key of cityPrefixes(text)) {
        const { from, until, aliasUntil } = completionRange(key);
        const cities = await tx.rows<CitySummary>(SELECT_BY_PREFIX, [from, until, aliasUntil, limit]);
        const completions =
          cities.length < limit ? completeByLaterWords(cities, await cachedLargest(tx), key, limit) : cities;
        if (completions.length > 0) return completions;
      }
      return [];
    },
  };
}
