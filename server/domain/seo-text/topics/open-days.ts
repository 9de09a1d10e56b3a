import type { BusinessFacts } from "../facts/business-facts.ts";

export const SUNDAY = 6;

export function opensOn({ week }: BusinessFacts, day: number): boolean {
  return ((week?.openDays ?? 0) & (1 << day)) > 0;
}

/** Tells whether it is known to be closed. */
export function isClosedOn(f: BusinessFacts, day: number): boolean {
  return ((f.week?.knownDays ?? 0) & (1 << day)) > 0 && !opensOn(f, day);
}
