import { expect, it } from "vitest";
import { columnReason } from "./column-reason.ts";
import { idHeader, withoutId } from "./id-columns.ts";
import { matchHeader } from "./match-header.ts";
import { recognisedColumns } from "./recognised-columns.ts";

it("A column whose ids repeat is reported as unused, with the reason", () => {
  const match = matchHeader(["Name", "City", "CID"]);
  if (match === undefined) throw new Error("no header");
  expect(idHeader(match, "cid")).toBe("CID");
  const columns = recognisedColumns(withoutId(match, "cid"));
  expect(columns.map((column) => [column.header, column.field, columnReason(column)])).toEqual([
    ["Name", "name", "header"],
    ["City", "city", "header"],
    ["CID", null, "no ID: other names share it"],
  ]);
});
