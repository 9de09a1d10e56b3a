import type { BusinessFacts } from "./business-facts.ts";

/** Where in the text a sentence belongs. */
export type Part = "standing" | "hours" | "surroundings" | "offer";

/**
 * Writes a number that comes from the data: every figure in a text goes through it, so that a test can trace it. `fact`
 * names where it is from; `text` is how it is written when not as the number itself.
 */
export type Cite = (value: number, fact: string, text?: string) => string;

/** One way to say it: one or two whole sentences. */
export type Wording = (facts: BusinessFacts, cite: Cite) => string;

/** One thing that can be said of a business. */
export interface Topic {
  part: Part;
  /** How remarkable it is of this business, 0–1; 0: it does not hold or nothing is known. */
  weight(facts: BusinessFacts): number;
  wordings: readonly [Wording, ...Wording[]];
}

/** `one`, `two and three`, `one, two and three`. */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/** `850 m`, `2.4 km`. */
export function distanceText(km: number): string {
  return km < 0.95 ? `${Math.max(10, Math.round(km * 100) * 10)} m` : `${km.toFixed(1)} km`;
}

/** `9:00 AM` of a minute of the day; past midnight goes on from 0. */
export function timeText(minute: number): string {
  const hour = Math.floor(minute / 60) % 24;
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

/** `42`, `37.5`: hours of minutes. */
export function hoursText(minutes: number): string {
  const hours = Math.round(minutes / 6) / 10;
  return Number.isInteger(hours) ? String(hours) : hours.toFixed(1);
}
