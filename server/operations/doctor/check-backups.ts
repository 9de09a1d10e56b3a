import { stat } from "node:fs/promises";
import { hostname } from "node:os";
import type { BackupFailure, BackupPlace, BackupStatus } from "#contract/backups/backup-status";
import { counted } from "#domain/text/count-label";
import type { DataFolder } from "../../config/data-folder.ts";
import { type BackupFile, isInFuture, restorableFiles } from "../backups/backup-files.ts";
import { OVERDUE_MS } from "../backups/backup-status.ts";
import type { CommandLine } from "./check-settings.ts";
import { bytesText, type CheckResult, type Finding } from "./finding.ts";

const HOUR_MS = 3_600_000;

export interface BackupChecks {
  folder: DataFolder;
  /** undefined when the database cannot be read, or only by an earlier program. */
  status: BackupStatus | undefined;
  /** Number of businesses; undefined when they cannot be counted. */
  businesses: number | undefined;
  /** The only problem of the database is that an earlier program wrote it. */
  isOlder: boolean;
  now: Date;
  commandLine: CommandLine;
  /** Backups in the data folder. */
  backups: readonly BackupFile[];
  /** The setting `backup.keepDays`. */
  keepDays: number | undefined;
  /** Creation time of a directory on PostgreSQL; for a file, its birth time counts. */
  createdAt?: string | undefined;
}

/** Checks age and result of the last backup, and whether its file still exists. */
export async function checkBackups(options: BackupChecks): Promise<CheckResult> {
  const { folder, status, businesses, isOlder, now, commandLine } = options;
  const findings: Finding[] = [];
  const command = commandLine("backup");
  if (status === undefined) {
    const [file] = await restorableFiles(folder.backups, now);
    if (file !== undefined) return { check: "backup", findings, fact: `the newest file is ${file}` };
    const message = `There is no backup in ${folder.backups}.`;
    const finding: Finding =
      businesses === undefined
        ? {
            severity: "error",
            message,
            remedy: "Look for copies on other disks before anything is written to this one.",
          }
        : isOlder
          ? {
              severity: "note",
              message,
              remedy: "Upgrade the database, then make one.",
              command: commandLine("migrate"),
            }
          : { severity: "warning", message, remedy: "Make one now.", command };
    return { check: "backup", findings: [finding], fact: "" };
  }
  const { failure, last, isOverdue, isDaily } = status;
  const daily = isDaily ? "" : " Set backup.daily to true, or let cron run it every night.";
  const remedyText = `Make one now.${daily}`;
  if (failure !== null) {
    const message = `The last backup failed at ${failure.at}${hostText(failure)}${sinceText(failure)}: ${failure.message}`;
    findings.push({ severity: "error", message, remedy: "Mend that, then make one now.", command });
  }
  if (last === null) {
    if (businesses !== 0) findings.push(await missingBackupFinding(options, remedyText));
    return { check: "backup", findings, fact: "nothing to lose yet" };
  }
  const age = ageText(now.getTime() - Date.parse(last.at));
  // The check of the clock reports a date in the future.
  if (isOverdue && failure === null && !isInFuture(Date.parse(last.at), now)) {
    findings.push({ severity: "warning", message: `The last good backup is ${age} old.`, remedy: remedyText, command });
  }
  findings.push(...oldBackups(options), ...status.places.flatMap((place) => placeFindings(place, status, command)));
  const isOnThisMachine = last.host === undefined || last.host === hostname();
  const { size } = isOnThisMachine ? await stat(last.file).catch(() => ({ size: 0 })) : { size: last.bytes };
  if (size === 0) {
    const message = `The last good backup, ${last.file}, is no longer there.`;
    findings.push({ severity: "warning", message, remedy: remedyText, command });
  }
  return {
    check: "backup",
    findings,
    fact: `${age} old, ${bytesText(last.bytes)}${isOnThisMachine ? "" : hostText(last)}`,
  };
}

/** Reports the age of backups without deleting any, since a clock may be ahead. */
function oldBackups({ backups, keepDays, now }: BackupChecks): Finding[] {
  const oldFiles = backups.filter(
    ({ time }) => keepDays !== undefined && now.getTime() - time > keepDays * 24 * HOUR_MS,
  );
  const [first] = oldFiles;
  if (first === undefined) return [];
  const number = counted(oldFiles.length, "backup is", "backups are");
  return [
    {
      severity: "note",
      message: `${number} older than ${keepDays} days (backup.keepDays), such as ${first.file}.`,
      remedy: "Delete those whose data should be gone by now: Mainstreet deletes backups by their number alone.",
    },
  ];
}

/** Describes when an operation failed: repeated failures since the first one. */
const sinceText = ({ attempts, since }: BackupFailure) =>
  attempts > 1 ? `, like ${counted(attempts - 1, "attempt", "attempts")} before it since ${since}` : "";

/** Reports whether copies arrive in another place; the backup itself may be good. */
function placeFindings(
  { name, last, failure, isOverdue }: BackupPlace,
  status: BackupStatus,
  command: string,
): Finding[] {
  const ownStatusText = `The backup of ${status.last?.at} is good`;
  const latest =
    last === null ? "none has arrived there yet" : `the last one there is of the backup of ${last.backupAt}`;
  if (failure !== null) {
    const outcome = `failed at ${failure.at}${hostText(failure)}${sinceText(failure)}; ${latest}`;
    const nextRun = status.isDaily
      ? "The server tries again each hour; to try at once, make another backup."
      : "Make another.";
    return [
      {
        severity: "error",
        message: `${ownStatusText}, but its copy to ${name} ${outcome}: ${failure.message}`,
        remedy: `Mend that. ${nextRun}`,
        command,
      },
    ];
  }
  if (!isOverdue) return [];
  const remedy = status.isDaily ? "Look at the server's log, or make a backup now." : "Make a backup now.";
  return [
    { severity: "warning", message: `${ownStatusText}, but no copy of it is in ${name}: ${latest}.`, remedy, command },
  ];
}

const hostText = ({ host }: { host?: string }) => (host === undefined ? "" : ` on ${host}`);

async function missingBackupFinding(
  { folder, createdAt, status, now, commandLine }: BackupChecks,
  remedy: string,
): Promise<Finding> {
  const createdMs =
    createdAt === undefined ? (await stat(folder.database).catch(() => undefined))?.birthtimeMs : Date.parse(createdAt);
  // A young directory may not have had its first daily backup yet.
  const isYoung = status?.isDaily === true && now.getTime() - (createdMs ?? now.getTime()) < OVERDUE_MS;
  return {
    severity: isYoung ? "note" : "warning",
    message: isYoung
      ? "There is no backup yet; the server makes one a day while it runs."
      : "There has never been a backup of this directory.",
    remedy,
    command: commandLine("backup"),
  };
}

function ageText(ms: number): string {
  const hours = Math.max(0, Math.round(ms / HOUR_MS));
  if (hours < 48) return hours === 1 ? "1 hour" : `${hours} hours`;
  return `${Math.round(hours / 24)} days`;
}
