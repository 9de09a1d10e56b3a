import { lstat, readdir, statfs } from "node:fs/promises";
import { basename, join } from "node:path";
import { shellQuote } from "#domain/text/escaping/shell-quote";
import type { DataFolder } from "../../config/data-folder.ts";
import { bytesText, type CheckResult, type Finding } from "./finding.ts";

/** Free space below which the next write may fail. */
const MIN_FREE_BYTES = 200_000_000;
/** Space that imports and the log of the database need. */
const WORKING_BYTES = 500_000_000;
/** Number of free inodes below which the next files may fail, whatever the free space. */
const MIN_INODES = 100;
/** Minimum size of a folder that a finding names. */
const MIN_NAMED_BYTES = 1_000_000;

/** Disk usage of a file or folder in the data folder. */
export interface DiskUsage {
  path: string;
  bytes: number;
  /** Clause with advice for freeing its space, beginning with a verb; undefined if it cannot be deleted. */
  advice?: string | undefined;
}

export interface DiskState {
  /** Free space in bytes. */
  free: number;
  used: number;
  /** undefined on file systems that make inodes on demand. */
  freeInodes?: number | undefined;
  /** Size of the database in bytes. */
  database: number;
  usage: readonly DiskUsage[];
}

/**
 * Checks the space for the next backup, upgrade or import on the data folder's disk. `serverBytes` is the size of a PostgreSQL database.
 */
export async function checkDisk(folder: DataFolder, serverBytes = 0): Promise<CheckResult> {
  const { bavail, bfree, blocks, bsize, files, ffree } = await statfs(folder.path);
  const usage = await measure(folder);
  const databaseBytes = usage.find(({ path }) => path === folder.database)?.bytes ?? 0;
  const state: DiskState = {
    free: bavail * bsize,
    used: (blocks - bfree) * bsize,
    freeInodes: files > 0 ? ffree : undefined,
    database: serverBytes + databaseBytes,
    usage,
  };
  return { check: "disk space", findings: diskFindings(state, folder), fact: `${bytesText(state.free)} free` };
}

export function diskFindings(state: DiskState, folder: Pick<DataFolder, "path">): Finding[] {
  const { free, freeInodes, database } = state;
  if (freeInodes !== undefined && freeInodes < MIN_INODES) {
    return [
      {
        severity: "error",
        message: `The disk of ${folder.path} has room for ${freeInodes} more files, so the next change may fail.`,
        remedy: "Delete small files on that disk that nobody needs: it has run out of inodes, not of bytes.",
        command: `df -i ${shellQuote(folder.path)}`,
      },
    ];
  }
  const neededBytes = database + WORKING_BYTES;
  if (free >= neededBytes) return [];
  const isCritical = free < MIN_FREE_BYTES;
  return [
    {
      severity: isCritical ? "error" : "warning",
      message: isCritical
        ? `The disk of ${folder.path} has only ${bytesText(free)} free: the next change may fail.`
        : `The disk of ${folder.path} has ${bytesText(free)} free, and the next backup or upgrade needs ${bytesText(neededBytes)}.`,
      ...remedyFor(state, folder),
    },
  ];
}

/** Names the largest files if deleting them helps; otherwise blames other programs. */
function remedyFor({ used, usage }: DiskState, folder: Pick<DataFolder, "path">): Pick<Finding, "remedy" | "command"> {
  const namedUsage = usage
    .filter(({ advice, bytes }) => advice !== undefined && bytes >= MIN_NAMED_BYTES)
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 3);
  const total = usage.reduce((sum, { bytes }) => sum + bytes, 0);
  if (namedUsage.length === 0) {
    return {
      remedy: `Free some space elsewhere on that disk, or move the data folder to a larger one: of ${bytesText(used)} in use it has ${bytesText(total)}, and nothing in it can be spared.`,
      command: `df -h ${shellQuote(folder.path)}`,
    };
  }
  const parts = namedUsage.map(({ path, bytes, advice }) => `${advice} (${path}, ${bytesText(bytes)})`);
  const otherFilesText = total < used / 2 ? ` Other files on that disk take ${bytesText(used - total)}.` : "";
  return {
    remedy: `Free some space: ${parts.join("; ")}.${otherFilesText}`,
    command: `du -sh ${namedUsage.map(({ path }) => shellQuote(path)).join(" ")}`,
  };
}

async function measure(folder: DataFolder): Promise<DiskUsage[]> {
  const database = basename(folder.database);
  const adviceFor = (name: string): string | undefined => {
    const path = join(folder.path, name);
    if (path === folder.backups) return "delete old backups, or move them to another disk, and lower backup.keep";
    if (path === folder.uploads) return "import or cancel what was uploaded";
    if (path === folder.rejects) return "delete workbooks of rejected rows that nobody needs";
    if (name.startsWith(`${database}.damaged-`)) return "delete the damaged database once nothing is missed";
    if (path === folder.configFile || name.startsWith(database)) return undefined;
    return "move away what is not Mainstreet's";
  };
  const usage: DiskUsage[] = [];
  for (const name of await readdir(folder.path).catch(() => [])) {
    const path = join(folder.path, name);
    usage.push({ path, bytes: await sizeOf(path), advice: adviceFor(name) });
  }
  const logs = usage.filter(({ path }) => path.startsWith(`${folder.database}-`));
  return usage
    .filter((entry) => !logs.includes(entry))
    .map((entry) =>
      entry.path === folder.database
        ? { ...entry, bytes: logs.reduce((sum, { bytes }) => sum + bytes, entry.bytes) }
        : entry,
    );
}

/** Returns the bytes of a file, or of a folder with its content. Follows no link. */
async function sizeOf(path: string): Promise<number> {
  const stats = await lstat(path).catch(() => undefined);
  if (stats === undefined || !stats.isDirectory()) return stats?.isFile() ? stats.size : 0;
  const sizes = await Promise.all((await readdir(path).catch(() => [])).map((name) => sizeOf(join(path, name))));
  return sizes.reduce((sum, size) => sum + size, 0);
}
