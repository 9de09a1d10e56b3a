import type { CountrySummary } from "#contract/business";
import { foldKey } from "#domain/text/fold";
import { prefixEnd } from "../../prefix-end.ts";
import type { Transaction } from "../connection/transaction.ts";

const COUNTRIES = `
  SELECT name AS country, business_count AS "businessCount" FROM places
  WHERE kind = 'country' AND business_count > 0 ORDER BY business_count DESC, name`;
const SELECT_NAME = "SELECT name FROM places WHERE kind = $1 AND place_key = $2 AND business_count > 0";
const NAMES_OF_STATES_AND_COUNTRIES =
  "SELECT kind || ' ' || place_key, name FROM places WHERE kind <> 'postcode' AND business_count > 0";
const COUNT_IN_COUNTRY = `
  SELECT business_count + (SELECT count(*) FROM unlisted WHERE country_id = p.id) FROM places p
  WHERE kind = 'country' AND place_key = $1`;

const POSTCODES = `
  SELECT name, business_count AS "businessCount" FROM places
  WHERE kind = 'postcode' AND place_key >= $1 AND place_key < $2 AND business_count > 0
  ORDER BY business_count DESC, place_key LIMIT $3`;
/** States, postcodes and countries. */
export const places = {
  countries: (tx: Transaction) => tx.rows<CountrySummary>(COUNTRIES),
  name: (tx: Transaction, kind: "state" | "country", key: string) => tx.value<string>(SELECT_NAME, [kind, key]),
  /** Returns names of all states and countries, some thousands, by "kind key". */
  namesOfStatesAndCountries: async (tx: Transaction): Promise<ReadonlyMap<string, string>> =>
    new Map(await tx.arrays<[string, string]>(NAMES_OF_STATES_AND_COUNTRIES)),
  postcodes: (tx: Transaction, prefix: string, limit: number) =>
    tx.rows<{ name: string; businessCount: number }>(POSTCODES, [prefix, prefixEnd(prefix), limit]),
  async countBusinesses(tx: Transaction, country?: string): Promise<number> {
    if (country !== undefined) return (await tx.value<number>(COUNT_IN_COUNTRY, [foldKey(country)])) ?? 0;
    return tx.counter("listed") + ((await tx.value<number>("SELECT count(*) FROM unlisted")) ?? 0);
  },
};
