import { describe, expect, it } from "vitest";
import type { OwnFieldType, StoredOwnField } from "#contract/fields/own-fields";
import type { ColumnChoice } from "#contract/import-columns";
import { readBusinessRow } from "../business-row.ts";
import { matchHeader } from "./match-header.ts";
import { recognisedColumns } from "./recognised-columns.ts";

const HEADER = ["name", "address", "city", "own: Dogs (yes-no)", "Seats", "own: Menu card (link)", "own: Cards"];
const SEATS: ColumnChoice[] = [{ header: "Seats", field: "own:Seats:number" }];
const stored = (key: string, name: string, type: OwnFieldType): StoredOwnField => ({
  key,
  name,
  type,
  removedAt: null,
});

function read(cells: string[], choices?: ColumnChoice[], ownFields: StoredOwnField[] = []) {
  const header = matchHeader(HEADER, choices, undefined, ownFields);
  if (header === undefined) throw new Error("no header");
  const row = readBusinessRow(["Rosa", "1 Oak St", "Austin", ...cells], header, { country: "" });
  if (!("business" in row)) throw new Error("rejected");
  return {
    values: row.business.ownValues,
    warnings: row.warnings.map(({ column, reason }) => [column, reason]),
    header,
  };
}

describe("columns of own fields", () => {
  it("are known by the headers of our exports and by choices", () => {
    const { values, header } = read(["ja", "40", "example.com/menu", "Visa; Twint"], SEATS);
    expect(values).toEqual({ cards: "Visa; Twint", dogs: true, "menu-card": "https://example.com/menu", seats: 40 });
    expect(recognisedColumns(header).map(({ field }) => field)).toEqual([
      "name",
      "address",
      "city",
      "own:Dogs:yes-no",
      "own:Seats:number",
      "own:Menu card:link",
      "own:Cards:text",
    ]);
  });

  it("leave out wrong values with a warning, and blank ones without", () => {
    const { values, warnings } = read(["maybe", "many", "javascript:alert(1)", ""], SEATS);
    expect(values).toEqual({});
    expect(warnings).toEqual([
      ["own: Dogs (yes-no)", "is neither yes nor no"],
      ["own: Menu card (link)", expect.stringContaining("web address")],
      ["Seats", "is not a number"],
    ]);
  });

  it("belong to the field of that name in the directory, also after it was renamed, with its type", () => {
    const { values, header } = read(["yes", "", "", "a, b"], undefined, [
      stored("pets", "DOGS", "text"),
      stored("cards", "Cards", "list"),
    ]);
    expect(values).toEqual({ cards: ["a", "b"], pets: "yes" });
    expect(header.own.notes).toEqual(["“DOGS” is an own field of the type text, as which its column is read."]);
  });

  it("are not imported under a name that cannot be one", () => {
    const header = matchHeader(["name", "address", "own: Rating (number)", `own: ${"x".repeat(300)}`]);
    expect(header?.own.columns).toEqual([]);
    expect(header?.own.notes).toEqual([
      "“Rating” is the name of a field of Mainstreet; give the own field another name. Its column is not imported.",
      expect.stringContaining("is longer than the 80 characters"),
    ]);
  });

  it("follow a field that was renamed, also by the choices kept before", () => {
    const renamed = [stored("seats", "Places", "number"), stored("dogs", "Pets", "yes-no")];
    const { values, header } = read(["yes", "40", "", ""], SEATS, renamed);
    expect(values).toEqual({ dogs: true, seats: 40 });
    expect(header.own.notes).toEqual([
      "“Dogs” is read as the own field “Pets”.",
      "“Seats” is read as the own field “Places”.",
    ]);
  });

  it("are left out if their field was removed", () => {
    const removed = { ...stored("seats", "Seats", "number"), removedAt: "2026-01-01T00:00:00.000Z" };
    const { values, header } = read(["yes", "40", "", ""], SEATS, [removed]);
    expect(values).toEqual({ dogs: true });
    expect(header.own.columns.map(({ key }) => key)).toEqual(["cards", "dogs", "menu-card"]);
    expect(header.own.notes).toEqual([
      'Column "Seats" is left out: its own field was removed. Put it back to import it.',
    ]);
  });

  it("stay apart if their names differ, though their keys would be one", () => {
    const header = (ownFields?: StoredOwnField[]) =>
      matchHeader(["name", "address", "own: C", "own: C++"], undefined, undefined, ownFields)?.own.columns;
    const apart = [
      { key: "c", name: "C", type: "text", at: 2 },
      { key: "c-2", name: "C++", type: "text", at: 3 },
    ];
    expect(header()).toEqual(apart);
    expect(header([stored("c", "C", "text")])).toEqual(apart);
  });

  it("keep a text as another program had read it in the wrong encoding", () => {
    expect(read(["", "", "", "CafÃ© MÃ¼ller"]).values).toEqual({ cards: "Café Müller" });
  });
});
