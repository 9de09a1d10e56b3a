import { IMPORT_FIELDS } from "#domain/import-row/columns/fields-data";
import { parseOwnChoice } from "#domain/own-fields/own-field-names";
import type { SelectOption } from "../../../ui/select-box.tsx";
import { OWN, UNUSED } from "./column-changes.ts";
import { COMMON_FIELDS } from "./field-options-data.ts";
import { RARE_FIELDS } from "./rare-field-labels-data.ts";

/** The fields that a column can be imported as, common ones first, rare ones by their labels. Typing the first letters finds one. */
export const FIELD_OPTIONS: readonly SelectOption[] = [
  { value: UNUSED, label: "Don't import" },
  { value: OWN, label: "Keep as own field…" },
  ...Object.entries(COMMON_FIELDS).map(([value, label]) => ({ value, label })),
  ...IMPORT_FIELDS.filter((field) => COMMON_FIELDS[field] === undefined)
    .map((value) => ({ value, label: fieldLabel(value), group: "Advanced" }))
    .toSorted((a, b) => a.label.localeCompare(b.label, "en")),
];

/** Returns the labels of fields, such as "Phone"; of several, joined with ", ". */
export function fieldLabels(fields: string): string {
  const ownField = parseOwnChoice(fields);
  if (ownField !== undefined) return `Own field “${ownField.name}”`;
  return fields.split(", ").map(fieldLabel).join(", ");
}

function fieldLabel(field: string): string {
  return COMMON_FIELDS[field] ?? RARE_FIELDS[field] ?? field;
}
