import type { Attributes } from "#contract/business";
import { attributeIdentity, attributesPresent } from "#domain/attributes/attribute-identity";
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
  const confirmed = new Set(attributesPresent(attributes).map(({ label }) => label));
  const denied = deniedLabels(attributes);
  // Sources name one part twice, as a toilet and as a restroom, and may contradict themselves.
  const present = new Set([...confirmed].filter((label) => !isContradicted(attributes, label)));
  const [accessible, inaccessible] = [present, denied].map((labels) =>
    PARTS.flatMap(([label, part]) => (labels.has(label) ? part : [])),
  ) as [string[], string[]];
  const missing = inaccessible.filter((part) => part !== ENTRANCE);
  const notAccessible = `${joinList(missing)} ${missing.length === 1 ? "is" : "are"}`;
  const verb = accessible.length === 1 ? "is" : "are";
  if (inaccessible.includes(ENTRANCE)) {
    if (accessible.length === 0) return noneAccessible(missing);
    return `The entrance is not wheelchair accessible, though the ${joinList(accessible)} ${verb}.`;
  }
  if (accessible.join() === "parking" && missing.length === 0) return "There is wheelchair-accessible parking.";
  if (accessible.length > 0 && accessible.join() !== "seating") {
    const lack = missing.length === 0 ? "" : `, but the ${notAccessible} not`;
    return `The ${joinList(accessible)} ${verb} wheelchair accessible${lack}.`;
  }
  return "";
}

function isContradicted(attributes: Attributes, label: string): boolean {
  return Object.entries(attributes).some(([group, values]) =>
    Object.entries(values).some(([name, value]) => value === false && attributeIdentity(group, name)?.label === label),
  );
}

/** Names the entrance and the other parts that are denied: nobody knows of the rest of the place. */
function noneAccessible(others: readonly string[]): string {
  const [other, ...more] = others;
  if (other === undefined) return "The entrance is not wheelchair accessible.";
  if (more.length === 0) return `Neither the entrance nor the ${other} is wheelchair accessible.`;
  return `The ${joinList([ENTRANCE, ...others])} are not wheelchair accessible.`;
}
