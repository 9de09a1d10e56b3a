import type { ColumnChoice, ColumnMapping } from "#contract/import-columns";
import { storedChoices } from "#domain/import-row/columns/column-choices";
import { type HeaderMatch, matchHeader } from "#domain/import-row/columns/match-header";

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
  const stored = choices.given === undefined ? storedChoices(cells, choices.stored ?? [], isPartial) : undefined;
  const chosen = choices.given ?? stored;
  const match = matchHeader(cells, chosen);
  if (match === undefined) return undefined;
  const isChosen = chosen !== undefined && chosen.length > 0;
  return { match, mapping: !isChosen ? null : stored === undefined ? "given" : "stored" };
}

/** The header of records of which no key is understood. */
export function unknownHeader(written: readonly string[]): HeaderMatch {
  return {
    positions: {},
    sources: {},
    written,
    missing: ["name"],
    ownExport: false,
    exporter: null,
    chosen: new Set(),
  };
}

/** The row that most looks like a header, of a sheet of which no row is understood: the first with the most different texts. */
export function likelyHeader(rows: readonly string[][]): string[] {
  const texts = (cells: readonly string[]) =>
    new Set(cells.filter((cell) => cell !== "" && !/^[-+\d.,\s]*$/.test(cell))).size;
  return rows.reduce((best, row) => (texts(row) > texts(best) ? row : best), rows[0] ?? []);
}
