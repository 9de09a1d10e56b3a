import type { Logger } from "pino";
import { AppError } from "../errors.ts";
import { backupStatus, recordBackupFailure } from "../operations/backups/backup-status.ts";
import type { Store } from "../store/store.ts";
import type { RunTask } from "./task-runner.ts";

const DAY_MS = 24 * 3_600_000;
/** After a failure, which the next attempt would probably repeat. */
const RETRY_MS = 3_600_000;

export interface DailyBackupOptions {
  store: Pick<Store, "directory" | "maintenance" | "cluster">;
  runTask: RunTask;
  /** The setting `backup.daily`. */
  isEnabled: boolean;
  now: () => Date;
  log: Logger;
}

/**
 * Makes a backup in a child process when the last one is a day old, unless an import is running or there is nothing to lose.
 * Returns a function that never rejects; a second call joins the first. A failure is logged and shown in the panel.
 */
export function createDailyBackup({ store, runTask, isEnabled, now, log }: DailyBackupOptions): () => Promise<void> {
  let current: Promise<void> | undefined;

  async function isDue(): Promise<boolean> {
    const at = now();
    const { last, failure } = await backupStatus(store, isEnabled, at);
    const isOlderThan = (time: string, age: number) => {
      const difference = at.getTime() - Date.parse(time);
      // A time in the future was taken from a wrong clock.
      return difference >= age || difference < 0;
    };
    if (last !== null && !isOlderThan(last.at, DAY_MS)) return false;
    if (failure !== null && !isOlderThan(failure.at, RETRY_MS)) return false;
    if ((await store.directory.countBusinesses()) === 0) return false;
    return !(await store.directory.dataState(at)).isChanging;
  }

  async function run(): Promise<void> {
    try {
      if (!isEnabled || !(await isDue())) return;
      const { file, businesses } = await runTask("daily-backup", {});
      log.info({ file, businesses }, "daily backup made");
    } catch (error) {
      if (error instanceof AppError && error.code === "cancelled") return;
      log.error({ err: error }, "daily backup failed");
      const message = error instanceof AppError ? error.message : "The backup ended unexpectedly; the log says more.";
      await recordBackupFailure(store, { at: now().toISOString(), message }).catch(() => undefined);
    }
  }

  return () => {
    current ??= run().finally(() => {
      current = undefined;
    });
    return current;
  };
}
