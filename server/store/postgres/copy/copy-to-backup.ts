import type { CopyReport } from "../../store-options.ts";
import { SCHEMA_VERSION } from "../connection/schema-version.ts";
import type { Transactions } from "../connection/transactions.ts";
import { openTableSource } from "./table-source.ts";

/**
 * Writes a snapshot of the database to a file that `restore` reads, of the same version of the schema. Reports the fraction that is done.
 * Errors: AppError `storage`.
 */
export async function copyToBackup(
  read: Transactions["read"],
  file: string,
  onProgress?: (fraction: number) => void,
  version: number = SCHEMA_VERSION,
): Promise<CopyReport> {
  // the other engine is loaded for this alone
  const { copyToFile } = await import("../../copy/copy-to-file.ts");
  return copyToFile(file, (readRows) => read((tx) => readRows(openTableSource(tx))), onProgress, version);
}
