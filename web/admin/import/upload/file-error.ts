/** What is wrong with the files that were dropped or chosen; undefined for one .xlsx or .xls. What is in it is judged by the server. */
export function fileFault(files: readonly Pick<File, "name">[]): string | undefined {
  const [file] = files;
  if (file === undefined) return "What you dropped is no file. Drop one .xlsx or .xls workbook.";
  if (files.length > 1) return `Choose one file at a time; these were ${files.length}.`;
  if (/\.xlsx?$/i.test(file.name)) return undefined;
  const ending = /\.[^.]{1,8}$/.exec(file.name)?.[0];
  const came = ending === undefined ? `${file.name} has no such ending` : `${file.name} ends in ${ending}`;
  return `Only .xlsx and .xls files can be imported; ${came}. Save it as an Excel workbook and choose that.`;
}
