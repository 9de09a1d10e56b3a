import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { DataFolder } from "../config/data-folder.ts";
import { clearUnfinishedRejects } from "../operations/spreadsheets/rejects-file.ts";

/** Removes what processes left behind that ended without a word: rejects and copies of the database that are not whole. */
export async function removeStaleFiles(folder: DataFolder): Promise<void> {
  await Promise.all([clearUnfinishedRejects(folder), clearUnfinishedBackups(folder)]);
}

/** A copy grows under another name, which ends with the number of its process; an empty file holds its own. */
async function clearUnfinishedBackups({ backups }: DataFolder): Promise<void> {
  const names = await readdir(backups);
  const growing = new Set<string>();
  const left = new Set<string>();
  for (const name of names) {
    const [, copy = "", process] = /^(.+\.db)\.(\d+)\.part/.exec(name) ?? [];
    if (process === undefined) continue;
    if (isRunning(Number(process))) growing.add(copy);
    else {
      left.add(copy);
      await rm(join(backups, name), { force: true });
    }
  }
  for (const name of left) {
    const { size } = await stat(join(backups, name)).catch(() => ({ size: 1 }));
    if (size === 0 && !growing.has(name)) await rm(join(backups, name), { force: true });
  }
}

function isRunning(process: number): boolean {
  try {
    return globalThis.process.kill(process, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
