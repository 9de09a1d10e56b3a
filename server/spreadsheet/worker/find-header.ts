import type { ColumnChoice, ColumnMapping } from "#contract/import-columns";
import { storedChoices } from "#domain/import-row/columns/column-choices";
import { type HeaderMatch, knownColumns, matchHeader } from "#domain/import-row/columns/match-header";

/** Column mapping chosen by the administrator; it overrides recognised headers. */
export interface HeaderChoices {
  /** Choices of this import, which replace the stored ones. */
  explicit?: readonly ColumnChoice[] | undefined;
  stored?: readonly ColumnMapping[] | undefined;
}

export interface FoundHeader {
  match: HeaderMatch;
  mapping: "given" | "stored" | null;
}

/**
 * Reads a row as a header, by the choices for it. With `isPartial` later rows may bring more headers. Returns undefined for a row that is
 * not a header.
 */
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

/** Returns the columns of a row that is no header, so that the administrator can assign the others. */
export function incompleteHeader(cells: readonly string[], choices: HeaderChoices, isPartial: boolean): HeaderMatch {
  return knownColumns(cells, choicesFor(cells, choices, isPartial).chosen);
}

function choicesFor(cells: readonly string[], choices: HeaderChoices, isPartial: boolean) {
  const stored = choices.explicit === undefined ? storedChoices(cells, choices.stored ?? [], isPartial) : undefined;
  return { stored, chosen: choices.explicit ?? stored };
}

/** Returns the likeliest header of a sheet without any recognised row: the first row with the most different texts. */
export function likelyHeader(rows: readonly string[][]): string[] {
  const texts = (cells: readonly string[]) =>
    new Set(cells.filter((cell) => cell !== "" && !/^[-+\d.,\s]*$/.test(cell))).size;
  return rows.reduce((best, row) => (texts(row) > texts(best) ? row : best), rows[0] ?? []);
}
