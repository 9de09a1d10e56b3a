import { exactCount } from "#domain/text/count-label";
import type { BusinessFacts } from "../facts/business-facts.ts";

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

/** `850 m`, `2.4 km`; under five metres is `next door`. */
export function distanceText(km: number): string {
  if (km < 0.005) return "next door";
  return km < 0.95 ? `${Math.round(km * 100) * 10} m` : `${km.toFixed(1)} km`;
}

/** `9:00 AM`, `noon`, `midnight` of a minute of the day; past midnight goes on from 0. */
export function timeText(minute: number): string {
  if (minute % 1440 === 0) return "midnight";
  if (minute % 1440 === 720) return "noon";
  const hour = Math.floor(minute / 60) % 24;
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

/** `42`, `37.5`: hours of minutes. */
export function hoursText(minutes: number): string {
  const hours = Math.round(minutes / 6) / 10;
  return Number.isInteger(hours) ? String(hours) : hours.toFixed(1);
}

/** `none of the churches`, `all 12 churches` or `5 of the 12 churches`. */
export function partText(
  cite: Cite,
  part: [count: number, fact: string],
  whole: [count: number, fact: string],
  what: string,
): string {
  if (part[0] === 0) return `none of the ${what}`;
  const all = `${cite(whole[0], whole[1], exactCount(whole[0]))} ${what}`;
  return part[0] === whole[0] ? `all ${all}` : `${cite(part[0], part[1], exactCount(part[0]))} of the ${all}`;
}

/** `hardly any of`, `72 percent of`, `all`: goes on with "the other churches". */
export function shareText(cite: Cite, percent: number, fact: string): string {
  if (percent === 0) return "hardly any of";
  return percent === 100 ? "all" : `${cite(percent, fact)} percent of`;
}
