import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { Job, JobKind, JobResults } from "#contract/admin-api";
import type { DataFolder } from "../../config/data-folder.ts";
import { removeStaleFiles } from "../../operations/remove-stale-files.ts";
import type { JobLease, JobOutcome } from "../../store/port/jobs.ts";
import type { Store } from "../../store/store.ts";
import type { TaskEnd } from "../task-process.ts";
import { RULE_JOBS } from "./job-outcome.ts";
import type { RunningJob } from "./running-job.ts";

/** Runs when the job has ended, before its listeners are notified; a failure is logged. */
export type OnEnd = (state: Job["state"]) => Promise<void>;

/** Removes temporary files of a job. Never rejects: a failure or a file system that hangs must not keep the job from ending. */
export async function cleanUp(
  end: TaskEnd<JobResults[JobKind]>,
  job: Job,
  { onEnd, folder, timeoutMs, log }: { onEnd: OnEnd | undefined; folder: DataFolder; timeoutMs: number; log: Logger },
): Promise<void> {
  const logFailure = (error: unknown) => log.error({ err: error, job: job.id }, "job could not be cleaned up");
  const staleFiles = "crash" in end ? removeStaleFiles(folder).catch(logFailure) : undefined;
  const work = Promise.all([staleFiles, onEnd?.(job.state).catch(logFailure)]);
  await Promise.race([work, pause(timeoutMs, undefined, { ref: false })]);
}

interface StoreEndOptions {
  store: Pick<Store, "jobs" | "imports">;
  /** Undefined without other servers. */
  lease: JobLease | undefined;
  isCrash: boolean;
  isClosing: boolean;
  at: Date;
  log: Logger;
}

/** Writes the end to the store, or hands the job over to another server. */
export async function storeEnd(entry: RunningJob, outcome: JobOutcome, options: StoreEndOptions): Promise<void> {
  const { store, lease, isCrash, isClosing, at, log } = options;
  const { id, kind, actor } = entry.job;
  if (isCrash && kind === "import") {
    // The upkeep repeats a failed update.
    await store.imports.markInterrupted(actor, at).catch((error: unknown) => {
      log.error({ err: error }, "import that crashed could not be marked");
    });
  }
  const isHandedOver = lease !== undefined && isClosing && RULE_JOBS.has(kind) && outcome.state === "interrupted";
  // An expired lease lets another server apply the pending rules now. Until then a city has two names.
  if (isHandedOver) {
    await entry.stopHeartbeats?.();
    await store.jobs.heartbeat(id, { ...lease, ms: 0 }, outcome.progress);
  } else await store.jobs.finish(id, outcome, at);
}
