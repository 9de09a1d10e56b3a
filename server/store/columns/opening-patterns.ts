import type { OpeningHours, SpecialDay } from "#contract/business";
import { dependsOnToday, isOpenAt, readOpenAt } from "#domain/opening-hours/open-at/open-at";
import { openStateAt } from "#domain/opening-hours/open-state";
import { weekMinute } from "#domain/opening-hours/week-minute";

/** Distinct opening hours, time zone and special days, which many businesses share; there are some thousands. */
export interface OpeningPattern {
  id: number;
  /** IANA name; "" when unknown. */
  timeZone: string;
  /** Minutes of the week at which the business opens and closes, alternating; days of unknown hours have none. */
  intervals: Uint16Array;
  /** Hours with special days; undefined for patterns without any. */
  special?: { hours: OpeningHours | null; days: readonly SpecialDay[] };
}

/** A row of `opening_patterns`; `hours` is read only with special days. */
export interface PatternRow {
  id: number;
  timeZone: string;
  intervals: Uint8Array;
  hours: string;
  specialDays: string;
}

/** Columns of a `PatternRow`, in the SQL of both engines. */
export const PATTERN_COLUMNS = `id, time_zone AS "timeZone", intervals, special_days AS "specialDays",
  CASE WHEN special_days = '[]' THEN '' ELSE hours END AS hours`;

export function patternOf({ id, timeZone, intervals, hours, specialDays }: PatternRow): OpeningPattern {
  const pattern = { id, timeZone, intervals: new Uint16Array(new Uint8Array(intervals).buffer) };
  if (specialDays === "[]") return pattern;
  return { ...pattern, special: { hours: hours === "" ? null : JSON.parse(hours), days: JSON.parse(specialDays) } };
}

const MINUTE_MS = 60_000;
/** Visitors choose times of lists, a byte a pattern each. */
const MAX_TIMES = 50;
const WEEK_MINUTES = 7 * 24 * 60;

/** Decides which opening patterns are open, once a minute, so that testing a business is one look into a bitmap. */
export class OpeningPatterns {
  #patterns: OpeningPattern[] = [];
  #open = new Uint8Array(0);
  #minute = -1;
  #specialPatterns: OpeningPattern[] = [];
  #openByTime = new Map<string, { minute: number; open: Uint8Array }>();
  #always: Uint8Array | undefined;

  /** Last id of the added patterns; 0 without any. */
  get lastId(): number {
    return this.#patterns.at(-1)?.id ?? 0;
  }

  clear() {
    this.#patterns = [];
    this.#specialPatterns = [];
    this.#minute = -1;
    this.#openByTime.clear();
    this.#always = undefined;
  }

  /** Adds patterns in ascending order of ids. */
  add(patterns: readonly OpeningPattern[]) {
    if (patterns.length > 0) {
      this.#minute = -1;
      this.#openByTime.clear();
      this.#always = undefined;
    }
    for (const pattern of patterns) {
      this.#patterns.push(pattern);
      if (pattern.special !== undefined) this.#specialPatterns.push(pattern);
    }
  }

  /** Returns a bitmap with 1 at the id of each pattern that is open. */
  openAt(at: Date): Uint8Array {
    const minuteNow = Math.floor(at.getTime() / MINUTE_MS);
    if (minuteNow === this.#minute) return this.#open;
    this.#minute = minuteNow;
    this.#open = new Uint8Array(this.lastId + 1);
    for (const { id, timeZone, intervals, special } of this.#patterns) {
      const zone = timeZone === "" ? null : timeZone;
      if (special !== undefined) {
        if (openStateAt(special.hours, zone, at, special.days) === "open") this.#open[id] = 1;
        continue;
      }
      const minute = weekMinute(zone, at);
      // Without a time zone only a pattern that never closes is known to be open.
      if (minute === undefined ? isWholeWeek(intervals) : includes(intervals, minute)) this.#open[id] = 1;
    }
    return this.#open;
  }

  /**
   * Returns a bitmap with 1 at the id of each pattern that is open at a value of the parameter `openAt`, cached for a minute. Only patterns with
   * special days change from one minute to the next, if the value has the name of a day.
   */
  openAtTime(value: string, now: Date): Uint8Array {
    const minute = Math.floor(now.getTime() / MINUTE_MS);
    const cached = this.#openByTime.get(value);
    if (cached?.minute === minute) return cached.open;
    const time = readOpenAt(value);
    const open = cached?.open ?? new Uint8Array(this.lastId + 1);
    const isOnlySpecial = cached !== undefined && time !== undefined && !dependsOnToday(time);
    for (const { id, timeZone, intervals, special } of isOnlySpecial ? this.#specialPatterns : this.#patterns) {
      const week = { timeZone: timeZone === "" ? null : timeZone, intervals, special };
      open[id] = time !== undefined && isOpenAt(week, time, now) ? 1 : 0;
    }
    if (this.#openByTime.size >= MAX_TIMES) this.#openByTime.clear();
    this.#openByTime.set(value, { minute, open });
    return open;
  }

  /** Returns a bitmap with 1 at the id of each pattern that is open at every minute of the week. */
  alwaysOpen(): Uint8Array {
    if (this.#always === undefined) {
      this.#always = new Uint8Array(this.lastId + 1);
      for (const { id, intervals } of this.#patterns) if (isWholeWeek(intervals)) this.#always[id] = 1;
    }
    return this.#always;
  }
}

function isWholeWeek(intervals: Uint16Array): boolean {
  let endSoFar = 0;
  while (endSoFar < WEEK_MINUTES) {
    const nextIndex = intervals.findIndex(
      (from, index) => index % 2 === 0 && from <= endSoFar && (intervals[index + 1] ?? 0) > endSoFar,
    );
    if (nextIndex === -1) return false;
    endSoFar = intervals[nextIndex + 1] ?? 0;
  }
  return true;
}

function includes(intervals: Uint16Array, minute: number): boolean {
  for (let index = 0; index < intervals.length; index += 2) {
    if ((intervals[index] ?? 0) <= minute && minute < (intervals[index + 1] ?? 0)) return true;
  }
  return false;
}
