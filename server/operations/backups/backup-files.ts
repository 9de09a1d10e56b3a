import { readdir, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { diskError } from "../../errors.ts";

const DAY_MS = 24 * 3_600_000;
/** A date further in the future than this comes from a wrong clock; corrections of a clock are smaller. */
export const CLOCK_TOLERANCE_MS = 10 * 60_000;
/** After a longer pause between copies the clock may have jumped, so nothing is deleted. */
const LONG_PAUSE_MS = 60 * DAY_MS;

export type BackupReason =
  | "backup"
  | "daily"
  | "before-delete-all"
  | "before-import"
  | "before-restore"
  | "before-upgrade";

/** Matches reason, date and time in UTC, a number if several began in one second, and the label of a copy in another place. */
const NAME =
  /^(backup|daily|before-[a-z-]+?)-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)(-\d{1,6})?(-[0-9a-f]{8})?(-\d{1,6})?\.db$/;

/** A file that Mainstreet named. */
export interface BackupFile {
  file: string;
  reason: BackupReason;
  /** The file is a copy of a backup in another folder. */
  hasLabel: boolean;
  /** Start of the backup by its name in milliseconds: copying a file changes its modification time. */
  time: number;
  /** Position among the backups of one second. */
  number: number;
  bytes: number;
  /** Modification time in milliseconds; 0 for a file that another process has just deleted. */
  modifiedAt: number;
}

/** Formats a time for the name of a backup, for example "20261121-100000". */
export const stampOf = (at: Date): string => at.toISOString().replace(/[-:]/g, "").replace("T", "-").slice(0, 15);

/** Returns the reason of a backup by its name; undefined for a file that the operator named. */
export const reasonOf = (file: string): BackupReason | undefined =>
  NAME.exec(basename(file))?.[1] as BackupReason | undefined;

/** Splits the name of a copy in another place into that of the backup and its label; undefined for other names. */
export function labelledName(file: string): { name: string; label: string } | undefined {
  const [, reason, year, month, day, hour, minute, second, number = "", label] = NAME.exec(basename(file)) ?? [];
  if (label === undefined) return undefined;
  const stamp = `${year}${month}${day}-${hour}${minute}${second}`;
  return { name: `${reason}-${stamp}${number}.db`, label: label.slice(1) };
}

/** Returns the time in the name, in milliseconds; undefined for a file that the operator named. */
export function namedTime(file: string): number | undefined {
  const [, , year, month, day, hour, minute, second] = NAME.exec(basename(file)) ?? [];
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(time) ? undefined : time;
}

/** Lists the backups in a folder, without files that the operator named. Throws errors of the file system. */
export async function listBackups(folder: string): Promise<BackupFile[]> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name));
  return Promise.all(names.map((name) => describeFile(join(folder, name))));
}

async function describeFile(file: string): Promise<BackupFile> {
  const { mtimeMs, size } = await stat(file).catch(() => ({ mtimeMs: 0, size: 0 }));
  const [, , , , , , , , number = "-1", label] = NAME.exec(basename(file)) ?? [];
  return {
    file,
    reason: reasonOf(file) ?? "backup",
    hasLabel: label !== undefined,
    time: namedTime(file) ?? 0,
    number: Number(number.slice(1)),
    bytes: size,
    modifiedAt: mtimeMs,
  };
}

/** Tells whether a time in milliseconds comes from a clock that was ahead. */
export const isInFuture = (time: number, now: Date): boolean => time > now.getTime() + CLOCK_TOLERANCE_MS;

/**
 * Sorts the newest first. Copies dated in the future come last: their true time is unknown, and they must not push out correctly dated
 * ones.
 */
export function newestFirst<Dated extends Pick<BackupFile, "time" | "number">>(
  files: readonly Dated[],
  now: Date,
): Dated[] {
  const rank = ({ time }: Dated) => (isInFuture(time, now) ? 1 : 0);
  return files.toSorted((a, b) => rank(a) - rank(b) || b.time - a.time || b.number - a.number);
}

export interface OldCopies {
  reason: BackupReason;
  /** Number of copies to keep for this reason. */
  keep: number;
  now: Date;
  /** Tells whether this installation made the copy. The default are copies without a label, as in its own folder. */
  isOwn?: (file: BackupFile) => boolean;
}

/**
 * Deletes surplus copies of the same reason beside `newestFile`. The age decides nothing, since a clock may be wrong; nothing is deleted after
 * a pause of two months, which may be a jump of the clock. Errors: AppError `storage`.
 */
export async function deleteOldCopies(
  newestFile: string,
  { reason, keep, now, isOwn = ({ hasLabel }) => !hasLabel }: OldCopies,
): Promise<void> {
  const folder = dirname(newestFile);
  try {
    const olderCopies = (await listBackups(folder)).filter((copy) => copy.file !== newestFile && isOwn(copy));
    if (hasJumped(olderCopies, now)) return;
    const oldBackups = newestFirst(
      olderCopies.filter((copy) => copy.reason === reason),
      now,
    ).slice(keep - 1);
    await Promise.all(oldBackups.map(({ file }) => rm(file, { force: true })));
  } catch (error) {
    throw diskError(`The old backups in ${folder}`, "deleted", error);
  }
}

/** Tells whether the clock is before all other copies, or long after the latest of them. */
function hasJumped(otherBackups: readonly BackupFile[], now: Date): boolean {
  if (otherBackups.length === 0) return false;
  const past = otherBackups.map(({ time }) => time).filter((time) => !isInFuture(time, now));
  return now.getTime() - Math.max(0, ...past) > LONG_PAUSE_MS;
}

/**
 * Lists all copies in a folder that have content, also those that the operator named, the best to restore first: the newest, and at the end
 * those that a restore made, since they hold the wrong state.
 */
export async function restorableFiles(folder: string, now: Date): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".db"));
  const files = await Promise.all(names.map((name) => describeFile(join(folder, name))));
  const datedFiles = files.map((file) => ({ ...file, time: namedTime(file.file) ?? file.modifiedAt }));
  const nonEmptyFiles = newestFirst(datedFiles, now).filter(({ bytes }) => bytes > 0);
  const isReplaced = ({ reason }: BackupFile) => reason === "before-restore";
  return [...nonEmptyFiles.filter((file) => !isReplaced(file)), ...nonEmptyFiles.filter(isReplaced)].map(
    ({ file }) => file,
  );
}
