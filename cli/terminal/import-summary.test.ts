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

it("many unused columns are listed separately, in lines that fit on a terminal", () => {
  const names = Array.from({ length: 31 }, (_, index) => `column_number_${index}`);
  const [title, ...lines] = summary(names);
  expect(title).toBe("31 columns are not used:");
  expect(lines.map((line) => line.trim()).join(", ")).toBe(names.join(", "));
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(100);
});

it("decoded texts and hidden sheets are named", () => {
  const decodedTexts = { values: 1204, encodings: ["macintosh"], example: { value: "Caf√©", text: "Café" } };
  expect(summary([], { decodedTexts, hiddenSheets: ["Archive"] })).toEqual([
    'Another program had garbled 1,204 texts by reading UTF-8 as Mac Roman; repaired, for example "Caf√©" to "Café".',
    'The hidden sheet "Archive" was left out; unhide it to import it.',
  ]);
  const hiddenSheets = Array.from({ length: 12 }, (_, index) => `L${index}`);
  expect(summary([], { hiddenSheets })[0]).toMatch(/^The hidden sheets "L0", .*"L9" and 2 more were left out/);
});

it("an encoding that was detected from the letters is named", () => {
  expect(summary([], { encodings: ["windows-1250"] })).toEqual([
    "The text is not UTF-8, so it was read as Windows-1250. If letters look wrong, name the right one with --encoding.",
  ]);
});

it("a refused file has no counts, only its columns", () => {
  const refused = { ...REPORT, refusal: "shops.csv cannot be imported: no column is known as name.", dryRun: true };
  const columns = [{ header: "Wer", field: null, why: null, filled: 2, leftOut: 0, samples: ["Rosa"] }];
  expect(importSummary({ ...refused, columns }, undefined, "data")).toEqual([
    "Columns:",
    "  COLUMN  TAKEN AS    WHY             FILLED  LEFT OUT  EXAMPLES",
    '  Wer     (not used)  unknown header       2         0  "Rosa"',
  ]);
});

it("a problem of a whole row has no column, and a blank value no quotes", () => {
  const problem = { file: "shops.csv", sheet: "", row: 8, column: "", value: "", reason: "does not say enough" };
  const errors = [problem, { ...problem, row: 9, column: "Shop", reason: "is missing" }];
  expect(summary([], { errors, totalErrors: 2 }).slice(0, 3)).toEqual([
    "Rejected:",
    "  shops.csv, row 8: does not say enough",
    "  shops.csv, row 9, Shop: is missing",
  ]);
});

it("a file with a header alone is named as one", () => {
  const none = { ...REPORT, rows: 0, imported: 0 };
  expect(importSummary(none, undefined, "data")).toContain(
    "There is no row below the header, so nothing was imported.",
  );
  expect(importSummary(REPORT, undefined, "data").join()).not.toContain("no row below");
});

it("the rate is left out for few rows", () => {
  expect(importSummary(REPORT, undefined, "data")[0]).toBe("2 rows read in 1.0 s.");
  expect(importSummary({ ...REPORT, rows: 3_000 }, undefined, "data")[0]).toBe(
    "3,000 rows read in 1.0 s, 3,000 rows/s.",
  );
});

it("the country of most rows is offered for rows without one, with the option that sets it", () => {
  const countries = [
    { country: "United States", rows: 3_000 },
    { country: "", rows: 1 },
  ];
  const offer = "1 row has no country; 3,000 others are in the United States.";
  expect(summary([], { countries, dryRun: true })[0]).toBe(
    `${offer} If it is there too, import with --country "United States".`,
  );
  expect(summary([], { countries })).toEqual([
    `${offer} If it is there too, import again with --country "United States" --on-duplicate update.`,
  ]);
  expect(summary([], { countries: [countries[0]!, { country: "", rows: 2 }] })[0]).toContain("If they are there too");
  expect(summary([], { countries: countries.slice(0, 1) })).toEqual([]);
});
