import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { Job, JobKind, JobResults } from "#contract/admin-api";
import type { DataFolder } from "../config/data-folder.ts";
import type { Config } from "../config/load-config.ts";
import { AppError } from "../errors.ts";
import { removeStaleFiles } from "../operations/remove-stale-files.ts";
import type { JobLease, NewJob } from "../store/port/jobs.ts";
import type { Store } from "../store/store.ts";
import { keepLease, LEASE_TIMES, type LeaseTimes, pollJob } from "./job-lease.ts";
import { type JobToEnd, outcomeOf, RULE_JOBS, runningConflict, STAYS } from "./job-outcome.ts";
import { SHUTDOWN_TIMEOUT_MS, startTask, type TaskEnd, type TaskProcess } from "./task-process.ts";
import type { TaskInput, TaskResult } from "./tasks.ts";

/** Time that a cancelled job may take to stop: many times its longest step, a transaction of 5,000 rows on a slow disk. */
const CANCEL_TIMEOUT_MS = 30_000;
/** Timeout of the removal of a job's files, which may hang on a network drive. */
const CLEANUP_TIMEOUT_MS = 10_000;
/** Interval at which writing the end of a job is retried. */
const RETRY_END_MS = 5_000;

export interface JobQueueOptions {
  store: Pick<Store, "jobs" | "imports" | "cluster">;
  folder: DataFolder;
  config: Pick<Config, "database">;
  now: () => Date;
  log: Logger;
  cancelTimeoutMs?: number;
  cleanupTimeoutMs?: number;
  retryEndMs?: number;
  /** Used only if several servers share the store. */
  leaseTimes?: LeaseTimes;
  /** Starts a child process by default. */
  startProcess?: typeof startTask;
}

export interface StartOptions {
  /** The administrator, or "server". */
  actor: string;
  /** Name of the workbook of an import or a dry run. */
  file?: string;
  /** Runs when the job has ended, before its listeners are notified; a failure is logged. */
  onEnd?: (state: Job["state"]) => Promise<void>;
}

export interface StartedJob<Kind extends JobKind> {
  job: Job;
  /** Waits for the end. Errors: the AppError of the operation; `cancelled` when the job was stopped. */
  result: () => Promise<TaskResult<Kind>>;
}

interface RunningJob extends JobToEnd {
  process: TaskProcess<JobResults[JobKind]>;
  listeners: Set<(job: Job) => void>;
  /** Undefined without a lease. */
  stopHeartbeats?: (() => Promise<void>) | undefined;
  /** Rejects when the end could not be written to the store. */
  finished: Promise<Job>;
}

export type JobQueue = ReturnType<typeof createJobQueue>;

/**
 * Runs one job at a time, each in a child process, and records its outcome in the store. A job whose process or server crashed is recorded
 * as interrupted. If several servers share the store, a job has a lease: any of them can follow and cancel the job, and marks it as
 * interrupted when the lease expires.
 */
