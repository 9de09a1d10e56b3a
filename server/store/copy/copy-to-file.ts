import { randomBytes } from "node:crypto";
import { SCHEMA_VERSION } from "../schema-version.ts";
import { copyDatabase, removeDatabase } from "../sqlite/connection/copy-database.ts";
import { openDatabase } from "../sqlite/connection/open-database.ts";
import { createFromRows } from "../sqlite/restore/row-file.ts";
import type { CopyReport } from "../store-options.ts";
import type { TableSource } from "./table-source.ts";

/** Share of the time for reading the rows. */
const READING_SHARE = 0.8;

/**
 * Writes a snapshot of another engine to a SQLite file for `restore`, and verifies and counts it. Replaces nothing but an earlier copy.
 * `inSnapshot` calls a function with the snapshot. `version` is the schema version of rows and file. Errors: AppError `storage`, and those
 * of `inSnapshot`.
 */
export async function copyToFile(
  file: string,
  inSnapshot: (read: (source: TableSource) => Promise<void>) => Promise<void>,
  onProgress: (fraction: number) => void = () => {},
  version: number = SCHEMA_VERSION,
): Promise<CopyReport> {
  const building = `${file}.${process.pid}.${randomBytes(6).toString("hex")}.part`;
  try {
    await inSnapshot((source) =>
      createFromRows(building, source, (fraction) => onProgress(fraction * READING_SHARE), version),
    );
    const db = openDatabase({ file: building, mustExist: true });
    try {
      return await copyDatabase(db, file, {
        onProgress: (fraction) => onProgress(READING_SHARE + fraction * (1 - READING_SHARE)),
      });
    } finally {
      db.close();
    }
  } finally {
    await removeDatabase(building);
  }
}
