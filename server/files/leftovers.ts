import { lstat } from "node:fs/promises";
import { basename } from "node:path";

/** Matches temporary files, whose names end in the process id, usually random digits, their kind, and what SQLite adds. */
const TEMPORARY = /\.(\d{1,10})(\.[0-9a-f]{12})?\.(part|restore|rows)(\.incoming)?(-wal|-shm|-journal)?$/;
const UNFINISHED = /^unfinished-(\d{1,10})\.xlsx/;
/** Prefix of the names of folders for standard input. */
export const INPUT_FOLDER = "mainstreet-input-";
/** Matches folders of standard input, in the system's temporary folder; earlier programs put no process id in the name. */
const INPUT = /^mainstreet-input-(?:(\d{1,10})-)?\w{6}$/;
/** Replaces an unknown process id. Signal 0 always reaches it, so only the age counts. */
const ANY_PROCESS = 0;
/** Age after which an unchanged file is stale; every running command writes more often. */
const MAX_AGE_MS = 24 * 3_600_000;
const STARTED_AT = Date.now() - process.uptime() * 1000;

/** Returns the id of the process that writes this file; undefined for a file that is not temporary. */
function writerOf(file: string): number | undefined {
  const name = basename(file);
  const pid = TEMPORARY.exec(name)?.[1] ?? UNFINISHED.exec(name)?.[1];
  if (pid === undefined && INPUT.test(name)) return Number(INPUT.exec(name)?.[1] ?? ANY_PROCESS);
  return pid === undefined ? undefined : Number(pid);
}

/** Returns the name of a folder for standard input, to which mkdtemp adds six characters. */
export const inputFolderPrefix = (): string => `${INPUT_FOLDER}${process.pid}-`;

/**
 * Tells whether a killed process of this program and user left this file or folder of standard input behind. Process ids are reused, in a
 * container always the same ones: a file with this process id is left over if it is older than the process, and any file if nothing has
 * written to it for a day.
 */
export async function isLeftover(file: string): Promise<boolean> {
  const pid = writerOf(file);
  if (pid === undefined) return false;
  const stats = await lstat(file).catch(() => undefined);
  if (stats === undefined) return false;
  const isInput = stats.isDirectory() && INPUT.test(basename(file)) && stats.uid === process.getuid?.();
  if (!stats.isFile() && !isInput) return false;
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
