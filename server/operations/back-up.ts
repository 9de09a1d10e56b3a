import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Progress } from "#contract/import-report";
import { AppError } from "../errors.ts";
import type { Store } from "../store/store.ts";

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
  const file = options.file ?? (await freeName(options.backupsFolder, `${options.reason}-${stamp}`));
  await options.store.copyTo(file, (fraction) => {
    refuseWhenStopped(options.signal);
    options.onProgress?.(copyProgress(fraction));
  });
  if (options.file === undefined) await clearUp(options, file);
  return file;
}

export function copyProgress(fraction: number): Progress {
  return { done: Math.round(fraction * 100), total: 100, fraction, unit: "percent" };
}

/** Errors: AppError `cancelled` after an abort. */
export function refuseWhenStopped(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new AppError("cancelled", "It was stopped before anything was changed.");
}

/** Two copies within one second must not overwrite each other. */
async function freeName(folder: string, base: string): Promise<string> {
  const taken = new Set(await readdir(folder));
  for (let count = 1; ; count++) {
    const name = count === 1 ? `${base}.db` : `${base}-${count}.db`;
    if (!taken.has(name)) return join(folder, name);
  }
}

/** By age, because a second copy within a second sorts before the first by name. */
async function clearUp({ backupsFolder, reason, keep }: BackUpOptions, made: string): Promise<void> {
  const names = (await readdir(backupsFolder)).filter((name) => name.startsWith(`${reason}-`) && name.endsWith(".db"));
  const others = names.map((name) => join(backupsFolder, name)).filter((file) => file !== made);
  const aged = await Promise.all(others.map(async (file) => ({ file, made: (await stat(file)).mtimeMs })));
  const old = aged.toSorted((a, b) => b.made - a.made).slice(keep - 1);
  await Promise.all(old.map(({ file }) => rm(file, { force: true })));
}
