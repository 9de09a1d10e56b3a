import { resolve } from "node:path";
import type { Config, DataFolder } from "../../config/load-config.ts";
import { AppError } from "../../errors.ts";
import type { Store } from "../../store/store.ts";
import type { ProgressOptions } from "../operation-options.ts";
import { type BackupReport, backUp, deleteOldCopies } from "./back-up.ts";
import { recordBackup, recordBackupFailure } from "./backup-status.ts";
import { copyAway } from "./copy-away.ts";
import { copyToBucket } from "./copy-to-bucket.ts";

export interface RegularBackupOptions extends ProgressOptions {
  store: Pick<Store, "maintenance" | "cluster">;
  folder: DataFolder;
  settings: Config["backup"];
  reason: "backup" | "daily";
  /** Path that the operator chose; such a copy is never deleted. */
  file?: string | undefined;
  now: () => Date;
}

export interface RegularBackupReport extends BackupReport {
  /** The copy in the folder `backup.copyTo`. */
  copy: string | null;
  /** "s3://bucket/key" */
  bucketCopy: string | null;
}

/**
 * The backup of a command or of the day: a checked copy, then others in the folder `backup.copyTo` and the bucket of
 * `backup.s3`, if these are set; when one fails, the other is made all the same. Records when it was made, or why it failed
 * unless `file` was a mistake. Errors: those of `backUp`, `copyAway` and `copyToBucket`.
 */
export async function backUpRegularly(options: RegularBackupOptions): Promise<RegularBackupReport> {
  const { store, folder, settings, now, signal } = options;
  let isMistake = false;
  try {
    const report = await backUp({ ...options, ...settings, backupsFolder: folder.backups }).catch((error: unknown) => {
      isMistake = options.file !== undefined && isWrongPath(error);
      throw error;
    });
    const [copy, bucketCopy] = await Promise.allSettled([
      copyToFolder(options, report.file),
      settings.s3.bucket === null ? null : copyToBucket({ file: report.file, settings: settings.s3, signal }),
    ]);
    if (copy.status === "rejected") throw copy.reason;
    if (bucketCopy.status === "rejected") throw bucketCopy.reason;
    const { businesses, bytes } = report;
    await recordBackup(store, { at: now().toISOString(), file: resolve(report.file), businesses, bytes });
    return { ...report, copy: copy.value, bucketCopy: bucketCopy.value };
  } catch (error) {
    if (!signal?.aborted && !isMistake) {
      const message = error instanceof Error ? error.message : String(error);
      // The first error is the one to report.
      await recordBackupFailure(store, { at: now().toISOString(), message }).catch(() => undefined);
    }
    throw error;
  }
}

/** Such as a folder that does not exist, or a file of another kind: nothing is wrong with the directory's backups. */
function isWrongPath(error: unknown): boolean {
  if (!(error instanceof AppError)) return false;
  const { code = "" } = (error.cause ?? {}) as NodeJS.ErrnoException;
  const isRefused = error.cause === undefined || ["ENOENT", "ENOTDIR"].includes(code);
  return error.code === "usage" || (error.code === "storage" && isRefused);
}

async function copyToFolder({ settings, reason, file, now, signal }: RegularBackupOptions, backup: string) {
  if (settings.copyTo === null) return null;
  const copy = await copyAway(backup, resolve(settings.copyTo), signal);
  if (file === undefined) await deleteOldCopies({ ...settings, reason, now }, copy);
  return copy;
}
