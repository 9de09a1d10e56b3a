import { setImmediate as nextTurn } from "node:timers/promises";
import type { Logger } from "pino";
import type { Store } from "../../store/store.ts";
import { interruptionEffect, WORK_STAYS } from "./job-outcome.ts";

interface OrphanParts {
  store: Pick<Store, "jobs" | "imports">;
  now: () => Date;
  log: Logger;
}

/** Marks jobs with an expired lease as interrupted. Returns whether there were any; only one server gets true for a job. */
export async function markExpiredJobs({ store, now, log }: OrphanParts): Promise<boolean> {
  const expiredJobs = await store.jobs.markExpired(`The server that ran this has ended. ${WORK_STAYS}`, now());
  for (const { id, kind, actor } of expiredJobs) {
    log.warn({ job: id, kind }, "job of a server that ended was marked as interrupted");
    if (kind === "import") await store.imports.markInterrupted(actor, now());
  }
  return expiredJobs.length > 0;
}

/** Marks the job of a server that has ended as interrupted, if no other server shares the store. */
export async function markOrphanedJob(
  { store, now }: Omit<OrphanParts, "log">,
  isRunning: () => boolean,
): Promise<void> {
  const [latest] = await store.jobs.list(1);
  // By then a job that this server has just begun is running; no other begins while an orphan is in the store.
  await nextTurn();
  const orphan = latest?.state === "running" && !isRunning() ? latest : undefined;
  await store.imports.markInterrupted(orphan?.kind === "import" ? orphan.actor : undefined, now());
  if (orphan) {
    await store.jobs.markInterrupted(
      `The server ended while this was running. ${interruptionEffect(orphan.kind)}`,
      now(),
    );
  }
}
