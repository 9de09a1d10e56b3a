import type { DataFolder } from "../../config/load-config.ts";
import { openStore, restoreStore } from "../../store/open-store.ts";
import type { CleanedReport, PostgresOptions } from "../../store/store-options.ts";
import { type OperationOptions, percentProgress } from "../operation-options.ts";
import { backUp } from "./back-up.ts";

export interface RestoreBackupOptions extends OperationOptions {
  /** Absolute path of a copy that `backup` or `delete-all` made. */
  file: string;
  folder: DataFolder;
  /** Database to restore into, in place of the one in the data folder. */
  postgres?: PostgresOptions | undefined;
  /** Requires a directory on PostgreSQL. */
  mustExist?: boolean;
  /** Number of backups of replaced databases to keep. */
  keep: number;
}

export interface RestoreReport {
  file: string;
  businesses: number;
  replaced: string | null;
  isDamaged: boolean;
  /** Values that were cut or left out, since no import would store them. */
  cleaned: CleanedReport;
}

/**
 * Replaces the database by a backup, also while a server runs, after a backup of the database. Returns the number of businesses and the
 * path of that backup, null when there was no database. A damaged database is moved aside instead (`isDamaged`). Errors: AppError
 * `unreadable`, with nothing changed, when the file is not a valid backup; `storage` for the disk.
 */
export async function restoreBackup(options: RestoreBackupOptions): Promise<RestoreReport> {
  const { file, folder, postgres, mustExist, now, signal } = options;
  let savedPath: string | undefined;
  let cleanedReport: CleanedReport = { count: 0, examples: [] };
  const formerPath = await restoreStore({
    from: file,
    to: folder.database,
    postgres,
    mustExist,
    signal,
    onCleaned: (report) => {
      cleanedReport = report;
    },
    saveCurrent: async (copyTo) => {
      const copy = await backUp({
        store: { maintenance: { copyTo } },
        backupsFolder: folder.backups,
        keep: options.keep,
        reason: "before-restore",
        now,
        signal,
      });
      savedPath = copy.file;
      return savedPath;
    },
    onProgress: (fraction) => options.onProgress?.(percentProgress(fraction)),
  });
  const isDamaged = formerPath !== null && formerPath !== savedPath;
  const store = await openStore({ file: folder.database, postgres });
  try {
    const detail = { file, replaced: formerPath };
    await store.maintenance.recordActivity({
      at: now().toISOString(),
      actor: options.actor,
      action: "restore",
      detail,
    });
    return {
      file,
      businesses: await store.directory.countBusinesses(),
      replaced: formerPath,
      isDamaged,
      cleaned: cleanedReport,
    };
  } finally {
    await store.close();
  }
}
