import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { Job } from "#contract/admin-api";
import type { JobLease, Jobs } from "../../store/port/jobs.ts";

export interface LeaseTimes {
  /** Time after its last heartbeat during which a job counts as running. */
  leaseMs: number;
  /** Interval at which the owner stores the progress and reads cancel requests. */
  heartbeatMs: number;
  /** Timeout of a heartbeat. The next one uses another connection, since this one may be dead. */
  heartbeatTimeoutMs: number;
  /** Interval at which the progress of another server's job is read. */
  pollMs: number;
}
export const LEASE_TIMES: LeaseTimes = {
  leaseMs: 30_000,
  heartbeatMs: 2_000,
  heartbeatTimeoutMs: 5_000,
  pollMs: 1_000,
};

export interface KeepLeaseOptions {
  jobs: Pick<Jobs, "heartbeat">;
  id: number;
  lease: JobLease;
  times: Pick<LeaseTimes, "heartbeatMs" | "heartbeatTimeoutMs">;
  progress: () => Job["progress"];
  onCancel: () => void;
  /** The lease expired, and another server marked the job as interrupted. */
  onLost: () => void;
  log: Logger;
}

/**
 * Sends heartbeats until the lease is lost or the returned function is called, which waits for the heartbeat in progress and never rejects.
 * A failed heartbeat is logged, since the next may succeed.
 */
export function keepLease(options: KeepLeaseOptions): () => Promise<void> {
  const { jobs, id, lease, times, progress, onCancel, onLost, log } = options;
  const stop = new AbortController();

  /** Returns undefined for a heartbeat that failed or took too long. */
  function sendHeartbeat() {
    const result = jobs.heartbeat(id, lease, progress()).catch((error: unknown) => {
      log.warn({ err: error, job: id }, "heartbeat of a job failed");
    });
    return Promise.race([result, pause(times.heartbeatTimeoutMs, undefined, { ref: false })]);
  }

  async function beat(): Promise<void> {
    while (await sleep(times.heartbeatMs, stop.signal)) {
      const heartbeat = await sendHeartbeat();
      if (stop.signal.aborted) return;
      if (heartbeat === "cancel") onCancel();
      if (heartbeat === "lost") return onLost();
    }
  }
  const end = beat().catch((error: unknown) => log.error({ err: error, job: id }, "heartbeats of a job ended"));
  return () => {
    stop.abort();
    return end;
  };
}

/** Follows a job of another server by polling: calls `listener` with every change up to the end. Returns a function that stops it. */
export function pollJob(
  { jobs, id, pollMs, log }: { jobs: Pick<Jobs, "get">; id: number; pollMs: number; log: Logger },
  listener: (job: Job) => void,
): () => void {
  const stop = new AbortController();

  async function poll(): Promise<void> {
    for (let lastText = ""; ; ) {
      // A failed poll is ignored, since the next may succeed.
      const job = await jobs.get(id).catch(() => undefined);
      if (stop.signal.aborted) return;
      const text = JSON.stringify(job);
      if (job !== undefined && text !== lastText) {
        lastText = text;
        listener(job);
        if (job.state !== "running") return;
      }
      if (!(await sleep(pollMs, stop.signal))) return;
    }
  }
  poll().catch((error: unknown) => log.error({ err: error, job: id }, "job of another server cannot be followed"));
  return () => stop.abort();
}

/** Waits for this time. Returns false if aborted. */
function sleep(ms: number, signal: AbortSignal): Promise<boolean> {
  return pause(ms, true, { ref: false, signal }).catch(() => false);
}
