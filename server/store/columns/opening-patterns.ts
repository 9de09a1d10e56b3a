import { weekMinute } from "#domain/opening-hours/week-minute";

/** Distinct opening hours and time zone, which many businesses share; there are some thousands. */
export interface OpeningPattern {
  id: number;
  /** IANA name; "" when unknown. */
  timeZone: string;
  /** Minutes of the week at which it opens and closes, in turn. */
  intervals: Uint16Array;
}

const MINUTE_MS = 60_000;

/** Which opening patterns are open: computed once a minute, so that testing a business is one look into a bitmap. */
export class OpeningPatterns {
  #patterns: OpeningPattern[] = [];
  #open = new Uint8Array(0);
  #minute = -1;

  /** Of the patterns that were added; 0 without any. */
  get lastId(): number {
    return this.#patterns.at(-1)?.id ?? 0;
  }

  clear() {
    this.#patterns = [];
    this.#minute = -1;
  }

  /** In ascending order of ids. */
  add(patterns: readonly OpeningPattern[]) {
    if (patterns.length > 0) this.#minute = -1;
    for (const pattern of patterns) this.#patterns.push(pattern);
  }

  /** Bitmap with 1 at the id of each pattern that is open. */
  openAt(at: Date): Uint8Array {
    const minute = Math.floor(at.getTime() / MINUTE_MS);
    if (minute === this.#minute) return this.#open;
    this.#minute = minute;
    this.#open = new Uint8Array(this.lastId + 1);
    for (const { id, timeZone, intervals } of this.#patterns) {
      if (includes(intervals, weekMinute(timeZone === "" ? null : timeZone, at))) this.#open[id] = 1;
    }
    return this.#open;
  }
}

function includes(intervals: Uint16Array, minute: number): boolean {
  for (let at = 0; at < intervals.length; at += 2) {
    if ((intervals[at] ?? 0) <= minute && minute < (intervals[at + 1] ?? 0)) return true;
  }
  return false;
}
