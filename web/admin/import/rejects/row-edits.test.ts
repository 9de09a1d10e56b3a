import { expect, it } from "vitest";
import { carriedEdits, cellKey, changedRows, isWrongCell, shownColumns } from "./row-edits.ts";

const header = ["place_id", "name", "rating", "full_address", "kgmid"];
const missingName = {
  cells: ["q1", "", "4", "2 Kelp Way", "k"],
  reason: "name: is missing",
  columns: ["name"],
  foundIn: "piers.csv, row 4",
};
const nameless = {
  cells: ["", "Pier Nine", "", "", ""],
  reason: "does not say enough to identify a business",
  columns: [],
  foundIn: "piers.csv, row 9",
};
const table = { header, rows: [missingName, nameless] };

it("columns with a problem come first, then those that tell the business, the others on demand", () => {
  expect(shownColumns(table, false).map((index) => header[index])).toEqual(["name", "rating", "full_address"]);
  expect(shownColumns(table, true)).toHaveLength(5);
  expect(shownColumns({ header: ["a", "b"], rows: [] }, false)).toEqual([0, 1]);
});

it("columns count as the field as which they were read, whatever they are called", () => {
  const headers = ["Shop", "Where", "Tel.", "Remarks"];
  const row = { ...nameless, cells: ["Pier Nine", "", "", "dup?"] };
  const owners = { header: headers, fields: ["name", "full_address", "phone", null], rows: [row] };
  expect(shownColumns(owners, false)).toEqual([0, 1, 2]);
  expect(headers.filter((_, index) => isWrongCell(row, owners, index))).toEqual(["Where", "Tel."]);
});

it("the cell to correct is that of the reason, or an empty one that identifies a business", () => {
  const wrong = (row: typeof missingName) => header.filter((_, index) => isWrongCell(row, table, index));
  expect(wrong(missingName)).toEqual(["name"]);
  expect(wrong({ ...nameless, columns: [] })).toEqual(["full_address"]);
});

it("only rows that were changed are sent, with all of their cells", () => {
  const edits = new Map([
    [cellKey(0, 0, 1), "Kelp House"],
    [cellKey(0, 1, 1), "Pier Nine"],
  ]);
  expect(changedRows([table], edits)).toEqual([
    { table: 0, row: 0, cells: ["q1", "Kelp House", "4", "2 Kelp Way", "k"] },
  ]);
});

it("corrections follow their rows when others have gone, and end with them", () => {
  const other = { header: ["Shop", "Tel."], rows: [{ ...nameless, cells: ["Pier Ten", ""] }] };
  const edits = new Map([
    [cellKey(0, 0, 1), "Kelp House"],
    [cellKey(0, 1, 3), "9 Kelp Way"],
    [cellKey(1, 0, 1), "603 555 0100"],
  ]);
  const draft = { version: "a", tables: [table, other], edits };
  expect(carriedEdits(draft, "a", draft.tables)).toBe(edits);
  const rest = [other, { header, rows: [nameless] }];
  expect([...carriedEdits(draft, "b", rest)]).toEqual([
    [cellKey(1, 0, 3), "9 Kelp Way"],
    [cellKey(0, 0, 1), "603 555 0100"],
  ]);
  expect(carriedEdits(draft, "b", [{ header, rows: [{ ...nameless, cells: [...header] }] }]).size).toBe(0);
  expect(carriedEdits(undefined, "b", rest).size).toBe(0);
});
