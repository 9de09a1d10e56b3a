import type { CategoryGroup, OpeningHours, SpecialDay } from "#contract/business";
import {
  type BusinessField,
  type ContentField,
  FIELD_NAMES,
  fieldOf,
  insertKey,
  isField,
  snakeCase,
} from "#domain/business/business-fields";
import type { BusinessInsert } from "#domain/business/business-keys";
import { publicCanonical, publicLink, publicPhotos } from "#domain/business/field-rules";
import { keyOfOwnValueField, type OwnValueFieldName } from "#domain/own-fields/own-value-fields";
import { memoize } from "#domain/text/memoize";
import type { BusinessRecord } from "../port/directory.ts";

/** A value as an engine stores it. */
export type Value = string | number | null;

/** Values by field, as stored: lists, hours and attributes as JSON, and each own field as JSON of its value. */
export type StoredValues = Partial<Record<ContentField | OwnValueFieldName, Value>>;

/** Ids of texts that many businesses share; null if there is no such text. */
export interface DictionaryIds {
  cityId: number | null;
  categoryId: number;
  /** Stored group of the category, which every count and list uses. */
  group: CategoryGroup;
  stateId: number | null;
  postcodeId: number | null;
  countryId: number | null;
  patternId: number;
  /** Ids of its attributes in ascending order, with spaces between them. */
  attributeIds: string;
}

const storedIn = (storage: BusinessField["storage"]) => FIELD_NAMES.filter((name) => fieldOf(name).storage === storage);
const OWN_FIELDS = storedIn(undefined) as ContentField[];
/** The fields that updates compare, in the order of `contentValues`; those in the row of `businesses` come first. */
export const CONTENT_FIELDS = [...OWN_FIELDS, ...(storedIn("pattern") as ContentField[])];
/** Columns of `businesses` that updates write. */
export const OWN_COLUMNS: readonly string[] = OWN_FIELDS.map(columnOf);

/** Returns the column of a field, without its table. */
export function columnOf(name: string): string {
  return name === "openingHours" ? "hours" : name === "group" ? "category_group" : snakeCase(name);
}

const FIELD_OF_COLUMN = new Map(FIELD_NAMES.map((name) => [columnOf(name), name]));

/** Returns the field of a column of businesses; other columns are returned unchanged. */
export function fieldOfColumn(column: string): string {
  return FIELD_OF_COLUMN.get(column) ?? column;
}

/** Fields of the kind, in the columns of a category `c`. */
const KIND_COLUMNS: Readonly<Record<string, string>> = {
  kind: "c.category AS kind",
  categorySlug: "c.slug AS category_slug",
};

/** Returns the column of a field if a business `b` is joined with its category `c` and its opening pattern `p`. */
export function qualifiedColumn(name: string): string {
  const kindColumn = KIND_COLUMNS[name];
  if (kindColumn !== undefined) return kindColumn;
  const isPattern = isField(name) && fieldOf(name).storage === "pattern";
  return `${name === "group" ? "c" : isPattern ? "p" : "b"}.${columnOf(name)}`;
}

const INSERT_KEYS: readonly (keyof BusinessInsert)[] = CONTENT_FIELDS.map(insertKey);

/** Returns the values of all content fields as stored. Opening patterns have "" for unknown values. */
export function contentValues(business: BusinessInsert): Value[] {
  return INSERT_KEYS.map((key, position) => {
    const value = business[key];
    if (typeof value === "boolean") return value ? 1 : 0;
    return value === null && position >= OWN_FIELDS.length ? "" : value;
  });
}

/** A row of the columns of a business. */
export interface BusinessRow extends Record<string, Value> {
  id: number;
  city: string;
  updated_at: number;
}

type Read = (value: Value) => unknown;

/** Businesses share one object for the same hours. */
const sharedHours = memoize((json): OpeningHours => JSON.parse(json));
const sharedDays = memoize((json): SpecialDay[] => JSON.parse(json));
const READ_FIELD: Readonly<Record<string, Read>> = {
  // Older versions stored addresses that may not be published, and upkeep removes them one by one.
  website: readLink,
  locationLink: readLink,
  canonicalUrl: (url) => publicCanonical(url as string | null),
  photos: (json) => (json === "[]" ? [] : publicPhotos(JSON.parse(String(json)))),
  openingHours: (json) => (json === "" ? null : sharedHours(String(json))),
  specialDays: (json) => (json === "[]" ? [] : sharedDays(String(json))),
  timeZone: (text) => (text === "" ? null : text),
  bookingLink: readLink,
  reservationLink: readLink,
  orderLink: readLink,
  menuLink: readLink,
  logo: readLink,
  createdAt: readTime,
  updatedAt: readTime,
};
const READ_TYPE: Partial<Record<BusinessField["type"], Read>> = {
  boolean: (value) => value === 1,
  json: (json) => (json === "[]" ? [] : json === "{}" ? {} : JSON.parse(String(json))),
};

function readLink(address: Value): string | null {
  return publicLink(address as string | null);
}

function readTime(milliseconds: Value): string {
  return new Date(Number(milliseconds)).toISOString();
}

const readAsStored: Read = (value) => value;

/** Returns the conversion from a stored value to the field's. */
function readerOf(name: string): Read {
  return READ_FIELD[name] ?? (isField(name) ? READ_TYPE[fieldOf(name).type] : undefined) ?? readAsStored;
}

/** Maps rows of the columns of these fields to objects of one shape. */
export function recordReader<Details extends object>(names: readonly (keyof Details & string)[]) {
  const blank = Object.fromEntries(names.map((name) => [name, null]));
  const readers = names.map((name) => ({ name, column: columnOf(name), read: readerOf(name) }));
  return (row: BusinessRow): Details => {
    const details: Record<string, unknown> = { ...blank };
    for (const { name, column, read } of readers) details[name] = read(row[column] as Value);
    return details as Details;
  };
}

/** All fields of a business. */
export const RECORD_FIELDS = [
  "id",
  ...FIELD_NAMES,
  "kind",
  "categorySlug",
  "group",
  "updatedAt",
] as const satisfies (keyof BusinessRecord)[];
export const businessRecord = recordReader<BusinessRecord>(RECORD_FIELDS);

/** Converts stored values to the form of `withFieldValues`. */
export function fieldValues(values: StoredValues): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fieldValue(name, value ?? null)]));
}

function fieldValue(name: string, value: Value): unknown {
  if (keyOfOwnValueField(name) === undefined) return readerOf(name)(value);
  return value === null ? null : JSON.parse(String(value));
}
