import { access } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Writable } from "node:stream";
import type { DryRunReport, JobResults } from "#contract/admin-api";
import type { AdminFilter } from "#contract/admin-queries";
import type { BackupInspection } from "#contract/backups/backup-list";
import type { BackupPlace } from "#contract/backups/backup-status";
import type { ColumnChoice, ColumnMapping } from "#contract/import-columns";
import type { EditedFate, ImportReport, OnDuplicate, Progress } from "#contract/import-report";
import type { NewRule } from "#contract/rules";
import type { DataFolder } from "../config/data-folder.ts";
import type { Config } from "../config/load-config.ts";
import type { AppErrorCode } from "../errors.ts";
import { backUpBeforeImport } from "../operations/backups/before-import.ts";
import { inspectBackups } from "../operations/backups/catalog/inspect-backups.ts";
import { keepUpload } from "../operations/backups/catalog/keep-upload.ts";
import { type BackupSource, backUpNow, restoreByName } from "../operations/backups/catalog/panel-jobs.ts";
import { deleteAll } from "../operations/backups/delete-all.ts";
import { type LocalBackupReport, makeBackup } from "../operations/backups/regular-backup.ts";
import { type SendReport, type SentBackup, sendBackup } from "../operations/backups/send-backup.ts";
import { addRule } from "../operations/editing/add-rule.ts";
import { applyPendingRules } from "../operations/editing/apply-rules.ts";
import { type FindDuplicatesReport, findDuplicates } from "../operations/editing/find-duplicates.ts";
import { removeRule } from "../operations/editing/remove-rule.ts";
import { undoChange } from "../operations/editing/undo-change.ts";
import { percentProgress } from "../operations/operation-options.ts";
import { removeUnusedPhotos } from "../operations/photos/remove-unused-photos.ts";
import { findNearDuplicates, type NearDuplicatesReport } from "../operations/publishing/find-near-duplicates.ts";
import { generateSeo } from "../operations/publishing/generate-seo.ts";
import { dryRunImport } from "../operations/spreadsheets/dry-run-import.ts";
import { type ExportReport, streamExport } from "../operations/spreadsheets/export-businesses.ts";
import { importBusinesses } from "../operations/spreadsheets/import-businesses.ts";
import type { ExportFormat } from "../operations/spreadsheets/output-format.ts";
import { unfinishedLeftOut } from "../operations/spreadsheets/rejects/left-out-rows.ts";
import { openLeftOut, openRejects } from "../operations/spreadsheets/rejects/rejects.ts";
import { undoImport } from "../operations/spreadsheets/undo-import.ts";
import type { Upkeep } from "../store/port/maintenance.ts";
import type { Store } from "../store/store.ts";
import { lowerPriorityAfter } from "./lower-priority.ts";
import { withUpload } from "./with-upload.ts";

interface Task<Input, Result> {
  input: Input;
  result: Result;
}
interface ImportInput {
  /** Path on this machine; with several servers, the name of the file in the database. */
  file: string;
  uploadId: string;
  onDuplicate: OnDuplicate;
  /** Detected from the content if absent. */
  encoding?: string | undefined;
  /** Country of rows without one, an English short name. */
  country?: string | undefined;
}
type NoInput = Record<string, never>;

/** Everything that the server runs in a child process: the jobs, then the tasks that run beside them. Paths are absolute. */
export interface Tasks {
  /** `allowDuplicates` is false if absent. `mappings` win over stored ones of the same headers. */
  import: Task<
    ImportInput & { allowDuplicates?: boolean; mappings?: ColumnMapping[] | undefined },
    JobResults["import"]
  >;
  /** `choices` is the column mapping, to be stored for files with the same headers. */
  "dry-run": Task<ImportInput & { choices?: ColumnChoice[] | undefined }, JobResults["dry-run"]>;
  "generate-seo": Task<NoInput, JobResults["generate-seo"]>;
  "delete-all": Task<NoInput, JobResults["delete-all"]>;
  undo: Task<{ importId: number; edited: EditedFate }, JobResults["undo"]>;
  "redo-import": Task<{ activityId: number }, JobResults["redo-import"]>;
  "add-rule": Task<{ rule: NewRule }, JobResults["add-rule"]>;
  "remove-rule": Task<{ ruleId: number }, JobResults["remove-rule"]>;
  "apply-rules": Task<NoInput, JobResults["apply-rules"]>;
  backup: Task<NoInput, JobResults["backup"]>;
  restore: Task<BackupSource, JobResults["restore"]>;

  export: Task<
    {
      country: string | undefined;
      filter?: AdminFilter | undefined;
      format: ExportFormat;
      /** Name of the file, for the activity log. */
      name: string;
    },
    ExportReport
  >;
  "near-duplicates": Task<NoInput, NearDuplicatesReport>;
  "find-duplicates": Task<NoInput, FindDuplicatesReport>;
  "daily-backup": Task<NoInput, LocalBackupReport>;
  "inspect-backups": Task<{ files: string[] }, Record<string, BackupInspection>>;
  "keep-upload": Task<{ file: string }, { name: string; businesses: number }>;
  "send-backup": Task<{ backup: SentBackup; kinds: BackupPlace["kind"][] }, SendReport>;
  "remove-unused-photos": Task<NoInput, { removed: number }>;
  maintain: Task<{ upkeep: Upkeep }, null>;
}
export type TaskKind = keyof Tasks;
export type TaskInput<Kind extends TaskKind> = Tasks[Kind]["input"];
export type TaskResult<Kind extends TaskKind> = Tasks[Kind]["result"];

