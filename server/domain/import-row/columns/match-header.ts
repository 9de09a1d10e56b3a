import type { StoredOwnField } from "#contract/fields/own-fields";
import type { ColumnChoice, ColumnReason } from "#contract/import-columns";
import { parseOwnHeader, type WrittenOwnField } from "../../own-fields/own-field-names.ts";
import { type CellSource, type Part, positionOf } from "./cell-source.ts";
import { chosenColumns } from "./column-choices.ts";
import { type ColumnName, WEEKDAY_COLUMNS } from "./columns-data.ts";
import { headerName, objectPaths } from "./header-name.ts";
import { ANY_FILE, exporterOf, type HeaderTable, type NamedColumn, OWNER_FILE } from "./header-table.ts";
import { COMPOSED, JOINED } from "./joined-columns-data.ts";
import { ID_COLUMNS, missingColumns } from "./missing-columns.ts";
import { fieldsOfWords } from "./names/header-words.ts";
import { isContactName, nearName } from "./names/near-names.ts";
import { type OwnColumns, ownColumns } from "./own-columns.ts";
import { dayColumns } from "./weekdays/day-columns.ts";

export type { ColumnName };

export interface HeaderMatch {
  /** 0-based position of each known column; the first one if a field has several. */
  positions: Partial<Record<ColumnName, number>>;
  /** Sources of each field; the next one is read if the cells before are blank. */
  sources: Partial<Record<ColumnName, readonly CellSource[]>>;
  /** The header cells as written, for messages. */
  written: readonly string[];
  /** Missing columns, without which the sheet cannot be imported. */
  missing: string[];
  /** The file is our own export: values were normalised before and are taken as they are. */
  ownExport: boolean;
  /** Name in reports of the exporter whose headers these are. */
  exporter: string | null;
  /** Positions of columns that the administrator chose. */
  chosen: ReadonlySet<number>;
  /** Rows with other names share the ids in the links, which therefore identify no business. */
  ignoresLinkedIds?: true;
  /** Why columns are known, by position, also of those that are not used. */
  reasons: ReadonlyMap<number, ColumnReason>;
  /** Columns that are kept as own fields, by key. */
  own: OwnColumns;
}

/** Names in any file rank below those of an exporter, and both below the administrator's choices. */
const ANY_FILE_RANK = 1_000;
const CHOSEN_RANK = -1_000;
const LAST_RANK = 900;
const OWNER_FILE_RANK = 2_000;
const GUESS_RANK = 5_000;

interface Claim {
  column: ColumnName;
  rank: number;
  source: CellSource;
}

/**
 * Matches a row as the header of a sheet of businesses. Returns undefined without two known columns, one of them the name or an id.
 * `guesses` are fields of unknown headers that somebody agreed to; `ownFields` are those of the directory.
 */
export function matchHeader(
  cells: readonly string[],
  choices?: readonly ColumnChoice[],
  guesses?: readonly ColumnChoice[],
  ownFields?: readonly StoredOwnField[],
): HeaderMatch | undefined {
  const { match, isChosen } = matchColumns(cells, choices, guesses, ownFields);
  const { positions } = match;
  const isNamed = positions.name !== undefined || ID_COLUMNS.some((column) => positions[column] !== undefined);
  return (isNamed || isChosen) && Object.keys(positions).length >= 2 ? match : undefined;
}

/**
 * Matches the cells of a row as columns, whether or not it looks like a header: by the administrator's `choices`, the headers of known
 * exporters, and names that mean the same in any file.
 */
export function knownColumns(
  cells: readonly string[],
  choices?: readonly ColumnChoice[],
  guesses?: readonly ColumnChoice[],
  ownFields?: readonly StoredOwnField[],
): HeaderMatch {
  return matchColumns(cells, choices, guesses, ownFields).match;
}

