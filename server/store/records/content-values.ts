import { type ContentField, fieldOf } from "#domain/business/business-fields";
import { changedOwnValueFields, fieldValueOf } from "#domain/own-fields/own-value-fields";
import { CONTENT_FIELDS, type StoredValues, type Value } from "./business-record.ts";

/** Positions of the fields that an import without their columns leaves as they are. */
export const OPTIONAL_POSITIONS: ReadonlySet<number> = new Set(
  CONTENT_FIELDS.flatMap((name, position) => (fieldOf(name).keepsWhenBlank ? [position] : [])),
);
const SEO_TEXTS = (["seoTitle", "seoDescription", "uniqueContent"] as const).map(positionOf);

function positionOf(field: ContentField): number {
  return CONTENT_FIELDS.indexOf(field);
}

export function textOf(values: readonly Value[], field: ContentField): string {
  return String(values[positionOf(field)] ?? "");
}

/** Tells whether a business has all of its texts for search engines. */
export function hasSeoTexts(values: readonly Value[]): boolean {
  return SEO_TEXTS.every((position) => values[position] !== null);
}

/** Replaces missing values of an import by the stored ones. */
export function keepStored(values: Value[], storedValues: readonly Value[]): Value[] {
  for (const position of OPTIONAL_POSITIONS) values[position] ??= storedValues[position] ?? null;
  return values;
}

export function changedFields(storedValues: readonly Value[], values: readonly Value[]): ContentField[] {
  return CONTENT_FIELDS.filter((_, position) => values[position] !== storedValues[position]);
}

/** Returns stored values that another version of the business has replaced; those of own fields one by one, as JSON. */
export function replacedValues(
  storedValues: readonly Value[],
  values: readonly Value[],
  fields: readonly ContentField[],
): StoredValues {
  const entries = fields.flatMap((field): [string, Value][] => {
    if (field !== "ownValues") return [[field, storedValues[positionOf(field)] ?? null]];
    const [before, after] = [storedValues, values].map((each) => JSON.parse(textOf(each, field)));
    return changedOwnValueFields(before, after).map((name) => {
      const value = fieldValueOf({ ownValues: before }, name);
      return [name, value === null ? null : JSON.stringify(value)];
    });
  });
  return Object.fromEntries(entries);
}
