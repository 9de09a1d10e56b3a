import type { BusinessFilter } from "../port/search.ts";
import { mapFlags } from "./flags.ts";
import type { ColumnFilter } from "./predicates.ts";

/** `cityCells` are grid cells around the city, for `BusinessFilter.withCityless`. */
export interface FilterWithCells extends BusinessFilter {
  cityCells?: readonly number[];
}

/** Values that an engine looks up for a filter. */
type Lookups = Pick<
  ColumnFilter,
  "ids" | "attributeIds" | "groupCategories" | "openPatterns" | "openAtPatterns" | "alwaysOpenPatterns"
>;

/** Returns all conditions of a filter except its words. */
export function filterConditions(filter: FilterWithCells, { ids, ...bitmaps }: Lookups): ColumnFilter {
  const { minRating, priceLevel, near, bounds, missing, isOperational, cityCells } = filter;
  const city = cityCells && ids.find(([column]) => column === "cityId");
  return {
    ids: city === undefined ? ids : ids.filter((candidate) => candidate !== city),
    cityOrCells: city && { id: city[1], cells: new Set(cityCells) },
    flags: mapFlags((name) => filter[name]),
    minRating,
    priceLevel,
    near,
    bounds,
    missing,
    isOperational,
    among: filter.ids && new Set(filter.ids),
    idTest: filter.idTest,
    ...bitmaps,
  };
}