/** `isChosen` means that the administrator chose a column that is used. */
function matchColumns(
  cells: readonly string[],
  choices: readonly ColumnChoice[] | undefined,
  guesses: readonly ColumnChoice[] = [],
  ownFields: readonly StoredOwnField[] = [],
): { match: HeaderMatch; isChosen: boolean } {
  const names = cells.map(headerName);
  const exporter = exporterOf(new Set(names));
  const tables: [HeaderTable, number][] = exporter ? [[exporter, 0]] : [];
  tables.push([ANY_FILE, ANY_FILE_RANK], [OWNER_FILE, OWNER_FILE_RANK]);
  const chosen = chosenColumns(choices ?? []);
  const guessed = chosenColumns(guesses);
  const chosenAt = new Set<number>();
  const reasons = new Map<number, ColumnReason>();
  const claims: Claim[] = [];
  const usedPositions = new Set<number>();
  const own = new Map<number, WrittenOwnField>();
  const objects = objectHeaders(cells);

  for (const [at, name] of names.entries()) {
    if (name === "") continue;
    const choice = chosen.get(name);
    if (choice !== undefined) {
      usedPositions.add(at);
      chosenAt.add(at);
      reasons.set(at, "choice");
      if (choice !== null && "name" in choice) own.set(at, choice);
      else if (choice !== null) claims.push({ column: choice.column, rank: CHOSEN_RANK + choice.order, source: at });
      continue;
    }
    const ownField = parseOwnHeader(cells[at] ?? "");
    if (ownField !== undefined) {
      usedPositions.add(at);
      reasons.set(at, "header");
      own.set(at, ownField);
      continue;
    }
    for (const [table, offset] of tables) {
      const exact = table.columns.get(name);
      const nearColumn = exact === undefined && table === ANY_FILE ? nearName(cells[at] ?? "", names) : undefined;
      const meaning = nearColumn === undefined ? exact : { column: nearColumn, rank: LAST_RANK };
      if (meaning === undefined) continue;
      // A location may be a text, or an object whose members are read as columns of their own.
      if (meaning?.column !== "location") usedPositions.add(at);
      reasons.set(at, offset === 0 ? "exporter" : "header");
      const rank = exporter === undefined && isContactName(name, names) ? LAST_RANK : (meaning?.rank ?? 0);
      if (meaning !== null && (COMPOSED.has(meaning.column) || !objects.has(at)))
        claims.push({ column: meaning.column, rank: offset + rank, source: plainSource(at, meaning) });
      break;
    }
    const guess = guessed.get(name);
    if (guess == null || "name" in guess || usedPositions.has(at)) continue;
    usedPositions.add(at);
    reasons.set(at, "contents");
    claims.push({ column: guess.column, rank: GUESS_RANK, source: at });
  }
  for (const [at, column] of fieldsOfWords(cells, usedPositions, new Set(claims.map((claim) => claim.column)))) {
    usedPositions.add(at);
    reasons.set(at, "header");
    claims.push({ column, rank: OWNER_FILE_RANK + LAST_RANK, source: at });
  }
  addMembers(claims, names, tables, (at, table) => objects.has(at) || (table === ANY_FILE && usedPositions.has(at)));
  const sources = sourcesOf(claims);
  joinSameNames(sources, names);
  addComposed(sources, cells, usedPositions, tables);
  const positions: HeaderMatch["positions"] = {};
  for (const [column, list] of Object.entries(sources) as [ColumnName, CellSource[]][])
    if (list[0] !== undefined) positions[column] = positionOf(list[0]);

  const isChosen = claims.some(({ rank }) => rank < 0) || [...own.keys()].some((at) => chosenAt.has(at));
  const match = {
    positions,
    sources,
    written: cells,
    ownExport: isOwnExport(positions),
    exporter: exporter?.name ?? null,
    chosen: chosenAt,
    reasons,
    own: ownColumns(own, ownFields, cells),
  };
  return { match: { ...match, missing: missingColumns(match, isChosen) }, isChosen };
}

/**
 * Returns positions of columns with JSON objects whose members are columns too: `location` beside `location.lat`. A column is no object if only
 * members of members follow: services that enrich a value put theirs behind its name, as `phone.carriers.name` beside `phone`.
 */
function objectHeaders(cells: readonly string[]): Set<number> {
  const roots = new Set(cells.flatMap((header) => objectPaths(header).slice(-1)));
  return new Set(cells.flatMap((header, at) => (roots.has(header) ? [at] : [])));
}

function plainSource(at: number, { path }: NamedColumn): CellSource {
  return path === undefined ? at : { at, path, orText: true };
}

/**
 * Adds members of JSON objects that are no columns of their own. `isRead` tells whether a member is read already, or its object is known as
 * something else.
 */
