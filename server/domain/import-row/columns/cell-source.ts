import { cleanLine } from "../../text/clean-text.ts";
import { parseJsonOrPython } from "../parse-json-or-python.ts";

/** A value at a path within a cell: `["location", "lat"]` without the first name. */
export interface Part {
  /** 0-based position of the column. */
  at: number;
  path: readonly string[];
}

/**
 * Location of a field's text in a row: a column; a member of the JSON object in a column (or, with `orText`, the whole text if it is no
 * object); several columns that compose JSON; several columns of one name, a line of the text each; or a column of ratings out of ten.
 */
export type CellSource =
  | number
  | (Part & { orText: boolean })
  | { parts: readonly Part[] }
  | { lines: readonly number[] }
  | { outOfTen: number };

/** Returns the text of a source, or "". Objects and lists are returned as JSON. */
export function sourceText(source: CellSource, cells: readonly string[]): string {
  if (typeof source === "number") return cells[source] ?? "";
  if ("lines" in source) return source.lines.map((at) => cells[at] ?? "").join("\n");
  if ("outOfTen" in source) return halved(cells[source.outOfTen] ?? "");
  return "parts" in source ? composed(source.parts, cells) : member(source, cells[source.at] ?? "");
}

/** Returns the 0-based positions of the columns of a source. */
export function positionsOf(source: CellSource): readonly number[] {
  if (typeof source === "number") return [source];
  if ("lines" in source) return source.lines;
  if ("outOfTen" in source) return [source.outOfTen];
  return "parts" in source ? source.parts.map(({ at }) => at) : [source.at];
}

/** Returns the cells of a field that is composed from several columns, for people to read: "Sat: 9-12 | Sun: closed". undefined for other sources. */
export function composedCells(
  source: CellSource | undefined,
  cells: readonly string[],
  written: readonly string[],
): string | undefined {
  if (typeof source !== "object" || !("parts" in source)) return undefined;
  const positions = [...positionsOf(source)].toSorted((a, b) => a - b).filter((at) => (cells[at] ?? "").trim() !== "");
  return positions.map((at) => `${cleanLine(written[at] ?? "")}: ${cleanLine(cells[at] ?? "")}`).join(" | ");
}

/** Returns the 0-based position of the first column of a source. */
export function positionOf(source: CellSource): number {
  return positionsOf(source)[0] ?? 0;
}

const OUT_OF_TEN = /^\s*(\d{1,2}(?:[.,]\d{1,3})?)(?:\s?\/\s?10)?\s*$/;

/** Reads a rating out of ten, "8.6" or "8,6/10"; NaN for other texts and numbers. */
export function ratingOutOfTen(text: string): number {
  const rating = Number(OUT_OF_TEN.exec(text)?.[1]?.replace(",", ".") ?? Number.NaN);
  return rating <= 10 ? rating : Number.NaN;
}

/** Converts a rating out of ten to one out of five, exact to a hundredth; other texts stay as they are. */
function halved(text: string): string {
  const rating = ratingOutOfTen(text);
  return Number.isNaN(rating) ? text : String(Math.round(rating * 50) / 100);
}

/** Caches the last parsed cell, since several fields are members of one object. */
let lastText = "";
let lastValue: unknown;

function member({ path, orText }: { path: readonly string[]; orText: boolean }, text: string): string {
  if (!/^\s*\{/.test(text)) return orText ? text : "";
  if (text !== lastText) {
    lastValue = parseJsonOrPython(text);
    lastText = text;
  }
  let value = lastValue;
  for (const name of path) {
    if (typeof value !== "object" || value === null) return "";
    value = entryOf(value, name);
  }
  return value === undefined && orText ? text : valueText(value);
}

/** Finds a member by the exact name, else ignoring case and underscores. */
function entryOf(value: object, name: string): unknown {
  if (Object.hasOwn(value, name)) return value[name as keyof object];
  const plain = plainName(name);
  return Object.entries(value).find(([key]) => plainName(key) === plain)?.[1];
}

function plainName(name: string): string {
  return name.toLowerCase().replaceAll("_", "");
}

function valueText(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

interface Tree {
  [name: string]: Tree | string | boolean;
}

/** Composes `openingHours/0/day`, `openingHours/0/hours` … as one JSON text; "" when all of these cells are blank. */
function composed(parts: readonly Part[], cells: readonly string[]): string {
  const root: Tree = Object.create(null);
  let isBlank = true;
  for (const { at, path } of parts) {
    const text = cells[at] ?? "";
    if (text.trim() === "") continue;
    isBlank = false;
    let tree = root;
    for (const name of path.slice(0, -1)) {
      const inner = tree[name];
      if (typeof inner === "object") tree = inner;
      else {
        const added: Tree = Object.create(null);
        tree[name] = added;
        tree = added;
      }
    }
    const last = path.at(-1);
    if (last !== undefined) tree[last] = /^true$/i.test(text) ? true : /^false$/i.test(text) ? false : text;
  }
  return isBlank ? "" : JSON.stringify(withLists(root));
}

/** Converts objects whose names are all numbers to lists. */
function withLists(tree: Tree): unknown {
  const entries = Object.entries(tree).map(([name, value]) => [
    name,
    typeof value === "object" ? withLists(value) : value,
  ]);
  return entries.every(([name]) => /^\d+$/.test(String(name)))
    ? entries.map(([, value]) => value)
    : Object.fromEntries(entries);
}
