import { setImmediate as nextTurn } from "node:timers/promises";
import type { Logger } from "pino";
import type { DataFolder } from "../config/data-folder.ts";
import { AppError } from "../errors.ts";
import { removeStaleFiles } from "../operations/remove-stale-files.ts";
import { openLeftOut, openRejects } from "../operations/spreadsheets/rejects/rejects.ts";
import { singleFlight } from "../store/single-flight.ts";
import type { Store } from "../store/store.ts";
import type { JobQueue } from "./queue/job-queue.ts";
import type { RunTask } from "./task-runner.ts";
import type { Uploads } from "./uploads.ts";

export interface StartupRecoveryParts {
  store: Pick<Store, "maintenance" | "editing" | "cluster">;
  folder: DataFolder;
  jobs: JobQueue;
  uploads: Uploads;
  runTask: RunTask;
  /** Tells whether another server runs on the same SQLite database, whose job goes on and whose uploads stay. */
  hasOtherServers?: () => boolean;
  log: Logger;
}

export type StartupRecovery = ReturnType<typeof createStartupRecovery>;

/** Cleans up after an earlier server that crashed. Visitors do not wait for it; jobs and the admin area do. */
export function createStartupRecovery(parts: StartupRecoveryParts) {
  const { store, folder, jobs, uploads, runTask, hasOtherServers = () => false, log } = parts;
  const rejects = openRejects({ folder, store });
  let recovery = Promise.resolve();
  /** Rules are pending, but another server's job is running. */
  let mustApplyRules = false;
  /** Tells whether another server was seen on the same SQLite database, which may leave an unfinished job. */
  let mustRecoverJobs = false;

  async function recover(): Promise<void> {
    // The command first prints that the server listens.
    await nextTurn();
    await maintainUrgently().catch((error: unknown) => log.warn({ err: error }, "urgent maintenance failed"));
    mustRecoverJobs = hasOtherServers();
    await Promise.all([mustRecoverJobs ? undefined : jobs.recover(), removeFiles()]);
    await applyPendingRules();
  }

  /** Removes leftover files. A failed removal is logged, and the file stays until the next start. */
  async function removeFiles(): Promise<void> {
    const logFailure = (error: unknown) => log.warn({ err: error }, "files of an earlier server could not be removed");
    await Promise.all([
      mustRecoverJobs ? undefined : uploads.clear().catch(logFailure),
      removeStaleFiles(folder).catch(logFailure),
      rejects.clearOld().catch(logFailure),
      openLeftOut({ folder, store }).clearOld().catch(logFailure),
    ]);
  }

  /** Applies pending rules, since visitors would otherwise see a city under two names. */
  async function applyPendingRules(): Promise<void> {
    mustApplyRules = false;
    const pendingRules = await store.editing.pendingRules();
    if (pendingRules.length === 0) return;
    await jobs.start("apply-rules", {}, { actor: "server" }).catch((error: unknown) => {
      const isShared = store.cluster !== undefined || mustRecoverJobs;
      const isOtherJob = isShared && error instanceof AppError && error.code === "conflict";
      if (!isOtherJob) throw error;
      mustApplyRules = true;
    });
  }

  /** Lets a child process do urgent maintenance; otherwise the next write does it, and visitors wait. */
  async function maintainUrgently(): Promise<void> {
    if (await store.maintenance.needsMaintenance("urgent")) await runTask("maintain", { upkeep: "urgent" });
  }

  function run(): Promise<void> {
    recovery = recover();
    return recovery;
  }

  /** Retries a failed recovery, once for all requests that wait for it. */
  const repeat = singleFlight(run);

  return {
    run,
    /** Takes over from servers that died: marks their jobs as interrupted and applies pending rules. Errors: AppError `storage`. */
    async takeOver(): Promise<void> {
      await recovery.catch(() => undefined);
      mustRecoverJobs ||= hasOtherServers();
      const isAlone = mustRecoverJobs && !hasOtherServers();
      if (isAlone) {
        await jobs.recover();
        mustRecoverJobs = false;
      }
      if ((await jobs.markExpired()) || isAlone || mustApplyRules) await applyPendingRules();
    },
    /** Resolves once the recovery is done; retries a failed one, once for all callers. Errors: AppError `storage`. */
    ready: () => recovery.catch(repeat),
    /** Resolves when no recovery is running. */
    settled: () => recovery.catch(() => undefined),
  };
}
