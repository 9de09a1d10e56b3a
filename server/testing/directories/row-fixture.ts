import { matchHeader, readBusinessRow } from "#domain/import-row/business-row";

/** Reads a row of an import by its cells under their headers. Throws if it has no header or is rejected. */
export function readRow(cells: Record<string, string>, country = "") {
  const header = matchHeader(Object.keys(cells));
  if (header === undefined) throw new Error("no header");
  const parsed = readBusinessRow(Object.values(cells), header, { country });
  if ("problems" in parsed) throw new Error(JSON.stringify(parsed.problems));
  return parsed;
}
