import type { ColumnChoice, ColumnMapping } from "#contract/import-columns";
import { storedChoices } from "#domain/import-row/columns/column-choices";
import { type HeaderMatch, knownColumns, matchHeader } from "#domain/import-row/columns/match-header";

/** What somebody chose that columns are. */
export interface HeaderChoices {
  /** With this import; instead of those that are stored. */
  given?: readonly ColumnChoice[] | undefined;
  stored?: readonly ColumnMapping[] | undefined;
}

export interface FoundHeader {
  match: HeaderMatch;
  mapping: "given" | "stored" | null;
}

/** A row as a header, by the choices for it. `isPartial`: later rows may bring more headers. undefined: it is none. */
export function findHeader(
  cells: readonly string[],
  choices: HeaderChoices,
  isPartial: boolean,
): FoundHeader | undefined {
  const { stored, chosen } = choicesFor(cells, choices, isPartial);
  const match = matchHeader(cells, chosen);
  if (match === undefined) return undefined;
  const isChosen = chosen !== undefined && chosen.length > 0;
  return { match, mapping: !isChosen ? null : stored === undefined ? "given" : "stored" };
}

/** The columns of a row that is no header, for a person who then says what the others are. */
export function incompleteHeader(cells: readonly string[], choices: HeaderChoices, isPartial: boolean): HeaderMatch {
  return knownColumns(cells, choicesFor(cells, choices, isPartial).chosen);
}

function choicesFor(cells: readonly string[], choices: HeaderChoices, isPartial: boolean) {
  const stored = choices.given === undefined ? storedChoices(cells, choices.stored ?? [], isPartial) : undefined;
  return { stored, chosen: choices.given ?? stored };
}

/** The row that most looks like a header, of a sheet of which no row is understood: the first with the most different texts. */
export function likelyHeader(rows: readonly string[][]): string[] {
  const texts = (cells: readonly string[]) =>
    new Set(cells.filter((cell) => cell !== "" && !/^[-+\d.,\s]*$/.test(cell))).size;
  return rows.reduce((best, row) => (texts(row) > texts(best) ? row : best), rows[0] ?? []);
}
