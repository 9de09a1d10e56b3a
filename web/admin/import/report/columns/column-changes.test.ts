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

it("Choices are the earlier ones and the changed ones", () => {
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

it("A choice that is reverted, or equals the recognised field, is dropped", () => {
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

it("A suggestion becomes a choice only if it is accepted and nothing else was chosen", () => {
  const titel = { header: "Titel", field: "name" };
  expect(changedChoices(COLUMNS, new Map())).toEqual([titel]);
  expect(changedChoices(COLUMNS, new Map(), true)).toEqual([titel, { header: "Nummer", field: "phone" }]);
  expect(changedChoices(COLUMNS, new Map([["Nummer", UNUSED]]), true)).toEqual([
    titel,
    { header: "Nummer", field: null },
  ]);
});
