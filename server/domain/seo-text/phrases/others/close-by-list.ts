import { upperFirst } from "#domain/text/join-list";
import { servesFoodOrDrink } from "../../advice/visit-kind.ts";
import { CLOSE_KM } from "../../facts/around/close-by.ts";
import type { BusinessFacts } from "../../facts/business-facts.ts";
import type { Cite } from "../figures.ts";
import { areaOf, isVague } from "./area.ts";
import { isOrAre, items, listedFirst } from "./other-businesses.ts";

/** Names businesses of other kinds close by, each with street, kind, distance and rating. */
export function closeByItems(f: BusinessFacts, cite: Cite): string {
  return items(
    f,
    cite,
    f.closeBy().map((neighbour) => ({ ...neighbour, role: "close by" })),
    listedFirst(f),
  );
}

/** Examples: `Close by are`, `Also nearby are`, `For something to eat or drink in the area, there is`. */
export function closeByIntro(f: BusinessFacts): string {
  const neighbours = f.closeBy();
  const isClose = !isVague(f) && (neighbours.at(-1)?.distanceKm ?? 0) <= CLOSE_KM;
  const area = isClose ? "close by" : areaOf(f, neighbours);
  const are = isOrAre(neighbours.length);
  // "Also in the area" may be said of others of its kind.
  if (!isClose && f.neighbours().length > 0 && (servesFoodOrDrink(f.visit) || !f.isCloseByForMeals()))
    return `${neighbours.length === 1 ? "Another place" : "Other places"} ${area} ${are}`;
  if (servesFoodOrDrink(f.visit) || !f.isCloseByForMeals())
    return f.neighbours().length === 0 ? `${upperFirst(area)} ${are}` : `Also ${area} ${are}`;
  return `For something to eat or drink ${area}, there ${are}`;
}
