import type { Logger } from "pino";
import type { PublicApi } from "#contract/public-api";
import { searchQuerySchema } from "#contract/queries";
import type { DataFolder } from "../config/data-folder.ts";
import type { Config } from "../config/load-config.ts";
import { removeUsedFirstLink } from "../operations/accounts/first-link.ts";
import { emptyOldBin } from "../operations/editing/empty-bin.ts";
import type { SharedWork } from "../store/port/cluster.ts";
import { singleFlight } from "../store/single-flight.ts";
import type { Store } from "../store/store.ts";
import { createDailyBackup } from "./daily-backup.ts";
import { createPhotoSweep } from "./photo-sweep.ts";
import type { ScheduledImports } from "./scheduled/scheduled-imports.ts";
import type { StartupRecovery } from "./startup-recovery.ts";
import type { RunTask } from "./task-runner.ts";
import { createUpkeep } from "./upkeep.ts";
import type { Uploads } from "./uploads.ts";

export interface BackgroundWorkParts {
  store: Store;
  folder: DataFolder;
  /** The configuration in force. */
  settings: { readonly config: Pick<Config, "backup" | "recycleBin"> };
  api: Pick<PublicApi, "search">;
  recovery: StartupRecovery;
  uploads: Uploads;
  runTask: RunTask;
  syncMap: () => Promise<void>;
  schedule: ScheduledImports;
  now: () => Date;
  log: Logger;
}

export interface BackgroundWork {
  /** Never rejects; a failed step is logged, and retried before the first admin request. */
  recover(): Promise<void>;
  /** Takes over from servers that died: see `createStartupRecovery`. Never rejects. */
  takeOver(): Promise<void>;
  /** Loads the data that the first search would wait for; one of several servers is not ready before. Never rejects. */
  warmUp(): Promise<void>;
  /** Tells whether the warm-up has ended; always true for a single server. */
  isWarm(): boolean;
  /** Deletes abandoned uploads, and the file of the first link after its use. Never rejects. */
  sweepUploads(): Promise<void>;
  /** Marks imports that crashed, renews search keys, merges index segments, removes unused photos, empties the bin, if due. Never rejects. */
  maintain(): Promise<void>;
  /** Makes the backup of the day when it is due. Never rejects. */
  backUpDaily(): Promise<void>;
  /** Fetches the map that another server's operator added, or removes it. Never rejects. */
  syncMap(): Promise<void>;
  /** Looks for files of scheduled imports, and previews or imports them. Never rejects. */
  runSchedules(): Promise<void>;
  /** Waits for what is running, and starts nothing more. */
  close(): Promise<void>;
}

/** Background work of a server; the timer that drives it is in `openServer`. */
export function createBackgroundWork(parts: BackgroundWorkParts): BackgroundWork {
  const { store, folder, settings, recovery, uploads, runTask, now, log } = parts;
  const runUpkeep = createUpkeep({ store, runTask, now, log });
  const runDailyBackup = createDailyBackup({
    store,
    folder,
    runTask,
    settings: () => settings.config.backup,
    now,
    log,
  });
  const sweepPhotos = createPhotoSweep({ store, runTask, now, log });
  const logFailure = (message: string) => (error: unknown) => log.warn({ err: error }, message);
  // No other server could serve in place of a single one.
  let isWarm = store.cluster === undefined;
  const closing = new AbortController();
  const isClosing = () => closing.signal.aborted;
  let takeOver = Promise.resolve();
  let warmUp = Promise.resolve();
  let upkeep = Promise.resolve();
  let dailyBackup = Promise.resolve();
  let mapSync = Promise.resolve();
  let schedules = Promise.resolve();

  /** Runs work on one server, if several share the store. */
  async function runOnOneServer(kind: SharedWork, work: () => Promise<void>): Promise<void> {
    if (store.cluster === undefined) return work();
    await store.cluster
      .runExclusively(kind, work)
      .catch(logFailure(`the lock of ${kind} could not be taken or released`));
  }

  async function keepUp(): Promise<void> {
    await store.imports.markInterrupted(undefined, now()).catch(logFailure("imports that crashed could not be marked"));
    await runUpkeep();
    if (!isClosing()) await sweepPhotos().catch(logFailure("unused photos could not be removed"));
    const { days } = settings.config.recycleBin;
    if (days === 0 || isClosing()) return;
    await emptyOldBin({ store, actor: "server", now }, days).catch(logFailure("the recycle bin could not be emptied"));
  }

  const runSchedulesOnce = singleFlight(async () => {
    if (await parts.schedule.isDue()) await runOnOneServer("scheduled-imports", parts.schedule.run);
  });

  return {
    recover: () => recovery.run().catch((error: unknown) => log.error({ err: error }, "startup recovery failed")),
    takeOver() {
      if (!isClosing())
        takeOver = recovery.takeOver().catch(logFailure("jobs of servers that died could not be taken over"));
      return takeOver;
    },
    warmUp() {
      if (!isClosing()) {
        warmUp = warmUpSearch(parts, closing.signal).finally(() => {
          isWarm = true;
        });
      }
      return warmUp;
    },
    isWarm: () => isWarm,
    async sweepUploads() {
      await removeUsedFirstLink(folder, store).catch(logFailure("the file of the first link could not be checked"));
      await runOnOneServer("file-sweep", () => uploads.clearOld().catch(logFailure("upload sweep failed")));
    },
    maintain() {
      if (!isClosing()) upkeep = runOnOneServer("upkeep", keepUp);
      return upkeep;
    },
    backUpDaily() {
      if (!isClosing()) dailyBackup = runOnOneServer("daily-backup", runDailyBackup);
      return dailyBackup;
    },
    syncMap() {
      if (!isClosing()) mapSync = mapSync.then(parts.syncMap);
      return mapSync;
    },
    runSchedules() {
      // A call joins the one before it, so that only one waits for the lock.
      if (!isClosing()) schedules = runSchedulesOnce();
      return schedules;
    },
    async close() {
      closing.abort();
      await Promise.all([recovery.settled(), takeOver, warmUp, upkeep, dailyBackup, mapSync, schedules]);
    },
  };
}

async function warmUpSearch(
  { api, store, log }: Pick<BackgroundWorkParts, "api" | "store" | "log">,
  signal: AbortSignal,
): Promise<void> {
  try {
    await api.search(searchQuerySchema.parse({ q: "restaurant" }));
    await store.search.load(signal);
  } catch (error) {
    log.warn({ err: error }, "warm-up of the search failed");
  }
}
