import type { StoredOwnField } from "#contract/fields/own-fields";
import type { ColumnChoice, ColumnMapping } from "#contract/import-columns";
import { storedChoices } from "#domain/import-row/columns/column-choices";
import { type HeaderMatch, knownColumns, matchHeader } from "#domain/import-row/columns/match-header";
import type { SheetRow } from "../sheet.ts";

/** Column mapping chosen by the administrator; it overrides recognised headers. */
export interface HeaderChoices {
  /** Choices of this import, which replace the stored ones. */
  explicit?: readonly ColumnChoice[] | undefined;
  stored?: readonly ColumnMapping[] | undefined;
  /** Fields of unknown headers that were guessed by their values. */
  guessed?: readonly ColumnChoice[] | undefined;
  /** Own fields of the directory, removed ones too. */
  ownFields?: readonly StoredOwnField[] | undefined;
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
  const match = matchHeader(cells, chosen, choices.guessed, choices.ownFields);
  if (match === undefined) return undefined;
  const isChosen = chosen !== undefined && chosen.length > 0;
  return { match, mapping: !isChosen ? null : stored === undefined ? "given" : "stored" };
}

/** Returns the recognised columns of an incomplete header, so that the administrator can assign the others. */
export function incompleteHeader(cells: readonly string[], choices: HeaderChoices, isPartial: boolean): HeaderMatch {
  return knownColumns(cells, choicesFor(cells, choices, isPartial).chosen, choices.guessed, choices.ownFields);
}

function choicesFor(cells: readonly string[], choices: HeaderChoices, isPartial: boolean) {
  const stored = choices.explicit === undefined ? storedChoices(cells, choices.stored ?? [], isPartial) : undefined;
  return { stored, chosen: choices.explicit ?? stored };
}

/** A row of a sheet that may be its header. */
export interface HeaderCandidate {
  row: number;
  cells: string[];
  match: HeaderMatch;
}

/** Minimum number of known columns of a header; fewer are a coincidence. */
const MIN_KNOWN_COLUMNS = 2;

/** Tells whether the row names several fields, so that only the missing ones keep it from being a header. */
export function hasKnownColumns({ match }: HeaderCandidate): boolean {
  return knownCount(match) >= MIN_KNOWN_COLUMNS;
}

/** Returns the likeliest header of rows without a complete one: the row with most known columns, otherwise with the most distinct texts. */
export function likelyHeader(rows: readonly SheetRow[], choices: HeaderChoices): HeaderCandidate | undefined {
  const candidates = rows.map(
    ({ number, cells }): HeaderCandidate => ({ row: number, cells, match: incompleteHeader(cells, choices, false) }),
  );
  const best = bestOf(candidates, ({ match }) => knownCount(match));
  return best === undefined || hasKnownColumns(best) ? best : bestOf(candidates, ({ cells }) => textCount(cells));
}

/** Counts columns, since one of a weekday is read as two fields. */
function knownCount({ positions }: HeaderMatch): number {
  return new Set(Object.values(positions)).size;
}

function textCount(cells: readonly string[]): number {
  return new Set(cells.filter((cell) => cell !== "" && !/^[-+\d.,\s]*$/.test(cell))).size;
}

/** Returns the first of the best. */
function bestOf<T>(items: readonly T[], scoreOf: (item: T) => number): T | undefined {
  const [first] = items;
  return first && items.reduce((best, item) => (scoreOf(item) > scoreOf(best) ? item : best), first);
}
