import { copyFile, readdir } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import type { Logger } from "pino";
import type { DryRunReport } from "#contract/admin-api";
import type { ImportReport } from "#contract/import-report";
import type { ScheduledReport } from "#contract/imports/scheduled-files";
import type { DataFolder } from "../../config/data-folder.ts";
import type { Config } from "../../config/load-config.ts";
import { AppError } from "../../errors.ts";
import {
  isFetchDue,
  readScheduleRecord,
  type ScheduleRecord,
  writeScheduleRecord,
} from "../../operations/schedule-record.ts";
import { download } from "../../operations/websites/download.ts";
import { type Network, PUBLIC_NETWORK } from "../../operations/websites/network.ts";
import { userAgent } from "../../operations/websites/user-agent.ts";
import { fileHash } from "../../output/file-hash.ts";
import type { ScheduledFileEntry } from "../../store/scheduled/scheduled-files.ts";
import { singleFlight } from "../../store/single-flight.ts";
import type { Store } from "../../store/store.ts";
import type { JobQueue } from "../queue/job-queue.ts";
import type { Upload, Uploads } from "../uploads.ts";
import { createFolderWatch, type FolderFile } from "./watch-folder.ts";

/** Maximum number of files that wait: each stays on the disk. */
const MAX_WAITING = 20;
/** Maximum attempts at a file whose job is cut off, such as by a restart of the server. */
const MAX_ATTEMPTS = 3;
/** Interval of the search for files that other servers left, while there is nothing to watch or fetch. Milliseconds. */
const IDLE_INTERVAL_MS = 300_000;
/** Name of the server in jobs and in the activity log. */
const ACTOR = "server";

export interface ScheduledImportsOptions {
  store: Pick<Store, "scheduledFiles" | "maintenance" | "cluster">;
  folder: DataFolder;
  /** The configuration in force. */
  settings: { readonly config: Pick<Config, "imports" | "site"> };
  uploads: Uploads;
  jobs: Pick<JobQueue, "start" | "get">;
  now: () => Date;
  log: Logger;
  network?: Network;
  fetchFile?: typeof download;
}

export interface ScheduledImports {
  /**
   * Tells whether `run` may find something. It does not read the database, so that servers without a schedule use neither its lock nor its
   * connections. Never rejects.
   */
  isDue(): Promise<boolean>;
  /**
   * Takes new files of the watched folder and of the web address, then previews or imports one after the other. A second call joins the first.
   * Never rejects: failures are logged, and recorded for the dashboard.
   */
  run(): Promise<void>;
}

