import type { Job } from "#contract/admin-api";

export type NewJob = Pick<Job, "kind" | "actor" | "file">;
export type JobOutcome = Pick<Job, "state" | "progress" | "result" | "error">;

/** The lease by which one server runs a job. It expires `ms` after the last heartbeat, by the clock of the database. */
export interface JobLease {
  /** A random id of the server process. */
  owner: string;
  ms: number;
}

/**
 * "cancel" means that somebody requested it, "lost" that the lease expired, so the job was marked as interrupted, or that it has another
 * owner.
 */
export type HeartbeatResult = "continue" | "cancel" | "lost";

/** The record of background jobs, one of which runs at a time. */
export interface Jobs {
  /**
   * Starts a job, unless one is running, which is then returned with `isNew` false. Without a lease it counts as running until `finish` or
   * `markInterrupted`.
   */
  begin(job: NewJob, at: Date, lease?: JobLease): Promise<{ job: Job; isNew: boolean }>;
  /** Extends the lease and stores the progress. Does not wait for other writes. */
  heartbeat(id: number, lease: JobLease, progress: Job["progress"]): Promise<HeartbeatResult>;
  /** Requests cancellation, which the owner sees at its next heartbeat. Returns false for a job that is not running. */
  requestCancel(id: number): Promise<boolean>;
  finish(id: number, outcome: JobOutcome, at: Date): Promise<void>;
  get(id: number): Promise<Job | undefined>;
  /** Lists jobs, newest first. */
  list(limit: number): Promise<Job[]>;
  /** Marks running jobs as interrupted, whatever their leases. */
  markInterrupted(reason: string, at: Date): Promise<void>;
  /** Marks running jobs with an expired lease as interrupted and returns them, each to one caller only. */
  markExpired(reason: string, at: Date): Promise<Job[]>;
}
