import type { Progress } from "#contract/import-report";
import type { DataFolder } from "../../config/load-config.ts";
import { openStore, restoreStore } from "../../store/open-store.ts";
import { backUp, copyProgress } from "./back-up.ts";

export interface RestoreBackupOptions {
  /** Absolute path of a copy that `backup` or `delete-all` made. */
  file: string;
  folder: DataFolder;
  /** How many copies of what was there before a restore stay. */
  keep: number;
  actor: string;
  now: () => Date;
  /** Heeded until the database itself is being written. */
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

/**
 * Puts a backup in the place of the database, beside a running server too; what was there is backed up first.
 * Returns the number of businesses restored and the path of the copy of what was there (null when nothing was).
 * Errors: AppError `unreadable` when the file is no good backup (then nothing changes), `storage` for the disk.
 */
export async function restoreBackup(
  options: RestoreBackupOptions,
): Promise<{ file: string; businesses: number; replaced: string | null }> {
  const { file, folder, now, signal } = options;
  const replaced = await restoreStore({
    from: file,
    to: folder.database,
    saveCurrent: (store) =>
      backUp({ store, backupsFolder: folder.backups, keep: options.keep, reason: "before-restore", now, signal }),
    onProgress: (fraction) => options.onProgress?.(copyProgress(fraction)),
  });
  const store = await openStore({ file: folder.database });
  try {
    const detail = { file, replaced };
    await store.maintenance.recordActivity({
      at: now().toISOString(),
      actor: options.actor,
      action: "restore",
      detail,
    });
    return { file, businesses: await store.directory.countBusinesses(), replaced };
  } finally {
    await store.close();
  }
}
