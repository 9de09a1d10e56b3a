import { hostname } from "node:os";
import { resolve } from "node:path";
import type { BackupStatus } from "#contract/backups/backup-status";
import { configSchema } from "../../config/config-schema.ts";
import { type DataFolder, hasDatabase, hasFolder } from "../../config/data-folder.ts";
import { type DatabaseOptions, rejectTwoDatabases } from "../../config/database-options.ts";
import { type Config, type LoadedConfig, siteInfo } from "../../config/load-config.ts";
import { hasOtherKeys, inspectStore, openStore } from "../../store/open-store.ts";
import type { DatabaseReport } from "../../store/port/inspection.ts";
import type { RunningServer } from "../../store/port/server-slots.ts";
import { type BackupFile, listBackups } from "../backups/backup-files.ts";
import { backupStatus } from "../backups/backup-status.ts";
import { type ProgressOptions, percentProgress } from "../operation-options.ts";
import { checkBackups } from "./check-backups.ts";
import { checkClock } from "./check-clock.ts";
import { databaseResults, isRepairable } from "./check-database.ts";
import { checkDisk } from "./check-disk.ts";
import { canLookInto, checkLeftovers, checkPermissions } from "./check-folder.ts";
import { checkMap } from "./check-map.ts";
import { serverResults } from "./check-server.ts";
import { checkServers, findServers } from "./check-servers.ts";
import {
  type CommandLine,
  checkBaseUrl,
  checkBucket,
  checkConfiguration,
  checkCopyFolder,
  checkProxy,
} from "./check-settings.ts";
import { checkSitemap } from "./check-sitemap.ts";
import type { CheckResult, Finding, Severity } from "./finding.ts";

export interface DoctorOptions extends ProgressOptions {
  /** The folder exists, unless the database is on PostgreSQL; its content may be in any state. */
  folder: DataFolder;
  loadConfig: () => Promise<LoadedConfig>;
  commandLine: CommandLine;
  /** Makes safe repairs. */
  isFixing: boolean;
  now: () => Date;
  /** Environment with the credentials of a bucket. */
  environment: NodeJS.ProcessEnv;
}

export interface DoctorReport {
  dataFolder: string;
  /** Name of a PostgreSQL database: "mainstreet at db.example.org:5432". */
  database?: string | undefined;
  /** `fact` describes the good state; null if there are findings. */
  checks: { check: string; result: "ok" | Severity; fact: string | null }[];
  /** True if no error and no warning remains. */
  healthy: boolean;
  /** Findings that remain after repairs. */
  findings: (Omit<Finding, "fix" | "command"> & { check: string; command: string | null; canFix: boolean })[];
  fixed: { check: string; message: string }[];
  /** Sentences on repairs that failed. */
  failures: string[];
}

/**
 * Checks data folder, settings, database, backups and sitemaps, also beside a server, and makes safe repairs on request. Without `isFixing`
 * nothing is written. Errors: AppError `cancelled` after an abort.
 */
export async function runDoctor(options: DoctorOptions): Promise<DoctorReport> {
  let { results, database } = await examine(options);
  const failures: string[] = [];
  const firstFindings = results.flatMap(({ check, findings }) => findings.map((finding) => ({ check, ...finding })));
  const fixable = firstFindings.filter(({ fix }) => fix !== undefined);
  if (options.isFixing && fixable.length > 0) {
    // Several findings may share a repair.
    for (const [fix, check] of new Map(fixable.map((finding) => [finding.fix, finding.check]))) {
      await fix?.().catch((error: unknown) => {
        failures.push(`${check}: ${(error as Error).message}`);
      });
    }
    // The checks run again to find what a repair left.
    ({ results, database } = await examine(options));
  }
  const remainingMessages = new Set(results.flatMap(({ findings }) => findings.map(({ message }) => message)));
  const findings = results.flatMap(({ check, findings: found }) =>
    found.map(({ fix, command, ...finding }) => {
      const canFix = fix !== undefined;
      return {
        check,
        ...finding,
        command: command ?? (canFix ? options.commandLine("doctor", "--fix") : null),
        canFix,
      };
    }),
  );
  return {
    dataFolder: options.folder.path,
    database,
    healthy: findings.every(({ severity }) => severity === "note"),
    checks: results.map(({ check, findings: found, fact }) => {
      const result = worstSeverity(found);
      return { check, result, fact: result === "ok" ? fact : null };
    }),
    findings,
    fixed: fixable
      .filter(({ message }) => !remainingMessages.has(message))
      .map(({ check, message }) => ({ check, message })),
    failures,
  };
}

function worstSeverity(findings: readonly Finding[]): "ok" | Severity {
  const hasSeverity = (severity: Severity) => findings.some((finding) => finding.severity === severity);
  return (["error", "warning", "note"] as const).find(hasSeverity) ?? "ok";
}

interface Examination {
  results: CheckResult[];
  database?: string | undefined;
}

