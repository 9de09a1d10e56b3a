import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { Job } from "#contract/admin-api";
import type { JobLease, Jobs } from "../store/port/jobs.ts";

/** Milliseconds. */
export interface LeaseTimes {
  /** How long a job whose server died counts as running. */
  leaseMs: number;
  /** Interval in which other servers see progress, and the owner sees their requests to cancel. */
  heartbeatMs: number;
  /** Interval in which the progress of another server's job is read. */
  pollMs: number;
}
export const LEASE_TIMES: LeaseTimes = { leaseMs: 30_000, heartbeatMs: 2_000, pollMs: 1_000 };

export interface KeepLeaseOptions {
  jobs: Pick<Jobs, "heartbeat">;
  id: number;
  lease: JobLease;
  heartbeatMs: number;
  progress: () => Job["progress"];
  onCancel: () => void;
  /** Another server marked the job as interrupted: this one could not reach the database, or stood still. */
  onLost: () => void;
  log: Logger;
}

/**
 * Sends heartbeats until the returned function is called, which waits for one that is under way, or the lease is lost. One that fails
 * is logged; the next may succeed.
 */
export function keepLease(options: KeepLeaseOptions): () => Promise<void> {
  const { jobs, id, lease, heartbeatMs, progress, onCancel, onLost, log } = options;
  const stop = new AbortController();

  async function beat(): Promise<void> {
    while (await isOver(heartbeatMs, stop.signal)) {
      const answer = await jobs.heartbeat(id, lease, progress()).catch((error: unknown) => {
        log.warn({ err: error, job: id }, "heartbeat of a job failed");
      });
      if (stop.signal.aborted) return;
      if (answer === "cancel") onCancel();
      if (answer === "lost") return onLost();
    }
  }
  const end = beat();
  return () => {
    stop.abort();
    return end;
  };
}

/** Follows a job of another server by polling: calls `listener` with every change up to the end. Returns how to stop. */
export function pollJob(jobs: Pick<Jobs, "get">, id: number, pollMs: number, listener: (job: Job) => void): () => void {
  const stop = new AbortController();

  async function poll(): Promise<void> {
    for (let last = ""; ; ) {
      // while the database cannot be reached, the next poll may succeed
      const job = await jobs.get(id).catch(() => undefined);
      if (stop.signal.aborted) return;
      const text = JSON.stringify(job);
      if (job !== undefined && text !== last) {
        last = text;
        listener(job);
        if (job.state !== "running") return;
      }
      if (!(await isOver(pollMs, stop.signal))) return;
    }
  }
  void poll();
  return () => stop.abort();
}

/** Waits; false when aborted. */
function isOver(ms: number, signal: AbortSignal): Promise<boolean> {
  return pause(ms, true, { ref: false, signal }).catch(() => false);
}
