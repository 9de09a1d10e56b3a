import type { BusinessFacts } from "../../facts/business-facts.ts";
import type { Neighbour } from "../../facts/neighbours.ts";
import type { Cite } from "../figures.ts";
import { areaOf } from "./area.ts";
import { FIRST_NEAREST, items, MAX_FURTHER, roleOf } from "./other-businesses.ts";

/** Matches kinds that are of no faith in particular. */
const ANY_FAITH = /^(?:christian|non-?denominational|religious)/i;
/** Maximum number of places of one faith. */
const MAX_SAME_FAITH = 3;

/** Returns neighbours of its own faith beyond the nearest places of worship, which are of any. */
export function sameFaith(f: BusinessFacts): readonly Neighbour[] {
  if (!f.isWorship || f.isGenericKind || ANY_FAITH.test(f.label)) return [];
  return f
    .neighbours()
    .slice(FIRST_NEAREST + MAX_FURTHER)
    .filter(({ peer }) => roleOf(peer, f) === "nearest")
    .slice(0, MAX_SAME_FAITH);
}

/** Example: `Other Baptist churches in the area include First Baptist Church on Main Street (3 mi south)`. */
export function sameFaithItems(f: BusinessFacts, cite: Cite): string {
  const neighbours = sameFaith(f);
  const [subject, verb] =
    neighbours.length === 1 ? [`Another ${f.kind.someOne}`, "is"] : [`Other ${f.kind.some}`, "include"];
  const list = neighbours.map((neighbour) => ({ ...neighbour, role: "nearest" }));
  return `${subject} ${areaOf(f, neighbours)} ${verb} ${items(f, cite, list)}`;
}
