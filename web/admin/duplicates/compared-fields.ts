import type { AdminBusiness, MergePreview } from "#contract/admin-api";
import { counted, exactCount } from "#domain/text/count-label";

export interface ComparedField {
  field: string;
  /** Displayed values of both businesses; "" if unknown. */
  values: [string, string];
  isDifferent: boolean;
}

/** A field of the preview of a merge. */
export interface MergedField extends ComparedField {
  result: string;
  /** The result comes from the other business, or from both. */
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

/** Returns the name, the compared fields and every other field that a merge fills, with the result. */
export function mergedFields({ survivor, merged, result, filled }: MergePreview): MergedField[] {
  const shown: Readonly<Record<string, Show>> = { name: ({ name }) => name, ...MAIN_FIELDS, ...FURTHER_FIELDS };
  const compared = comparedFields([survivor, merged]);
  const name: ComparedField = {
    field: "name",
    values: [survivor.name, merged.name],
    isDifferent: survivor.name !== merged.name,
  };
  const textOf = (business: AdminBusiness, field: string) => shown[field]?.(business) ?? plainText(business, field);
  const others = filled
    .filter((field) => !PARTS.has(field) && !compared.some((row) => row.field === field) && field !== "name")
    .map((field): ComparedField => {
      const values: [string, string] = [textOf(survivor, field), textOf(merged, field)];
      return { field, values, isDifferent: values[0] !== values[1] };
    });
  return [name, ...compared, ...others].map((row) => {
    const resultText = textOf(result, row.field);
    return { ...row, result: resultText, isFilled: resultText !== row.values[0] };
  });
}

/** Formats a field of any type; of a structured one it only says that it is known. */
function plainText(business: AdminBusiness, field: string): string {
  const value: unknown = business[field as keyof AdminBusiness];
  if (value === null || value === undefined || value === "") return "";
  if (Array.isArray(value) && value.every((item) => typeof item === "string")) return value.join(", ");
  return typeof value === "object" ? "known" : String(value);
}
