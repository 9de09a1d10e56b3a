import { describe, expect, it } from "vitest";
import { fileEnding, isExcelName, isOtherFormatName, isStreamedName, isTextName, rowPlace } from "./file-formats.ts";

describe("the name of a file", () => {
  it("has an extension, without that of gzip", () => {
    expect(["A.XLSX", "a.b.csv.gz", "a.gz", "a", "folder.x/a"].map(fileEnding)).toEqual([
      ".xlsx",
      ".csv",
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("belongs to the upload of Excel files or to that of other formats", () => {
    const excel = ["a.xlsx", "A.XLS"];
    const others = [
      "a.csv",
      "a.TSV.gz",
      "a.json",
      "a.geojson",
      "a.ndjson",
      "a.jsonl.gz",
      "a.ods",
      "a.xlsb",
      "a.fods",
      "a.xlsx.gz",
    ];
    for (const name of [...excel, ...others, "a.pdf", "csv", "a.csv.zip", "a.gz"]) {
      expect([name, isExcelName(name), isOtherFormatName(name)]).toEqual([
        name,
        excel.includes(name),
        others.includes(name),
      ]);
    }
  });
});

it("Files are read piece by piece but for those of SheetJS", () => {
  const streamed = [
    "a.xlsx",
    "A.XLS",
    "a.xlsx.gz",
    "a.tab",
    "a.TXT.gz",
    "a.json",
    "a.geojson",
    "a.GeoJSON.gz",
    "a.jsonl",
  ];
  const names = [...streamed, "a.ods", "a.xlsb", "a.fods", "a.xml.gz", "a.dif", "a.sylk", "a", "geojson"];
  expect(names.filter(isStreamedName)).toEqual(streamed);
});

it("Texts are CSV and JSON files that are not packed", () => {
  const texts = ["a.csv", "A.TSV", "a.txt", "a.geojson", "a.jsonl"];
  const others = ["a.csv.gz", "a.xlsx", "a.xls", "a.ods", "a.fods", "a.zip", "csv"];
  expect([...texts, ...others].filter(isTextName)).toEqual(texts);
});

it("The place of a row names what the file has: a sheet, a row or a record", () => {
  expect(rowPlace({ file: "a.xlsx", sheet: "Sheet1", row: 7 })).toBe("a.xlsx, Sheet1, row 7");
  expect(rowPlace({ file: "a.csv", sheet: "", row: 7 })).toBe("a.csv, row 7");
  expect(rowPlace({ file: "a.geojson", sheet: "", row: 7 })).toBe("a.geojson, record 7");
  expect(rowPlace({ file: "a.ndjson.gz", sheet: "", row: 7 })).toBe("a.ndjson.gz, record 7");
});
