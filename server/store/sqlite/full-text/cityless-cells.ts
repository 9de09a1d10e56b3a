import type { Database } from "better-sqlite3";
import { cellsAround } from "#domain/geography/cells";
import type { PlaceCentre } from "../../columns/place-centre.ts";
import type { Counters } from "../write/counters.ts";
import { CELL_TERM, openTermTable } from "./search-index.ts";

/** Maximum number of cells per city, the nearest ones. */
const MAX_CELLS = 32;

/** Returns grid cells of businesses with coordinates and no city, cached per revision. Call it within a transaction. */
export function openCitylessCells(db: Database, counters: Counters) {
  openTermTable(db);
  const terms = db
    .prepare<[string, string], string>("SELECT term FROM temp.search_words WHERE term > ? AND term < ?")
    .pluck();
  let cells: number[] = [];
  let revision = -1;

  function update() {
    const currentRevision = counters.get("revision");
    if (currentRevision === revision) return;
    cells = terms.all(CELL_TERM, `${CELL_TERM}~`).map((term) => Number(term.slice(CELL_TERM.length)));
    revision = currentRevision;
  }

  return {
    exist(): boolean {
      update();
      return cells.length > 0;
    },
    cellsAround(centre: PlaceCentre | undefined): number[] {
      update();
      return centre === undefined ? [] : cellsAround(cells, centre, centre.radiusKm, MAX_CELLS);
    },
  };
}
