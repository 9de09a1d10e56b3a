import type { AdminBusiness } from "#contract/admin-api";
import type { BusinessStatus, OpeningHours, Weekday } from "#contract/business";
import type { OwnField } from "#contract/fields/own-fields";
import { WEEKDAYS } from "#domain/opening-hours/opening-hours";
import { readDecimal, readWholeNumber } from "#domain/text/numbers/read-number";
import type { BusinessFields } from "../../api/businesses-api.ts";
import { formatAttributes, parseAttributes } from "./attribute-lines.ts";
import {
  formatDistribution,
  formatSocialLinks,
  formatSpecialDays,
  parseDistribution,
  parseSocialLinks,
  parseSpecialDays,
} from "./fact-lines.ts";
import { ownTexts, toOwnValues } from "./own-texts.ts";

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
  "priceRange",
  "bookingLink",
  "reservationLink",
  "orderLink",
  "menuLink",
  "logo",
  "chain",
  "locatedIn",
  "email",
] as const;
const LISTS = ["photos", "subtypes", "serviceAreas"] as const;
/** Parser of each number field's text, and the value of an empty input. */
export const NUMBERS = {
  rating: { read: readDecimal, empty: 0 },
  reviewCount: { read: readWholeNumber, empty: 0 },
  latitude: { read: readDecimal, empty: null },
  longitude: { read: readDecimal, empty: null },
  priceLevel: { read: readWholeNumber, empty: null },
};
/** Parsers of fields with a notation of their own, and that notation for an error. */
const NOTATIONS = {
  attributes: {
    parse: (text: string) => {
      const { attributes: value, invalidLine } = parseAttributes(text);
      return { value, invalidLine };
    },
    example: "Group: name = yes",
  },
  otherHours: {
    parse: (text: string) => {
      const { attributes: value, invalidLine } = parseAttributes(text);
      return { value, invalidLine };
    },
    example: "Kitchen: Monday = 11:30 AM - 2:00 PM",
  },
  specialDays: { parse: parseSpecialDays, example: "2026-12-25: Closed (Christmas Day)" },
  ratingDistribution: { parse: parseDistribution, example: "3, 0, 1, 2, 9" },
  socialLinks: { parse: parseSocialLinks, example: "Facebook: https://www.facebook.com/name" },
};

/** Name of a field that is typed as text. */
export type TextName =
  | (typeof TEXTS)[number]
  | (typeof LISTS)[number]
  | keyof typeof NUMBERS
  | keyof typeof NOTATIONS
  | "placeId";

/** Values of the form, named like the fields of the API. */
export interface FormValues extends Record<TextName, string> {
  openingHours: Record<Weekday, string>;
  /** Texts of all own fields by key. */
  ownValues: Record<string, string>;
  isVerified: boolean;
  isServiceArea: boolean;
  businessStatus: BusinessStatus;
}

/** Returns the values of a business, or of an empty form. `ownFields` are those in use. */
export function toFormValues(business: AdminBusiness | undefined, ownFields: readonly OwnField[] = []): FormValues {
  const texts = {} as Record<TextName, string>;
  for (const name of TEXTS) texts[name] = business?.[name] ?? "";
  for (const name of Object.keys(NUMBERS) as (keyof typeof NUMBERS)[]) texts[name] = String(business?.[name] ?? "");
  for (const name of LISTS) texts[name] = (business?.[name] ?? []).join("\n");
  const hours = Object.fromEntries(WEEKDAYS.map((day) => [day, business?.openingHours?.[day] ?? ""]));
  return {
    ...texts,
    placeId: business?.placeId ?? "",
    attributes: formatAttributes(business?.attributes ?? {}),
    otherHours: formatAttributes(business?.otherHours ?? {}),
    specialDays: formatSpecialDays(business?.specialDays ?? []),
    ratingDistribution: formatDistribution(business?.ratingDistribution ?? []),
    socialLinks: formatSocialLinks(business?.socialLinks ?? {}),
    openingHours: hours as Record<Weekday, string>,
    ownValues: ownTexts(business?.ownFields ?? [], ownFields),
    isVerified: business?.isVerified ?? false,
    isServiceArea: business?.isServiceArea ?? false,
    businessStatus: business?.businessStatus ?? "OPERATIONAL",
  };
}

/**
 * Converts the named values to fields of the API, which validates them. Opening hours are sent as a whole week, and own fields all together:
 * only what differs counts as edited.
 */
export function toFields(
  values: FormValues,
  names: readonly string[],
  ownFields: readonly OwnField[] = [],
): BusinessFields {
  return Object.fromEntries(
    names.map((name) => [
      name,
      name === "ownValues" ? toOwnValues(values.ownValues, ownFields) : toField(name as InputName, values),
    ]),
  );
}

/** Returns the names of the fields that differ. */
export function differingFields(a: FormValues, b: FormValues): (keyof FormValues)[] {
  const names = Object.keys(a) as (keyof FormValues)[];
  return names.filter((name) => JSON.stringify(a[name]) !== JSON.stringify(b[name]));
}

/**
 * Applies to `values` the inputs of `typedValues` that differ from `base`; each day of the opening hours and each own field is one
 * input.
 */
export function mergeEdits(values: FormValues, typedValues: FormValues, base: FormValues): FormValues {
  const edits = differingFields(typedValues, base).map((name) => [name, typedValues[name]]);
  const days = WEEKDAYS.filter((day) => typedValues.openingHours[day] !== base.openingHours[day]);
  const hours = Object.fromEntries(days.map((day) => [day, typedValues.openingHours[day]]));
  const own = Object.entries(typedValues.ownValues).filter(([key, text]) => text !== base.ownValues[key]);
  return {
    ...values,
    ...Object.fromEntries(edits),
    openingHours: { ...values.openingHours, ...hours },
    ownValues: { ...values.ownValues, ...Object.fromEntries(own) },
  };
}

/** Says why a text cannot be converted; the words follow the label of the field. */
export function textError(name: TextName, text: string): string | undefined {
  if (isNumber(name)) return text.trim() === "" ? undefined : NUMBERS[name].read(text).problem;
  if (!hasNotation(name)) return undefined;
  const { parse, example } = NOTATIONS[name];
  const { invalidLine } = parse(text);
  return invalidLine && `cannot be read at “${invalidLine}”; write “${example}”`;
}

type InputName = Exclude<keyof FormValues, "ownValues">;

function toField(name: InputName, values: FormValues): unknown {
  if (name === "openingHours") return toOpeningHours(values.openingHours);
  if (name === "isVerified" || name === "isServiceArea" || name === "businessStatus") return values[name];
  const text = values[name].trim();
  if (isNumber(name)) return text === "" ? NUMBERS[name].empty : NUMBERS[name].read(text).value;
  if ((LISTS as readonly string[]).includes(name)) return toLines(text);
  return hasNotation(name) ? NOTATIONS[name].parse(text).value : text;
}

function isNumber(name: string): name is keyof typeof NUMBERS {
  return Object.hasOwn(NUMBERS, name);
}

function hasNotation(name: string): name is keyof typeof NOTATIONS {
  return Object.hasOwn(NOTATIONS, name);
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