async function examine(options: DoctorOptions): Promise<Examination> {
  const { folder, commandLine, signal } = options;
  const { config, postgres, ...configuration } = await checkConfiguration(options.loadConfig, commandLine);
  const lacksFolder = postgres !== undefined && !(await hasFolder(folder));
  const permissions = lacksFolder ? [] : [await checkPermissions(folder, commandLine)];
  if (!lacksFolder && !(await canLookInto(folder))) return { results: permissions };
  const results = [configuration];
  if (config !== undefined) results.push(checkBaseUrl(config), checkProxy(config));
  const isFile = await hasDatabase(folder);
  // Wrong settings may name a PostgreSQL database.
  if (config === undefined && !isFile) return { results: [...permissions, ...results] };
  if (postgres !== undefined) {
    await rejectTwoDatabases(folder, postgres).catch(({ message }: Error) => {
      const remedy = "Until then every other command refuses to choose.";
      configuration.findings.push({ severity: "error", message, remedy });
    });
  }
  const onProgress = (fraction: number) => options.onProgress?.(percentProgress(fraction));
  const report = await inspectStore({ file: folder.database, postgres, signal, onProgress });
  if (isRepairable(report) && (await hasOtherKeys({ file: folder.database, postgres }))) {
    // Lists and counts are checked by this version's keys.
    report.problems = report.problems.filter(({ kind }) => kind === "lookups");
    report.problems.push({ kind: "older", message: "search keys of another version" });
  }
  const files = lacksFolder ? [] : [await checkDisk(folder, report.server?.bytes), await checkLeftovers(folder)];
  results.unshift(...permissions, ...files);
  const servers = postgres === undefined ? findServers(folder) : [];
  results.push(...checkServers(servers));
  const mapPath = config?.map.file ?? null;
  results.push(await checkMap(mapPath === null ? folder.map : resolve(mapPath), commandLine));
  results.push(
    ...(await databaseResults({ folder, postgres, report, now: options.now(), commandLine, signal, onProgress })),
  );
  if (postgres !== undefined && report.server !== undefined) results.push(...serverResults(report.server, postgres));
  results.push(...(await examineStore(options, report, { config, postgres, servers })));
  return { results, database: postgres?.name };
}

/** Checks backups, clock and sitemap; with an outdated schema only the files. */
async function examineStore(
  { folder, environment, commandLine, signal, ...options }: DoctorOptions,
  report: DatabaseReport,
  {
    config,
    postgres,
    servers,
  }: { config: Config | undefined; postgres: DatabaseOptions | undefined; servers: readonly RunningServer[] },
): Promise<CheckResult[]> {
  const copies = config === undefined ? [] : await checkCopies(config, folder, environment);
  // Times in a PostgreSQL database are those of its own clock.
  const now = new Date(options.now().getTime() + (report.server?.clockOffset ?? 0));
  const ownBackups = await listBackups(folder.backups).catch(() => []);
  const checks = {
    folder,
    businesses: report.businesses,
    isOlder: report.problems.every(({ kind }) => kind === "older"),
    now,
    commandLine,
    createdAt: report.firstActivity,
    backups: ownBackups,
    keepDays: config?.backup.keepDays,
  };
  const checkTime = async (lastBackup: string | undefined) =>
    checkClock({
      now,
      last: [report.lastActivity, lastBackup],
      latestActivity: report.latestActivity,
      backups: [...ownBackups, ...(await copiesElsewhere(config))],
    });
  if (!isRepairable(report)) {
    if (report.problems.some(({ kind }) => kind === "unreadable")) return [];
    const backups = await checkBackups({ ...checks, status: undefined });
    backups.findings.push(...copies);
    return [backups, await checkTime(undefined)];
  }
  const store = await openStore({ file: folder.database, postgres, isReadOnly: true, isSequentialScan: true });
  try {
    const status = await backupStatus(store, config?.backup ?? configSchema.parse({}).backup, now);
    const backups = await checkBackups({ ...checks, status: dropFolderFailures(status, copies) });
    backups.findings.push(...copies);
    const results = [backups, await checkTime(status.last?.at)];
    if (config !== undefined) {
      const { baseUrl } = siteInfo(config, config.server.port);
      results.push(
        await checkSitemap({
          store,
          baseUrl,
          isBaseUrlSet: config.site.baseUrl !== null,
          servers: servers.map(({ url }) => url),
          commandLine,
          signal,
        }),
      );
    }
    return results;
  } finally {
    await store.close();
  }
}

/** Drops the failed copies to an unusable `backup.copyTo`, which is reported once. */
function dropFolderFailures(status: BackupStatus, copies: readonly Finding[]): BackupStatus {
  if (!copies.some(({ severity }) => severity === "error")) return status;
  const isHere = (host: string | undefined) => host === undefined || host === hostname();
  return {
    ...status,
    places: status.places.filter(({ kind, failure }) => kind !== "folder" || !isHere(failure?.host)),
  };
}

async function checkCopies(config: Config, folder: DataFolder, environment: NodeJS.ProcessEnv): Promise<Finding[]> {
  return [...(await checkCopyFolder(config, folder.path)), ...checkBucket(config, environment)];
}

/** Lists the copies in `backup.copyTo`, if it can be read. */
async function copiesElsewhere(config: Config | undefined): Promise<BackupFile[]> {
  const copyTo = config?.backup.copyTo ?? null;
  return copyTo === null ? [] : listBackups(resolve(copyTo)).catch(() => []);
}
