import { cellsAround } from "#domain/geography/cells";
import type { ColumnStore } from "../../columns/column-store.ts";
import type { PlaceCentre } from "../../columns/place-centre.ts";

/** Maximum cells per city; the nearest count. */
const MAX_CELLS = 32;

/** Returns grid cells of businesses that have coordinates but no city, cached per revision. Call it while the columns are in use. */
export function openCitylessCells() {
  let cells: number[] = [];
  let cachedRevision = -1;

  function update(columns: ColumnStore, revision: number) {
    if (revision === cachedRevision) return;
    cells = cellsWithoutCity(columns);
    cachedRevision = revision;
  }

  return {
    exist(columns: ColumnStore, revision: number): boolean {
      update(columns, revision);
      return cells.length > 0;
    },
    cellsAround(columns: ColumnStore, revision: number, centre: PlaceCentre | undefined): number[] {
      update(columns, revision);
      return centre === undefined ? [] : cellsAround(cells, centre, centre.radiusKm, MAX_CELLS);
    },
  };
}

function cellsWithoutCity({ size, cityId, categoryId, cell }: ColumnStore): number[] {
  const cells = new Set<number>();
  for (let position = 0; position < size; position++) {
    if (cityId[position] !== 0 || categoryId[position] === 0 || cell[position] === 0) continue;
    cells.add(cell[position] as number);
  }
  return [...cells];
}
