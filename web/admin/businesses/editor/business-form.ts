import type { AdminBusiness } from "#contract/admin-api";
import type { BusinessStatus, OpeningHours, Weekday } from "#contract/business";
import { WEEKDAYS } from "#domain/opening-hours/opening-hours";
import type { BusinessFields } from "../../api/businesses-api.ts";
import { attributesOf, attributesText } from "./attribute-lines.ts";

/** Everything that can be typed, as it is typed. */
export interface BusinessForm {
  texts: Record<TextName, string>;
  hours: Record<Weekday, string>;
  isVerified: boolean;
  businessStatus: BusinessStatus;
}

/** Fields of a business that are typed as one text. */
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
const NUMBERS = ["rating", "reviewCount", "latitude", "longitude"] as const;
const LISTS = ["photos", "subtypes"] as const;
export type TextName =
  | (typeof TEXTS)[number]
  | (typeof NUMBERS)[number]
  | (typeof LISTS)[number]
  | "attributes"
  | "placeId";

/** What there is when nothing is typed. */
const BLANK_NUMBERS: Readonly<Record<(typeof NUMBERS)[number], number | null>> = {
  rating: 0,
  reviewCount: 0,
  latitude: null,
  longitude: null,
};

/** Field → what is wrong with it; hours as "openingHours.Monday". */
export type Faults = Readonly<Record<string, string>>;

/** What there is of a business, ready to be typed over; without one, an empty form. */
export function formOf(business?: AdminBusiness): BusinessForm {
  const texts = {} as Record<TextName, string>;
  for (const name of TEXTS) texts[name] = business?.[name] ?? "";
  for (const name of NUMBERS) texts[name] = String(business?.[name] ?? "");
  for (const name of LISTS) texts[name] = (business?.[name] ?? []).join("\n");
  texts.placeId = business?.placeId ?? "";
  texts.attributes = attributesText(business?.attributes ?? {});
  const hours = Object.fromEntries(WEEKDAYS.map((day) => [day, business?.openingHours?.[day] ?? ""]));
  return {
    texts,
    hours: hours as Record<Weekday, string>,
    isVerified: business?.isVerified ?? false,
    businessStatus: business?.businessStatus ?? "OPERATIONAL",
  };
}

/** The fields that differ from what the form began with, and what of them cannot be sent. The server checks the rest. */
export function changesOf(form: BusinessForm, begun: BusinessForm): { fields: BusinessFields; faults: Faults } {
  const fields: Record<string, unknown> = {};
  const faults: Record<string, string> = {};
  for (const name of Object.keys(form.texts) as TextName[]) {
    const typed = form.texts[name];
    if (typed !== begun.texts[name]) fields[name] = valueOf(name, typed.trim(), faults);
  }
  if (WEEKDAYS.some((day) => form.hours[day] !== begun.hours[day])) fields["openingHours"] = hoursOf(form);
  if (form.isVerified !== begun.isVerified) fields["isVerified"] = form.isVerified;
  if (form.businessStatus !== begun.businessStatus) fields["businessStatus"] = form.businessStatus;
  return { fields, faults };
}

/** What the server found wrong, by field: entries of a list stand with the list. */
export function faultsOf(errors: readonly { field: string; message: string }[]): Faults {
  return Object.fromEntries(
    errors.map(({ field, message }) => {
      const [list = field, index] = field.split(".");
      return /^\d+$/.test(index ?? "") ? [list, `Line ${Number(index) + 1} ${message}`] : [field, message];
    }),
  );
}

function valueOf(name: TextName, typed: string, faults: Record<string, string>): unknown {
  if (name in BLANK_NUMBERS) return numberOf(name as (typeof NUMBERS)[number], typed, faults);
  if (name === "photos" || name === "subtypes") return lines(typed);
  if (name !== "attributes") return typed;
  const { attributes, strange } = attributesOf(typed);
  if (strange !== undefined) faults[name] = `cannot be read at “${strange}”; write “Group: name = yes”`;
  return attributes;
}

function numberOf(name: (typeof NUMBERS)[number], typed: string, faults: Record<string, string>): number | null {
  if (typed === "") return BLANK_NUMBERS[name];
  if (!/^-?\d+([.,]\d+)?$/.test(typed)) faults[name] = "is not a number";
  return Number(typed.replace(",", "."));
}

/** A day of which nothing is typed is unknown. */
function hoursOf({ hours }: BusinessForm): OpeningHours | null {
  const days = WEEKDAYS.filter((day) => hours[day].trim() !== "");
  return days.length === 0 ? null : Object.fromEntries(days.map((day) => [day, hours[day].trim()]));
}

function lines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
