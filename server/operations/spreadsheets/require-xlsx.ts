import { AppError } from "../../errors.ts";

/** Spreadsheet programs and `import` go by the extension. Errors: AppError `usage`. */
export function requireXlsx(file: string, what: "export" | "rejects"): void {
  if (/\.xlsx$/i.test(file)) return;
  throw new AppError("usage", `The ${what} would be an .xlsx workbook: its name must end in .xlsx, not ${file}.`);
}
