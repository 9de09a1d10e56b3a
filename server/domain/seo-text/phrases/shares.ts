import { exactCount } from "#domain/text/count-label";
import type { Share } from "../facts/business-facts.ts";
import type { GroupFigures } from "../facts/peer-group.ts";
import type { Cite } from "./figures.ts";

/** Writes `28 of the 30` or `all 30`, which "other churches" follows. */
export function share(cite: Cite, share: Share | null, fact: string): string {
  if (share === null) return "";
  const totalText = cite(share.all, `compared, ${fact}`, exactCount(share.all));
  return share.some === share.all
    ? `all ${totalText}`
    : `${cite(share.some, fact, exactCount(share.some))} of the ${totalText}`;
}

/** Writes `none of the 12 churches`, `all 12 churches` or `5 of the 12 churches`. */
export function part(
  cite: Cite,
  partial: [count: number, fact: string],
  whole: [count: number, fact: string],
  claim: string,
): string {
  const wholeText = `${cite(whole[0], whole[1], exactCount(whole[0]))} ${claim}`;
  if (partial[0] === 0) return `none of the ${wholeText}`;
  return partial[0] === whole[0]
    ? `all ${wholeText}`
    : `${cite(partial[0], partial[1], exactCount(partial[0]))} of the ${wholeText}`;
}

/** Writes how many of the members whose hours of a day are known open on it; without `subject`, `5 of 12`. */
export function openOn(cite: Cite, group: GroupFigures, day: number, subject = "", prefix = ""): string {
  const openCount: [number, string] = [group.openOnDay[day] ?? 0, `${prefix}open on ${day}`];
  const knownCount: [number, string] = [group.knownOnDay[day] ?? 0, `${prefix}known on ${day}`];
  if (subject !== "") return part(cite, openCount, knownCount, subject);
  const wholeText = cite(knownCount[0], knownCount[1], exactCount(knownCount[0]));
  if (openCount[0] === 0) return `none of ${wholeText}`;
  return openCount[0] === knownCount[0]
    ? `all ${wholeText}`
    : `${cite(openCount[0], openCount[1], exactCount(openCount[0]))} of ${wholeText}`;
}

export function areOpenOn(group: GroupFigures, day: number): string {
  return (group.openOnDay[day] ?? 0) < 2 ? "is open" : "are open";
}
