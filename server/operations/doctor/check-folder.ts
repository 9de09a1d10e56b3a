import type { Stats } from "node:fs";
import { access, chmod, constants, lstat, readdir, stat, statfs } from "node:fs/promises";
import { basename, join } from "node:path";
import { counted } from "#domain/text/count-label";
import { shellQuote } from "#domain/text/escaping/shell-quote";
import { type DataFolder, OTHERS } from "../../config/data-folder.ts";
import { removeStaleFiles, staleFiles } from "../remove-stale-files.ts";
import type { CommandLine } from "./check-settings.ts";
import { bytesText, type CheckResult, type Finding } from "./finding.ts";

/** Below this much the next write may fail. Bytes. */
const LITTLE_DISK = 200_000_000;
/** Room that imports and the log of the database need. Bytes. */
const WORKING_ROOM = 500_000_000;

interface Entry {
  path: string;
  stats: Stats;
}

/** Whether others may read the data, and whether this user may write it. */
export async function checkPermissions(folder: DataFolder, commandLine: CommandLine): Promise<CheckResult> {
  const entries = await entriesOf(folder);
  const [own] = entries;
  const findings: Finding[] = [];
  const path = shellQuote(folder.path);

  const open = entries.filter(({ path: file, stats }) => isOpen(folder, file, stats));
  if (process.platform !== "win32" && open.length > 0) {
    findings.push({
      severity: "warning",
      message: `Other users of this machine may read ${named(open)}: the password's hash is in the database.`,
      remedy: "Close them to all but their owner.",
      command: open[0] === own ? `chmod 700 ${path}` : `chmod -R go= ${path}`,
      fix: async () => {
        for (const { path: file, stats } of open) await chmod(file, stats.mode & 0o700);
      },
    });
  }
  const foreign = entries.filter(({ path: file, stats }) => stats.uid !== own?.stats.uid && file !== folder.configFile);
  if (foreign.length > 0) {
    findings.push({
      severity: "warning",
      message: `${capital(named(foreign))} ${foreign.length === 1 ? "belongs" : "belong"} to another user than the data folder, so the server may be unable to write there.`,
      remedy: "Give them to the owner of the data folder, and run commands as that user (sudo -u USER).",
      command: `sudo chown -R --reference=${path} ${path}`,
    });
  }
  const locked: string[] = [];
  for (const { path: file, stats } of entries) {
    const mode = file === folder.configFile ? constants.R_OK : constants.R_OK | constants.W_OK;
    const needed = stats.isDirectory() ? mode | constants.X_OK : mode;
    const isAllowed = await access(file, needed).then(
      () => true,
      () => false,
    );
    if (!isAllowed) locked.push(file);
  }
  if (locked[0] !== undefined) {
    findings.push({
      severity: "error",
      message: `This user may not read and write ${locked[0]}${locked.length > 1 ? ` and ${locked.length - 1} more` : ""}.`,
      remedy: "Run mainstreet as the user who owns the data folder.",
      command: `sudo -u '#${own?.stats.uid}' ${commandLine("doctor")}`,
    });
  }
  return { check: "permissions", findings, fact: "only the owner may read and write" };
}

