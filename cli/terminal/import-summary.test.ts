import { expect, it } from "vitest";
import type { ImportReport } from "#contract/import-report";
import { importSummary } from "./import-summary.ts";

const REPORT: ImportReport = {
  importId: null,
  files: ["shops.csv"],
  rows: 2,
  imported: 0,
  updated: 0,
  duplicatesSkipped: 2,
  totalErrors: 0,
  errors: [],
  warnings: [],
  totalWarnings: 0,
  columns: [],
  encodings: [],
  exporters: [],
  mapping: null,
  identities: [],
  countries: [],
  seconds: 1,
  dryRun: false,
};
const summary = (unusedColumns: string[], overrides: Partial<ImportReport> = {}) => {
  const columns = unusedColumns.map((header) => ({
    header,
    field: null,
    why: null,
    filled: 0,
    leftOut: 0,
    samples: [],
  }));
  return importSummary({ ...REPORT, ...overrides, columns }, undefined, "data").slice(5);
};

it("a few columns that are not used are named in a sentence", () => {
  expect(summary(["Owner", "Plus code"])).toEqual(["Columns that are not used: Owner, Plus code"]);
});

it("many are a list of their own, in lines that fit on a terminal", () => {
  const names = Array.from({ length: 31 }, (_, index) => `column_number_${index}`);
  const [title, ...lines] = summary(names);
  expect(title).toBe("31 columns are not used:");
  expect(lines.map((line) => line.trim()).join(", ")).toBe(names.join(", "));
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(100);
});

it("decoded texts and hidden sheets are named", () => {
  const decodedTexts = { values: 1204, encodings: ["macintosh"], example: { value: "Caf√©", text: "Café" } };
  expect(summary([], { decodedTexts, hiddenSheets: ["Archive"] })).toEqual([
    '1,204 texts were UTF-8 that another program had read as macintosh, and decoded: "Caf√©" is "Café".',
    'The hidden sheet "Archive" was left out; unhide it to import it.',
  ]);
  const hiddenSheets = Array.from({ length: 12 }, (_, index) => `L${index}`);
  expect(summary([], { hiddenSheets })[0]).toMatch(/^The hidden sheets "L0", .*"L9" and 2 more were left out/);
});

it("an encoding that was detected from the letters is named", () => {
  expect(summary([], { encodings: ["windows-1250"] })).toEqual([
    "Read as windows-1250, by its letters: it is not UTF-8.",
  ]);
});

it("the country that most rows tell is offered for the others, by the option that gives it to them", () => {
  const countries = [
    { country: "United States", rows: 3_000 },
    { country: "", rows: 1 },
  ];
  const offer = "1 row does not say its country; 3,000 others are in the United States.";
  expect(summary([], { countries, dryRun: true })[0]).toBe(
    `${offer} If they are there too, import with --country "United States".`,
  );
  expect(summary([], { countries })).toEqual([
    `${offer} If they are there too, import again with --country "United States" --on-duplicate update.`,
  ]);
  expect(summary([], { countries: countries.slice(0, 1) })).toEqual([]);
});
