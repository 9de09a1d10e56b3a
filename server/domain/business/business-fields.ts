import type { BusinessDraft } from "#contract/business";

/** A field of a business: how it is stored, crosses threads and is exported. */
export interface BusinessField {
  /** `json` is a list or an object; a store takes it as JSON in the key `jsonKey(field)`. */
  type: "text" | "number" | "boolean" | "json";
  /** Value when nothing is known; null makes the field optional. */
  blank: unknown;
  /** Column in an export, if it is not the field's name in snake case. */
  header?: string;
  /** Many businesses share the same value, so each value crosses between threads only once. */
  isShared?: true;
  /**
   * Place in the store: a column that updates compare and write (`content`, the default), a column that only the insert writes
   * (`identity`), or the row of the opening pattern, shared by businesses with the same hours and special days.
   */
  storage?: "identity" | "pattern";
  /** An import without this column leaves the stored value as it is: generated texts survive an update. */
  keepsWhenBlank?: true;
}

type FieldTable = {
  [Name in keyof BusinessDraft]: BusinessField & { blank: BusinessDraft[Name] };
};

/**
 * Every field of a business, in the order of an export's columns. This table drives the columns of SQL statements, the mapping of rows, the
 * comparison of updates, the packing between threads and the export. The first 13 are the columns of an import workbook, see
 * docs/importing.md.
 */
export const BUSINESS_FIELDS = {
  name: { type: "text", blank: "" },
  category: { type: "text", blank: "Service Provider", isShared: true },
  fullAddress: { type: "text", blank: "" },
  zipCode: { type: "text", blank: "", header: "postal_code" },
  country: { type: "text", blank: "", isShared: true },
  phone: { type: "text", blank: null },
  rating: { type: "number", blank: 0 },
  reviewCount: { type: "number", blank: 0, header: "reviews" },
  photos: { type: "json", blank: [], header: "photo" },
  openingHours: { type: "json", blank: null, header: "working_hours", isShared: true, storage: "pattern" },
  attributes: { type: "json", blank: {}, header: "about" },
  placeId: { type: "text", blank: "", storage: "identity" },
  locationLink: { type: "text", blank: null },
  slug: { type: "text", blank: null, storage: "identity" },
  address: { type: "text", blank: "", header: "street" },
  city: { type: "text", blank: "", isShared: true },
  state: { type: "text", blank: "", isShared: true },
  description: { type: "text", blank: "" },
  subtypes: { type: "json", blank: [], isShared: true },
  website: { type: "text", blank: null },
  phoneE164: { type: "text", blank: null },
  latitude: { type: "number", blank: null },
  longitude: { type: "number", blank: null },
  timeZone: { type: "text", blank: null, isShared: true, storage: "pattern" },
  businessStatus: { type: "text", blank: "OPERATIONAL", isShared: true },
  isVerified: { type: "boolean", blank: false, header: "verified" },
  seoTitle: { type: "text", blank: null, keepsWhenBlank: true },
  seoDescription: { type: "text", blank: null, keepsWhenBlank: true },
  canonicalUrl: { type: "text", blank: null, keepsWhenBlank: true },
  uniqueContent: { type: "text", blank: null, keepsWhenBlank: true },
  createdAt: { type: "text", blank: null, storage: "identity" },
  priceRange: { type: "text", blank: null, isShared: true },
  priceLevel: { type: "number", blank: null },
  bookingLink: { type: "text", blank: null },
  reservationLink: { type: "text", blank: null },
  orderLink: { type: "text", blank: null },
  menuLink: { type: "text", blank: null },
  otherHours: { type: "json", blank: {} },
  specialDays: { type: "json", blank: [], isShared: true, storage: "pattern" },
  ratingDistribution: { type: "json", blank: [] },
  isServiceArea: { type: "boolean", blank: false, header: "area_service" },
  serviceAreas: { type: "json", blank: [], isShared: true },
  logo: { type: "text", blank: null },
  chain: { type: "text", blank: null, isShared: true },
  locatedIn: { type: "text", blank: null },
  email: { type: "text", blank: null },
  socialLinks: { type: "json", blank: {} },
  /** Values of own fields; an export has a column for each field instead. */
  ownValues: { type: "json", blank: {} },
} as const satisfies FieldTable;

type Table = typeof BUSINESS_FIELDS;
export type FieldName = keyof Table;
/** Fields that a store takes as JSON. */
export type JsonField = { [Name in FieldName]: Table[Name]["type"] extends "json" ? Name : never }[FieldName];
/** Fields that updates compare and write. */
export type ContentField = {
  [Name in FieldName]: Table[Name] extends { storage: "identity" } ? never : Name;
}[FieldName];

export const FIELD_NAMES = Object.keys(BUSINESS_FIELDS) as FieldName[];

export const JSON_FIELDS = FIELD_NAMES.filter((name): name is JsonField => BUSINESS_FIELDS[name].type === "json");

export function isField(name: string): name is FieldName {
  return name in BUSINESS_FIELDS;
}

export function fieldOf(name: FieldName): BusinessField {
  return BUSINESS_FIELDS[name];
}

/** Returns the key of a `BusinessInsert` that has the value to store. */
export function insertKey(name: FieldName): Exclude<FieldName, JsonField> | `${JsonField}Json` {
  return fieldOf(name).type === "json" ? `${name as JsonField}Json` : (name as Exclude<FieldName, JsonField>);
}

/** Example: "fullAddress" becomes "full_address". */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** A business without data: every field has its blank value. */
export const BLANK_DRAFT = Object.fromEntries(
  FIELD_NAMES.map((name) => [name, BUSINESS_FIELDS[name].blank]),
) as unknown as BusinessDraft;