export interface TaskRequest<Kind extends TaskKind = TaskKind> {
  kind: Kind;
  input: TaskInput<Kind>;
  /** The administrator, or "server". */
  actor: string;
}

/** File descriptor of the child process for content that the server passes on. */
export const OUTPUT_FD = 3;

/** Input of the child process: one line of JSON on its standard input. On a command line others could see the password in the URL. */
export interface TaskLine extends TaskRequest {
  databaseUrl: string | null;
  /** CPU time after which the child lowers its priority; null if it is low already. Milliseconds. */
  normalCpuMs: number | null;
}

/** Output of the child process: a line of JSON each on its standard output; the last one is a result or an error. */
export type TaskMessage<Result> =
  | { progress: Progress }
  | { result: Result }
  | { error: { code: AppErrorCode | "internal"; message: string } };

export interface TaskContext {
  store: Store;
  config: Config;
  folder: DataFolder;
  actor: string;
  now: () => Date;
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
  /** Opens the stream to `output` of the server's `RunTaskOptions`. */
  openOutput: () => Writable;
}

const TASKS: { [Kind in TaskKind]: (input: TaskInput<Kind>, context: TaskContext) => Promise<TaskResult<Kind>> } = {
  import: (input, context) => withUpload(input, context, (file) => importUpload({ ...input, file }, context)),
  "dry-run": (input, context) => withUpload(input, context, (file) => dryRunUpload({ ...input, file }, context)),
  "generate-seo": (_input, context) => generateSeo(context),
  "delete-all": (_input, { config, folder, ...context }) =>
    deleteAll({ ...context, ...config.backup, backupsFolder: folder.backups }),
  undo: (input, context) => undoImport({ ...context, ...input }),
  "redo-import": ({ activityId }, context) => undoChange({ ...context, activityId }),
  "add-rule": ({ rule }, context) => addRule(context, rule),
  "remove-rule": ({ ruleId }, context) => removeRule(context, ruleId),
  "apply-rules": (_input, context) => applyPendingRules(context),
  backup: (_input, { config, ...context }) => backUpNow({ ...context, settings: config.backup }),
  restore: (source, context) => restoreByName({ ...context, source }),

  export: (input, { openOutput, ...context }) => streamExport({ ...context, ...input, output: openOutput() }),
  "near-duplicates": (_input, context) => findNearDuplicates(context),
  "find-duplicates": (_input, context) => findDuplicates(context),
  "daily-backup": (_input, { config, ...context }) =>
    makeBackup({ ...context, settings: config.backup, reason: "daily" }),
  "inspect-backups": ({ files }, { signal }) => inspectBackups(files, signal),
  "keep-upload": (input, context) => keepUpload({ ...context, ...input }),
  "send-backup": ({ backup, kinds }, { config, ...context }) =>
    sendBackup({ ...context, settings: config.backup }, backup, kinds),
  "remove-unused-photos": (_input, context) => removeUnusedPhotos(context),
  async maintain({ upkeep }, { store, signal, onProgress }) {
    await store.maintenance.maintain(upkeep, signal, (fraction) => onProgress(percentProgress(fraction)));
    return null;
  },
};

/**
 * Runs a task in this process, which is the child, and lowers its priority after `normalCpuMs` of CPU time. Throws what the operation
 * throws.
 */
export function runTask<Kind extends TaskKind>(
  { kind, input, normalCpuMs }: Pick<TaskLine, "normalCpuMs"> & { kind: Kind; input: TaskInput<Kind> },
  context: TaskContext,
): Promise<TaskResult<Kind>> {
  if (normalCpuMs !== null) lowerPriorityAfter(normalCpuMs);
  return TASKS[kind](input, context);
}

/** Imports an upload. The rejects workbook gets its final name, which has the import's id, once it is complete. */
async function importUpload(
  { file, onDuplicate, encoding, country = "", allowDuplicates, mappings }: TaskInput<"import">,
  { config, folder, ...context }: TaskContext,
): Promise<ImportReport> {
  await backUpBeforeImport({ ...context, folder, settings: config.backup, files: [file] });
  const unfinishedFile = join(folder.rejects, `unfinished-${process.pid}.xlsx`);
  const leftOutFile = unfinishedLeftOut(folder);
  const report = await importBusinesses({
    ...context,
    files: [file],
    leftOutFile,
    onDuplicate,
    encoding,
    allowDuplicates,
    country,
    mappings,
    rejectsFile: unfinishedFile,
    limits: { rows: config.limits.importRows },
  });
  if (report.importId !== null && report.totalErrors > 0) {
    await openRejects({ folder, ...context }).store(report.importId, unfinishedFile);
  }
  const hasLeftOut = await access(leftOutFile).then(
    () => true,
    () => false,
  );
  if (report.importId !== null && hasLeftOut)
    await openLeftOut({ folder, ...context }).store(report.importId, leftOutFile);
  return dropFolders(report);
}

async function dryRunUpload(
  { file, onDuplicate, encoding, country = "", uploadId, choices }: TaskInput<"dry-run">,
  { config, ...context }: TaskContext,
): Promise<DryRunReport> {
  const limits = { rows: config.limits.importRows };
  const columnOptions = { choices, savesChoices: choices !== undefined, encoding, offersEncodings: true };
  const report = await dryRunImport({ ...context, ...columnOptions, files: [file], onDuplicate, country, limits });
  return dropFolders({ ...report, uploadId });
}

function dropFolders<Report extends ImportReport>(report: Report): Report {
  return { ...report, files: report.files.map((path) => basename(path)) };
}
