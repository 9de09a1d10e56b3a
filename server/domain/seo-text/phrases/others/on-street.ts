import { joinList } from "#domain/text/join-list";
import type { BusinessFacts } from "../../facts/business-facts.ts";
import type { Cite } from "../figures.ts";
import { isOrAre, item, roadOf } from "./other-businesses.ts";

/** Examples: `Max Bar (a bar) and Alpha Bakery`. */
export function onStreetItems(f: BusinessFacts, cite: Cite): string {
  const list = f.onStreet().map((peer) => ({ peer, distanceKm: null, role: "on street", hidesRating: true }));
  return joinList(list.map((listed) => item(f, cite, listed, [], true)));
}

/** Examples: `On the same street is`, `On the same road are`. */
export function onStreetIntro(f: BusinessFacts): string {
  return `On the same ${roadOf(f.street)} ${isOrAre(f.onStreet().length)}`;
}
