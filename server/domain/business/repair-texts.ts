import type { Attributes, BusinessDraft } from "#contract/business";
import { cleanLine, cleanText } from "../text/clean-text.ts";
import { decodeMojibake } from "../text/mojibake/decode-mojibake.ts";
import { type FieldName, fieldOf } from "./business-fields.ts";

const LINES = [
  "name",
  "category",
  "fullAddress",
  "address",
  "city",
  "state",
  "zipCode",
  "phone",
  "priceRange",
  "chain",
  "locatedIn",
  "seoTitle",
  "seoDescription",
] as const satisfies FieldName[];
const TEXTS = ["description", "uniqueContent"] as const satisfies FieldName[];
const LISTS = ["subtypes", "serviceAreas"] as const satisfies FieldName[];
/** Matches private-use letters, and the beginning of texts that may be read in the wrong encoding. */
const MAY_BE_WRONG = /[\ue000-\uf8ff]|[^\0-\x7f]{2}/;

/**
 * Cleans the texts of a stored business as imports do now: drops the letters of icon fonts, and decodes texts that another program had read
 * in the wrong encoding. Returns {} when nothing changes.
 */
export function repairTexts(business: BusinessDraft, editedFields: readonly string[]): Partial<BusinessDraft> {
  const changes: Partial<Record<FieldName, unknown>> = {};
  const isFree = (field: FieldName) => !editedFields.includes(field);
  const replace = (field: FieldName, text: string | null, clean: typeof cleanLine) => {
    const cleanedText = text === null ? null : cleaned(text, clean);
    if (cleanedText === text || !isFree(field)) return;
    // A name made only of icons is better than no name.
    if (cleanedText !== "" || field !== "name") changes[field] = cleanedText || fieldOf(field).blank;
  };
  for (const field of LINES) replace(field, business[field], cleanLine);
  for (const field of TEXTS) replace(field, business[field], cleanText);
  for (const field of LISTS) {
    const items = business[field];
    if (isFree(field) && items.some(isWrong)) changes[field] = items.map((item) => cleaned(item)).filter(Boolean);
  }
  if (isFree("attributes")) {
    const attributes = cleanedAttributes(business.attributes);
    if (attributes !== undefined) changes.attributes = attributes;
  }
  return changes as Partial<BusinessDraft>;
}

function cleaned(text: string, clean = cleanLine): string {
  return MAY_BE_WRONG.test(text) ? clean(text, (written) => decodeMojibake(written)?.text ?? written) : text;
}

const isWrong = (text: string) => cleaned(text) !== text;

/** Returns undefined when nothing changes. */
function cleanedAttributes(attributes: Attributes): Attributes | undefined {
  if (!MAY_BE_WRONG.test(JSON.stringify(attributes))) return undefined;
  let isChanged = false;
  const decode = (text: string) => {
    const cleanedText = cleaned(text);
    isChanged ||= cleanedText !== text;
    return cleanedText;
  };
  const groups = Object.entries(attributes).map(([group, values]) => [
    decode(group),
    Object.fromEntries(
      Object.entries(values).map(([label, value]) => [
        decode(label),
        typeof value === "string" ? decode(value) : value,
      ]),
    ),
  ]);
  return isChanged ? Object.fromEntries(groups) : undefined;
}
