import type { AdminBusiness } from "#contract/admin-api";
import type { BusinessStatus, OpeningHours, Weekday } from "#contract/business";
import { WEEKDAYS } from "#domain/opening-hours/opening-hours";
import { readDecimal, readWholeNumber } from "#domain/text/numbers/read-number";
import type { BusinessFields } from "../../api/businesses-api.ts";
import { formatAttributes, parseAttributes } from "./attribute-lines.ts";

const TEXTS = [
  "name",
  "category",
  "description",
  "fullAddress",
  "address",
  "city",
  "state",
  "zipCode",
  "country",
  "slug",
  "seoTitle",
  "seoDescription",
  "canonicalUrl",
  "uniqueContent",
  "phone",
  "website",
  "timeZone",
  "locationLink",
] as const;
const LISTS = ["photos", "subtypes"] as const;
/** Parser of each number field's text, and the value of an empty input. */
const NUMBERS = {
  rating: { read: readDecimal, empty: 0 },
  reviewCount: { read: readWholeNumber, empty: 0 },
  latitude: { read: readDecimal, empty: null },
  longitude: { read: readDecimal, empty: null },
};

/** Name of a field that is typed as text. */
export type TextName =
  | (typeof TEXTS)[number]
  | (typeof LISTS)[number]
  | keyof typeof NUMBERS
  | "attributes"
  | "placeId";

/** Values of the form, named like the fields of the API. */
export interface FormValues extends Record<TextName, string> {
  openingHours: Record<Weekday, string>;
  isVerified: boolean;
  businessStatus: BusinessStatus;
}

/** Returns the values of a business, or of an empty form. */
export function toFormValues(business: AdminBusiness | undefined): FormValues {
  const texts = {} as Record<TextName, string>;
  for (const name of TEXTS) texts[name] = business?.[name] ?? "";
  for (const name of Object.keys(NUMBERS) as (keyof typeof NUMBERS)[]) texts[name] = String(business?.[name] ?? "");
  for (const name of LISTS) texts[name] = (business?.[name] ?? []).join("\n");
  const hours = Object.fromEntries(WEEKDAYS.map((day) => [day, business?.openingHours?.[day] ?? ""]));
  return {
    ...texts,
    placeId: business?.placeId ?? "",
    attributes: formatAttributes(business?.attributes ?? {}),
    openingHours: hours as Record<Weekday, string>,
    isVerified: business?.isVerified ?? false,
    businessStatus: business?.businessStatus ?? "OPERATIONAL",
  };
}

/** Converts the named values to fields of the API, which validates them. Opening hours are sent as a whole week. */
export function toFields(values: FormValues, names: readonly string[]): BusinessFields {
  return Object.fromEntries(names.map((name) => [name, toField(name as keyof FormValues, values)]));
}

/** Returns the names of the fields that differ. */
export function differingFields(a: FormValues, b: FormValues): (keyof FormValues)[] {
  const names = Object.keys(a) as (keyof FormValues)[];
  return names.filter((name) => JSON.stringify(a[name]) !== JSON.stringify(b[name]));
}

/** Applies to `values` the inputs of `typedValues` that differ from `base`; each day of the opening hours is one input. */
export function mergeEdits(values: FormValues, typedValues: FormValues, base: FormValues): FormValues {
  const edits = differingFields(typedValues, base).map((name) => [name, typedValues[name]]);
  const days = WEEKDAYS.filter((day) => typedValues.openingHours[day] !== base.openingHours[day]);
  const hours = Object.fromEntries(days.map((day) => [day, typedValues.openingHours[day]]));
  return { ...values, ...Object.fromEntries(edits), openingHours: { ...values.openingHours, ...hours } };
}

/** Says why a text cannot be converted; the words follow the label of the field. */
export function textError(name: TextName, text: string): string | undefined {
  if (isNumber(name)) return text.trim() === "" ? undefined : NUMBERS[name].read(text).problem;
  if (name !== "attributes") return undefined;
  const { invalidLine } = parseAttributes(text);
  return invalidLine && `cannot be read at “${invalidLine}”; write “Group: name = yes”`;
}

function toField(name: keyof FormValues, values: FormValues): unknown {
  if (name === "openingHours") return toOpeningHours(values.openingHours);
  if (name === "isVerified" || name === "businessStatus") return values[name];
  const text = values[name].trim();
  if (isNumber(name)) return text === "" ? NUMBERS[name].empty : NUMBERS[name].read(text).value;
  if (name === "photos" || name === "subtypes") return toLines(text);
  return name === "attributes" ? parseAttributes(text).attributes : text;
}

function isNumber(name: string): name is keyof typeof NUMBERS {
  return Object.hasOwn(NUMBERS, name);
}

/** Parses a week of opening hours; an empty day is unknown. */
function toOpeningHours(hours: FormValues["openingHours"]): OpeningHours | null {
  const days = WEEKDAYS.filter((day) => hours[day].trim() !== "");
  return days.length === 0 ? null : Object.fromEntries(days.map((day) => [day, hours[day].trim()]));
}

function toLines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
