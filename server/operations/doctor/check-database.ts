import { counted } from "#domain/text/count-label";
import type { DataFolder } from "../../config/data-folder.ts";
import { repairStore } from "../../store/open-store.ts";
import type { DatabaseProblem, DatabaseProblemKind, DatabaseReport } from "../../store/port/inspection.ts";
import type { PostgresOptions } from "../../store/store-options.ts";
import { reasonOf, restorableFiles } from "../backups/backup-files.ts";
import type { CommandLine } from "./check-settings.ts";
import type { CheckResult, Finding, Severity } from "./finding.ts";

interface Remedy {
  severity: Severity;
  /** Wraps the clause of the problem in a sentence. */
  sentence: (message: string) => string;
  remedy: string;
  /** The command restores the newest backup. */
  isRestore?: true;
  /** Command for the remedy. */
  command?: readonly string[];
}

const UNREADABLE_REMEDIES: Readonly<Record<NonNullable<DatabaseProblem["cause"]>, string>> = {
  locked: "Stop the other program that uses the database, and run this again.",
  full: "Free some space on the disk of the data folder, and run this again.",
  disk: "Look at dmesg and check the disk before anything is written to it; the backups may have to go to another one.",
  access: "Run this as the user who owns the data folder, on a disk that is mounted for writing.",
};
const RESTORE = "Restore the latest good backup. What is in its place now is kept, and where is printed.";
const REMEDIES: Readonly<Record<DatabaseProblemKind, Remedy>> = {
  gone: {
    severity: "error",
    sentence: (message) => `${message.charAt(0).toUpperCase()}${message.slice(1)}.`,
    remedy:
      "Restore a backup, import a file, or name the right folder with --data, the right database with --database.",
    isRestore: true,
  },
  foreign: {
    severity: "error",
    sentence: (message) => `In place of the database, ${message}.`,
    remedy: RESTORE,
    isRestore: true,
  },
  unreadable: {
    severity: "error",
    sentence: (message) => message,
    remedy: "Run this as the user who owns the data folder.",
  },
  unusable: {
    severity: "error",
    sentence: (message) => message,
    remedy: "Correct that, and run this again: docs/configuration.md says what mainstreet needs of PostgreSQL.",
  },
  newer: {
    severity: "error",
    sentence: (message) => `A newer mainstreet made the database (${message}), so it cannot be used.`,
    remedy: "Install the newer mainstreet again, or restore a backup from before its upgrade.",
    isRestore: true,
  },
  older: {
    severity: "note",
    sentence: () => "An earlier version wrote this database. Until it is upgraded, most commands refuse it.",
    remedy: "Upgrade it, or start the server, which does so too. If the schema changes, a copy is made first.",
    command: ["migrate"],
  },
  damage: {
    severity: "error",
    sentence: (message) => `The database is damaged: ${message}.`,
    remedy: RESTORE,
    isRestore: true,
  },
  lookups: {
    severity: "error",
    sentence: (message) => `An index of the database is damaged: ${message}.`,
    remedy: "Build it again from the rows, which are whole.",
  },
  references: {
    severity: "error",
    sentence: (message) => `Related rows are missing: ${message}.`,
    remedy: "Delete rows that belong to no business, and list businesses that are in no list.",
  },
  index: {
    severity: "error",
    sentence: (message) => `Searches miss businesses or find wrong ones: ${message}.`,
    remedy: "Build the full-text index again from the businesses.",
  },
  counts: {
    severity: "error",
    sentence: (message) => `Stored counts are wrong: ${message}.`,
    remedy: "Count again.",
  },
  statistics: {
    severity: "warning",
    sentence: (message) => `PostgreSQL has neglected tables, which slows statements down: ${message}.`,
    remedy: "Vacuum and analyze them, and check that autovacuum is on.",
  },
};

/** Checks of derived data, each with its problem. */
const DERIVED: readonly { check: string; kind: DatabaseProblemKind; fact: string; isOfServer?: true }[] = [
  { check: "orphans", kind: "references", fact: "none" },
  { check: "search index", kind: "index", fact: "has what the lists have" },
  { check: "counts", kind: "counts", fact: "right" },
  { check: "statistics", kind: "statistics", fact: "kept up to date", isOfServer: true },
];
const REPAIRABLE: ReadonlySet<DatabaseProblemKind> = new Set(["lookups", ...DERIVED.map(({ kind }) => kind)]);

/** Tells whether only derived data is wrong, so that the businesses can be read and the rest rebuilt. */
export function isRepairable({ problems }: DatabaseReport): boolean {
  return problems.every(({ kind }) => REPAIRABLE.has(kind));
}

export interface DatabaseChecks {
  folder: DataFolder;
  postgres?: PostgresOptions | undefined;
  report: DatabaseReport;
  now: Date;
  commandLine: CommandLine;
  signal?: AbortSignal | undefined;
  /** Reports the progress of a repair, from 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined;
}

/** Returns the remedy for a database that needs a restore, if there is no backup. */
function missingBackupText({ backups }: DataFolder, kind: DatabaseProblemKind): string {
  const search = `There is no backup in ${backups}: look for one on other disks, in buckets or on other machines, and restore it.`;
  if (kind === "gone") return `${search} For a new directory, import a file.`;
  return kind === "newer" ? "Install the newer mainstreet again." : search;
}

/** Returns the findings of an inspection, with a repair of derived data unless more than that is damaged. */
export async function databaseResults(options: DatabaseChecks): Promise<CheckResult[]> {
  const { folder, postgres, report, now, commandLine, signal, onProgress } = options;
  const { problems, businesses, server } = report;
  const canRepair = isRepairable(report);
  // One repair fixes all of them, so all findings share it.
  const fix = () => repairStore({ file: folder.database, postgres, problems, signal, onProgress });
  const files = await restorableFiles(folder.backups, now);
  const findingOf = ({ kind, message, cause }: DatabaseProblem): Finding => {
    const { severity, sentence, isRestore, command } = REMEDIES[kind];
    const beforeUpgrade = kind === "newer" ? files.find((file) => reasonOf(file) === "before-upgrade") : undefined;
    const backup = isRestore ? (beforeUpgrade ?? files[0]) : undefined;
    const remedy = isRestore && backup === undefined ? missingBackupText(folder, kind) : REMEDIES[kind].remedy;
    const words = backup ? ["restore", backup] : command;
    return {
      severity,
      message: sentence(message),
      remedy: cause === undefined ? remedy : UNREADABLE_REMEDIES[cause],
      command: words && commandLine(...words),
      ...(canRepair && { fix }),
    };
  };
  const checks = DERIVED.filter(({ isOfServer = false }) => !isOfServer || server !== undefined);
  const derivedResults = checks.map(({ check, kind, fact }) => {
    return { check, findings: problems.filter((problem) => problem.kind === kind).map(findingOf), fact };
  });
  const otherProblems = problems.filter(({ kind }) => DERIVED.every((check) => check.kind !== kind));
  const fact = `whole, ${counted(businesses ?? 0, "business", "businesses")}`;
  return [
    { check: "integrity", findings: otherProblems.map(findingOf), fact },
    ...derivedResults.filter(({ findings }) => canRepair || findings.length > 0),
  ];
}
