import { stat } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Logger } from "pino";
import type { BackupFailure, BackupPlace } from "#contract/backups/backup-status";
import type { DataFolder } from "../config/data-folder.ts";
import type { Config } from "../config/load-config.ts";
import { AppError } from "../errors.ts";
import { CLOCK_TOLERANCE_MS, reasonOf } from "../operations/backups/backup-files.ts";
import { backupStatus, recordBackupFailure } from "../operations/backups/backup-status.ts";
import { singleFlight } from "../store/single-flight.ts";
import type { Store } from "../store/store.ts";
import type { RunTask } from "./task-runner.ts";
import type { TaskInput } from "./tasks.ts";

const DAY_MS = 24 * 3_600_000;
/** Delay after a failure, which the next attempt would probably repeat. */
const RETRY_MS = 3_600_000;

export interface DailyBackupOptions {
  store: Pick<Store, "directory" | "maintenance" | "cluster">;
  folder: DataFolder;
  runTask: RunTask;
  settings: () => Config["backup"];
  now: () => Date;
  log: Logger;
}

/**
 * Makes a backup in a child process when the last one is a day old, unless an import is running or the directory is empty. Then it sends
 * the last one to the places that lack it, each hour until it arrives; a failure there makes no other backup. Returns a function that never
 * rejects; a second call joins the first. A failure is logged and shown in the panel.
 */
export function createDailyBackup({
  store,
  folder,
  runTask,
  settings,
  now,
  log,
}: DailyBackupOptions): () => Promise<void> {
  const status = () => backupStatus(store, settings(), now());

  function isOlderThan(time: string, age: number): boolean {
    const difference = now().getTime() - Date.parse(time);
    // A time in the future comes from a wrong clock.
    return difference >= age || difference < -CLOCK_TOLERANCE_MS;
  }
  const mayTry = (failure: BackupFailure | null) => failure === null || isOlderThan(failure.at, RETRY_MS);

  async function isDue(): Promise<boolean> {
    const { last, failure } = await status();
    if (last !== null && !isOlderThan(last.at, DAY_MS)) return false;
    if (!mayTry(failure)) return false;
    if ((await store.directory.countBusinesses()) === 0) return false;
    return !(await store.directory.dataState(now())).isChanging;
  }

  async function makeBackup(): Promise<void> {
    const { file, businesses, failures } = await runTask("daily-backup", {});
    log.info({ file, businesses }, "daily backup made");
    for (const reason of failures) log.error({ reason }, "old backups could not be deleted");
  }

  /** Returns the last backup, if its file is on this machine, and the places that lack it and may be tried. */
  async function unsentBackup(): Promise<TaskInput<"send-backup"> | undefined> {
    const { last, places } = await status();
    if (last === null) return undefined;
    const targets = places.filter((place) => place.last?.backupAt !== last.at && mayTry(place.failure));
    if (targets.length === 0) return undefined;
    const reason = reasonOf(last.file);
    // The same path may lead to another disk on each server, and to another folder after a move.
    const file = reason === undefined ? last.file : join(folder.backups, basename(last.file));
    if ((await sizeOf(file)) !== last.bytes) return undefined;
    return { backup: { file, at: last.at, reason }, kinds: targets.map(({ kind }) => kind) };
  }

  async function sendBackup(unsentTask: TaskInput<"send-backup">): Promise<void> {
    const { copy, bucketCopy, failures } = await runTask("send-backup", unsentTask);
    for (const copyPath of [copy, bucketCopy])
      if (copyPath !== null) log.info({ copy: copyPath }, "copy of the backup sent");
    for (const reason of failures) log.error({ reason }, "the backup is good, but a copy of it could not be sent");
  }

  /** Runs a step. Records its failure, unless its child process has done so. In `kinds`, undefined is the data folder. */
  async function attempt(step: () => Promise<void>, kinds: (BackupPlace["kind"] | undefined)[]): Promise<void> {
    const startedAt = now().getTime();
    try {
      await step();
    } catch (error) {
      if (error instanceof AppError && error.code === "cancelled") return;
      log.error({ err: error }, "daily backup failed");
      const message = error instanceof AppError ? error.message : "The backup ended unexpectedly; the log says more.";
      const { failure, places } = await status();
      for (const kind of kinds) {
        const recordedFailure = kind === undefined ? failure : places.find((place) => place.kind === kind)?.failure;
        if (recordedFailure && Date.parse(recordedFailure.at) >= startedAt) continue;
        await recordBackupFailure(store, { at: now().toISOString(), message }, kind);
      }
    }
  }

  return singleFlight(async () => {
    try {
      if (!settings().daily) return;
      if (await isDue()) await attempt(makeBackup, [undefined]);
      const unsentTask = await unsentBackup();
      if (unsentTask !== undefined) await attempt(() => sendBackup(unsentTask), unsentTask.kinds);
    } catch (error) {
      log.error({ err: error }, "the state of backups could not be read or recorded");
    }
  });
}

/** Returns bytes; undefined for a file that is not on this machine. */
function sizeOf(file: string): Promise<number | undefined> {
  return stat(file).then(
    ({ size }) => size,
    () => undefined,
  );
}
