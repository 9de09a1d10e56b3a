import { WEEKDAYS } from "#domain/opening-hours/opening-hours";
import { joinList } from "#domain/text/join-list";
import { servesFoodOrDrink } from "../../advice/visit-kind.ts";
import type { BusinessFacts } from "../../facts/business-facts.ts";
import { opensOn, SUNDAY } from "../../facts/hours/week.ts";
import type { Peer } from "../../facts/peer.ts";
import { type Cite, citeName } from "../figures.ts";
import { FIRST_NEAREST, MAX_FURTHER, roleOf } from "./other-businesses.ts";

const SATURDAY = 5;
/** Maximum number of names. */
const MAX_OPEN = 3;
const MIN_NAMED = 2;

/** A day of the weekend, and some others that are open then. */
interface WeekendHelp {
  day: (typeof WEEKDAYS)[number];
  others: readonly { peer: Peer; role: string }[];
}

/** Returns a day of the weekend without known hours of its own, on which a few of the others that the text names are open. */
export function weekendHelp(f: BusinessFacts): WeekendHelp | undefined {
  if (f.isWorship || f.visit === "stay" || servesFoodOrDrink(f.visit) || f.week?.isRoundTheClock) return undefined;
  const named = namedOthers(f);
  // The sentence would repeat the only name of the one before.
  if (named.length < MIN_NAMED) return undefined;
  for (const day of [SUNDAY, SATURDAY]) {
    const others = opensOn(f.week, day) ? [] : named.filter(({ peer }) => opensOn(peer.hours, day));
    if (others.length > 0 && others.length <= MAX_OPEN) return { day: WEEKDAYS[day] ?? "Sunday", others };
  }
  return undefined;
}

/** Example: `Staley Electric and Heath Electric`. */
export function openOnWeekend(f: BusinessFacts, cite: Cite): string {
  return joinList((weekendHelp(f)?.others ?? []).map(({ peer, role }) => citeName(cite, peer, role)));
}

/** Returns the others that the text names. */
function namedOthers(f: BusinessFacts): { peer: Peer; role: string }[] {
  const near = f.neighbours().slice(0, FIRST_NEAREST + MAX_FURTHER);
  return near.length > 0
    ? near.map(({ peer }) => ({ peer, role: roleOf(peer, f) }))
    : (f.hasOthersToName ? f.otherPeers() : []).map((peer) => ({ peer, role: "other" }));
}
