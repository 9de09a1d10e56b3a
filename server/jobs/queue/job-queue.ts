import { randomUUID } from "node:crypto";
import type { Job, JobKind } from "#contract/admin-api";
import { AppError } from "../../errors.ts";
import type { JobLease, NewJob } from "../../store/port/jobs.ts";
import type { Store } from "../../store/store.ts";
import type { TaskInput } from "../tasks.ts";
import type { OnEnd } from "./job-end.ts";
import { LEASE_TIMES, pollJob } from "./job-lease.ts";
import { runningConflict } from "./job-outcome.ts";
import { createJobRunner, type JobRunnerOptions, type StartedJob } from "./job-runner.ts";
import { markExpiredJobs, markOrphanedJob } from "./orphaned-jobs.ts";
import type { RunningJob } from "./running-job.ts";

export interface JobQueueOptions extends Omit<JobRunnerOptions, "store" | "lease"> {
  store: Pick<Store, "jobs" | "imports" | "cluster">;
}

export interface StartOptions {
  /** The administrator, or "server". */
  actor: string;
  /** Name of the workbook of an import or a dry run. */
  file?: string;
  onEnd?: OnEnd;
}

export type JobQueue = ReturnType<typeof createJobQueue>;

/**
 * Runs one job at a time, each in a child process, and records its outcome in the store. A job whose process or server crashed is recorded
 * as interrupted. If several servers share the store, a job has a lease: any of them can follow and cancel the job, and marks it as
 * interrupted when the lease expires.
 */
export function createJobQueue(options: JobQueueOptions) {
  const { store, now, log, leaseTimes = LEASE_TIMES } = options;
  const lease: JobLease | undefined = store.cluster && { owner: randomUUID(), ms: leaseTimes.leaseMs };
  const runner = createJobRunner({ ...options, lease });

  /** Returns the job if this server runs it. */
  function runningJob(id: number): RunningJob | undefined {
    const entry = runner.running();
    return entry?.job.id === id ? entry : undefined;
  }

  /** Marks jobs with an expired lease as interrupted. Returns whether there were any; only one server gets true for a job. */
  async function markExpired(): Promise<boolean> {
    return lease !== undefined && markExpiredJobs(options);
  }

  async function begin(job: NewJob): Promise<{ job: Job; isNew: boolean }> {
    const result = await store.jobs.begin(job, now(), lease);
    return !result.isNew && (await markExpired()) ? store.jobs.begin(job, now(), lease) : result;
  }

  return {
    markExpired,

    /** Errors: AppError `conflict` that names the running job, `busy` during shutdown. */
    async start<Kind extends JobKind>(
      kind: Kind,
      input: TaskInput<Kind>,
      { actor, file, onEnd }: StartOptions,
    ): Promise<StartedJob<Kind>> {
      if (runner.isClosing()) throw new AppError("busy", "The server is shutting down. Try again when it is back.");
      await runner.recordEnd();
      const { job, isNew } = await begin({ kind, actor, file: file ?? null });
      if (!isNew) throw runningConflict(job);
      return runner.start(job, { kind, input, actor }, onEnd);
    },

    /** Checks before a long upload. Errors: AppError `conflict` that names the running job. */
    async requireIdle(): Promise<void> {
      await runner.recordEnd();
      await markExpired();
      const [latest] = await store.jobs.list(1);
      if (latest?.state === "running") throw runningConflict(latest);
    },

    isRunning: (): boolean => runner.running() !== undefined,

    async get(id: number): Promise<Job | undefined> {
      return runningJob(id)?.job ?? store.jobs.get(id);
    },

    /** Lists jobs, newest first. */
    async list(limit: number): Promise<Job[]> {
      const jobs = await store.jobs.list(limit);
      return jobs.map((job) => runningJob(job.id)?.job ?? job);
    },

    /** Calls `listener` with every change. Returns a function that stops it; undefined if the job cannot be followed from here. */
    follow(id: number, listener: (job: Job) => void): (() => void) | undefined {
      const listeners = runningJob(id)?.listeners;
      if (listeners === undefined) {
        return lease && pollJob({ jobs: store.jobs, id, pollMs: leaseTimes.pollMs, log }, listener);
      }
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Requests a stop; kills a process that does not stop in time. Returns false if the job has ended or cannot be reached. */
    async cancel(id: number): Promise<boolean> {
      const entry = runningJob(id);
      if (entry === undefined) return lease !== undefined && store.jobs.requestCancel(id);
      runner.cancel(entry);
      return true;
    },

    /** Marks the job of a server that has ended as interrupted; if several servers share the store, only jobs with an expired lease. */
    async recover(): Promise<void> {
      if (lease === undefined) await markOrphanedJob(options, () => runner.running() !== undefined);
      else await markExpired();
    },

    /** Stops the running job and starts no other. */
    close: runner.close,
  };
}
