import type { AdminBusiness, MergePreview } from "#contract/admin-api";
import { keyOfOwnValueField } from "#domain/own-fields/own-value-fields";
import { counted, exactCount } from "#domain/text/count-label";

export interface ComparedField {
  field: string;
  /** Displayed values of both businesses; "" if unknown. */
  values: [string, string];
  isDifferent: boolean;
}

/** A field of the preview of a merge. */
export interface MergedField {
  field: string;
  /** Displayed values of the survivor and of those that are merged into it; "" if unknown. */
  values: string[];
  result: string;
  /** The result comes from another business, or from several. */
  isFilled: boolean;
}

type Show = (business: AdminBusiness) => string;

const STATES: Readonly<Record<AdminBusiness["businessStatus"], string>> = {
  OPERATIONAL: "Open for business",
  CLOSED_TEMPORARILY: "Temporarily closed",
  CLOSED_PERMANENTLY: "Permanently closed",
};

/** Fields that are always shown. */
const MAIN_FIELDS: Readonly<Record<string, Show>> = {
  category: ({ category }) => category,
  fullAddress: ({ fullAddress }) => fullAddress,
  phone: ({ phone }) => phone ?? "",
  website: ({ website }) => website ?? "",
  rating: ({ rating, reviewCount }) =>
    rating === 0 ? "" : `${rating.toFixed(1)} (${counted(reviewCount, "review", "reviews")})`,
};
/** Fields that are shown where they differ. */
const FURTHER_FIELDS: Readonly<Record<string, Show>> = {
  businessStatus: ({ businessStatus }) => STATES[businessStatus],
  openingHours: ({ openingHours }) => hoursText(openingHours),
  photos: ({ photos }) => (photos.length === 0 ? "" : exactCount(photos.length)),
  isVerified: ({ isVerified }) => (isVerified ? "Yes" : "No"),
  description: ({ description }) => description,
};
/** Fields whose values stand in the row of another field. */
const PARTS: ReadonlySet<string> = new Set([
  "address",
  "city",
  "state",
  "zipCode",
  "country",
  "latitude",
  "longitude",
  "timeZone",
  "phoneE164",
  "reviewCount",
  "ratingDistribution",
]);

/** Example: "Mon 9:00 AM - 5:00 PM · Tue Closed". */
function hoursText(hours: AdminBusiness["openingHours"]): string {
  return Object.entries(hours ?? {})
    .map(([day, text]) => `${day.slice(0, 3)} ${text}`)
    .join(" · ");
}

/** Returns the fields to show side by side. */
export function comparedFields([one, other]: readonly [AdminBusiness, AdminBusiness]): ComparedField[] {
  const compare = ([field, show]: [string, Show]): ComparedField => {
    const values: [string, string] = [show(one), show(other)];
    return { field, values, isDifferent: values[0] !== values[1] };
  };
  const main = Object.entries(MAIN_FIELDS).map(compare);
  const furtherFields = Object.entries(FURTHER_FIELDS)
    .map(compare)
    .filter(({ isDifferent }) => isDifferent);
  return [...main.filter(({ values }) => values.some((value) => value !== "")), ...furtherFields];
}

/** Returns the name, the main fields, those that differ and every other field that a merge fills, with the result. */
export function mergedFields({ survivor, merged, result, filled }: MergePreview): MergedField[] {
  const shown: Readonly<Record<string, Show>> = { name: ({ name }) => name, ...MAIN_FIELDS, ...FURTHER_FIELDS };
  const textOf = (business: AdminBusiness, field: string) => shown[field]?.(business) ?? plainText(business, field);
  const rowOf = (field: string): MergedField => {
    const values = [survivor, ...merged].map((business) => textOf(business, field));
    const resultText = textOf(result, field);
    return { field, values, result: resultText, isFilled: resultText !== values[0] };
  };
  const isDifferent = ({ values }: MergedField) => new Set(values).size > 1;
  const main = Object.keys(MAIN_FIELDS)
    .map(rowOf)
    .filter(({ values }) => values.some((value) => value !== ""));
  const furtherRows = Object.keys(FURTHER_FIELDS).map(rowOf).filter(isDifferent);
  const compared = [rowOf("name"), ...main, ...furtherRows];
  const isNew = (field: string) => !PARTS.has(field) && !compared.some((row) => row.field === field);
  return [...compared, ...filled.filter(isNew).map(rowOf)];
}

/** Formats a field of any type; of a structured one it only says that it is known. */
function plainText(business: AdminBusiness, field: string): string {
  const ownKey = keyOfOwnValueField(field);
  const value: unknown =
    ownKey === undefined
      ? business[field as keyof AdminBusiness]
      : business.ownFields.find(({ key }) => key === ownKey)?.value;
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (value === null || value === undefined || value === "") return "";
  if (Array.isArray(value) && value.every((item) => typeof item === "string")) return value.join(", ");
  return typeof value === "object" ? "known" : String(value);
}
