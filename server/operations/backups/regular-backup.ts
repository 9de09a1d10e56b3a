import { resolve } from "node:path";
import { AppError } from "../../errors.ts";
import type { ProgressOptions } from "../operation-options.ts";
import { type BackupReport, writeBackup } from "./back-up.ts";
import { deleteOldCopies } from "./backup-files.ts";
import { recordBackup, recordBackupFailure } from "./backup-status.ts";
import { type SendBackupOptions, type SendReport, sendBackup } from "./send-backup.ts";
import { adoptCopies } from "./sent-copies.ts";

export interface RegularBackupOptions extends SendBackupOptions, ProgressOptions {
  reason: "backup" | "daily";
  /** Path that the operator chose; such a copy is never deleted. */
  file?: string | undefined;
}

export interface LocalBackupReport extends BackupReport {
  /** Time of completion in ISO 8601. */
  at: string;
  /** Sentences about old copies that could not be deleted. The backup itself is good. */
  failures: string[];
}

export type RegularBackupReport = BackupReport & SendReport;

/**
 * Makes a backup, then sends it to the configured destinations. The backup is good without these copies; `failures` says why any are
 * missing. Errors: those of `makeBackup`; AppError `cancelled` after an abort.
 */
export async function backUpRegularly(options: RegularBackupOptions): Promise<RegularBackupReport> {
  const { at, failures, ...report } = await makeBackup(options);
  const reason = options.file === undefined ? options.reason : undefined;
  const sentCopies = await sendBackup(options, { file: report.file, at, reason });
  return { ...report, ...sentCopies, failures: [...failures, ...sentCopies.failures] };
}

/**
 * Makes a checked copy in the data folder. Records its time, or why it failed unless `file` was a mistake. Old copies are deleted after it
 * is recorded: a failed deletion is no reason to make another. Throws what `writeBackup` throws.
 */
export async function makeBackup(options: RegularBackupOptions): Promise<LocalBackupReport> {
  const { store, folder, settings, reason, now, signal } = options;
  const fail = (message: string) => recordBackupFailure(store, { at: now().toISOString(), message });
  if (settings.copyTo !== null) await adoptCopies(store, folder, resolve(settings.copyTo));
  const report = await writeBackup({ ...options, backupsFolder: folder.backups }).catch(async (error: unknown) => {
    const isMistake = options.file !== undefined && isWrongPath(error);
    // The first error is the one to report.
    if (!signal?.aborted && !isMistake) await fail(messageOf(error)).catch(() => undefined);
    throw error;
  });
  const { businesses, bytes } = report;
  const at = now().toISOString();
  await recordBackup(store, { at, file: resolve(report.file), businesses, bytes });
  const failures: string[] = [];
  if (options.file === undefined) {
    await deleteOldCopies(report.file, { reason, keep: settings.keep, now: now() }).catch(async (error: unknown) => {
      failures.push(messageOf(error));
      await fail(messageOf(error));
    });
  }
  return { ...report, at, failures };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Tells whether the path is wrong, such as a missing folder or a file of another kind: nothing is wrong with the directory's backups. */
function isWrongPath(error: unknown): boolean {
  if (!(error instanceof AppError)) return false;
  const { code = "" } = (error.cause ?? {}) as NodeJS.ErrnoException;
  const isRefused = error.cause === undefined || ["ENOENT", "ENOTDIR"].includes(code);
  return error.code === "usage" || (error.code === "storage" && isRefused);
}
