import { type DistanceUnit, distanceLabel } from "#domain/geography/distance";
import type { Peer } from "../facts/peer.ts";
import { unshouted, withoutBracket, withoutSlogan } from "./short-name.ts";

/**
 * Writes a number that comes from the data, so that a test can trace every figure of a text. `fact` names its source; `text` is its written
 * form, if it is not the number itself. Businesses that are named are cited too, by their id.
 */
export type Cite = (value: number, fact: string, text?: string) => string;

/** A figure as it is written in a text, and the fact that it states. */
export interface Citation {
  text: string;
  value: number;
  fact: string;
}

export interface CitedText {
  text: string;
  citations: Citation[];
}

/** Writes a text and collects the citations of its figures. */
export function citeText(write: (cite: Cite) => string): CitedText {
  const citations: Citation[] = [];
  const text = write((value, fact, figureText = String(value)) => {
    citations.push({ text: figureText, value, fact });
    return figureText;
  });
  return { text, citations };
}

/** Writes the name of another business without slogan, bracket and shouting; `role` says why it is named. */
export function citeName(cite: Cite, { id, name }: Peer, role: string): string {
  return cite(id, `name: ${role}`, unshouted(withoutBracket(withoutSlogan(name))));
}

/** Positions within this distance are one: half of the least distance that is written. */
const SAME_SPOT_KM: Readonly<Record<DistanceUnit, number>> = { km: 0.005, mi: 0.00762 };

/** Examples: `850 m`, `2.4 km`, `300 ft`, `1.5 mi`; "" for one point on the map, which is no distance. */
export function citeDistance(cite: Cite, km: number, unit: DistanceUnit): string {
  if (km < SAME_SPOT_KM[unit]) return "";
  return cite(km, "distance", distanceLabel(km, unit));
}

/** Formats a minute of the day as `9 AM`, `9:30 AM`, `noon`, `midnight`; past midnight it continues from 0. */
export function timeText(minute: number): string {
  if (minute % 1440 === 0) return "midnight";
  if (minute % 1440 === 720) return "noon";
  const hour = Math.floor(minute / 60) % 24;
  const minutes = minute % 60 === 0 ? "" : `:${String(minute % 60).padStart(2, "0")}`;
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? "AM" : "PM"}`;
}
