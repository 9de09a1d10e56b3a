import type { Database } from "better-sqlite3";
import { weekMinute } from "#domain/opening-hours/week-minute";
import type { Counters } from "../write/counters.ts";

interface Pattern {
  id: number;
  timeZone: string;
  /** Minutes of the week at which it opens and closes, in turn. */
  intervals: Uint16Array;
}

const MINUTE = 60_000;

export type OpeningPatterns = ReturnType<typeof openOpeningPatterns>;

/**
 * Which opening patterns (distinct hours and time zone, some thousands) are open at a moment: worked out once a
 * minute, so that of a business no more is asked than whether a number is in a set.
 */
export function openOpeningPatterns(db: Database, counters: Counters) {
  const since = db.prepare<[number], { id: number; time_zone: string; intervals: Buffer }>(
    "SELECT id, time_zone, intervals FROM opening_patterns WHERE id > ? ORDER BY id",
  );
  let patterns: Pattern[] = [];
  let open = new Uint8Array(0);
  let generation = -1;
  let minute = -1;

  /** Patterns are only ever added, within one generation. */
  function readNew(): boolean {
    const now = counters.get("generation");
    const replaced = now !== generation;
    if (replaced) patterns = [];
    generation = now;
    const found = since.all(patterns.at(-1)?.id ?? 0);
    for (const { id, time_zone, intervals } of found) {
      patterns.push({ id, timeZone: time_zone, intervals: new Uint16Array(new Uint8Array(intervals).buffer) });
    }
    return replaced || found.length > 0;
  }

  return {
    /** 1 at the id of each pattern that is open at this moment. */
    openAt(at: Date): Uint8Array {
      const asked = Math.floor(at.getTime() / MINUTE);
      if (!readNew() && asked === minute) return open;
      minute = asked;
      open = new Uint8Array((patterns.at(-1)?.id ?? 0) + 1);
      for (const { id, timeZone, intervals } of patterns) {
        if (holds(intervals, weekMinute(timeZone === "" ? null : timeZone, at))) open[id] = 1;
      }
      return open;
    },
  };
}

function holds(intervals: Uint16Array, minute: number): boolean {
  for (let at = 0; at < intervals.length; at += 2) {
    if ((intervals[at] ?? 0) <= minute && minute < (intervals[at + 1] ?? 0)) return true;
  }
  return false;
}
