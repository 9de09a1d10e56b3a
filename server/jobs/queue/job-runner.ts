import type { Logger } from "pino";
import type { Job, JobKind, JobResults } from "#contract/admin-api";
import type { DataFolder } from "../../config/data-folder.ts";
import type { Config } from "../../config/load-config.ts";
import type { JobLease } from "../../store/port/jobs.ts";
import type { Store } from "../../store/store.ts";
import { SHUTDOWN_TIMEOUT_MS, startTask, type TaskEnd } from "../task-process.ts";
import type { TaskRequest, TaskResult } from "../tasks.ts";
import { createEndWriter } from "./end-writer.ts";
import { cleanUp, type OnEnd, storeEnd } from "./job-end.ts";
import { keepLease, LEASE_TIMES, type LeaseTimes } from "./job-lease.ts";
import { outcomeOf } from "./job-outcome.ts";
import { notify, type RunningJob, resultOf, stopJob } from "./running-job.ts";

/** Time that a cancelled job may take to stop: many times its longest step, a transaction of 5,000 rows on a slow disk. */
const CANCEL_TIMEOUT_MS = 30_000;
/** Timeout of the removal of a job's files, which may hang on a network drive. */
const CLEANUP_TIMEOUT_MS = 10_000;
/** Interval at which writing the end of a job is retried. */
const RETRY_END_MS = 5_000;

export interface JobRunnerOptions {
  store: Pick<Store, "jobs" | "imports">;
  folder: DataFolder;
  config: Pick<Config, "database">;
  /** Undefined unless several servers share the store. */
  lease: JobLease | undefined;
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

export interface StartedJob<Kind extends JobKind> {
  job: Job;
  /** Waits for the end. Errors: the AppError of the operation; `cancelled` when the job was stopped. */
  result: () => Promise<TaskResult<Kind>>;
}

/** Runs the one job of this server in a child process, from its start to its recorded end. */
export function createJobRunner(options: JobRunnerOptions) {
  const { store, folder, config, lease, now, log, startProcess = startTask } = options;
  const { cancelTimeoutMs = CANCEL_TIMEOUT_MS, cleanupTimeoutMs = CLEANUP_TIMEOUT_MS } = options;
  const closeController = new AbortController();
  const ends = createEndWriter(options.retryEndMs ?? RETRY_END_MS, closeController.signal);
  let runningJob: RunningJob | undefined;

  async function finish(entry: RunningJob, end: TaskEnd<JobResults[JobKind]>, onEnd: OnEnd | undefined): Promise<Job> {
    const { id, kind } = entry.job;
    const isCrash = "crash" in end;
    if (isCrash) log.error({ job: id, kind, reason: end.crash }, "job process crashed");
    const at = now();
    const outcome = outcomeOf(entry, end);
    const job = { ...entry.job, ...outcome, finishedAt: at.toISOString() };
    await cleanUp(end, job, { onEnd, folder, timeoutMs: cleanupTimeoutMs, log });
    try {
      await ends.write(() =>
        storeEnd(entry, outcome, { store, lease, isCrash, isClosing: closeController.signal.aborted, at, log }),
      );
    } finally {
      if (runningJob === entry) runningJob = undefined;
      notify(entry, job, log);
    }
    return job;
  }

  return {
    isClosing: (): boolean => closeController.signal.aborted,
    /** Returns the job of this server. */
    running: (): RunningJob | undefined => runningJob,
    /** Writes the end of the last job if that is still to be done. */
    recordEnd: ends.flush,

    /** Starts the process of a job that has just begun in the store. */
    start<Kind extends JobKind>(job: Job, request: TaskRequest<Kind>, onEnd?: OnEnd): StartedJob<Kind> {
      const process = startProcess(request, {
        dataFolder: folder.path,
        databaseUrl: config.database.url,
        onProgress: (progress) => notify(entry, { ...entry.job, progress }, log),
      });
      const finishedJob = process.end
        .then((end) => finish(entry, end, onEnd))
        .finally(() => {
          // The result does not wait for a heartbeat in progress.
          entry.stopHeartbeats?.().catch(() => undefined);
        });
      const entry: RunningJob = { job, process, listeners: new Set(), finished: finishedJob };
      finishedJob.catch((error: unknown) => {
        log.error({ err: error, job: job.id }, "job could not be recorded");
        ends.retry();
      });
      runningJob = entry;
      entry.stopHeartbeats = keepLeaseOf(entry, options);
      return { job, result: () => resultOf(entry, process) };
    },

    cancel: (entry: RunningJob): void => stopJob(entry, "cancelled", cancelTimeoutMs),

    /** Stops the running job. */
    async close(): Promise<void> {
      closeController.abort();
      if (runningJob === undefined) return;
      runningJob.stopState ??= "interrupted";
      runningJob.process.stop(SHUTDOWN_TIMEOUT_MS);
      await runningJob.finished.catch(() => undefined);
    },
  };
}

/** Returns undefined without a lease. */
function keepLeaseOf(entry: RunningJob, options: JobRunnerOptions): (() => Promise<void>) | undefined {
  const { store, lease, log, leaseTimes = LEASE_TIMES, cancelTimeoutMs = CANCEL_TIMEOUT_MS } = options;
  if (lease === undefined) return undefined;
  return keepLease({
    jobs: store.jobs,
    id: entry.job.id,
    lease,
    times: leaseTimes,
    progress: () => entry.job.progress,
    onCancel: () => stopJob(entry, "cancelled", cancelTimeoutMs),
    onLost() {
      entry.isLeaseLost = true;
      stopJob(entry, "interrupted", cancelTimeoutMs);
    },
    log,
  });
}
