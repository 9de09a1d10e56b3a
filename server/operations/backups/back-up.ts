import { open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { AppError, diskError } from "../../errors.ts";
import type { Store } from "../../store/store.ts";
import { type ProgressOptions, percentProgress } from "../operation-options.ts";

export interface BackUpOptions extends ProgressOptions {
  store: { maintenance: Pick<Store["maintenance"], "copyTo"> };
  /** Folder of the copies that Mainstreet names, and deletes when they are old. */
  backupsFolder: string;
  /** Path that the operator chose; such a copy is never deleted. */
  file?: string | undefined;
  /** How many copies of one reason stay. */
  keep: number;
  reason: "backup" | "before-delete-all" | "before-restore" | "before-upgrade";
  now: () => Date;
}

/**
 * Copies the database while others write, and checks the copy. Returns its path. Errors: AppError `storage` when it cannot
 * be written or fails the check, `cancelled` after an abort.
 */
export async function backUp(options: BackUpOptions): Promise<string> {
  const stamp = options.now().toISOString().replace(/[-:]/g, "").replace("T", "-").slice(0, 15);
  if (options.file !== undefined) {
    await copy(options, options.file);
    return options.file;
  }
  const file = await reserveName(options.backupsFolder, `${options.reason}-${stamp}`);
  try {
    await copy(options, file);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
  await deleteOldCopies(options, file);
  return file;
}

function copy({ store, signal, onProgress }: BackUpOptions, file: string): Promise<void> {
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

/** By age: the second copy of a second sorts before the first by name. */
async function deleteOldCopies({ backupsFolder, reason, keep }: BackUpOptions, newest: string): Promise<void> {
  const names = (await readdir(backupsFolder)).filter((name) => name.startsWith(`${reason}-`) && name.endsWith(".db"));
  const others = names.map((name) => join(backupsFolder, name)).filter((file) => file !== newest);
  const dated = await Promise.all(others.map(async (file) => ({ file, time: await modificationTime(file) })));
  const old = dated.toSorted((a, b) => b.time - a.time).slice(keep - 1);
  await Promise.all(old.map(({ file }) => rm(file, { force: true })));
}

/** Milliseconds; 0 for a file that another process has just deleted. */
function modificationTime(file: string): Promise<number> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}
