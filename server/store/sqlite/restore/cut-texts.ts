import type { Database } from "better-sqlite3";
import { MAX_JSON_CHARS, MAX_TEXT_CHARS } from "#domain/business/field-limits";
import { MAPPINGS_SETTING } from "../../imports/column-mappings.ts";
import { fieldOfColumn } from "../../records/business-record.ts";
import type { CleanedValue } from "../../store-options.ts";
import type { CleanedValues } from "./cleaned-values.ts";
import { JSON_COLUMNS } from "./json-columns.ts";

/** Maximum bytes of a text that is within the limits: four of each character. */
const MAX_TEXT_BYTES = 4 * MAX_TEXT_CHARS;
/** Limit of any list or record as JSON: the largest are the versions of a business before and after a change. */
const MAX_JSON_BYTES = 16 * MAX_JSON_CHARS;
/** SQLite loads a text to cut it. A longer one is left out, which limits the memory of a restore. */
const MAX_CUT_BYTES = 256_000_000;

interface Column {
  name: string;
  type: string;
  notnull: number;
}

/** SQL that reads the rows of a table: `values` of all columns, in the order of `columns`, and the condition of copied rows. */
export interface CutSelection {
  columns: string;
  values: string;
  condition: string;
}

/**
 * Selects a table of the attached `backup` with no text longer than this program stores. Only lengths are compared first, so
 * tables without such texts are copied as they are.
 */
export function selectCut(db: Database, table: string, cleanedValues: CleanedValues): CutSelection {
  const allColumns = db.pragma(`main.table_xinfo('${table}')`) as Column[];
  const columns = allColumns.map(({ name }) => `"${name}"`).join(", ");
  const texts = allColumns.filter(({ type }) => type === "TEXT");
  if (texts.length === 0) return { columns, values: columns, condition: "TRUE" };
  const counts = db.prepare(
    `SELECT ${texts.map(({ name }) => `sum(${isLong(table, name)})`).join(", ")} FROM backup.${table}`,
  );
  const longCounts = counts.raw().get() as (number | null)[];
  const longColumns = texts.filter((_, position) => (longCounts[position] ?? 0) > 0);
  for (const [position, { name }] of texts.entries()) {
    if (!isCutLater(table, name))
      cleanedValues.addMany(longCounts[position] ?? 0, (limit) => readExamples(db, table, name, limit));
  }
  const values = allColumns.map((column) =>
    longColumns.includes(column) ? cutValue(table, column) : `"${column.name}"`,
  );
  const droppedColumns = longColumns.filter(({ name }) => isDropped(table, name));
  const conditions = droppedColumns.map(({ name }) => `NOT (${isLong(table, name)})`).join(" AND ");
  return { columns, values: values.join(", "), condition: conditions || "TRUE" };
}

function readExamples(db: Database, table: string, column: string, limit: number): CleanedValue[] {
  const row = table === "businesses" ? "substr(name, 1, 100)" : `'${table}'`;
  const rows = db.prepare<[], string>(
    `SELECT ${row} FROM backup.${table} WHERE ${isLong(table, column)} LIMIT ${limit}`,
  );
  const names = rows.pluck().all();
  return names.map((name) => ({ row: name, field: fieldOfColumn(column), reason: "is longer than it may be" }));
}

function isJson(table: string, column: string): boolean {
  return JSON_COLUMNS[table]?.[column] !== undefined || (table === "settings" && column === "value");
}

/** Tells whether a row is meaningless without its JSON. */
function isDropped(table: string, column: string): boolean {
  return JSON_COLUMNS[table]?.[column]?.blank === null || (table === "settings" && column === "value");
}

function isLong(table: string, column: string): string {
  if (table === "settings") return `octet_length("${column}") > ${MAX_TEXT_BYTES} AND name <> '${MAPPINGS_SETTING}'`;
  return `octet_length("${column}") > ${isJson(table, column) ? MAX_JSON_BYTES : MAX_TEXT_BYTES}`;
}

/** Texts of businesses get one character too many, by which the rules of fields recognise and count them. */
function isCutLater(table: string, column: string): boolean {
  return table === "businesses" && !isJson(table, column);
}

function cutValue(table: string, { name, notnull }: Column): string {
  const length = MAX_TEXT_CHARS + (isCutLater(table, name) ? 1 : 0);
  const blank = JSON_COLUMNS[table]?.[name]?.blank ?? (notnull === 1 ? "''" : "NULL");
  const cutSql = isJson(table, name)
    ? blank
    : `CASE WHEN octet_length("${name}") > ${MAX_CUT_BYTES} THEN ${blank} ELSE substr("${name}", 1, ${length}) END`;
  return `CASE WHEN ${isLong(table, name)} THEN ${cutSql} ELSE "${name}" END`;
}
