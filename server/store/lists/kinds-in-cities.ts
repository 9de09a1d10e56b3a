import { isGroup } from "#domain/categories/all-groups";
import type { ColumnStore } from "../columns/column-store.ts";
import { Histogram } from "../columns/facet-counts.ts";
import type { KindInCity } from "../port/search.ts";

/** All counts reuse this histogram. */
const categories = new Histogram();

/** Category of an id; undefined for an unknown one. */
type CategoryOf = (id: number) => { slug: string; group: string } | undefined;

/** See `Search.kindsInCities`. The order of the cities remains. */
export function kindsInCities(
  columns: ColumnStore,
  cities: Iterable<{ id: number; name: string }>,
  categoryOf: CategoryOf,
  minBusinesses: number,
): KindInCity[] {
  const kinds: KindInCity[] = [];
  for (const { id, name } of cities) {
    const counts = [...countKinds(columns, id, categoryOf)].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
    for (const [slug, count] of counts) if (count >= minBusinesses) kinds.push({ city: name, slug });
  }
  return kinds;
}

/** Counts the businesses of a city by slug of categories and groups. A category named like a group counts as the group. */
function countKinds(columns: ColumnStore, cityId: number, categoryOf: CategoryOf): Map<string, number> {
  for (const position of columns.positionsInCity(cityId)) categories.add(columns.categoryId[position] as number);
  const counts = new Map<string, number>();
  const add = (slug: string, count: number) => counts.set(slug, (counts.get(slug) ?? 0) + count);
  for (const { id, count } of categories.flush()) {
    const { slug = "", group = "" } = categoryOf(id) ?? {};
    if (slug !== "" && !isGroup(slug)) add(slug, count);
    if (isGroup(group)) add(group, count);
  }
  return counts;
}
