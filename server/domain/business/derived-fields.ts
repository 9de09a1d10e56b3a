import type { BusinessDraft } from "#contract/business";
import { postalLines } from "../address/postal-lines.ts";
import { timeZoneOf } from "../geography/time-zone.ts";
import { phoneToE164 } from "./phone.ts";

/** What an address line is read into, and made of. */
export const ADDRESS_PARTS = ["address", "city", "state", "zipCode", "country"] as const;

/** What follows from other fields of a business, when one of those was said by hand and it was not itself. */
const SOURCES = {
  phoneE164: ["phone", "country"],
  timeZone: ["latitude", "longitude", "state", "country"],
  fullAddress: ADDRESS_PARTS,
} as const satisfies Partial<Record<keyof BusinessDraft, readonly (keyof BusinessDraft)[]>>;

export type DerivedField = keyof typeof SOURCES;
const DERIVED = Object.keys(SOURCES) as DerivedField[];

const DERIVE: { readonly [Field in DerivedField]: (draft: BusinessDraft) => BusinessDraft[Field] } = {
  phoneE164: ({ phone, country }) => (phone === null ? null : phoneToE164(phone, country)),
  timeZone: (draft) => timeZoneOf({ ...draft, timeZone: "" }),
  fullAddress: addressLine,
};

/** The fields that follow from what `isSaid` is true of; never one that was said itself. */
export function derivedFields(isSaid: (field: keyof BusinessDraft) => boolean): DerivedField[] {
  return DERIVED.filter((field) => !isSaid(field) && SOURCES[field].some(isSaid));
}

/** The business with these fields worked out anew. */
export function derive<Draft extends BusinessDraft>(draft: Draft, fields: readonly DerivedField[]): Draft {
  const derived = { ...draft };
  for (const field of fields) Object.assign(derived, { [field]: DERIVE[field](draft) });
  return derived;
}

/** The address in one line, made of its parts. */
export function addressLine(draft: Pick<BusinessDraft, (typeof ADDRESS_PARTS)[number]>): string {
  return postalLines(draft).join(", ");
}
