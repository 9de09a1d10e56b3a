import { extname } from "node:path";
import { AppError } from "../../errors.ts";
import type { TextFormat } from "../../spreadsheet/writing/write-text-table.ts";

export type ExportFormat = "xlsx" | TextFormat;

const FORMATS: Readonly<Record<string, ExportFormat>> = { ".xlsx": "xlsx", ".csv": "csv", ".json": "json" };

/** Returns the format that the file's extension names. Errors: AppError `usage` for another extension. */
export function exportFormat(file: string): ExportFormat {
  const format = FORMATS[extname(file).toLowerCase()];
  if (format !== undefined) return format;
  throw new AppError(
    "usage",
    `An export is a workbook, CSV or JSON: its name must end in .xlsx, .csv or .json, not ${file}.`,
  );
}

/** Spreadsheet programs and `import` go by the extension. Errors: AppError `usage`. */
export function requireXlsx(file: string): void {
  if (/\.xlsx$/i.test(file)) return;
  throw new AppError("usage", `The rejects would be an .xlsx workbook: its name must end in .xlsx, not ${file}.`);
}