export function createScheduledImports(options: ScheduledImportsOptions): ScheduledImports {
  const { store, folder, settings, uploads, jobs, now, log } = options;
  const { network = PUBLIC_NETWORK, fetchFile = download } = options;
  const { scheduledFiles, maintenance } = store;
  const watch = createFolderWatch();
  let lastRun: { atMs: number; imports: string } | undefined;
  /** Files of the last run still wait for their job. */
  let hasNewFiles = false;

  /** Returns the watched folder. Each of several servers has an inbox of its own, but a configured folder is shared by all. */
  function originOfFolder(): { path: string; origin: string } {
    const path = settings.config.imports.folder;
    if (path !== null) return { path, origin: path };
    return {
      path: folder.inbox,
      origin: store.cluster === undefined ? folder.inbox : `${folder.inbox} (${hostname()})`,
    };
  }

  async function hasRoom(): Promise<boolean> {
    const files = await scheduledFiles.list();
    return files.filter(({ uploadId }) => uploadId !== null).length < MAX_WAITING;
  }

  /** Records a received file, unless its content is known. Its upload stays only then. */
  async function addFile(origin: string, upload: Upload, hash: string): Promise<boolean> {
    const shared = await uploads.share(upload);
    const file = { origin, name: upload.name, hash, state: "new" as const, uploadId: upload.id, report: {} };
    const added = await scheduledFiles.add(file, now());
    const unneeded = added === undefined ? shared.id : added.formerUploadId;
    if (unneeded !== null) await uploads.remove(unneeded);
    if (added !== undefined) log.info({ file: upload.name, origin }, "a scheduled file was found");
    return added !== undefined;
  }

  async function takeFromFolder(origin: string, file: FolderFile): Promise<void> {
    const { name, path, bytes } = file;
    if (bytes > uploads.limitMb * 1024 * 1024) {
      const problem = `The file is larger than ${uploads.limitMb} MB, the most that may be imported here (limits.uploadMb).`;
      const tooLarge = {
        origin,
        name,
        hash: file.version,
        state: "failed" as const,
        uploadId: null,
        report: { problem },
      };
      await scheduledFiles.add(tooLarge, now());
      watch.accept(file);
      return;
    }
    const hash = await fileHash(path);
    const entries = await scheduledFiles.list();
    if (!entries.some((entry) => entry.origin === origin && entry.name === name && entry.hash === hash)) {
      const received = await uploads.open();
      const copy = join(received.path, name);
      await copyFile(path, copy);
      // The file changed while it was copied, so a later look takes it.
      if ((await fileHash(copy)) !== hash) return uploads.remove(received.id);
      await addFile(origin, { id: received.id, name, path: copy }, hash);
    }
    watch.accept(file);
  }

  async function lookIntoFolder(record: ScheduleRecord): Promise<void> {
    const { path, origin } = originOfFolder();
    try {
      for (const file of await watch.look(path)) {
        if (!(await hasRoom())) break;
        await takeFromFolder(origin, file).catch((error: unknown) =>
          log.warn({ err: error, file: file.path }, "a file of the watched folder could not be read"),
        );
      }
      record.folderFailure = null;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (record.folderFailure !== error.message) log.warn({ err: error }, "the watched folder could not be read");
      record.folderFailure = error.message;
    }
  }

  async function fetchAddress(record: ScheduleRecord): Promise<void> {
    const { address, everyHours } = settings.config.imports;
    if (address === null) {
      record.address = null;
      record.addressFailure = null;
      return;
    }
    if (!isFetchDue(record, { address, everyHours }, now()) || !(await hasRoom())) return;
    const validators = record.address === address ? { etag: record.etag, lastModified: record.lastModified } : {};
    record.address = address;
    record.attemptedAt = now().toISOString();
    const received = await uploads.open();
    try {
      const file = await fetchFile(address, {
        network,
        userAgent: userAgent(settings.config.site.baseUrl, "scheduled import"),
        folder: received.path,
        maxMb: uploads.limitMb,
        validators,
      });
      record.addressFailure = null;
      if (file === undefined) return await uploads.remove(received.id);
      const { name, path, etag, lastModified } = file;
      const isNew = await addFile(address, { id: received.id, name, path }, await fileHash(path));
      Object.assign(record, { etag, lastModified });
      if (isNew) await dismissOlder(address, name);
    } catch (error) {
      await uploads.remove(received.id);
      if (!(error instanceof AppError)) throw error;
      log.warn({ err: error }, "the web address of scheduled imports could not be fetched");
      record.addressFailure = error.message;
    }
  }

  /** A newer file of the address replaces those that still wait, also under another name. */
  async function dismissOlder(origin: string, name: string): Promise<void> {
    for (const entry of await scheduledFiles.list()) {
      if (entry.origin !== origin || entry.name === name || entry.uploadId === null) continue;
      const dismissed = await scheduledFiles.dismiss(entry.id);
      if (dismissed?.uploadId) await uploads.remove(dismissed.uploadId);
    }
  }

  async function look(): Promise<void> {
    const record = await readScheduleRecord(maintenance);
    const before = JSON.stringify(record);
    try {
      await lookIntoFolder(record);
      await fetchAddress(record);
    } finally {
      if (JSON.stringify(record) !== before) await writeScheduleRecord(maintenance, record);
    }
  }

  /** Starts the job of a file and waits for its end. Returns false if another job is running. */
  async function process(entry: ScheduledFileEntry, uploadId: string): Promise<boolean> {
    const { atOnce, update } = settings.config.imports;
    const upload = await uploads.find(uploadId);
    if (upload === undefined) {
      const problem = "The server has lost this file. Save it again.";
      await scheduledFiles.update(uploadId, { state: "failed", uploadId: null, report: { problem } });
      return true;
    }
    const input = {
      file: upload.path ?? upload.name,
      uploadId,
      onDuplicate: update ? ("update" as const) : ("skip" as const),
    };
    const options = { actor: ACTOR, file: upload.name };
    const started = await (atOnce ? jobs.start("import", input, options) : jobs.start("dry-run", input, options)).catch(
      (error: unknown) => {
        if (error instanceof AppError && (error.code === "conflict" || error.code === "busy")) return undefined;
        throw error;
      },
    );
    if (started === undefined) return false;
    try {
      const report = reportOf(await started.result());
      if (atOnce) await uploads.remove(uploadId);
      await scheduledFiles.update(
        uploadId,
        atOnce ? { state: "imported", uploadId: null, report } : { state: "waiting", report },
      );
    } catch (error) {
      const job = await jobs.get(started.job.id);
      const attempts = (entry.report.attempts ?? 0) + 1;
      if (job?.state === "interrupted" && attempts < MAX_ATTEMPTS) {
        await scheduledFiles.update(uploadId, { state: "new", report: { attempts } });
        return true;
      }
      const problem = error instanceof AppError ? error.message : "It ended unexpectedly; the log says more.";
      // A preview of a file that could not be imported directly lets an administrator map its columns.
      if (!atOnce) await uploads.remove(uploadId);
      await scheduledFiles.update(
        uploadId,
        atOnce ? { state: "waiting", report: { problem } } : { state: "failed", uploadId: null, report: { problem } },
      );
    }
    return true;
  }

  async function processNew(): Promise<void> {
    const files = (await scheduledFiles.list()).filter(({ state }) => state === "new").toReversed();
    hasNewFiles = files.length > 0;
    for (const entry of files) {
      if (entry.uploadId !== null && !(await process(entry, entry.uploadId))) return;
    }
    // An import that was interrupted is new again.
    if (hasNewFiles)
      hasNewFiles = (await scheduledFiles.list()).some(({ state, uploadId }) => state === "new" && uploadId !== null);
  }

  return {
    async isDue() {
      const { imports } = settings.config;
      if (imports.address !== null || hasNewFiles) return true;
      if (lastRun === undefined || lastRun.imports !== JSON.stringify(imports)) return true;
      const idleMs = now().getTime() - lastRun.atMs;
      // A time in the future comes from a wrong clock.
      if (idleMs >= IDLE_INTERVAL_MS || idleMs < 0) return true;
      return mayHaveFiles(originOfFolder().path);
    },

    run: singleFlight(async () => {
      lastRun = { atMs: now().getTime(), imports: JSON.stringify(settings.config.imports) };
      try {
        await look();
        await processNew();
      } catch (error) {
        log.error({ err: error }, "scheduled imports failed");
      }
    }),
  };
}

/** Returns false for a folder that is empty or not there; true also for one that cannot be read, which `run` reports. */
function mayHaveFiles(folder: string): Promise<boolean> {
  return readdir(folder).then(
    (names) => names.length > 0,
    (error: NodeJS.ErrnoException) => error.code !== "ENOENT",
  );
}

function reportOf(report: ImportReport | DryRunReport): ScheduledReport {
  const { imported, updated, totalErrors } = report;
  const isPreview = "changed" in report;
  const problem = isPreview ? (report.refusal ?? report.duplicateWarning ?? null) : null;
  return {
    imported,
    changed: isPreview ? report.changed : updated,
    rejected: totalErrors,
    ...(problem !== null && { problem }),
  };
}
