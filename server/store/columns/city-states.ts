import type { ColumnStore } from "./column-store.ts";

/** Counts businesses of a city by state and country, most first. */
export function countStates(
  columns: ColumnStore,
  city: number,
): { stateId: number; countryId: number; count: number }[] {
  const { stateId, countryId } = columns;
  const groups = new Map<string, { stateId: number; countryId: number; count: number }>();
  for (const position of columns.positionsInCity(city)) {
    const ids = { stateId: stateId[position] as number, countryId: countryId[position] as number };
    const key = `${ids.stateId} ${ids.countryId}`;
    const group = groups.get(key) ?? { ...ids, count: 0 };
    group.count++;
    groups.set(key, group);
  }
  return [...groups.values()].toSorted((a, b) => b.count - a.count);
}
