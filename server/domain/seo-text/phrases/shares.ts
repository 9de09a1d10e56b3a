import { exactCount } from "#domain/text/count-label";
import type { GroupFigures } from "../facts/peer-group.ts";
import type { Cite } from "./figures.ts";

/** `72 percent of`, `all`: goes on with "the other churches". */
export function share(cite: Cite, percent: number | null, fact: string): string {
  return percent === 100 ? "all" : `${cite(percent ?? 0, fact)} percent of`;
}

/** `none of the churches`, `all 12 churches` or `5 of the 12 churches`. */
export function part(
  cite: Cite,
  some: [count: number, fact: string],
  all: [count: number, fact: string],
  what: string,
): string {
  if (some[0] === 0) return `none of the ${what}`;
  const whole = `${cite(all[0], all[1], exactCount(all[0]))} ${what}`;
  return some[0] === all[0] ? `all ${whole}` : `${cite(some[0], some[1], exactCount(some[0]))} of the ${whole}`;
}

/** How many of the members whose hours of a day are known open on it; without `what`, `5 of 12`. */
export function openOn(cite: Cite, group: GroupFigures, day: number, what = "", prefix = ""): string {
  const open: [number, string] = [group.openOnDay[day] ?? 0, `${prefix}open on ${day}`];
  const known: [number, string] = [group.knownOnDay[day] ?? 0, `${prefix}known on ${day}`];
  if (what !== "") return part(cite, open, known, what);
  if (open[0] === 0) return "none";
  const whole = cite(known[0], known[1], exactCount(known[0]));
  return open[0] === known[0] ? `all ${whole}` : `${cite(open[0], open[1], exactCount(open[0]))} of ${whole}`;
}

export function areOpenOn(group: GroupFigures, day: number): string {
  return group.openOnDay[day] === 1 ? "is open" : "are open";
}
