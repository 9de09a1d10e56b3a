import { AppError } from "../../errors.ts";

/** Only a file named .xlsx can be opened, and imported, by its name. Errors: AppError `usage`. */
export function requireXlsx(file: string, what: "export" | "rejects"): void {
  if (/\.xlsx$/i.test(file)) return;
  throw new AppError("usage", `The ${what} would be an .xlsx workbook: name the file so, not ${file}.`);
}
