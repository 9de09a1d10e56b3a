import type { Attributes } from "#contract/business";
import { attributesPresent } from "#domain/attributes/attribute-identity";
import { joinList } from "#domain/text/join-list";
import { deniedLabels } from "./denied-labels.ts";

/** Parts of a place, by the labels of their attributes. */
const PARTS = Object.entries({
  "Wheelchair-accessible entrance": "entrance",
  "Wheelchair-accessible restroom": "restroom",
  "Wheelchair-accessible seating": "seating",
  "Wheelchair-accessible parking": "parking",
  "Wheelchair-accessible elevator": "elevator",
});
const ENTRANCE = "entrance";

/**
 * Writes one sentence about wheelchairs, so that no part is told without the others; "" if nothing is known. It names the entrance first,
 * since without it the other parts are of little use; what the other parts lack is not told alone.
 */
export function wheelchairSentence(attributes: Attributes): string {
  const present = new Set(attributesPresent(attributes).map(({ label }) => label));
  const denied = deniedLabels(attributes);
  const [accessible, inaccessible] = [present, denied].map((labels) =>
    PARTS.flatMap(([label, part]) => (labels.has(label) ? part : [])),
  ) as [string[], string[]];
  const missing = inaccessible.filter((part) => part !== ENTRANCE);
  const notAccessible = `${joinList(missing)} ${missing.length === 1 ? "is" : "are"}`;
  const verb = accessible.length === 1 ? "is" : "are";
  if (inaccessible.includes(ENTRANCE)) {
    if (accessible.length === 0)
      return missing.length === 0 ? "The entrance is not wheelchair accessible." : "It is not wheelchair accessible.";
    return `The entrance is not wheelchair accessible, though the ${joinList(accessible)} ${verb}.`;
  }
  if (accessible.join() === "parking" && missing.length === 0) return "There is wheelchair-accessible parking.";
  if (accessible.length > 0 && accessible.join() !== "seating") {
    const lack = missing.length === 0 ? "" : `, but the ${notAccessible} not`;
    return `The ${joinList(accessible)} ${verb} wheelchair accessible${lack}.`;
  }
  return "";
}
