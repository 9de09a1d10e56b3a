import type { Logger } from "pino";
import type { Job, JobKind } from "#contract/admin-api";
import type { DataFolder } from "../config/data-folder.ts";
import { AppError, type AppErrorCode } from "../errors.ts";
import type { JobOutcome } from "../store/port/jobs.ts";
import type { Store } from "../store/store.ts";
import { GRACE, type JobEnd, type JobProcess, startJobProcess } from "./job-process.ts";
import type { JobTask } from "./job-task.ts";
import { removeStaleFiles } from "./remove-stale-files.ts";

/**
 * How long a job that is cancelled may take to stop: many times its longest step, a transaction of 5,000 rows on a slow
 * disk, and still short for whoever waits. Milliseconds.
 */
const PATIENCE = 30_000;

export type JobStart = JobTask & { kind: JobKind };

export interface JobsOptions {
  store: Store;
  folder: DataFolder;
  now: () => Date;
  log: Logger;
  /** See PATIENCE. */
  patience?: number;
}

export interface StartOptions {
  /** Of an import or a rehearsal: the workbook's name. */
  file?: string;
  /** Adds to the result what the process does not know. */
  complete?: (result: object) => object;
  /** What is to be done when it has ended, before others are told so. */
  onEnd?: (job: Pick<Job, "state">) => Promise<void>;
}

interface RunningJob {
  job: Job;
  process: JobProcess;
  listeners: Set<(job: Job) => void>;
  /** Why it was told to stop. */
  stoppedAs?: "cancelled" | "interrupted";
  /** `code`: of the error that it ended with. */
  ended: Promise<{ job: Job; code?: AppErrorCode }>;
}

export type JobQueue = ReturnType<typeof createJobQueue>;

/**
 * Long operations, one at a time, each in a process of its own. What became of a job is kept; one that ended without a
 * word, because its process or the server did, is told as interrupted.
 */
