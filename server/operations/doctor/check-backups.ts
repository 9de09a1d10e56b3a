import { stat } from "node:fs/promises";
import { hostname } from "node:os";
import type { BackupStatus } from "#contract/admin-api";
import type { DataFolder } from "../../config/data-folder.ts";
import { OVERDUE_MS } from "../backups/backup-status.ts";
import { newestBackup } from "./check-database.ts";
import type { CommandLine } from "./check-settings.ts";
import { bytesText, type CheckResult, type Finding } from "./finding.ts";

const HOUR_MS = 3_600_000;

export interface BackupChecks {
  folder: DataFolder;
  /** undefined when the database cannot be read, or only by an earlier program. */
  status: BackupStatus | undefined;
  /** undefined when they cannot be counted. */
  businesses: number | undefined;
  /** Whether all that is wrong with the database is that an earlier program made it. */
  isOlder: boolean;
  now: Date;
  commandLine: CommandLine;
  /** When a directory on PostgreSQL was created; of a file, its birth time counts. */
  createdAt?: string | undefined;
}

/** Age and result of the last backup, and whether its file is still there. */
export async function checkBackups(options: BackupChecks): Promise<CheckResult> {
  const { folder, status, businesses, isOlder, now, commandLine } = options;
  const findings: Finding[] = [];
  const command = commandLine("backup");
  if (status === undefined) {
    const file = await newestBackup(folder);
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
          ? { severity: "note", message, remedy: "Migrating makes one first.", command: commandLine("migrate") }
          : { severity: "warning", message, remedy: "Make one now.", command };
    return { check: "backup", findings: [finding], fact: "" };
  }
  const { failure, last, isOverdue, isDaily } = status;
  const daily = isDaily ? "" : " Set backup.daily to true, or let cron run it every night.";
  const make = `Make one now.${daily}`;
  if (failure !== null) {
    const message = `The last backup failed at ${failure.at}${onHost(failure)}: ${failure.message}`;
    findings.push({ severity: "error", message, remedy: "Mend that, then make one now.", command });
  }
  if (last === null) {
    if (businesses !== 0) findings.push(await neverBackedUp(options, make));
    return { check: "backup", findings, fact: "nothing to lose yet" };
  }
  const age = ageText(now.getTime() - Date.parse(last.at));
  if (isOverdue && failure === null) {
    findings.push({ severity: "warning", message: `The last good backup is ${age} old.`, remedy: make, command });
  }
  const isHere = last.host === undefined || last.host === hostname();
  const { size } = isHere ? await stat(last.file).catch(() => ({ size: 0 })) : { size: last.bytes };
  if (size === 0) {
    const message = `The last good backup, ${last.file}, is no longer there.`;
    findings.push({ severity: "warning", message, remedy: make, command });
  }
  return { check: "backup", findings, fact: `${age} old, ${bytesText(last.bytes)}${isHere ? "" : onHost(last)}` };
}

const onHost = ({ host }: { host?: string }) => (host === undefined ? "" : ` on ${host}`);

async function neverBackedUp(
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
