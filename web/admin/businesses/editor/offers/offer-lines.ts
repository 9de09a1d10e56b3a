import type { AttributeFacet } from "#contract/facets";
import { attributeIdentity } from "#domain/attributes/attribute-identity";
import { parseAttributes } from "../attribute-lines.ts";

export type Offer = Pick<AttributeFacet, "slug" | "label" | "group">;

/** What the lines of a business say about an offer; `text` is neither yes nor no, such as "free". */
export type OfferState = "yes" | "no" | "text" | "unknown";

/** Reads what the lines say about each offer, by slug, however they spell it. */
export function readOffers(text: string): ReadonlyMap<string, OfferState> {
  const states = new Map<string, OfferState>();
  for (const line of text.split("\n")) {
    const offer = offerOf(line);
    if (offer !== undefined && states.get(offer.slug) !== "yes") states.set(offer.slug, offer.state);
  }
  return states;
}

/**
 * Returns the lines after an offer was ticked or unticked. Unticked means unknown. Other lines stay as they are, also those that cannot be
 * read.
 */
export function setOffer(text: string, { slug, label, group }: Offer, isOffered: boolean): string {
  const otherLines = text.split("\n").filter((line) => line.trim() !== "" && offerOf(line)?.slug !== slug);
  return (isOffered ? [...otherLines, `${group}: ${label} = yes`] : otherLines).join("\n");
}

/** Offers of a business that are missing in `listed`, as entries for the checklist. */
export function furtherOffers(text: string, listed: readonly Offer[]): Offer[] {
  const slugs = new Set(listed.map(({ slug }) => slug));
  const further = new Map<string, Offer>();
  for (const line of text.split("\n")) {
    const offer = offerOf(line);
    if (offer?.state === "yes" && !slugs.has(offer.slug)) further.set(offer.slug, offer);
  }
  return [...further.values()];
}

function offerOf(line: string): (Offer & { state: OfferState }) | undefined {
  for (const [group, values] of Object.entries(parseAttributes(line).attributes)) {
    for (const [name, value] of Object.entries(values)) {
      const identity = attributeIdentity(group, name);
      if (identity === undefined) return undefined;
      return { ...identity, state: typeof value === "string" ? "text" : value ? "yes" : "no" };
    }
  }
  return undefined;
}
