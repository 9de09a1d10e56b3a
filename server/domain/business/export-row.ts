import type { Business, ComputedField } from "#contract/business";
import { formatOpeningHours } from "../opening-hours/opening-hours.ts";
import { formatAttributes } from "./attributes.ts";
import { FIELD_NAMES, fieldOf, snakeCase } from "./business-fields.ts";
import { formatPhotos } from "./photos.ts";

type Cell = string | number | boolean | null;
type Exported = Omit<Business, ComputedField>;
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

const EXPORT_FIELDS = [...FIELD_NAMES, "group", "updatedAt"] as const;
const CELLS = EXPORT_FIELDS.map((name): Format => FORMATS[name] ?? ((business) => business[name] as Cell));

/** Header row of an export; `matchHeader` recognises it as our own. */
export const EXPORT_COLUMNS: readonly string[] = EXPORT_FIELDS.map(
  (name) => (name === "group" || name === "updatedAt" ? undefined : fieldOf(name).header) ?? snakeCase(name),
);

/** The 13 columns of an import workbook, in the order of docs/importing.md. */
export const IMPORT_COLUMNS: readonly string[] = EXPORT_COLUMNS.slice(0, 13);

/** Returns one business as the row that `readBusinessRow` reads back to the same business. Texts fit a cell (32,767 characters). */
export function exportRow(business: Exported): Cell[] {
  return CELLS.map((cell) => cell(business));
}
