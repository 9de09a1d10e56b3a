import { fitsHeading } from "#domain/seo-text/text-blocks";
import type { BusinessFacts } from "./facts/business-facts.ts";
import { FIRST_NEAREST, FURTHER_NEAREST } from "./phrases/other-businesses.ts";
import type { Part } from "./topics/topic.ts";

/** Parts after the opening that have a heading. */
type HeadedPart = Exclude<Part, "opening" | "described">;
const HEADINGS: Readonly<Record<HeadedPart, string>> = {
  hours: "Opening hours",
  offer: "What it offers",
  contact: "Address and contact",
  standing: "How it compares",
  surroundings: "Where else to look",
  around: "A short walk away",
  town: "In the area",
  unknown: "What we do not know yet",
  about: "Good to know",
};
/** Returns the heading of a section that has these topics; one that names what is not below it would mislead. */
export function headingOf(part: HeadedPart, facts: BusinessFacts, ids: readonly string[]): string {
  const { business, comesToYou, hasOddHours, isWorship } = facts;
  const isAll = (...expected: string[]) => ids.every((id) => expected.includes(id));
  if (part === "contact" && isAll("address", "post-box", "located-in", "access")) return "Address";
  if (part === "contact" && !ids.some((id) => id === "address" || id === "post-box")) return "Contact";
  if (part === "offer" && isAll("price", "payment")) return "Prices and payment";
  if (part === "offer" && isAll("access-inside")) return "Parking and access";
  if (part === "offer" && isAll("practical", "price", "payment", "access-inside")) return "Practical details";
  if (part === "hours" && hasOddHours) return "Hours as listed";
  if (part === "hours" && isWorship) return "Hours listed";
  if (part === "hours" && comesToYou) return "Hours";
  if (part === "standing" && isAll("star-counts")) return "Its reviews";
  if (part === "surroundings") return [othersHeading(facts, ids), HEADINGS.surroundings].find(fitsHeading) ?? "";
  if (part === "town" && business.city !== "")
    return [`In and around ${business.city}`].find(fitsHeading) ?? HEADINGS.town;
  return HEADINGS[part];
}

/** Nothing further away is called nearby. */
const MAX_NEARBY_KM = 2;

/** Examples: `Other dentists nearby`, `Other dentists in and around Austin`, `Other dentists in Austin`. */
function othersHeading(
  { kind, isWorship, nearest, othersPlace, business }: BusinessFacts,
  ids: readonly string[],
): string {
  if (nearest.length === 0) return `Other ${kind.some} ${othersPlace}`;
  const count = ids.includes("furthest") ? nearest.length : ids.includes("further") ? FURTHER_NEAREST : FIRST_NEAREST;
  const listed = nearest.slice(0, count);
  const isOfChurches = listed.every(({ peer }) => /\bchurch$/i.test(peer.kind.english));
  const others = !isWorship ? kind.some : isOfChurches ? "churches" : "places of worship";
  const isNearby = listed.every(({ distanceKm }) => distanceKm <= MAX_NEARBY_KM);
  const around = business.city === "" ? "in the area" : `in and around ${business.city}`;
  return `Other ${others} ${isNearby ? "nearby" : around}`;
}
