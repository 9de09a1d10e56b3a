import { expect, it } from "vitest";
import { IMPORT_FIELDS } from "#domain/import-row/columns/fields-data";
import { FIELD_OPTIONS, fieldLabels } from "./field-options.ts";

it("every field has a label of its own in plain words", () => {
  const labels = IMPORT_FIELDS.map(fieldLabels);
  expect(labels.filter((label) => /_|^[a-z]/.test(label))).toEqual([]);
  expect(new Set(labels).size).toBe(labels.length);
});

it("rare fields are in a group of their own, in the order of their labels", () => {
  const rare = FIELD_OPTIONS.filter(({ group }) => group === "Advanced").map(({ label }) => label);
  expect(rare).toEqual(rare.toSorted((a, b) => a.localeCompare(b, "en")));
  expect(FIELD_OPTIONS.map(({ value }) => value)).toEqual(expect.arrayContaining([...IMPORT_FIELDS]));
});
