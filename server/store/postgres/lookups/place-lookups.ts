import type { CityMatch } from "../../port/directory.ts";
import type { ChangeListener } from "../connection/change-listener.ts";
import type { Transactions } from "../connection/transactions.ts";
import { cityIdByRulesSql, keyByRulesSql } from "../read/city-id.ts";
import { createBatchedLookup } from "./batched-lookup.ts";

/** Size of the cache of keys, most of which are words of searches that are not places. */
const MAX_CACHED_KEYS = 5_000;
const CITY = "city";
const POSTCODE = "postcode";

/** $1: city keys, $2: postcode keys. */
const PLACES = `
  SELECT '${CITY}' AS kind, wanted.key AS "wantedKey", c.id, c.name, c.state, c.country, c.business_count AS "businessCount",
    c.city_key AS "cityKey", ${keyByRulesSql("wanted.key")} <> wanted.key AS "isByRule"
  FROM unnest($1::text[]) AS wanted (key) JOIN cities c ON c.id = ${cityIdByRulesSql("wanted.key")}
  UNION ALL SELECT '${POSTCODE}', place_key, id, name, '', '', business_count, '', false FROM places
  WHERE kind = 'postcode' AND place_key = ANY($2::text[]) AND business_count > 0`;

interface PlaceRow extends CityMatch {
  kind: string;
  wantedKey: string;
}

/** Looks up cities and postcodes. The words of a search need many of them, which are read by one statement. */
export function openPlaceLookups(read: Transactions["read"], listener: Pick<ChangeListener, "counters"> | undefined) {
  const lookUp = createBatchedLookup<CityMatch>(loadPlaces, listener, MAX_CACHED_KEYS);

  async function loadPlaces(prefixedKeys: readonly string[]) {
    const keysOf = (kind: string) =>
      prefixedKeys.flatMap((key) => (key.startsWith(`${kind} `) ? [key.slice(kind.length + 1)] : []));
    return read(async (tx) => {
      const rows = await tx.rows<PlaceRow>(PLACES, [keysOf(CITY), keysOf(POSTCODE)]);
      const values = new Map(rows.map(({ kind, wantedKey, ...place }) => [`${kind} ${wantedKey}`, place]));
      return { values, revision: tx.counter("revision") };
    });
  }

  return {
    /** Finds a city by its key or an alias, after the administrator's rules. */
    city: (key: string) => lookUp(`${CITY} ${key}`),
    postcodeName: async (key: string) => (await lookUp(`${POSTCODE} ${key}`))?.name,
  };
}
