import { expect, it } from "vitest";
import { matchHeader, readBusinessRow } from "./business-row.ts";

const COLUMNS = "name place_id category subtypes photo about working_hours rating reviews latitude longitude".split(
  " ",
);

/** Reads a row that has only a name, an id and this cell. */
function readCell(column: string, text: string) {
  const header = matchHeader(COLUMNS);
  if (header === undefined) throw new Error("these are no columns");
  const cells = COLUMNS.map((name) => (name === column ? text : name === "name" || name === "place_id" ? "A" : ""));
  return readBusinessRow(cells, header, { country: "" });
}

it("a list that is nested too deeply is not read, and does not throw", () => {
  const lists = `${"[".repeat(16_000)}${"]".repeat(16_000)}`;
  for (const column of ["category", "subtypes", "photo", "about", "working_hours"]) {
    expect(() => readCell(column, lists), column).not.toThrow();
  }
});

it("the time to tell that many digits are no number is linear", () => {
  const digits = `${"1".repeat(32_000)}x`;
  const startedAt = performance.now();
  for (const column of ["rating", "reviews", "latitude", "longitude"]) readCell(column, digits);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});
