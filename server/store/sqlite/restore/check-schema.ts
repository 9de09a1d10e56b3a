import type { Database } from "better-sqlite3";
import { AppError } from "../../../errors.ts";
import { rejectNewer } from "../connection/migrate.ts";

/** Matches SQLite's own tables, which are not copied except for the sequences. */
const OWN_TABLES = /^sqlite_(sequence|stat[14])$/;
const PLAIN_NAME = /^[a-z_][a-z0-9_]*$/i;

interface SchemaObject {
  type: string;
  name: string;
}

/** Throws an AppError `unreadable` of one line. `name` is the path of the backup. */
export function refuse(name: string, reason: string): never {
  throw new AppError("unreadable", `${name} was not restored: it has ${reason}. Use another backup.`);
}

/**
 * Returns the schema version of the attached `backup`. Errors: AppError `storage` for a newer one, `unreadable` for another program's
 * database.
 */
export function backupVersion(db: Database, name: string): number {
  const version = db.pragma("backup.user_version", { simple: true }) as number;
  rejectNewer(version, `The file ${name}`);
  const tables = objectsOf(db, "backup").map((object) => object.name);
  if (version < 1 || !tables.includes("businesses")) {
    throw new AppError("unreadable", `${name} is not a Mainstreet database.`);
  }
  return version;
}

/**
 * Refuses the attached `backup` unless it has the tables and columns of `main`, which this program has just made, and nothing active: no
 * trigger, view, virtual table or computed column. Indexes are ignored, since they are not copied. Returns the tables to copy. Errors:
 * AppError `unreadable`.
 */
export function requireOwnSchema(db: Database, name: string): string[] {
  const ownObjects = objectsOf(db, "main");
  const tables = new Set(ownObjects.filter(({ type }) => type === "table").map((table) => table.name));
  for (const object of objectsOf(db, "backup")) {
    if (!PLAIN_NAME.test(object.name)) refuse(name, "a name that no Mainstreet database has");
    if (object.type !== "table" && object.type !== "index") refuse(name, `the ${object.type} ${object.name}`);
    const isKnown = object.type === "index" || tables.has(object.name) || OWN_TABLES.test(object.name);
    if (!isKnown) refuse(name, `the table ${object.name}, which no Mainstreet database has`);
  }
  for (const table of tables) {
    if (table === "search" || OWN_TABLES.test(table)) continue;
    if (columnsOf(db, "backup", table) !== columnsOf(db, "main", table)) refuse(name, `not the columns of ${table}`);
  }
  return [...tables].filter((table) => table !== "search" && !OWN_TABLES.test(table));
}

function objectsOf(db: Database, schema: "main" | "backup"): SchemaObject[] {
  const objects = db.prepare<[], SchemaObject>(`SELECT type, name FROM ${schema}.sqlite_schema ORDER BY name`).all();
  return objects.filter(({ type, name }) => type !== "index" || !name.startsWith("sqlite_autoindex_"));
}

/** Describes the columns: names, whether they are computed or hidden, and which form the key. The order does not matter. */
function columnsOf(db: Database, schema: "main" | "backup", table: string): string {
  const columns = db.pragma(`${schema}.table_xinfo('${table}')`) as { name: string; hidden: number; pk: number }[];
  return JSON.stringify(columns.map(({ name, hidden, pk }) => `${name} ${hidden} ${pk}`).toSorted());
}
