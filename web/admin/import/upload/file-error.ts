/** Why these files cannot be uploaded; undefined for one .xlsx or .xls file. The server checks its content. */
export function fileError(files: readonly Pick<File, "name">[]): string | undefined {
  const [file] = files;
  if (file === undefined) return "You dropped no file. Drop one .xlsx or .xls workbook.";
  if (files.length > 1) return `Choose one file at a time, not ${files.length}.`;
  if (/\.xlsx?$/i.test(file.name)) return undefined;
  const extension = /\.[^.]{1,8}$/.exec(file.name)?.[0];
  const problem = extension === undefined ? `${file.name} has no such extension` : `${file.name} ends in ${extension}`;
  return `Only .xlsx and .xls files can be imported; ${problem}. Save it as an Excel workbook and choose that.`;
}
