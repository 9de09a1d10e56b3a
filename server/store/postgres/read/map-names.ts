import type { PlacedBusinesses } from "../../columns/positions/map-points.ts";
import type { Transaction } from "../connection/transaction.ts";

const BUSINESSES = "SELECT name FROM businesses WHERE id = ANY($1::bigint[]) ORDER BY id";
const CITIES = "SELECT id, name FROM cities WHERE id = ANY($1::bigint[])";

/** Reads the names of businesses, up to a number of them, and of cities on a map. */
export async function mapNames(tx: Transaction, { ids, cityIds }: PlacedBusinesses, namedLimit: number) {
  const cities = await tx.rows<{ id: number; name: string }>(CITIES, [cityIds]);
  return {
    businesses: ids.length > namedLimit ? undefined : await tx.values<string>(BUSINESSES, [ids]),
    cities: new Map(cities.map(({ id, name }) => [id, name])),
  };
}
