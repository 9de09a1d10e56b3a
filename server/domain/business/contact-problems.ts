import type { BusinessDraft } from "#contract/business";
import type { BusinessEdit } from "#contract/business-edit";
import { countryCode } from "../address/country.ts";
import type { FieldProblem } from "./facts/fact-edit.ts";
import { dialledDigits } from "./phones/dialled-number.ts";
import { phoneToE164 } from "./phones/phone.ts";

/** Tells a person what to type in place of a text that nobody can call. */
export const PHONE_PROBLEM =
  "can’t be dialed: type the whole number with its area code, or begin with + and the country code";

/** Matches letters and digits of any script, separators, and the Japanese postal mark. */
const POSTAL_CODE = /^[\p{L}\p{M}\p{N}\s〒().–-]*$/u;

/**
 * Tells whether the number can be dialled: it matches the numbering plan of the country, or begins with + and a country code. Without a
 * known country, a number of a plausible length is enough.
 */
export function canBeDialled(phone: string, country: string): boolean {
  const text = phone.normalize("NFKC");
  if (phoneToE164(text, country) !== null) return true;
  return countryCode(country) === undefined && !text.includes("+") && dialledDigits(text) !== undefined;
}

/** Finds edited contact data that lead nowhere. A stored value that the edit repeats is left as it is. */
export function contactProblems(draft: BusinessDraft, storedDraft: BusinessDraft, edit: BusinessEdit): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const isEdited = (field: "phone" | "zipCode" | "latitude" | "longitude") =>
    edit[field] !== undefined && draft[field] !== storedDraft[field];
  if (isEdited("phone") && draft.phone !== null && !canBeDialled(draft.phone, draft.country)) {
    problems.push({ field: "phone", message: PHONE_PROBLEM });
  }
  if (isEdited("zipCode") && draft.zipCode !== "" && !isPostalCode(draft.zipCode)) {
    problems.push({ field: "zipCode", message: "isn’t a postal code: type one such as 78701 or SW1A 1AA" });
  }
  // Imports read zero for both as unknown, too.
  if ((isEdited("latitude") || isEdited("longitude")) && draft.latitude === 0 && draft.longitude === 0) {
    const message = "is 0 like the longitude, which is in the sea: leave both blank if the place is unknown";
    problems.push({ field: "latitude", message });
  }
  return problems;
}

function isPostalCode(text: string): boolean {
  return POSTAL_CODE.test(text) && /\p{N}/u.test(text);
}
