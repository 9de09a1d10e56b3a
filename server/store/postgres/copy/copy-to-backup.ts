import { SCHEMA_VERSION } from "../../schema-version.ts";
import type { CopyReport } from "../../store-options.ts";
import type { Transactions } from "../connection/transactions.ts";
import { openTableSource } from "./table-source.ts";

/**
 * Writes a snapshot of the database to a backup file for `restore`. `version` is the schema version of database and file. `onProgress`
 * receives 0 to 1. Errors: AppError `storage`.
 */
export async function copyToBackup(
  read: Transactions["read"],
  file: string,
  onProgress?: (fraction: number) => void,
  version: number = SCHEMA_VERSION,
): Promise<CopyReport> {
  // The SQLite engine is loaded only when it is needed.
  const { copyToFile } = await import("../../copy/copy-to-file.ts");
  return copyToFile(file, (readRows) => read((tx) => readRows(openTableSource(tx))), onProgress, version);
}
