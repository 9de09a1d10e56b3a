import { randomBytes } from "node:crypto";
import { copyDatabase, removeDatabase } from "../sqlite/connection/copy-database.ts";
import { SCHEMA_VERSION } from "../sqlite/connection/migrate.ts";
import { openDatabase } from "../sqlite/connection/open-database.ts";
import { buildFromRows } from "../sqlite/restore/row-file.ts";
import type { CopyReport } from "../store-options.ts";
import type { TableSink } from "./table-sink.ts";

/** Shares of the time that reading rows and deriving the rest take. */
const READING = 0.3;
const DERIVING = 0.6;

/**
 * Writes the rows of a directory of another engine to a database file of SQLite, which `restore` reads; it is verified and counted, and
 * replaces nothing but another copy. `version`: of the schema of rows and file. Errors: AppError `storage`, and those of `write`.
 */
export async function copyToFile(
  file: string,
  write: (sink: TableSink, onProgress: (fraction: number) => void) => Promise<void>,
  onProgress: (fraction: number) => void = () => {},
  version: number = SCHEMA_VERSION,
): Promise<CopyReport> {
  const building = `${file}.${process.pid}.${randomBytes(6).toString("hex")}.building`;
  try {
    await buildFromRows(
      building,
      (sink) => write(sink, (fraction) => onProgress(fraction * READING)),
      (fraction) => onProgress(READING + fraction * DERIVING),
      version,
    );
    const db = openDatabase({ file: building, mustExist: true });
    try {
      const before = READING + DERIVING;
      return await copyDatabase(db, file, { onProgress: (fraction) => onProgress(before + fraction * (1 - before)) });
    } finally {
      db.close();
    }
  } finally {
    await removeDatabase(building);
  }
}