function addMembers(
  claims: Claim[],
  names: readonly string[],
  tables: readonly [HeaderTable, number][],
  isRead: (at: number, table: HeaderTable) => boolean,
): void {
  const claimed = new Set(claims.map(({ column }) => column));
  const claimedAt = new Set(
    claims.flatMap(({ column, source }) => (column === "location" ? [] : [positionOf(source)])),
  );
  for (const [table, offset] of tables) {
    for (const { column, rank, root, path } of table.members) {
      if (claimed.has(column)) continue;
      const at = names.indexOf(root);
      if (at < 0 || claimedAt.has(at) || isRead(at, table)) continue;
      claims.push({ column, rank: offset + rank, source: { at, path, orText: false } });
    }
  }
}

function sourcesOf(claims: readonly Claim[]): Partial<Record<ColumnName, CellSource[]>> {
  const sources: Partial<Record<ColumnName, CellSource[]>> = {};
  const byRank = claims.toSorted((a, b) => a.rank - b.rank || positionOf(a.source) - positionOf(b.source));
  for (const { column, rank, source } of byRank) {
    const existing = sources[column];
    if (existing === undefined) sources[column] = [source];
    // A row without a company is that of the person.
    else if (column === "name" && rank === ANY_FILE_RANK + LAST_RANK) existing.push(source);
    // Lists have the town in one column and the municipality in another, of which either may be blank.
    else if (
      column === "city" &&
      rank >= ANY_FILE_RANK &&
      byRank.filter((claim) => claim.column === column && claim.rank === rank).length === 1
    )
      existing.push(source);
    // OpenStreetMap has the kind in one of several columns.
    else if (column === "category" && rank >= 0 && rank < ANY_FILE_RANK) existing.push(source);
    else if (rank < 0 || (JOINED.has(column) && !byRank.some((claim) => claim.column === column && claim.rank < 0)))
      existing.push(source);
  }
  return sources;
}

/** Joins the first columns of one name into one text, for the field that takes a list: two columns "Image". */
function joinSameNames(sources: Partial<Record<ColumnName, CellSource[]>>, names: readonly string[]): void {
  const [first, ...others] = sources.photo ?? [];
  if (typeof first !== "number") return;
  const isSame = (source: CellSource) => typeof source === "number" && names[source] === names[first];
  const same = others.filter(isSame).map(positionOf);
  if (same.length > 0) sources.photo = [{ lines: [first, ...same] }, ...others.filter((source) => !isSame(source))];
}

/** Adds columns of weekdays, and those of lists and objects: `openingHours/0/day`, `additionalInfo.Parking.0.Free`. */
function addComposed(
  sources: Partial<Record<ColumnName, CellSource[]>>,
  cells: readonly string[],
  usedPositions: ReadonlySet<number>,
  tables: readonly [HeaderTable, number][],
): void {
  const parts = new Map<ColumnName, Part[]>();
  for (const [at, header] of cells.entries()) {
    if (usedPositions.has(at)) continue;
    const [root = "", ...path] = header.trim().split(/[/.]/);
    // A path has no spaces around its slashes: "Twitter / X" is a name.
    if (
      path.length === 0 ||
      path.length > MAX_DEPTH ||
      [root, ...path].some((part) => part === "" || part !== part.trim())
    )
      continue;
    const name = headerName(root);
    const column = tables.map(([table]) => table.columns.get(name)).find((meaning) => meaning !== undefined)?.column;
    if (column === undefined || !COMPOSED.has(column) || sources[column] !== undefined) continue;
    parts.set(column, [...(parts.get(column) ?? []), { at, path }]);
  }
  for (const [column, list] of parts) sources[column] = [{ parts: list }];
  const days = WEEKDAY_COLUMNS.flatMap((day): Part[] => {
    const [source] = sources[day] ?? [];
    return typeof source === "number" ? [{ at: source, path: [day] }] : [];
  });
  days.push(...dayColumns(cells, (at) => usedPositions.has(at)));
  if (days.length > 0) sources.hours = [...(sources.hours ?? []), { parts: days }];
}

const MAX_DEPTH = 6;
function isOwnExport(positions: HeaderMatch["positions"]): boolean {
  const { fullAddress, street, seoTitle, uniqueContent, createdAt } = positions;
  return [fullAddress, street, seoTitle, uniqueContent, createdAt].every((position) => position !== undefined);
}