export function createJobQueue({ store, folder, now, log, patience = PATIENCE }: JobsOptions) {
  let running: RunningJob | undefined;
  let isClosing = false;
  /** An end that could not be written down, which would leave the job running for ever. */
  let unrecorded: (() => Promise<void>) | undefined;

  /** Errors: AppError `conflict` that names the job that is running. */
  async function start(task: JobStart, options: StartOptions = {}): Promise<Job> {
    if (isClosing) throw new AppError("busy", "The server is being stopped. Try again when it is back.");
    await unrecorded?.();
    const { kind, actor } = task;
    const { job, isNew } = await store.jobs.begin({ kind, actor, file: options.file ?? null }, now());
    if (!isNew) throw conflict(job);
    const process = startJobProcess(task, { dataFolder: folder.path, onProgress: (progress) => tell({ progress }) });
    const listeners: RunningJob["listeners"] = new Set();
    const ended = process.ended
      .then((end) => finish(end, options))
      .finally(() => {
        running = undefined;
      });
    // who asked for it may be gone by then
    ended.catch((error: unknown) => log.error({ err: error, job: job.id }, "job could not be recorded"));
    running = { job, process, listeners, ended };
    return job;
  }

  function tell(change: Partial<Job>) {
    if (running === undefined) return;
    running.job = { ...running.job, ...change };
    for (const listener of running.listeners) listener(running.job);
  }

  async function finish(end: JobEnd, { complete, onEnd }: StartOptions) {
    const { job, stoppedAs, listeners } = running as RunningJob;
    if ("lost" in end) {
      log.error({ job: job.id, kind: job.kind, reason: end.lost }, "job ended without a word");
      await removeStaleFiles(folder);
    }
    const at = now();
    const outcome = outcomeOf(job, end, stoppedAs, complete);
    const finished = { ...job, ...outcome, finishedAt: at.toISOString() };
    await onEnd?.(outcome).catch((error: unknown) => log.error({ err: error }, "job could not be cleared up"));
    unrecorded = async () => {
      if ("lost" in end && job.kind === "import") await store.imports.markInterrupted(job.actor, at);
      await store.jobs.finish(job.id, outcome, at);
      unrecorded = undefined;
    };
    try {
      await unrecorded();
    } finally {
      running = undefined;
      for (const listener of listeners) listener(finished);
    }
    const code = "error" in end && end.error.code !== "internal" ? end.error.code : undefined;
    return { job: finished, ...(code && { code }) };
  }

  return {
    start,

    /** For what would take long to bring a job about. Errors: AppError `conflict` that names the job that is running. */
    async requireNone(): Promise<void> {
      await unrecorded?.();
      const [last] = await store.jobs.list(1);
      if (last?.state === "running") throw conflict(last);
    },

    /** As it is now. */
    async get(id: number): Promise<Job | undefined> {
      return running?.job.id === id ? running.job : store.jobs.get(id);
    },

    /** Newest first. */
    async list(limit: number): Promise<Job[]> {
      const jobs = await store.jobs.list(limit);
      return jobs.map((job) => (running?.job.id === job.id ? running.job : job));
    },

    /**
     * Waits for the end of a job that was just started, and gives its result. Errors: AppError with which the operation
     * ended, `cancelled` when somebody stopped it.
     */
    async result(id: number): Promise<unknown> {
      const current = running?.job.id === id ? await running.ended : { job: await store.jobs.get(id) };
      const { job, code } = { code: undefined, ...current };
      if (job?.state === "finished") return job.result;
      if (job?.state === "failed" && code === undefined) throw new Error(`Job ${id} failed for want of its process`);
      throw new AppError(code ?? "cancelled", job?.error ?? "The job was stopped.");
    },

    /** Tells of every change up to the end; undefined when it does not run. The answer ends the telling. */
    follow(id: number, listener: (job: Job) => void): (() => void) | undefined {
      if (running?.job.id !== id) return undefined;
      const { listeners } = running;
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Asks it to stop, and ends it when it does not. False when it does not run. */
    cancel(id: number): boolean {
      if (running?.job.id !== id) return false;
      if (running.stoppedAs === undefined) {
        running.stoppedAs = "cancelled";
        running.process.stop(patience);
      }
      return true;
    },

    /** At the start: whatever is told to be running ended with the server that ran it. */
    async recover(): Promise<void> {
      const [last] = await store.jobs.list(1);
      const actor = last?.state === "running" && last.kind === "import" ? last.actor : undefined;
      await store.imports.markInterrupted(actor, now());
      await store.jobs.markInterrupted("The server ended while this was running. What was done by then stays.", now());
    },

    /** Stops what is running and starts nothing more. */
    async close(): Promise<void> {
      isClosing = true;
      if (running === undefined) return;
      running.stoppedAs ??= "interrupted";
      running.process.stop(GRACE);
      await running.ended.catch(() => undefined);
    },
  };
}

function outcomeOf(
  { progress }: Job,
  end: JobEnd,
  stoppedAs: "cancelled" | "interrupted" | undefined,
  complete: StartOptions["complete"],
): JobOutcome {
  if ("result" in end) {
    const result = complete?.(end.result as object) ?? end.result;
    return { state: "finished", progress, result, error: null };
  }
  const failed = { progress, result: null };
  if ("lost" in end) {
    const how = stoppedAs === "cancelled" ? "It did not stop when it was asked to, and was ended." : UNEXPECTED;
    return { ...failed, state: stoppedAs ?? "interrupted", error: `${how} What was done by then stays.` };
  }
  const { code, message } = end.error;
  if (code !== "cancelled") return { ...failed, state: "failed", error: message };
  const state = stoppedAs ?? "interrupted";
  return { ...failed, state, error: state === "interrupted" ? `The server was stopped. ${message}` : message };
}

const UNEXPECTED = "Its process ended unexpectedly.";
const WORDS: Readonly<Record<JobKind, string>> = {
  import: "An import",
  "dry-run": "A dry run",
  "generate-seo": "Writing texts for search engines",
  "delete-all": "Deleting all data",
  undo: "Undoing an import",
  "add-rule": "Applying a new rule",
  "remove-rule": "Removing a rule",
  "apply-rules": "Applying pending rules",
};

function conflict({ kind, file, actor, id }: Job): AppError {
  const what = file === null ? WORDS[kind] : `${WORDS[kind]} of ${file}`;
  const sentence = `${what}, started by ${actor}, is running (job ${id}). Wait until it has ended, or cancel it.`;
  return new AppError("conflict", sentence);
}
