import type { ColumnStore } from "../../columns/column-store.ts";
import { kindsInCities } from "../../lists/kinds-in-cities.ts";
import type { Transaction } from "../connection/transaction.ts";
import type { ReadCategories } from "./category-dictionary.ts";

const LARGEST_CITIES =
  "SELECT id, name FROM cities WHERE business_count >= $1 ORDER BY business_count DESC, city_key LIMIT $2";

/** See `Search.kindsInCities`. */
export function openKindsInCities(readCategories: ReadCategories) {
  return async (tx: Transaction, columns: ColumnStore, minBusinesses: number, maxCities: number) => {
    const cities = await tx.rows<{ id: number; name: string }>(LARGEST_CITIES, [minBusinesses, maxCities]);
    const dictionary = await readCategories(tx);
    return kindsInCities(columns, cities, (id) => dictionary.get(id), minBusinesses);
  };
}
