import type { BusinessDraft } from "#contract/business";
import { joinList } from "../text/join-list.ts";

/** Number of names that a sentence has; further ones are counted. */
const MAX_NAMES = 3;
/** Matches names that contain a word for an area. */
const AREA = /\b(?:areas?|regions?|district|county|province|state|country|nationwide|valley|metro)\b/i;

/** Names where a business without premises works: "Little Rock area", "Conway, Benton and 2 more"; "" if unknown. */
export function areaServed({ serviceAreas, city }: Pick<BusinessDraft, "serviceAreas" | "city">): string {
  const names = serviceAreas.length === 0 && city !== "" ? [city] : serviceAreas;
  const [name = ""] = names;
  if (names.length <= 1) return name === "" ? "" : areaNamed(name);
  const further = names.length - MAX_NAMES;
  return joinList(further > 1 ? [...names.slice(0, MAX_NAMES), `${further} more`] : names);
}

/** Names an area: "Little Rock, AR" becomes "Little Rock area". */
function areaNamed(name: string): string {
  if (AREA.test(name)) return name;
  const [town = name] = name.split(/,\s/);
  return `${town} area`;
}

/** Examples: `Comes to you · Little Rock area`, `Comes to you`. */
export function comesToYouLabel(area: string): string {
  return area === "" ? "Comes to you" : `Comes to you · ${area}`;
}
