import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { AppError, diskError } from "../../errors.ts";
import type { Store } from "../../store/store.ts";
import type { CopyReport } from "../../store/store-options.ts";
import { type ProgressOptions, percentProgress } from "../operation-options.ts";
import { type BackupReason, deleteOldCopies, stampOf } from "./backup-files.ts";

export interface BackupReport {
  file: string;
  /** Number of businesses in the copy. */
  businesses: number;
  bytes: number;
}

export interface BackUpOptions extends ProgressOptions {
  store: { maintenance: Pick<Store["maintenance"], "copyTo"> };
  /** Folder of the copies that Mainstreet names, and deletes when they are old. */
  backupsFolder: string;
  /** Path that the operator chose; such a copy is never deleted. */
  file?: string | undefined;
  /** Number of copies to keep for one reason. */
  keep: number;
  reason: BackupReason;
  now: () => Date;
}

/**
 * Writes a backup, then deletes old copies made for the same reason. Errors: those of `writeBackup`; AppError `storage` also when a copy
 * cannot be deleted.
 */
export async function backUp(options: BackUpOptions): Promise<BackupReport> {
  const report = await writeBackup(options);
  if (options.file === undefined) await deleteOldCopies(report.file, { ...options, now: options.now() });
  return report;
}

/**
 * Copies the database while others write, then opens, checks and counts the copy. Errors: AppError `storage` when the copy
 * cannot be written or fails the check; `cancelled` after an abort.
 */
export async function writeBackup(options: Omit<BackUpOptions, "keep">): Promise<BackupReport> {
  if (options.file !== undefined) {
    return { file: options.file, ...(await copy(options, options.file)) };
  }
  const file = await reserveName(options.backupsFolder, `${options.reason}-${stampOf(options.now())}`);
  const report = await copy(options, file).catch(async (error: unknown) => {
    await rm(file, { force: true });
    throw error;
  });
  return { file, ...report };
}

function copy({ store, signal, onProgress }: Omit<BackUpOptions, "keep">, file: string): Promise<CopyReport> {
  return store.maintenance.copyTo(file, (fraction) => {
    throwIfStopped(signal);
    onProgress?.(percentProgress(fraction));
  });
}

/** Throws if aborted. Errors: AppError `cancelled`. */
export function throwIfStopped(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new AppError("cancelled", "It was stopped before anything was changed.");
}

/** Creates an empty file, so that two processes that copy within one second do not overwrite each other. */
async function reserveName(folder: string, base: string): Promise<string> {
  for (let count = 1; ; count++) {
    const file = join(folder, count === 1 ? `${base}.db` : `${base}-${count}.db`);
    try {
      await (await open(file, "wx", 0o600)).close();
      return file;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw diskError(file, "written", error);
    }
  }
}
