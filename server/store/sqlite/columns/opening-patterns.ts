import type { Database } from "better-sqlite3";
import { OpeningPatterns, PATTERN_COLUMNS, type PatternRow, patternOf } from "../../columns/opening-patterns.ts";
import type { Counters } from "../write/counters.ts";

export type PatternBitmaps = ReturnType<typeof openOpeningPatterns>;

/** Returns bitmaps of the opening patterns that are open; reads new patterns at each call. Call it within a transaction. */
export function openOpeningPatterns(db: Database, counters: Counters) {
  const selectAfter = db.prepare<[number], PatternRow>(
    `SELECT ${PATTERN_COLUMNS} FROM opening_patterns WHERE id > ? ORDER BY id`,
  );
  const patterns = new OpeningPatterns();
  let generation = -1;

  function update() {
    // Within one generation patterns are only ever added.
    const generationNow = counters.get("generation");
    if (generationNow !== generation) patterns.clear();
    generation = generationNow;
    patterns.add(selectAfter.all(patterns.lastId).map(patternOf));
  }

  return {
    openAt(at: Date): Uint8Array {
      update();
      return patterns.openAt(at);
    },
    openAtTime(time: string, now: Date): Uint8Array {
      update();
      return patterns.openAtTime(time, now);
    },
    alwaysOpen(): Uint8Array {
      update();
      return patterns.alwaysOpen();
    },
  };
}
