import { describe, expect, it } from "vitest";
import { fileError } from "./file-error.ts";

const named = (name: string) => ({ name });

describe("an Excel file to import", () => {
  it("may be named .xlsx or .xls, in any case", () => {
    for (const name of ["a.xlsx", "A.XLS", "my shops.v2.XlsX"]) {
      expect(fileError(named(name), "excel"), name).toBeUndefined();
    }
  });

  it("with another extension is refused with its name and what to do", () => {
    expect(fileError(named("shops.csv"), "excel")).toBe(
      "Only .xlsx and .xls files can be imported here; shops.csv ends in .csv. Choose it with “Other formats”.",
    );
    expect(fileError(named("shops"), "excel")).toContain("shops has no such extension. Save it as an Excel workbook");
    expect(fileError(named("xlsx"), "excel")).toBeDefined();
    expect(fileError(named("shops.xlsm"), "excel")).toContain(".xlsm");
  });
});

describe("a file of another format", () => {
  it("may have any format that the command line reads, also gzipped", () => {
    for (const name of ["a.csv", "a.TSV", "a.json.gz", "a.ndjson", "a.ods", "a.xlsb", "a.xlsx.gz"]) {
      expect(fileError(named(name), "other"), name).toBeUndefined();
    }
  });

  it("is refused as an Excel file or of an unknown format", () => {
    expect(fileError(named("a.xlsx"), "other")).toBe("a.xlsx is an Excel file. Choose it with “Choose file”.");
    expect(fileError(named("a.pdf"), "other")).toMatch(/^The other formats are \.csv, .*; a\.pdf ends in \.pdf\.$/);
  });
});

describe("a dropped file", () => {
  it("may be of any format", () => {
    for (const name of ["a.xlsx", "a.csv"]) expect(fileError(named(name), "dropped"), name).toBeUndefined();
    expect(fileError(named("a.pdf"), "dropped")).toContain(".pdf");
  });
});
