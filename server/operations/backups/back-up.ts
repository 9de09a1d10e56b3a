import { open, readdir, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { AppError, diskError } from "../../errors.ts";
import type { Store } from "../../store/store.ts";
import type { CopyReport } from "../../store/store-options.ts";
import { type ProgressOptions, percentProgress } from "../operation-options.ts";

const DAY_MS = 24 * 3_600_000;

export type BackupReason =
  | "backup"
  | "daily"
  | "before-delete-all"
  | "before-import"
  | "before-restore"
  | "before-upgrade";

export interface BackupReport {
  file: string;
  /** How many businesses the copy has. */
  businesses: number;
  bytes: number;
}

export interface BackUpOptions extends ProgressOptions {
  store: { maintenance: Pick<Store["maintenance"], "copyTo"> };
  /** Folder of the copies that Mainstreet names, and deletes when they are old. */
  backupsFolder: string;
  /** Path that the operator chose; such a copy is never deleted. */
  file?: string | undefined;
  /** Copies of one reason that stay. */
  keep: number;
  /** Days that a copy stays; the newest one of a reason always does. Default: for ever. */
  keepDays?: number | undefined;
  reason: BackupReason;
  now: () => Date;
}

/**
 * Copies the database while others write, then opens, checks and counts the copy. Deletes old copies of the same reason.
 * Errors: AppError `storage` when the copy cannot be written or fails the check, or an old one cannot be deleted; `cancelled`
 * after an abort.
 */
export async function backUp(options: BackUpOptions): Promise<BackupReport> {
  const stamp = options.now().toISOString().replace(/[-:]/g, "").replace("T", "-").slice(0, 15);
  if (options.file !== undefined) {
    return { file: options.file, ...(await copy(options, options.file)) };
  }
  const file = await reserveName(options.backupsFolder, `${options.reason}-${stamp}`);
  const report = await copy(options, file).catch(async (error: unknown) => {
    await rm(file, { force: true });
    throw error;
  });
  await deleteOldCopies(options, file);
  return { file, ...report };
}

function copy({ store, signal, onProgress }: BackUpOptions, file: string): Promise<CopyReport> {
  return store.maintenance.copyTo(file, (fraction) => {
    throwIfStopped(signal);
    onProgress?.(percentProgress(fraction));
  });
}

/** Errors: AppError `cancelled` after an abort. */
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

/**
 * Deletes the copies beside `newest` of the same reason that are too many or too old, by modification time: of two copies
 * made in one second, the second sorts before the first by name. Errors: AppError `storage`.
 */
export async function deleteOldCopies(
  {
    reason,
    keep,
    keepDays = Number.POSITIVE_INFINITY,
    now,
  }: Pick<BackUpOptions, "reason" | "keep" | "keepDays" | "now">,
  newest: string,
): Promise<void> {
  const folder = dirname(newest);
  const isCopy = new RegExp(`^${reason}-\\d{8}-\\d{6}(-\\d+)?\\.db$`);
  try {
    const names = (await readdir(folder)).filter((name) => isCopy.test(name));
    const others = names.map((name) => join(folder, name)).filter((file) => file !== newest);
    const dated = await Promise.all(others.map(async (file) => ({ file, time: await modificationTime(file) })));
    const oldest = now().getTime() - keepDays * DAY_MS;
    const old = dated.toSorted((a, b) => b.time - a.time).filter(({ time }, at) => at >= keep - 1 || time < oldest);
    await Promise.all(old.map(({ file }) => rm(file, { force: true })));
  } catch (error) {
    throw diskError(`The old backups in ${folder}`, "deleted", error);
  }
}

/** Milliseconds; 0 for a file that another process has just deleted. */
function modificationTime(file: string): Promise<number> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}
