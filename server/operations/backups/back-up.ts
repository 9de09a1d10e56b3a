import { open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Progress } from "#contract/import-report";
import { AppError, diskError } from "../../errors.ts";
import type { Store } from "../../store/store.ts";

export interface BackUpOptions {
  store: Store;
  /** Folder of the copies that Mainstreet names and clears up itself. */
  backupsFolder: string;
  /** A place of the operator's own choice; it is never cleared up. */
  file?: string;
  /** How many copies of one reason stay. */
  keep: number;
  reason: "backup" | "before-delete-all" | "before-restore";
  now: () => Date;
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

/**
 * Copies the database while others write; the copy is opened and checked before it counts.
 * Returns its path. Errors: AppError `storage` when it cannot be written or does not pass the check.
 */
export async function backUp(options: BackUpOptions): Promise<string> {
  const stamp = options.now().toISOString().replace(/[-:]/g, "").replace("T", "-").slice(0, 15);
  if (options.file !== undefined) {
    await copy(options, options.file);
    return options.file;
  }
  const file = await takeName(options.backupsFolder, `${options.reason}-${stamp}`);
  try {
    await copy(options, file);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
  await clearUp(options, file);
  return file;
}

function copy({ store, signal, onProgress }: BackUpOptions, file: string): Promise<void> {
  return store.maintenance.copyTo(file, (fraction) => {
    refuseWhenStopped(signal);
    onProgress?.(copyProgress(fraction));
  });
}

export function copyProgress(fraction: number): Progress {
  return { done: Math.round(fraction * 100), total: 100, fraction, unit: "percent" };
}

/** Errors: AppError `cancelled` after an abort. */
export function refuseWhenStopped(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new AppError("cancelled", "It was stopped before anything was changed.");
}

/** Two copies within one second, in whatever processes, must not overwrite each other: an empty file holds the name. */
async function takeName(folder: string, base: string): Promise<string> {
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

/** By age, because a second copy within a second sorts before the first by name. */
async function clearUp({ backupsFolder, reason, keep }: BackUpOptions, made: string): Promise<void> {
  const names = (await readdir(backupsFolder)).filter((name) => name.startsWith(`${reason}-`) && name.endsWith(".db"));
  const others = names.map((name) => join(backupsFolder, name)).filter((file) => file !== made);
  const aged = await Promise.all(others.map(async (file) => ({ file, made: await madeAt(file) })));
  const old = aged.toSorted((a, b) => b.made - a.made).slice(keep - 1);
  await Promise.all(old.map(({ file }) => rm(file, { force: true })));
}

/** Of one that another process has just cleared up: long ago. */
function madeAt(file: string): Promise<number> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}
