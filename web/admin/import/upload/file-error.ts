import { isExcelName, isOtherFormatName, OTHER_ENDINGS } from "#domain/import-row/file-formats";

/** Way in which the user chose a file: by one of the two buttons, or dropped. */
export type FileChoice = "excel" | "other" | "dropped";

/** Says why a file cannot be uploaded; undefined for a format that this choice allows. The server checks the content. */
export function fileError(file: Pick<File, "name">, choice: FileChoice): string | undefined {
  const isExcel = isExcelName(file.name);
  const isOther = isOtherFormatName(file.name);
  if ((choice !== "other" && isExcel) || (choice !== "excel" && isOther)) return undefined;
  const extension = /\.[^.]{1,8}$/.exec(file.name)?.[0];
  const problem = extension === undefined ? `${file.name} has no such extension` : `${file.name} ends in ${extension}`;
  if (choice === "excel") {
    const remedy = isOther ? "Choose it with “Other formats”." : "Save it as an Excel workbook and choose that.";
    return `Only .xlsx and .xls files can be imported here; ${problem}. ${remedy}`;
  }
  if (isExcel) return `${file.name} is an Excel file. Choose it with “Choose file”.`;
  return `The other formats are ${OTHER_ENDINGS.join(", ")}, each also gzipped; ${problem}.`;
}
