import type { BusinessDraft } from "#contract/business";
import { postalLines } from "../address/postal-lines.ts";
import { timeZoneOf } from "../geography/time-zone.ts";
import { levelOfSigns } from "./facts/price.ts";
import { phoneToE164 } from "./phones/phone.ts";

/** The parts of an address line. */
export const ADDRESS_PARTS = ["address", "city", "state", "zipCode", "country"] as const;

/** Sources of derived fields, which are recomputed when a source was edited by hand and the field itself was not. */
const SOURCES = {
  phoneE164: ["phone", "country"],
  timeZone: ["latitude", "longitude", "state", "country"],
  fullAddress: ADDRESS_PARTS,
  priceLevel: ["priceRange"],
} as const satisfies Partial<Record<keyof BusinessDraft, readonly (keyof BusinessDraft)[]>>;

export type DerivedField = keyof typeof SOURCES;
const DERIVED = Object.keys(SOURCES) as DerivedField[];

const DERIVE: { readonly [Field in DerivedField]: (draft: BusinessDraft) => BusinessDraft[Field] } = {
  phoneE164: ({ phone, country }) => (phone === null ? null : phoneToE164(phone, country)),
  timeZone: (draft) => timeZoneOf({ ...draft, timeZone: "" }),
  fullAddress: addressLine,
  priceLevel: ({ priceRange }) => levelOfSigns(priceRange),
};

/** Returns the fields to derive from edited ones; never a field that was edited itself. */
export function derivedFields(isEdited: (field: keyof BusinessDraft) => boolean): DerivedField[] {
  return DERIVED.filter((field) => !isEdited(field) && SOURCES[field].some(isEdited));
}

/** Returns the business with these fields recomputed. */
export function derive<Draft extends BusinessDraft>(draft: Draft, fields: readonly DerivedField[]): Draft {
  const derivedDraft = { ...draft };
  for (const field of fields) Object.assign(derivedDraft, { [field]: DERIVE[field](draft) });
  return derivedDraft;
}

/** Composes the address line from its parts. */
export function addressLine(draft: Pick<BusinessDraft, (typeof ADDRESS_PARTS)[number]>): string {
  return postalLines(draft).join(", ");
}
