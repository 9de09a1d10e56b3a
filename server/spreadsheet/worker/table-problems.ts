import { type ParsedRow, type RowOptions, readBusinessRow } from "#domain/import-row/business-row";
import { positionsOf } from "#domain/import-row/columns/cell-source";
import type { ColumnName } from "#domain/import-row/columns/columns-data";
import { headerName } from "#domain/import-row/columns/header-name";
import type { HeaderMatch } from "#domain/import-row/columns/match-header";
import type { CellProblem } from "#domain/import-row/row-cells";
import { isGoogleId } from "#domain/import-row/row-identity";
import { AppError } from "../../errors.ts";
import type { Sheet, SheetRow } from "../sheet.ts";

const MAX_SHOWN = 200;

/**
 * Reads the business of a row, or why it cannot be read. A CSV row that is too short gets empty cells at its end, as in a spreadsheet
 * program, if a Google id in the right column shows that no other cell has moved.
 */
export function readSheetRow(row: SheetRow, header: HeaderMatch, sheet: Sheet, options: RowOptions): ParsedRow {
  const problem = rowProblem(row, header, sheet);
  if (problem === undefined) return readBusinessRow(row.cells, header, options);
  const isShort = row.problem === undefined && row.cells.length < header.written.length;
  const padded = isShort ? readBusinessRow(row.cells, header, options) : undefined;
  const isSound = padded !== undefined && "business" in padded && isGoogleId(padded.business.placeId);
  return isSound ? padded : { problems: [problem] };
}

/** Returns the reason why a row cannot be assigned to the columns of its header; undefined if it can. Its `column` is "". */
function rowProblem(
  { cells, problem }: SheetRow,
  { written }: Pick<HeaderMatch, "written">,
  { hasFixedColumns }: Pick<Sheet, "hasFixedColumns">,
): CellProblem | undefined {
  if (problem !== undefined) return cellProblem(problem.value, problem.reason);
  if (!hasFixedColumns || cells.length === written.length) return undefined;
  if (cells.length > written.length && cells.slice(written.length).every((cell) => cell === "")) return undefined;
  const count = cells.length === 1 ? "1 cell" : `${cells.length} cells`;
  const cause = cells.length > written.length ? ": a cell with a delimiter must stand in quotes" : "";
  return cellProblem(cells.join(" | "), `has ${count} where the header has ${written.length}${cause}`);
}

function cellProblem(value: string, reason: string): CellProblem {
  return { column: "", value: value.slice(0, MAX_SHOWN).toWellFormed(), reason };
}

/**
 * Errors: AppError `unreadable` when two columns of one name claim a field, or any two an own field. Fields that are joined from several
 * columns, such as phones, may have them.
 */
export function requireDistinctColumns({ written, positions, sources, own }: HeaderMatch, fileName: string): void {
  const headerAt = (at: number) => (written[at] ?? "").trim();
  for (const [index, { key, name, at }] of own.columns.entries()) {
    const next = own.columns[index + 1];
    if (next?.key !== key) continue;
    const headers = `"${headerAt(at)}" and "${headerAt(next.at)}"`;
    throw new AppError(
      "unreadable",
      `${fileName} has two columns for the own field “${name}”, ${headers}: choose one of them.`,
    );
  }
  const names = written.map((header) => header.trim().toLowerCase());
  for (const [column, position] of Object.entries(positions) as [ColumnName, number][]) {
    const name = names[position] ?? "";
    const isJoined = (sources[column] ?? []).flatMap(positionsOf).length > 1;
    if (isJoined || names.indexOf(name) === names.lastIndexOf(name)) continue;
    throw new AppError(
      "unreadable",
      `${fileName} has two columns named "${headerAt(position)}": rename or delete one of them.`,
    );
  }
}

/** Names columns that have the name of an earlier one and are read for the same field. */
export function sameNameNotes({ written, sources }: HeaderMatch): string[] {
  const names = written.map((header) => header.trim().toLowerCase());
  return Object.entries(sources).flatMap(([column, list]) =>
    [...new Set(list.flatMap(positionsOf))].flatMap((at) => {
      const name = names[at] ?? "";
      if (name === "" || names.indexOf(name) === at) return [];
      const effect =
        column === "photo" ? "the pictures of both are taken" : "the second is read where the first is blank";
      return [`Two columns are named "${(written[at] ?? "").trim()}": ${effect}.`];
    }),
  );
}

/** Tells whether the row repeats the header, perhaps in capitals or with other spaces, as in several exports pasted into one sheet. */
export function isRepeatedHeader(cells: readonly string[], { written }: HeaderMatch): boolean {
  const [first = ""] = cells;
  if (cells.length !== written.length || first.length !== written[0]?.length) return false;
  return cells.every((cell, index) => cell === written[index] || headerName(cell) === headerName(written[index] ?? ""));
}

/** Says which rows of the sheet repeat its header: one sentence, or none. */
export function repeatedHeaderNotes(sheet: string, rows: readonly number[]): string[] {
  const [first] = rows;
  if (first === undefined) return [];
  return rows.length === 1
    ? [`${sheet}, row ${first} repeats the header, so it was left out.`]
    : [`${sheet}: ${rows.length} rows repeat the header, the first is row ${first}; they were left out.`];
}
