/** The formats of files that can be imported. */
export type FileFormat = "xlsx" | "xls" | "xlsb" | "ods" | "fods" | "xml" | "dif" | "slk" | "csv" | "json" | "ndjson";

interface FormatNames {
  /** File name extensions, the usual one first. */
  endings: string[];
  /** Completes "is …" in messages. */
  description: string;
}

export const FILE_FORMATS: Record<FileFormat, FormatNames> = {
  // Excel opens either under both names, and so do we.
  xlsx: { endings: [".xlsx", ".xls"], description: "an Excel workbook" },
  xls: { endings: [".xls", ".xlsx"], description: "an Excel 97 workbook" },
  csv: { endings: [".csv", ".tsv", ".tab", ".txt"], description: "a CSV file" },
  json: { endings: [".json", ".geojson"], description: "a JSON file" },
  ndjson: { endings: [".ndjson", ".jsonl"], description: "a JSON file with a record in each line" },
  ods: { endings: [".ods"], description: "an OpenDocument spreadsheet" },
  fods: { endings: [".fods"], description: "a flat OpenDocument spreadsheet" },
  xlsb: { endings: [".xlsb"], description: "a binary Excel workbook" },
  xml: { endings: [".xml"], description: "an XML spreadsheet of Excel 2003" },
  dif: { endings: [".dif"], description: "a DIF file" },
  slk: { endings: [".slk", ".sylk"], description: "a SYLK file" },
};

const ALL_ENDINGS = new Set(Object.values(FILE_FORMATS).flatMap(({ endings }) => endings));
/** Formats that are read piece by piece. SheetJS holds files of the others in memory. */
const STREAMED_FORMATS: readonly FileFormat[] = ["xlsx", "xls", "csv", "json", "ndjson"];
const STREAMED_ENDINGS = new Set(STREAMED_FORMATS.flatMap((format) => FILE_FORMATS[format].endings));
const TEXT_FORMATS: readonly FileFormat[] = ["csv", "json", "ndjson"];
const TEXT_ENDINGS = new Set(TEXT_FORMATS.flatMap((format) => FILE_FORMATS[format].endings));
const RECORD_ENDINGS = new Set([...FILE_FORMATS.json.endings, ...FILE_FORMATS.ndjson.endings]);
const EXCEL_ENDINGS = [".xlsx", ".xls"];
/** File endings for the upload of other formats, each also with ".gz". */
export const OTHER_ENDINGS = [...ALL_ENDINGS].filter((ending) => !EXCEL_ENDINGS.includes(ending));

/** Returns the extension of a file name in lower case, without ".gz"; undefined without any. */
export function fileEnding(name: string): string | undefined {
  return /\.[^./\\]*$/.exec(name.replace(/\.gz$/i, ""))?.[0].toLowerCase();
}

export function isKnownEnding(ending: string): boolean {
  return ALL_ENDINGS.has(ending);
}

export function isExcelName(name: string): boolean {
  return /\.xlsx?$/i.test(name);
}

export function isStreamedName(name: string): boolean {
  return STREAMED_ENDINGS.has(fileEnding(name) ?? "");
}

/** Tells whether a file of this name is a text that is not packed. */
export function isTextName(name: string): boolean {
  return !/\.gz$/i.test(name) && TEXT_ENDINGS.has(fileEnding(name) ?? "");
}

/** Tells whether the upload of other formats takes a file of this name: gzipped Excel files too. */
export function isOtherFormatName(name: string): boolean {
  return !isExcelName(name) && isKnownEnding(fileEnding(name) ?? "");
}

/** Examples: "shops.xlsx, Sheet 1, row 7", "shops.csv, row 7" or "shops.json, record 7". `file` may be left out. */
export function rowPlace({ file, sheet, row }: { file: string; sheet: string; row: number }): string {
  const isRecord = RECORD_ENDINGS.has(fileEnding(file) ?? "");
  return [file, sheet, `${isRecord ? "record" : "row"} ${row}`].filter((part) => part !== "").join(", ");
}
