import { tooLarge } from "../workbook-limits.ts";
import { isObject, type JsonObject } from "./json-records.ts";

/** Maximum parts of a column name, such as `geometry.location.lat`. */
const MAX_LEVELS = 3;

/**
 * Collects the columns of JSON records, in the order in which their keys first appear. An object gives a column with its JSON text and,
 * named `key.member`, columns of its members. Columns are only ever added.
 */
export class RecordColumns {
  readonly names: string[] = [];
  readonly #positions = new Map<string, number>();
  readonly #maxColumns: number;

  constructor(maxColumns: number) {
    this.#maxColumns = maxColumns;
  }

  /** Returns the cells of a record: text as it is, numbers in shortest form, TRUE and FALSE, lists as JSON, null as "". */
  cells(record: JsonObject): string[] {
    const cells: string[] = [];
    this.#add(cells, record, "", 1);
    for (let at = 0; at < cells.length; at++) cells[at] ??= "";
    return cells;
  }

  #add(cells: string[], object: JsonObject, prefix: string, level: number): void {
    for (const key of Object.keys(object)) {
      const value = object[key];
      const position = this.#position(prefix + key, level);
      if (position === undefined) continue;
      // A literal key "a.b" wins over a member b of a.
      if (level === 1 || !cells[position]) cells[position] = cellText(value);
      if (level < MAX_LEVELS && isObject(value)) this.#add(cells, value, `${prefix}${key}.`, level + 1);
    }
  }

  /** Returns the position of a member; undefined when all columns are in use. Its text is still in the column of the object. */
  #position(name: string, level: number): number | undefined {
    const existing = this.#positions.get(name);
    if (existing !== undefined) return existing;
    const position = this.names.length;
    if (position >= this.#maxColumns) {
      if (level > 1) return undefined;
      throw tooLarge(`has records with more than ${this.#maxColumns} different keys`);
    }
    this.#positions.set(name, position);
    this.names.push(name);
    return position;
  }
}

function cellText(value: unknown): string {
  if (typeof value === "string") return value;
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  return typeof value === "number" ? String(value) : JSON.stringify(value);
}
