import { expect, it } from "vitest";
import type { ImportColumn } from "#contract/import-columns";
import { columnTable } from "./column-table.ts";

const column = (header: string, more: Partial<ImportColumn> = {}): ImportColumn => ({
  header,
  field: null,
  why: null,
  filled: 0,
  leftOut: 0,
  samples: [],
  ...more,
});
const COLUMNS = [
  column("Shop", { field: "name", why: "header", filled: 1_204, samples: ["Rosa", "Luigi", "Ana & Sons"] }),
  column("店舗の電話", { guess: { kind: "phone", field: "phone" }, filled: 12, samples: ["603-555-0141"] }),
  column("Stars", { field: "rating", why: "choice", filled: 900, leftOut: 3, samples: ["4,5"] }),
  column("Mail", { guess: { kind: "email", field: null }, filled: 7, samples: ["a@b.example"] }),
  column("Remarks", { why: "header", filled: 2, samples: ["dup?"] }),
  column("A very long header that nobody wants to read whole", { filled: 1, samples: ["x".repeat(60)] }),
];

it("lists the field of each column, the reason, its counts and three values, in aligned columns", () => {
  expect(columnTable({ columns: COLUMNS, dryRun: true })).toEqual([
    "Columns:",
    "  COLUMN                    TAKEN AS    WHY                             FILLED  LEFT OUT  EXAMPLES",
    '  Shop                      name        header                           1,204         0  "Rosa", "Luigi", "Ana & Sons"',
    '  店舗の電話                (phone?)    looks like phone numbers            12         0  "603-555-0141"',
    '  Stars                     rating      your choice                        900         3  "4,5"',
    '  Mail                      (not used)  e-mail addresses: already read       7         0  "a@b.example"',
    '  Remarks                   (not used)  known, but not imported              2         0  "dup?"',
    '  A very long header that…  (not used)  unknown header                       1         0  "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…"',
    'A guess is not applied: to take it, add --guess, or --map "店舗の電話=phone" for one column.',
  ]);
});

it("cuts the examples where the terminal ends, and leaves them out where it is narrow", () => {
  const linesAt = (width: number) => columnTable({ columns: COLUMNS, dryRun: true }, width).slice(1, 8);
  expect(linesAt(105)[1]).toBe(
    '  Shop                      name        header                           1,204         0  "Rosa", "Luigi…',
  );
  expect(linesAt(95)[0]).toBe(
    "  COLUMN                    TAKEN AS    WHY                             FILLED  LEFT OUT",
  );
  expect(linesAt(95)[1]).toBe(
    "  Shop                      name        header                           1,204         0",
  );
  for (const width of [60, 80, 105]) {
    expect(Math.max(...linesAt(width).map((line) => line.replace(/[店舗の電話]/g, "xx").length))).toBeLessThanOrEqual(
      width,
    );
  }
});

it("names columns without a field below the table of an import", () => {
  const lines = columnTable({ columns: COLUMNS, dryRun: false });
  expect(lines.map((line) => line.trim().split(/\s{2,}/)[0])).toEqual([
    "Columns:",
    "COLUMN",
    "Shop",
    "店舗の電話",
    "Stars",
    "Mail",
    expect.stringMatching(
      /^A guess is not applied: to take it, import again with --on-duplicate update and --guess, or/,
    ),
    "Columns that are not used: Remarks, A very long header that nobody wants to read whole",
  ]);
});

it("is no wall for hundreds of columns", () => {
  const unknownColumns = Array.from({ length: 200 }, (_, index) => column(`extra_${index}`, { filled: 5 }));
  expect(columnTable({ columns: [...COLUMNS, ...unknownColumns], dryRun: true }).length).toBeLessThan(50);
  const knownColumns = Array.from({ length: 200 }, (_, index) =>
    column(`photo_${index}`, { field: "photo", why: "header" }),
  );
  const lines = columnTable({ columns: knownColumns, dryRun: true });
  expect(lines).toHaveLength(43);
  expect(lines.at(-1)).toBe("  … and 160 more columns (all are in --json)");
});
