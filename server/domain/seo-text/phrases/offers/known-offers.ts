import type { Attributes } from "#contract/business";
import { attributesPresent } from "#domain/attributes/attribute-identity";
import type { VisitKind } from "../../advice/visit-kind.ts";
import { deniedLabels } from "./denied-labels.ts";

/** Attributes that the data confirms or denies about one business. */
export interface KnownOffers {
  /** Tells whether an attribute of this label is confirmed, and not told already. */
  has: (label: string) => boolean;
  /** Tells whether it is denied. */
  lacks: (label: string) => boolean;
  /** Returns the words of the attributes that are confirmed, in their order. */
  wordsOf: (words: Readonly<Record<string, string>>) => string[];
  visit: VisitKind;
  /** Name of its kind, in small letters. */
  kind: string;
  /** A link of its own is for deliveries, whatever the attributes say. */
  hasDeliveryLink: boolean;
}

/** `told` has the labels that the text has already named. */
export function knownOffers(
  attributes: Attributes,
  {
    visit,
    kind,
    told,
    hasDeliveryLink,
  }: { visit: VisitKind; kind: string; told: readonly string[]; hasDeliveryLink: boolean },
): KnownOffers {
  const present = new Set(attributesPresent(attributes).map(({ label }) => label));
  const denied = deniedLabels(attributes);
  // Free Wi-Fi is Wi-Fi, too.
  const said = told.includes("Free Wi-Fi") ? [...told, "Wi-Fi"] : told;
  const has = (label: string) => present.has(label) && !said.includes(label);
  return {
    has,
    lacks: (label) => denied.has(label),
    wordsOf: (words) => Object.entries(words).flatMap(([label, word]) => (has(label) ? word : [])),
    visit,
    kind: kind.toLowerCase(),
    hasDeliveryLink,
  };
}
