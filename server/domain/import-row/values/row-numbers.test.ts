import { describe, expect, it } from "vitest";
import { matchHeader, readBusinessRow } from "../business-row.ts";

function read(cells: Record<string, string>) {
  const row = { name: "Corner Shop", place_id: "place-1", ...cells };
  const header = matchHeader(Object.keys(row));
  if (!header) throw new Error("no header");
  const parsed = readBusinessRow(Object.values(row), header, { country: "" });
  if ("problems" in parsed) throw new Error("rejected");
  return { ...parsed.business, warned: parsed.warnings.map(({ column, value, reason }) => [column, value, reason]) };
}

const NO_RATING = "is not a number from 0 to 5";
const DATE = expect.stringContaining("is a date");

describe("an unreadable number is left out, and its row comes in", () => {
  it.each(["5.1", "-1", "good", "seven", "4.5/10", "1e400", "0x3", "4.5.1", "7 Sterne", "46146"])(
    "as the rating %j",
    (rating) => {
      expect(read({ rating })).toMatchObject({ rating: 0, warned: [["rating", rating, NO_RATING]] });
    },
  );

  it.each(["-1", "many", "1e300"])("as the count %j", (reviews) => {
    const warning = ["reviews", reviews, "is not a number of 0 or more"];
    expect(read({ reviews })).toMatchObject({ reviewCount: 0, warned: [warning] });
  });

  it.each([
    "4. Mai",
    "03. Mrz",
    "4-May",
    "May-04",
    "05-avr.",
    "4 mai",
    "2026-05-04",
    "2026-05-04T00:00:00",
    "04/05/2026",
    "4.5.26",
    "04.05.",
    "5. svi",
    "4 мая",
    "5月4日",
  ])("as %j, which a spreadsheet program made of a number", (cell) => {
    expect(read({ rating: cell })).toMatchObject({ rating: 0, warned: [["rating", cell, DATE]] });
    expect(read({ reviews: cell })).toMatchObject({ reviewCount: 0, warned: [["reviews", cell, DATE]] });
  });
});

it.each([
  ["1.204", 1204],
  ["1,204", 1204],
  ["88 avis", 88],
  ["7936.0", 7936],
  ["3M", 3_000_000],
])("the count %j is %d", (reviews, count) => {
  expect(read({ reviews })).toMatchObject({ reviewCount: count, warned: [] });
});
