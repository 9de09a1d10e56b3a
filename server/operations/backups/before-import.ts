import { stat } from "node:fs/promises";
import type { Config, DataFolder } from "../../config/load-config.ts";
import type { Store } from "../../store/store.ts";
import type { ProgressOptions } from "../operation-options.ts";
import { backUp } from "./back-up.ts";

/** Minimum size of a large import: some 20,000 rows of a workbook. */
const LARGE_BYTES = 10_000_000;
/**
 * Minimum size of the files per business of the directory, about one row. For smaller files the copy would take more than a tenth of the
 * import's time.
 */
const BYTES_PER_BUSINESS = 350;

export interface BeforeImportOptions extends ProgressOptions {
  store: Pick<Store, "directory" | "maintenance">;
  folder: DataFolder;
  settings: Config["backup"];
  files: readonly string[];
  now: () => Date;
}

/**
 * Takes a snapshot before a large import: one of 10 MB that is not small beside the directory. Returns its path, or null if none is needed.
 * Throws what `backUp` throws; the import reports unreadable files.
 */
export async function backUpBeforeImport(options: BeforeImportOptions): Promise<string | null> {
  const { store, folder, settings, files } = options;
  const businesses = await store.directory.countBusinesses();
  if (businesses === 0) return null;
  const sizes = await Promise.all(
    files.map((file) =>
      stat(file).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  if (bytes < LARGE_BYTES || bytes < BYTES_PER_BUSINESS * businesses) return null;
  const report = await backUp({ ...options, ...settings, backupsFolder: folder.backups, reason: "before-import" });
  return report.file;
}
