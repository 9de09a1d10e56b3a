import { expect, it } from "vitest";
import type { ImportColumn } from "#contract/import-columns";
import { changedChoices, UNUSED } from "./column-changes.ts";

const COUNTS = { filled: 2, leftOut: 0, samples: [] };
const COLUMNS: ImportColumn[] = [
  { header: "Titel", field: "name", why: "choice", isChosen: true, ...COUNTS },
  { header: "Ort", field: "city", why: "header", ...COUNTS },
  { header: "Notiz", field: null, why: null, ...COUNTS },
  { header: "Nummer", field: null, why: null, guess: { kind: "phone", field: "phone" }, ...COUNTS },
  { header: "Post", field: null, why: null, guess: { kind: "email", field: null }, ...COUNTS },
];

it("Choices are those of before and the changed ones", () => {
  const changes = new Map([
    ["Ort", UNUSED],
    ["Notiz", "description"],
  ]);
  expect(changedChoices(COLUMNS, changes)).toEqual([
    { header: "Titel", field: "name" },
    { header: "Ort", field: null },
    { header: "Notiz", field: "description" },
  ]);
});

it("A choice that is taken back, or is what was recognised, is none", () => {
  expect(
    changedChoices(
      COLUMNS,
      new Map([
        ["Titel", ""],
        ["Ort", "city"],
      ]),
    ),
  ).toEqual([]);
});

it("A suggestion is a choice only if it is accepted, and not where something else was chosen", () => {
  const titel = { header: "Titel", field: "name" };
  expect(changedChoices(COLUMNS, new Map())).toEqual([titel]);
  expect(changedChoices(COLUMNS, new Map(), true)).toEqual([titel, { header: "Nummer", field: "phone" }]);
  expect(changedChoices(COLUMNS, new Map([["Nummer", UNUSED]]), true)).toEqual([
    titel,
    { header: "Nummer", field: null },
  ]);
});
