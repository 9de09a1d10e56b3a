import type { Attributes } from "#contract/business";
import { attributesPresent } from "#domain/attributes/attribute-identity";
import { joinList, orList } from "#domain/text/join-list";
import { deniedLabels } from "./denied-labels.ts";
import { OFFER_WORDS } from "./offer-words-data.ts";

const PARTS = Object.entries(OFFER_WORDS.accessible);
const ENTRANCE = "entrance";

/** One sentence about wheelchairs, so that no part is told without the others; "" if nothing is known. */
export interface WheelchairSentence {
  text: string;
  /** Some part is accessible. */
  isOffer: boolean;
}

/** Names the entrance first, since without it the other parts are of little use. */
export function wheelchairSentence(attributes: Attributes): WheelchairSentence {
  const present = new Set(attributesPresent(attributes).map(({ label }) => label));
  const denied = deniedLabels(attributes);
  const [accessible, inaccessible] = [present, denied].map((labels) =>
    PARTS.flatMap(([label, part]) => (labels.has(label) ? part : [])),
  ) as [string[], string[]];
  return { text: sentenceOf(accessible, inaccessible), isOffer: accessible.length > 0 };
}

function sentenceOf(accessible: readonly string[], inaccessible: readonly string[]): string {
  const missing = orList(
    inaccessible.filter((part) => part !== ENTRANCE).map((part) => `wheelchair-accessible ${part}`),
  );
  const verb = accessible.length === 1 ? "is" : "are";
  if (inaccessible.includes(ENTRANCE)) {
    if (accessible.length === 0) return "It is not wheelchair accessible.";
    const rest = missing === "" ? "" : ` There is no ${missing} either.`;
    return `Its entrance is not accessible by wheelchair, though its ${joinList(accessible)} ${verb}.${rest}`;
  }
  if (accessible.length > 0) {
    const lack = missing === "" ? "" : `, but there is no ${missing}`;
    return `Its ${joinList(accessible)} ${verb} accessible by wheelchair${lack}.`;
  }
  return missing === "" ? "" : `There is no ${missing}; we do not know about its entrance.`;
}