/** Whether this user may look into the folder at all. */
export function canLookInto({ path }: DataFolder): Promise<boolean> {
  return access(path, constants.R_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
}

/** The folder first, then what is directly in it and its sub-folders. */
async function entriesOf(folder: DataFolder): Promise<Entry[]> {
  const paths = [folder.path];
  for (const path of [folder.path, folder.backups, folder.uploads, folder.rejects]) {
    for (const name of await readdir(path).catch(() => [])) paths.push(join(path, name));
  }
  const entries: Entry[] = [];
  for (const path of paths) {
    // The folder may be a link to one on another disk; a link in it is none of ours.
    const stats = await (path === folder.path ? stat : lstat)(path).catch(() => undefined);
    if (stats !== undefined && (stats.isFile() || stats.isDirectory())) entries.push({ path, stats });
  }
  return entries;
}

/** Settings may be read by others where they cannot get into the folder; what holds data may not in any case. */
function isOpen(folder: DataFolder, file: string, { mode }: Stats): boolean {
  return (mode & (file === folder.configFile ? OTHERS & 0o022 : OTHERS)) !== 0;
}

function named(entries: readonly Entry[]): string {
  const [first] = entries;
  const name = `${first?.stats.isDirectory() ? "the folder" : "the file"} ${first?.path}`;
  return entries.length === 1 ? name : `${name} and ${counted(entries.length - 1, "entry", "entries")} more`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Room for the next backup, upgrade or import on the data folder's disk. `serverBytes`: the size of a PostgreSQL database. */
export async function checkDisk(folder: DataFolder, serverBytes = 0): Promise<CheckResult> {
  const { bavail, bsize } = await statfs(folder.path);
  let database = serverBytes;
  for (const end of ["", "-wal"]) database += (await lstat(folder.database + end).catch(() => ({ size: 0 }))).size;
  const free = bavail * bsize;
  return { check: "disk space", findings: diskFindings(free, database, folder), fact: `${bytesText(free)} free` };
}

/** `free`, `database`: bytes. */
export function diskFindings(free: number, database: number, folder: Pick<DataFolder, "path" | "backups">): Finding[] {
  const needed = database + WORKING_ROOM;
  if (free >= needed) return [];
  const isCritical = free < LITTLE_DISK;
  return [
    {
      severity: isCritical ? "error" : "warning",
      message: isCritical
        ? `The disk of ${folder.path} has only ${bytesText(free)} free: the next change may fail.`
        : `The disk of ${folder.path} has ${bytesText(free)} free, and the next backup or upgrade needs ${bytesText(needed)}.`,
      remedy: `Free some space; old copies are in ${folder.backups}, and backup.keep says how many stay.`,
      command: `du -sh ${shellQuote(folder.path)}/*`,
    },
  ];
}

/** Files of commands that were killed, and databases that a restore moved aside. */
export async function checkLeftovers(folder: DataFolder): Promise<CheckResult> {
  const findings: Finding[] = [];
  const stale = await staleFiles(folder).catch(() => []);
  if (stale[0] !== undefined) {
    findings.push({
      severity: "warning",
      message: `Killed commands left ${counted(stale.length, "file", "files")}, such as ${stale[0]} (${bytesText(await sizeOf(stale))}).`,
      remedy: "Delete them; the next command that opens the directory does it, too.",
      fix: () => removeStaleFiles(folder).then(() => undefined),
    });
  }
  const names = await readdir(folder.path).catch(() => []);
  const database = basename(folder.database);
  const filesOf = (prefix: string) =>
    names.filter((name) => name.startsWith(prefix)).map((name) => join(folder.path, name));
  const aside = filesOf(`${database}.damaged-`);
  if (aside[0] !== undefined) {
    findings.push({
      severity: "note",
      message: `A restore kept a damaged database in ${aside[0]} (${bytesText(await sizeOf(aside))}).`,
      remedy: "Delete it once nothing is missed.",
      command: `rm ${aside.map(shellQuote).join(" ")}`,
    });
  }
  const copying = filesOf(`${database}.copying`);
  if (copying[0] !== undefined) {
    findings.push({
      severity: "note",
      message: `A copy into this folder was stopped, or still runs: ${copying[0]} (${bytesText(await sizeOf(copying))}).`,
      remedy: "Repeat it, and it resumes. If it is not wanted any more, delete the file.",
    });
  }
  return { check: "leftovers", findings, fact: "none" };
}

async function sizeOf(files: readonly string[]): Promise<number> {
  const stats = await Promise.all(files.map((file) => lstat(file).catch(() => ({ size: 0 }))));
  return stats.reduce((sum, { size }) => sum + size, 0);
}
