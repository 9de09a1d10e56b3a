import { lstat } from "node:fs/promises";
import { basename } from "node:path";

/** Temporary files end in the process id, mostly random digits, what they are, and what SQLite adds. */
const TEMPORARY = /\.(\d{1,10})(\.[0-9a-f]{12})?\.(part|restore|rows)(\.incoming)?(-wal|-shm|-journal)?$/;
const UNFINISHED = /^unfinished-(\d{1,10})\.xlsx/;
/** No command writes to one file for so long without a change. Milliseconds. */
const MAX_AGE_MS = 24 * 3_600_000;
const STARTED_AT = Date.now() - process.uptime() * 1000;

/** The id of the process that writes this file; undefined for a file that is not temporary. */
function writerOf(file: string): number | undefined {
  const name = basename(file);
  const pid = TEMPORARY.exec(name)?.[1] ?? UNFINISHED.exec(name)?.[1];
  return pid === undefined ? undefined : Number(pid);
}

/**
 * Whether a file is what a killed process of this program left behind. Process ids come again, in a container always the same
 * ones: a file that is older than this process, or was not written for a day, is no longer being written.
 */
export async function isLeftover(file: string): Promise<boolean> {
  const pid = writerOf(file);
  if (pid === undefined) return false;
  const stats = await lstat(file).catch(() => undefined);
  if (stats === undefined || !stats.isFile()) return false;
  if (Date.now() - stats.mtimeMs > MAX_AGE_MS) return true;
  return pid === process.pid ? stats.mtimeMs < STARTED_AT : !isRunning(pid);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
