import type { Database } from "better-sqlite3";
import type { ColumnStore } from "../../columns/column-store.ts";
import { kindsInCities } from "../../lists/kinds-in-cities.ts";

/** See `Search.kindsInCities`. Call it within a transaction. */
export function openKindsInCities(db: Database) {
  const largestCities = db.prepare<[number, number], { id: number; name: string }>(
    "SELECT id, name FROM cities WHERE business_count >= ? ORDER BY business_count DESC, city_key LIMIT ?",
  );
  const selectCategories = db.prepare<[], { id: number; slug: string; group: string }>(
    "SELECT id, slug, category_group AS 'group' FROM categories",
  );
  return (columns: ColumnStore, minBusinesses: number, maxCities: number) => {
    const categories = new Map(selectCategories.all().map((category) => [category.id, category]));
    const cities = largestCities.iterate(minBusinesses, maxCities);
    return kindsInCities(columns, cities, (id) => categories.get(id), minBusinesses);
  };
}
