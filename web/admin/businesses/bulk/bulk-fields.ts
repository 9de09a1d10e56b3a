import type { BulkAction, BusinessEdit } from "#contract/business-edit";
import type { StoredOwnField } from "#contract/fields/own-fields";
import { fieldLabel } from "#domain/business/field-labels-data";
import { WEEKDAYS } from "#domain/opening-hours/opening-hours";
import { readOwnText } from "#domain/own-fields/own-values";
import { NUMBERS } from "../editor/form-values.ts";
import { OPEN_STATES } from "../editor/status-labels-data.ts";

/** A field that a bulk change can set to one value. */
export interface BulkField {
  value: string;
  label: string;
  options?: readonly { value: string; label: string }[];
  hint?: string;
  isLong?: boolean;
  /** Returns the change, or a sentence about a text that is no value. */
  toAction: (text: string) => BulkAction | string;
}

const setFields = (fields: BusinessEdit): BulkAction => ({ action: "setFields", fields });

const field = (value: keyof BusinessEdit, more: Partial<BulkField> = {}): BulkField => ({
  value,
  label: fieldLabel(value),
  toAction: (text) => setFields({ [value]: text.trim() }),
  ...more,
});

const YES_NO = [
  { value: "true", label: "Yes" },
  { value: "false", label: "No" },
];
const yesNo = (value: "isVerified" | "isServiceArea") =>
  field(value, { options: YES_NO, toAction: (text) => setFields({ [value]: text === "true" }) });

const number = (value: "rating" | "reviewCount" | "latitude" | "longitude") =>
  field(value, {
    toAction: (text) => {
      const { read, empty } = NUMBERS[value];
      if (text.trim() === "") return setFields({ [value]: empty });
      const { value: parsed, problem } = read(text);
      return problem === undefined ? setFields({ [value]: parsed }) : `${fieldLabel(value)} ${problem}.`;
    },
  });

const PRICE_LEVELS = ["1", "2", "3", "4"].map((value) => ({ value, label: "$".repeat(Number(value)) }));

const FIELDS: readonly BulkField[] = [
  field("category", { toAction: (text) => ({ action: "setCategory", category: text.trim() }) }),
  ...(["city", "state", "country"] as const).map((name) =>
    field(name, { toAction: (text) => ({ action: "setPlace", [name]: text.trim() }) }),
  ),
  field("businessStatus", { options: OPEN_STATES }),
  yesNo("isVerified"),
  field("phone"),
  field("website"),
  field("email"),
  field("openingHours", {
    isLong: true,
    hint: "One day per line, such as “Monday: 9 AM - 5 PM”. Days left out become unknown; leave all blank to remove the hours.",
    toAction: (text) => {
      const openingHours = readHours(text);
      return typeof openingHours === "string" ? openingHours : setFields({ openingHours });
    },
  }),
  field("priceLevel", {
    options: [{ value: "", label: "Unknown" }, ...PRICE_LEVELS],
    toAction: (text) => setFields({ priceLevel: text === "" ? null : Number(text) }),
  }),
  field("priceRange"),
  field("timeZone", { hint: "Such as America/New_York." }),
  field("name"),
  field("description", { isLong: true }),
  field("address"),
  field("zipCode"),
  field("chain"),
  field("locatedIn"),
  ...(["bookingLink", "reservationLink", "orderLink", "menuLink", "locationLink", "logo"] as const).map((name) =>
    field(name),
  ),
  field("photos", {
    isLong: true,
    hint: "One web address per line.",
    toAction: (text) => setFields({ photos: lines(text) }),
  }),
  field("subtypes", { isLong: true, hint: "One per line.", toAction: (text) => setFields({ subtypes: lines(text) }) }),
  yesNo("isServiceArea"),
  field("serviceAreas", {
    isLong: true,
    hint: "One per line.",
    toAction: (text) => setFields({ serviceAreas: lines(text) }),
  }),
  ...(["rating", "reviewCount", "latitude", "longitude"] as const).map(number),
  field("seoTitle"),
  field("seoDescription", { isLong: true }),
  field("uniqueContent", { isLong: true }),
];

/** Returns all fields that many businesses can share, own fields too. */
export function bulkFields(ownFields: readonly StoredOwnField[]): BulkField[] {
  const ofOwner = ownFields.map(
    ({ key, name, type }): BulkField => ({
      value: `own.${key}`,
      label: name,
      toAction: (text) => {
        const { value, problem } = text.trim() === "" ? { value: null } : readOwnText(text, type);
        return problem === undefined ? setFields({ ownValues: { [key]: value ?? null } }) : `${name} ${problem}.`;
      },
    }),
  );
  return [...FIELDS, ...ofOwner];
}

/** Tells whether a change removes the value of its field; a rating or a number of reviews of 0 means none. */
export function isBlankChange(change: BulkAction): boolean {
  if (change.action === "setFields") {
    const { ownValues, ...fields } = change.fields;
    return areBlank({ ...fields, ...ownValues });
  }
  const { action, ...values } = change;
  return (action === "setCategory" || action === "setPlace") && areBlank(values);
}

function areBlank(values: Readonly<Record<string, unknown>>): boolean {
  const isCount = (name: string) => name === "rating" || name === "reviewCount";
  return Object.entries(values).every(
    ([name, value]) =>
      value === null || value === "" || (Array.isArray(value) && value.length === 0) || (isCount(name) && value === 0),
  );
}

function lines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** Reads lines such as "Monday: 9-17"; null for a blank text. Returns a sentence for a line without a day. */
export function readHours(text: string): BusinessEdit["openingHours"] | string {
  const hours: Record<string, string> = {};
  for (const line of lines(text)) {
    const [dayName = ""] = line.match(/^\p{L}+/u) ?? [];
    const day = WEEKDAYS.find(
      (weekday) => dayName.length >= 3 && weekday.toLowerCase().startsWith(dayName.toLowerCase()),
    );
    if (day === undefined) return `“${line}” must begin with a day, such as “Monday: 9 AM - 5 PM”.`;
    hours[day] = line.slice(dayName.length).replace(/^[\s:]+/, "");
  }
  return Object.keys(hours).length === 0 ? null : hours;
}
