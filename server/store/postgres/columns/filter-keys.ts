import type { IdColumn } from "../../columns/column-store.ts";
import type { PlaceFilter } from "../../port/search.ts";
import { createAsyncVersionCache } from "../../version-cache.ts";
import type { Transaction } from "../connection/transaction.ts";
import { CITY_ID_BY_RULES } from "../read/city-id.ts";

const MAX_CACHED_KEYS = 5_000;

const place = (kind: string, parameter: string) =>
  `(SELECT id FROM places WHERE kind = '${kind}' AND place_key = ${parameter}::text)`;
const SELECT_IDS = `SELECT ${CITY_ID_BY_RULES}, ${place("state", "$2")}, ${place("postcode", "$3")}, ${place("country", "$4")}`;

/** The ids of a place's keys; null for a key that is not set or not known. */
interface PlaceIds {
  cityId: number | null;
  stateId: number | null;
  postcodeId: number | null;
  countryId: number | null;
}

const NO_IDS: PlaceIds = { cityId: null, stateId: null, postcodeId: null, countryId: null };
const COLUMNS = [
  ["postcodeId", "zipKey"],
  ["cityId", "cityKey"],
  ["stateId", "stateKey"],
  ["countryId", "countryKey"],
] as const satisfies (readonly [IdColumn, keyof PlaceFilter])[];

export type FilterKeys = ReturnType<typeof openFilterKeys>;

/** Looks up the ids of place keys, cached per revision. */
export function openFilterKeys() {
  const cache = createAsyncVersionCache(MAX_CACHED_KEYS);

  async function ids(tx: Transaction, { cityKey, stateKey, zipKey, countryKey }: PlaceFilter): Promise<PlaceIds> {
    const keys = [cityKey, stateKey, zipKey, countryKey].map((key) => key ?? null);
    // No key has a null character.
    if (keys.every((key) => key === null) || keys.some((key) => key?.includes("\0"))) return NO_IDS;
    return cache(String(tx.counter("revision")), JSON.stringify(keys), async () => {
      const [row] = await tx.arrays<(number | null)[]>(SELECT_IDS, keys);
      const [cityId = null, stateId = null, postcodeId = null, countryId = null] = row ?? [];
      return { cityId, stateId, postcodeId, countryId };
    });
  }

  return {
    ids,
    /** Returns columns, the most selective one first; undefined when a key is unknown. */
    async columnIds(tx: Transaction, filter: PlaceFilter): Promise<[IdColumn, number][] | undefined> {
      const idByColumn = await ids(tx, filter);
      const columns: [IdColumn, number][] = [];
      for (const [column, key] of COLUMNS) {
        if (filter[key] === undefined) continue;
        const id = idByColumn[column];
        if (id === null) return undefined;
        columns.push([column, id]);
      }
      return columns;
    },
  };
}
