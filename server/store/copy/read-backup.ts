import { removeDatabase } from "../sqlite/connection/copy-database.ts";
import { openDatabase } from "../sqlite/connection/open-database.ts";
import { openTableSource } from "../sqlite/copy/table-source.ts";
import { type RebuildOptions, rebuildFromBackup } from "../sqlite/restore/rebuild-from-backup.ts";
import type { TableSource } from "./table-source.ts";

/**
 * Calls `read` with the rows of a backup, which is not trusted: `rebuildFromBackup` checks and copies it into a temporary file. Throws what
 * `rebuildFromBackup` and `read` throw.
 */
export async function readBackup<T>(options: RebuildOptions, read: (source: TableSource) => Promise<T>): Promise<T> {
  try {
    await rebuildFromBackup(options);
    const db = openDatabase({ file: options.to, mustExist: true, isSequentialScan: true });
    try {
      return await read(openTableSource(db));
    } finally {
      db.close();
    }
  } finally {
    await removeDatabase(options.to);
  }
}
