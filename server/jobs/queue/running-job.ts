import type { Logger } from "pino";
import type { Job, JobKind, JobResults } from "#contract/admin-api";
import { AppError } from "../../errors.ts";
import type { TaskProcess } from "../task-process.ts";
import type { TaskResult } from "../tasks.ts";
import type { JobToEnd } from "./job-outcome.ts";

/** A job of this server. */
export interface RunningJob extends JobToEnd {
  process: TaskProcess<JobResults[JobKind]>;
  listeners: Set<(job: Job) => void>;
  /** Undefined without a lease. */
  stopHeartbeats?: (() => Promise<void>) | undefined;
  /** Rejects when the end could not be written to the store. */
  finished: Promise<Job>;
}

/** Stops a job. Only the first request counts. */
export function stopJob(entry: RunningJob, state: "cancelled" | "interrupted", timeoutMs: number): void {
  if (entry.stopState !== undefined) return;
  entry.stopState = state;
  entry.process.stop(timeoutMs);
}

/** Updates the job and calls its listeners. */
export function notify(entry: RunningJob, job: Job, log: Logger): void {
  entry.job = job;
  for (const listener of entry.listeners) {
    try {
      listener(job);
    } catch (error) {
      log.error({ err: error, job: job.id }, "listener of a job failed");
    }
  }
}

/** Waits for the end. Errors: the AppError of the operation; `cancelled` when the job was stopped. */
export async function resultOf<Kind extends JobKind>(
  { job, finished }: RunningJob,
  process: TaskProcess<TaskResult<Kind>>,
): Promise<TaskResult<Kind>> {
  const { state, error } = await finished;
  const end = await process.end;
  if ("result" in end) return end.result;
  if ("error" in end && end.error.code !== "internal") {
    throw new AppError(end.error.code, error ?? end.error.message);
  }
  if (state === "failed") throw new Error(`Job ${job.id} failed`);
  throw new AppError("cancelled", error ?? "The job was stopped.");
}
