import { expect, it } from "vitest";
import { changedChoices, UNUSED } from "./column-changes.ts";

const COLUMNS = [
  { header: "Titel", field: "name", isChosen: true as const, samples: [] },
  { header: "Ort", field: "city", samples: [] },
  { header: "Notiz", field: null, samples: [] },
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
