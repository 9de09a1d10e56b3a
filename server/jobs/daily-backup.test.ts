import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it } from "vitest";
import { configSchema } from "../config/config-schema.ts";
import { openDataFolder } from "../config/data-folder.ts";
import { backupStatus } from "../operations/backups/backup-status.ts";
import { backUpRegularly } from "../operations/backups/regular-backup.ts";
import { openStore } from "../store/open-store.ts";
import type { Store } from "../store/store.ts";
import { importInto } from "../testing/import-into.ts";
import { createDailyBackup } from "./daily-backup.ts";
import type { RunTask } from "./task-runner.ts";

const HOUR_MS = 3_600_000;
let path: string;
let folder: Awaited<ReturnType<typeof openDataFolder>>;
let store: Store;
let time: number;
let logged: string[];
beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), "mainstreet-daily-"));
  folder = await openDataFolder(join(path, "data"), {});
  store = await openStore({ file: folder.database });
  time = Date.parse("2026-11-21T10:00:00Z");
  logged = [];
});
afterEach(async () => {
  await store.close();
  await rm(path, { recursive: true });
});

const now = () => new Date(time);

/** The server's backup of the day, in this process. */
function dailyBackup(copyTo: string | null = null, isEnabled = true): () => Promise<void> {
  const settings = { ...configSchema.parse({}).backup, copyTo };
  const runTask = (() => backUpRegularly({ store, folder, settings, reason: "daily", now })) as unknown as RunTask;
  const log = pino({}, { write: (line: string) => logged.push(line) });
  return createDailyBackup({ store, runTask, isEnabled, now, log });
}
const copies = async () => (await readdir(folder.backups)).length;
const status = () => backupStatus(store, true, now());

it("A backup is made a day after the last one, and none where there is nothing to lose or the setting is off", async () => {
  const run = dailyBackup();
  await run();
  expect(await copies()).toBe(0);
  const isOverdue = async (isDaily: boolean) => (await backupStatus(store, isDaily, now())).isOverdue;
  expect(await isOverdue(false)).toBe(false);
  await importInto(store, { p1: {} });
  expect([await isOverdue(true), await isOverdue(false)]).toEqual([false, true]);
  await dailyBackup(null, false)();
  expect(await copies()).toBe(0);
  for (const [hours, expected] of [
    [0, 1],
    [23, 1],
    [24, 2],
    [30, 2],
  ] as const) {
    time = Date.parse("2026-11-21T10:00:00Z") + hours * HOUR_MS;
    await run();
    expect(await copies(), `after ${hours} hours`).toBe(expected);
  }
  expect(await status()).toMatchObject({ last: { businesses: 1 }, failure: null, isOverdue: false });
  time += 50 * HOUR_MS;
  expect(await isOverdue(true)).toBe(true);
});

it("A failure is logged, shown until one succeeds, and tried again after an hour; the copy that is good stays", async () => {
  await importInto(store, { p1: {} });
  const away = join(path, "not-mounted");
  const run = dailyBackup(away);
  await run();
  expect(logged.join()).toContain("daily backup failed");
  expect((await status()).failure?.message).toContain(
    `${away} (backup.copyTo) cannot be used: the folder does not exist`,
  );
  expect(await copies()).toBe(1);
  await run();
  expect(logged).toHaveLength(1);
  time += HOUR_MS;
  await run();
  expect(logged).toHaveLength(2);
  time += HOUR_MS;
  const there = await openDataFolder(path, {});
  await dailyBackup(there.backups)();
  expect(await status()).toMatchObject({ failure: null, isOverdue: false });
  const [copy = ""] = await readdir(there.backups);
  const copied = await openStore({ file: join(there.backups, copy) });
  expect(await copied.directory.countBusinesses()).toBe(1);
  await copied.close();
});
