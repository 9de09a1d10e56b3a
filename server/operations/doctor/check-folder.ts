import type { Stats } from "node:fs";
import { access, chmod, constants, lstat, readdir, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { counted } from "#domain/text/count-label";
import { shellQuote } from "#domain/text/escaping/shell-quote";
import { type DataFolder, OTHERS_MODE_BITS } from "../../config/data-folder.ts";
import { diskError } from "../../errors.ts";
import { removeStaleFiles, staleFiles } from "../remove-stale-files.ts";
import type { CommandLine } from "./check-settings.ts";
import { bytesText, type CheckResult, type Finding, readOnlyFinding } from "./finding.ts";

interface Entry {
  path: string;
  stats: Stats;
}

/** Checks whether others may read the data, and whether this user may write it. */
export async function checkPermissions(folder: DataFolder, commandLine: CommandLine): Promise<CheckResult> {
  const accessFinding = await unreachableFinding(folder);
  if (accessFinding !== undefined) return { check: "permissions", findings: [accessFinding], fact: "" };
  const entries = await entriesOf(folder);
  const [own] = entries;
  const findings: Finding[] = [];
  const path = shellQuote(folder.path);

  const openEntries = entries.filter(({ path: file, stats }) => isOpen(folder, file, stats));
  if (process.platform !== "win32" && openEntries.length > 0) {
    findings.push({
      severity: "warning",
      message: `Other users of this machine may read ${nameEntries(openEntries)}: the password's hash is in the database.`,
      remedy: "Close them to all but their owner.",
      command: openEntries[0] === own ? `chmod 700 ${path}` : `chmod -R go= ${path}`,
      fix: async () => {
        for (const { path: file, stats } of openEntries) await chmod(file, stats.mode & 0o700);
      },
    });
  }
  const foreignEntries = entries.filter(
    ({ path: file, stats }) => stats.uid !== own?.stats.uid && !isMadeByOperator(folder, file),
  );
  if (foreignEntries.length > 0) {
    findings.push({
      severity: "warning",
      message: `${capital(nameEntries(foreignEntries))} ${foreignEntries.length === 1 ? "belongs" : "belong"} to another user than the data folder, so the server may be unable to write there.`,
      remedy: "Give them to the owner of the data folder, and run commands as that user (sudo -u USER).",
      command: `sudo chown -R --reference=${path} ${path}`,
    });
  }
  const lockedList = await lockedEntries(folder, entries);
  const isOwner = own?.stats.uid === process.getuid?.();
  const ownerCommand = `sudo -u '#${own?.stats.uid}' ${commandLine("doctor")}`;
  findings.push(...lockedFindings(lockedList, { path: folder.path, isOwner, ownerCommand }));
  return { check: "permissions", findings, fact: "only the owner may read and write" };
}

/** Reports a folder that cannot be checked: its parent denies access, or a link is dangling. */
async function unreachableFinding({ path }: DataFolder): Promise<Finding | undefined> {
  const error = await stat(path).then(
    () => undefined,
    (reason: unknown) => diskError(`The data folder ${path}`, "read", reason) as Error,
  );
  if (error === undefined) return undefined;
  const remedy = "Run mainstreet as the user who owns it, or name another one with --data.";
  return { severity: "error", message: error.message, remedy };
}

/** Returns entries that this user cannot read or write, with the error codes. */
async function lockedEntries(folder: DataFolder, entries: readonly Entry[]): Promise<LockedEntry[]> {
  const lockedList: LockedEntry[] = [];
  for (const { path: file, stats } of entries) {
    const mode = file === folder.configFile ? constants.R_OK : constants.R_OK | constants.W_OK;
    const neededMode = stats.isDirectory() ? mode | constants.X_OK : mode;
    await access(file, neededMode).catch(({ code }: NodeJS.ErrnoException) => lockedList.push({ file, code }));
  }
  return lockedList;
}

export interface LockedEntry {
  file: string;
  code: string | undefined;
}

/** Distinguishes a read-only disk, permissions of the user's own files, and files of another user. */
export function lockedFindings(
  lockedList: readonly LockedEntry[],
  { path, isOwner, ownerCommand }: { path: string; isOwner: boolean; ownerCommand: string },
): Finding[] {
  const readOnly = lockedList.find(({ code }) => code === "EROFS");
  const otherEntries = lockedList.filter(({ code }) => code !== "EROFS");
  const findings: Finding[] = readOnly === undefined ? [] : [readOnlyFinding(readOnly.file)];
  const [first] = otherEntries;
  if (first === undefined) return findings;
  const message = `This user may not read and write ${first.file}${otherEntries.length > 1 ? ` and ${otherEntries.length - 1} more` : ""}.`;
  const remedy = isOwner
    ? "Let their owner, who is this user, read and write them again."
    : "Run mainstreet as the user who owns the data folder.";
  const command = isOwner ? `chmod -R u+rwX ${shellQuote(path)}` : ownerCommand;
  return [...findings, { severity: "error", message, remedy, command }];
}

/** Tells whether this user may look into the folder at all. */
export function canLookInto({ path }: DataFolder): Promise<boolean> {
  return access(path, constants.R_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
}

/** Returns the folder first, then the entries directly in it and in its sub-folders. */
async function entriesOf(folder: DataFolder): Promise<Entry[]> {
  const paths = [folder.path];
  for (const path of [folder.path, folder.backups, folder.uploads, folder.rejects]) {
    for (const name of await readdir(path).catch(() => [])) paths.push(join(path, name));
  }
  const entries: Entry[] = [];
  for (const path of paths) {
    // The folder may be a link to one on another disk; a link in it is not ours.
    const stats = await (path === folder.path ? stat : lstat)(path).catch(() => undefined);
    if (stats !== undefined && (stats.isFile() || stats.isDirectory())) entries.push({ path, stats });
  }
  return entries;
}

/** Others may read what the operator put there if they cannot get into the folder; they may never read data. */
function isOpen(folder: DataFolder, file: string, { mode }: Stats): boolean {
  return (mode & (isMadeByOperator(folder, file) ? OTHERS_MODE_BITS & 0o022 : OTHERS_MODE_BITS)) !== 0;
}

function isMadeByOperator({ configFile, inbox }: DataFolder, file: string): boolean {
  return file === configFile || file === inbox;
}

function nameEntries(entries: readonly Entry[]): string {
  const [first] = entries;
  const name = `${first?.stats.isDirectory() ? "the folder" : "the file"} ${first?.path}`;
  return entries.length === 1 ? name : `${name} and ${counted(entries.length - 1, "entry", "entries")} more`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Reports files of commands that were killed, and databases that a restore moved aside. */
export async function checkLeftovers(folder: DataFolder): Promise<CheckResult> {
  const findings: Finding[] = [];
  const staleEntries = await staleFiles(folder).catch(() => []);
  if (staleEntries[0] !== undefined) {
    findings.push({
      severity: "warning",
      message: `Killed commands left ${counted(staleEntries.length, "file", "files")}, such as ${staleEntries[0]} (${bytesText(await sizeOf(staleEntries))}).`,
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
  const partialCopies = filesOf(`${database}.copying`);
  if (partialCopies[0] !== undefined) {
    findings.push({
      severity: "note",
      message: `A copy into this folder was stopped, or still runs: ${partialCopies[0]} (${bytesText(await sizeOf(partialCopies))}).`,
      remedy: "Repeat it, and it resumes. If it is not wanted any more, delete the file.",
    });
  }
  return { check: "leftovers", findings, fact: "none" };
}

async function sizeOf(files: readonly string[]): Promise<number> {
  const stats = await Promise.all(files.map((file) => lstat(file).catch(() => ({ size: 0 }))));
  return stats.reduce((sum, { size }) => sum + size, 0);
}