export function createJobQueue(options: JobQueueOptions) {
  const { store, folder, config, now, log, startProcess = startTask } = options;
  const { cancelTimeoutMs = CANCEL_TIMEOUT_MS, leaseTimes = LEASE_TIMES } = options;
  const { cleanupTimeoutMs = CLEANUP_TIMEOUT_MS, retryEndMs = RETRY_END_MS } = options;
  const lease: JobLease | undefined = store.cluster && { owner: randomUUID(), ms: leaseTimes.leaseMs };
  let running: RunningJob | undefined;
  let isClosing = false;
  /** Writes the end of the last job to the store; undefined once that has succeeded. */
  let writeEnd: (() => Promise<void>) | undefined;
  let writing: Promise<void> | undefined;

  /** Writes the end before the next job starts: until then the job counts as running. */
  function recordEnd(): Promise<void> {
    if (writeEnd === undefined) return Promise.resolve();
    writing ??= writeEnd().finally(() => {
      writing = undefined;
    });
    return writing;
  }

  /** Retries a failed write until it succeeds; otherwise the job would count as running until another one starts. */
  function retryEnd(): void {
    setTimeout(() => {
      if (!isClosing) recordEnd().catch(retryEnd);
    }, retryEndMs).unref();
  }

  /** Errors: AppError `conflict` that names the running job, `busy` during shutdown. */
  async function start<Kind extends JobKind>(
    kind: Kind,
    input: TaskInput<Kind>,
    { actor, file, onEnd }: StartOptions,
  ): Promise<StartedJob<Kind>> {
    if (isClosing) throw new AppError("busy", "The server is shutting down. Try again when it is back.");
    await recordEnd();
    const { job, isNew } = await begin({ kind, actor, file: file ?? null });
    if (!isNew) throw runningConflict(job);
    const process = startProcess(
      { kind, input, actor },
      {
        dataFolder: folder.path,
        databaseUrl: config.database.url,
        onProgress: (progress) => notify(entry, { ...entry.job, progress }),
      },
    );
    const finished = process.end
      .then((end) => finish(entry, end, onEnd))
      .finally(() => {
        // The result does not wait for a heartbeat in progress.
        entry.stopHeartbeats?.().catch(() => undefined);
      });
    const entry: RunningJob = { job, process, listeners: new Set(), finished };
    finished.catch((error: unknown) => {
      log.error({ err: error, job: job.id }, "job could not be recorded");
      retryEnd();
    });
    running = entry;
    entry.stopHeartbeats = lease && keepLeaseOf(entry, lease);

    async function result(): Promise<TaskResult<Kind>> {
      const { state, error } = await finished;
      const end = await process.end;
      if ("result" in end) return end.result;
      if ("error" in end && end.error.code !== "internal") {
        throw new AppError(end.error.code, error ?? end.error.message);
      }
      if (state === "failed") throw new Error(`Job ${job.id} failed`);
      throw new AppError("cancelled", error ?? "The job was stopped.");
    }
    return { job, result };
  }

  async function begin(job: NewJob): Promise<{ job: Job; isNew: boolean }> {
    const result = await store.jobs.begin(job, now(), lease);
    return !result.isNew && (await markExpired()) ? store.jobs.begin(job, now(), lease) : result;
  }

  function keepLeaseOf(entry: RunningJob, ownLease: JobLease): () => Promise<void> {
    return keepLease({
      jobs: store.jobs,
      id: entry.job.id,
      lease: ownLease,
      times: leaseTimes,
      progress: () => entry.job.progress,
      onCancel: () => stop(entry, "cancelled"),
      onLost() {
        entry.isLeaseLost = true;
        stop(entry, "interrupted");
      },
      log,
    });
  }

  function stop(entry: RunningJob, state: "cancelled" | "interrupted"): void {
    if (entry.stopState !== undefined) return;
    entry.stopState = state;
    entry.process.stop(cancelTimeoutMs);
  }

  /** Marks jobs with an expired lease as interrupted. Returns whether there were any; only one server gets true for a job. */
  async function markExpired(): Promise<boolean> {
    if (lease === undefined) return false;
    const expired = await store.jobs.markExpired(`The server that ran this has ended. ${STAYS}`, now());
    for (const { id, kind, actor } of expired) {
      log.warn({ job: id, kind }, "job of a server that ended was marked as interrupted");
      if (kind === "import") await store.imports.markInterrupted(actor, now());
    }
    return expired.length > 0;
  }

  function notify(entry: RunningJob, job: Job): void {
    entry.job = job;
    for (const listener of entry.listeners) {
      try {
        listener(job);
      } catch (error) {
        log.error({ err: error, job: job.id }, "listener of a job failed");
      }
    }
  }

  /** Removes what the job leaves behind. Never rejects: a failure or a file system that hangs must not keep the job from ending. */
  async function cleanUp(end: TaskEnd<JobResults[JobKind]>, job: Job, onEnd: StartOptions["onEnd"]): Promise<void> {
    const logFailure = (error: unknown) => log.error({ err: error, job: job.id }, "job could not be cleaned up");
    const staleFiles = "crash" in end ? removeStaleFiles(folder).catch(logFailure) : undefined;
    const work = Promise.all([staleFiles, onEnd?.(job.state).catch(logFailure)]);
    await Promise.race([work, pause(cleanupTimeoutMs, undefined, { ref: false })]);
  }

  async function finish(
    entry: RunningJob,
    end: TaskEnd<JobResults[JobKind]>,
    onEnd: StartOptions["onEnd"],
  ): Promise<Job> {
    const { id, kind, actor } = entry.job;
    if ("crash" in end) log.error({ job: id, kind, reason: end.crash }, "job process crashed");
    const at = now();
    const outcome = outcomeOf(entry, end);
    const job = { ...entry.job, ...outcome, finishedAt: at.toISOString() };
    await cleanUp(end, job, onEnd);
    writeEnd = async () => {
      if ("crash" in end && kind === "import") await markImportInterrupted(actor, at);
      const isHandedOver = lease !== undefined && isClosing && RULE_JOBS.has(kind) && outcome.state === "interrupted";
      // An expired lease lets another server apply the pending rules now. Until then a city has two names.
      if (isHandedOver) {
        await entry.stopHeartbeats?.();
        await store.jobs.heartbeat(id, { ...lease, ms: 0 }, outcome.progress);
      } else await store.jobs.finish(id, outcome, at);
      writeEnd = undefined;
    };
    try {
      await recordEnd();
    } finally {
      if (running === entry) running = undefined;
      notify(entry, job);
    }
    return job;
  }

  /** The upkeep repeats a failed update. */
  async function markImportInterrupted(actor: string, at: Date): Promise<void> {
    await store.imports.markInterrupted(actor, at).catch((error: unknown) => {
      log.error({ err: error }, "import that crashed could not be marked");
    });
  }

  return {
    start,
    markExpired,

    /** Checks before a long upload. Errors: AppError `conflict` that names the running job. */
    async requireIdle(): Promise<void> {
      await recordEnd();
      await markExpired();
      const [latest] = await store.jobs.list(1);
      if (latest?.state === "running") throw runningConflict(latest);
    },

    isRunning: (): boolean => running !== undefined,

    async get(id: number): Promise<Job | undefined> {
      return running?.job.id === id ? running.job : store.jobs.get(id);
    },

    /** Lists jobs, newest first. */
    async list(limit: number): Promise<Job[]> {
      const jobs = await store.jobs.list(limit);
      return jobs.map((job) => (running?.job.id === job.id ? running.job : job));
    },

    /** Calls `listener` with every change. Returns a function that stops it; undefined if the job cannot be followed from here. */
    follow(id: number, listener: (job: Job) => void): (() => void) | undefined {
      if (running?.job.id !== id) {
        return lease && pollJob({ jobs: store.jobs, id, pollMs: leaseTimes.pollMs, log }, listener);
      }
      const { listeners } = running;
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Requests a stop; kills a process that does not stop in time. Returns false if the job has ended or cannot be reached. */
    async cancel(id: number): Promise<boolean> {
      if (running?.job.id !== id) return lease !== undefined && store.jobs.requestCancel(id);
      stop(running, "cancelled");
      return true;
    },

    /** Marks the job of a server that has ended as interrupted; if several servers share the store, only jobs with an expired lease. */
    async recover(): Promise<void> {
      if (lease !== undefined) return markExpired().then(() => undefined);
      const [latest] = await store.jobs.list(1);
      // By then a job that this server has just begun is `running`; no other begins while an orphan is in the store.
      await nextTurn();
      const orphan = latest?.state === "running" && running === undefined ? latest : undefined;
      await store.imports.markInterrupted(orphan?.kind === "import" ? orphan.actor : undefined, now());
      if (orphan) await store.jobs.markInterrupted(`The server ended while this was running. ${STAYS}`, now());
    },

    /** Stops the running job and starts no other. */
    async close(): Promise<void> {
      isClosing = true;
      if (running === undefined) return;
      running.stopState ??= "interrupted";
      running.process.stop(SHUTDOWN_TIMEOUT_MS);
      await running.finished.catch(() => undefined);
    },
  };
}
