import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { DataFolder } from "../config/data-folder.ts";
import { removePartialRejects } from "../operations/spreadsheets/rejects-file.ts";

/** Deletes what crashed processes left behind: partial rejects workbooks and partial backups. */
export async function removeStaleFiles(folder: DataFolder): Promise<void> {
  await Promise.all([removePartialRejects(folder), removePartialBackups(folder)]);
}

/** A backup is written as `NAME.db.PID.part`; an empty `NAME.db` reserves its name. */
async function removePartialBackups({ backups }: DataFolder): Promise<void> {
  const names = await readdir(backups);
  const active = new Set<string>();
  const stale = new Set<string>();
  for (const name of names) {
    const [, copy = "", pid] = /^(.+\.db)\.(\d+)\.part/.exec(name) ?? [];
    if (pid === undefined) continue;
    if (isRunning(Number(pid))) active.add(copy);
    else {
      stale.add(copy);
      await rm(join(backups, name), { force: true });
    }
  }
  for (const name of stale) {
    const { size } = await stat(join(backups, name)).catch(() => ({ size: 1 }));
    if (size === 0 && !active.has(name)) await rm(join(backups, name), { force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
