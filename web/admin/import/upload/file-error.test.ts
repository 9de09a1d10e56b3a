import { describe, expect, it } from "vitest";
import { fileError } from "./file-error.ts";

const named = (...names: string[]) => names.map((name) => ({ name }));

describe("a file to import", () => {
  it("may be named .xlsx or .xls, in any case", () => {
    for (const name of ["a.xlsx", "A.XLS", "my shops.v2.XlsX"]) expect(fileError(named(name)), name).toBeUndefined();
  });

  it("with another extension is refused with its name and what to do", () => {
    expect(fileError(named("shops.csv"))).toBe(
      "Only .xlsx and .xls files can be imported; shops.csv ends in .csv. Save it as an Excel workbook and choose that.",
    );
    expect(fileError(named("shops"))).toContain("shops has no such extension");
    expect(fileError(named("xlsx"))).toBeDefined();
    expect(fileError(named("shops.xlsm"))).toContain(".xlsm");
  });

  it("must be a single one", () => {
    expect(fileError(named("a.xlsx", "b.xlsx"))).toContain("one file at a time");
    expect(fileError([])).toContain("no file");
  });
});
