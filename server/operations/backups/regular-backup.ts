import { resolve } from "node:path";
import type { Config, DataFolder } from "../../config/load-config.ts";
import type { Store } from "../../store/store.ts";
import type { ProgressOptions } from "../operation-options.ts";
import { type BackupReport, backUp, deleteOldCopies } from "./back-up.ts";
import { recordBackup, recordBackupFailure } from "./backup-status.ts";
import { copyAway } from "./copy-away.ts";

export interface RegularBackupOptions extends ProgressOptions {
  store: Pick<Store, "maintenance">;
  folder: DataFolder;
  settings: Config["backup"];
  reason: "backup" | "daily";
  /** Path that the operator chose; such a copy is never deleted. */
  file?: string | undefined;
  now: () => Date;
}

/**
 * The backup of a command or of the day: a checked copy, then another in the folder `backup.copyTo`, if that is set. Remembers
 * when it was made, or why it failed. Errors: those of `backUp` and `copyAway`.
 */
export async function backUpRegularly(options: RegularBackupOptions): Promise<BackupReport & { copy: string | null }> {
  const { store, folder, settings, reason, file, now, signal } = options;
  try {
    const report = await backUp({ ...options, ...settings, backupsFolder: folder.backups });
    const copy = settings.copyTo === null ? null : await copyAway(report.file, resolve(settings.copyTo), signal);
    if (copy !== null && file === undefined) await deleteOldCopies({ ...settings, reason, now }, copy);
    const { businesses, bytes } = report;
    await recordBackup(store, { at: now().toISOString(), file: resolve(report.file), businesses, bytes });
    return { ...report, copy };
  } catch (error) {
    if (!signal?.aborted) {
      const message = error instanceof Error ? error.message : String(error);
      // The first error is the one to report.
      await recordBackupFailure(store, { at: now().toISOString(), message }).catch(() => undefined);
    }
    throw error;
  }
}
