import { describe, expect, it } from "vitest";
import { fileFault } from "./file-error.ts";

const named = (...names: string[]) => names.map((name) => ({ name }));

describe("a file to import", () => {
  it("ends in .xlsx or .xls, in any case", () => {
    for (const name of ["a.xlsx", "A.XLS", "my shops.v2.XlsX"]) expect(fileFault(named(name)), name).toBeUndefined();
  });

  it("is otherwise refused with what came and what to do", () => {
    expect(fileFault(named("shops.csv"))).toBe(
      "Only .xlsx and .xls files can be imported; shops.csv ends in .csv. Save it as an Excel workbook and choose that.",
    );
    expect(fileFault(named("shops"))).toContain("shops has no such ending");
    expect(fileFault(named("xlsx"))).toBeDefined();
    expect(fileFault(named("shops.xlsm"))).toContain(".xlsm");
  });

  it("is one", () => {
    expect(fileFault(named("a.xlsx", "b.xlsx"))).toContain("one file at a time");
    expect(fileFault([])).toContain("no file");
  });
});
