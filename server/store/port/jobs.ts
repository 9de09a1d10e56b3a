import type { Job } from "#contract/admin-api";

export type NewJob = Pick<Job, "kind" | "actor" | "file">;
export type JobOutcome = Pick<Job, "state" | "progress" | "result" | "error">;

/** The record of background jobs, of which one runs at a time. */
export interface Jobs {
  /** Starts a job, unless one is running: then that one is returned and `isNew` is false. */
  begin(job: NewJob, at: Date): Promise<{ job: Job; isNew: boolean }>;
  finish(id: number, outcome: JobOutcome, at: Date): Promise<void>;
  get(id: number): Promise<Job | undefined>;
  /** Newest first. */
  list(limit: number): Promise<Job[]>;
  /** Marks running jobs as interrupted. */
  markInterrupted(reason: string, at: Date): Promise<void>;
}
