import type { Business, BusinessDraft, ComputedField } from "#contract/business";
import type { OwnField } from "#contract/fields/own-fields";
import { formatOpeningHours } from "../opening-hours/opening-hours.ts";
import { formatOwnHeader } from "../own-fields/own-field-names.ts";
import { formatOwnValue } from "../own-fields/own-values.ts";
import { formatAttributes } from "./attributes.ts";
import { FIELD_NAMES, type FieldName, fieldOf, snakeCase } from "./business-fields.ts";
import { formatPhotos } from "./photos.ts";

type Cell = string | number | boolean | null;
type Exported = Omit<Business, ComputedField> & Pick<BusinessDraft, "ownValues">;
type Format = (business: Exported) => Cell;

/** Formats of fields that are no single value, or that differ from it. */
const FORMATS: Partial<Record<keyof Exported, Format>> = {
  // An unknown rating is stored as 0, and an import reads a blank cell so.
  rating: ({ rating }) => rating || null,
  photos: ({ photos }) => formatPhotos(photos),
  openingHours: ({ openingHours }) => formatOpeningHours(openingHours),
  attributes: ({ attributes }) => formatAttributes(attributes),
  subtypes: ({ subtypes }) => subtypes.join(", "),
  otherHours: ({ otherHours }) => formatJson(otherHours),
  specialDays: ({ specialDays }) => formatJson(specialDays),
  ratingDistribution: ({ ratingDistribution }) => formatJson(ratingDistribution),
  serviceAreas: ({ serviceAreas }) => formatJson(serviceAreas),
  socialLinks: ({ socialLinks }) => formatJson(socialLinks),
};

/** Returns "" for an empty list or object. */
function formatJson(value: object): string {
  return Object.keys(value).length === 0 ? "" : JSON.stringify(value);
}

type ExportField = Exclude<FieldName, "ownValues"> | "group" | "updatedAt";
const EXPORT_FIELDS: readonly ExportField[] = [
  ...FIELD_NAMES.filter((name) => name !== "ownValues"),
  "group",
  "updatedAt",
];
const CELLS = EXPORT_FIELDS.map((name): Format => FORMATS[name] ?? ((business) => business[name] as Cell));

/** Header row of an export without own fields; `matchHeader` recognises it as our own. */
export const EXPORT_COLUMNS: readonly string[] = EXPORT_FIELDS.map(
  (name) => (name === "group" || name === "updatedAt" ? undefined : fieldOf(name).header) ?? snakeCase(name),
);

/** The 13 columns of an import workbook, in the order of docs/importing.md. */
export const IMPORT_COLUMNS: readonly string[] = EXPORT_COLUMNS.slice(0, 13);

/** Returns the header row of an export of a directory with these own fields. */
export function exportColumns(ownFields: readonly OwnField[]): string[] {
  return [...EXPORT_COLUMNS, ...ownFields.map(formatOwnHeader)];
}

/** Returns one business as the row that `readBusinessRow` reads back to the same business. Texts fit a cell (32,767 characters). */
export function exportRow(business: Exported, ownFields: readonly OwnField[] = []): Cell[] {
  const row = CELLS.map((cell) => cell(business));
  for (const { key } of ownFields) row.push(formatOwnValue(business.ownValues[key]));
  return row;
}
