import { parseAttributes } from "../attribute-lines.ts";
import { offerKey, offerLabel } from "./offer-key.ts";

/** An entry of the checklist. */
export interface Offer {
  label: string;
  /** Example: "Service options". */
  group: string;
}

/** State of an offer in the lines of a business; `text` is neither yes nor no, such as "free". */
export type OfferState = "yes" | "no" | "text" | "unknown";

/** Reads what the lines say about each offer, by `offerKey`. */
export function readOffers(text: string): ReadonlyMap<string, OfferState> {
  const states = new Map<string, OfferState>();
  for (const line of text.split("\n")) {
    const offer = offerOf(line);
    if (offer !== undefined && states.get(offer.key) !== "yes") states.set(offer.key, offer.state);
  }
  return states;
}

/**
 * Returns the lines after an offer was ticked or unticked. Unticked means unknown. Other lines stay as they are, also those that cannot be
 * read.
 */
export function setOffer(text: string, { label, group }: Offer, isOffered: boolean): string {
  const key = offerKey(label);
  const otherLines = text.split("\n").filter((line) => line.trim() !== "" && offerOf(line)?.key !== key);
  return (isOffered ? [...otherLines, `${group}: ${label} = yes`] : otherLines).join("\n");
}

/** Offers of a business that are missing in `listed`, as entries for the checklist. */
export function furtherOffers(text: string, listed: readonly Offer[]): Offer[] {
  const listedKeys = new Set(listed.map(({ label }) => offerKey(label)));
  const further = new Map<string, Offer>();
  for (const line of text.split("\n")) {
    const offer = offerOf(line);
    if (offer?.state === "yes" && !listedKeys.has(offer.key)) further.set(offer.key, offer);
  }
  return [...further.values()].map(({ label, group }) => ({ label, group }));
}

function offerOf(line: string): (Offer & { key: string; state: OfferState }) | undefined {
  for (const [group, values] of Object.entries(parseAttributes(line).attributes)) {
    for (const [name, value] of Object.entries(values)) {
      const state = typeof value === "string" ? "text" : value ? "yes" : "no";
      return { key: offerKey(name), label: offerLabel(name), group, state };
    }
  }
  return undefined;
}
