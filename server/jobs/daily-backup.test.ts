import { copyFile, cp, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { configSchema } from "../config/config-schema.ts";
import { openDataFolder } from "../config/data-folder.ts";
import { backupStatus } from "../operations/backups/backup-status.ts";
import { backUpRegularly } from "../operations/backups/regular-backup.ts";
import { restoreBackup } from "../operations/backups/restore-backup.ts";
import { openStore } from "../store/open-store.ts";
import type { Store } from "../store/store.ts";
import { importInto } from "../testing/directories/import-into.ts";
import { CREDENTIALS, openS3Server } from "../testing/servers/s3-server.ts";
import { createDailyBackup } from "./daily-backup.ts";
import type { RunTask } from "./task-runner.ts";
import { runTask } from "./tasks.ts";

const HOUR_MS = 3_600_000;
let path: string;
let time: number;
let stores: Store[];
beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), "mainstreet-daily-"));
  time = Date.parse("2026-11-21T10:00:00Z");
  stores = [];
});
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const store of stores) await store.close();
  await rm(path, { recursive: true });
});

const now = () => new Date(time);
type Installation = Awaited<ReturnType<typeof openInstallation>>;

/** Opens a data folder whose daily backup runs in this process. */
async function openInstallation(name: string, overrides: object = {}) {
  const folder = await openDataFolder(join(path, name), {});
  const store = await openStore({ file: folder.database });
  const logLines: string[] = [];
  const log = pino({}, { write: (line: string) => logLines.push(line) });
  let config = configSchema.parse({ backup: overrides });
  const run: RunTask = (kind, input) => {
    const signal = new AbortController().signal;
    const outputs = { onProgress: () => undefined, openOutput: () => new PassThrough() };
    const context = { store, config, folder, actor: "server", now, signal, ...outputs };
    return runTask({ kind, input, normalCpuMs: null }, context);
  };
  stores.push(store);
  return {
    folder,
    store,
    logged: logLines,
    settings: () => config.backup,
    set: (newSettings: object) => {
      config = configSchema.parse({ backup: { ...overrides, ...newSettings } });
    },
    /** Runs the check of a server that has just started. */
    check: () => createDailyBackup({ store, folder, runTask: run, settings: () => config.backup, now, log })(),
    status: () => backupStatus(store, config.backup, now()),
    copies: () => readdir(folder.backups),
  };
}

/** Moves the clock by hours, and checks the installations each hour as their servers would. */
async function checkHourly(count: number, ...installations: Installation[]): Promise<void> {
  for (let hour = 0; hour < count; hour++) {
    time += HOUR_MS;
    for (const { check } of installations) await check();
  }
}

/** Returns the numbers of businesses in the daily backups of a folder. */
async function businessCounts(folder: string): Promise<number[]> {
  const counts: number[] = [];
  for (const name of (await readdir(folder)).filter((each) => each.startsWith("daily"))) {
    const copy = await openStore({ file: join(folder, name), isReadOnly: true });
    counts.push(await copy.directory.countBusinesses());
    await copy.close();
  }
  return counts.toSorted((a, b) => a - b);
}
const shops = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, {}]));

it("A backup is made a day after the last one, and none where there is nothing to lose or the setting is off", async () => {
  const one = await openInstallation("data");
  const { store, check, set, copies, status } = one;
  await check();
  expect(await copies()).toEqual([]);
  set({ daily: false });
  expect((await status()).isOverdue).toBe(false);
  await importInto(store, { p1: {} });
  expect((await status()).isOverdue).toBe(true);
  await check();
  expect(await copies()).toEqual([]);
  set({});
  expect((await status()).isOverdue).toBe(false);
  for (const [since, expected] of [
    [0, 1],
    [23, 1],
    [24, 2],
    [30, 2],
  ] as const) {
    time = Date.parse("2026-11-21T10:00:00Z") + since * HOUR_MS;
    await check();
    expect(await copies(), `after ${since} hours`).toHaveLength(expected);
  }
  expect(await status()).toMatchObject({ last: { businesses: 1 }, failure: null, isOverdue: false });
  time += 50 * HOUR_MS;
  expect((await status()).isOverdue).toBe(true);
});

it("A copy that cannot be sent is tried each hour, also after a restart, and makes no other backup", async () => {
  const copyTo = join(path, "not-mounted");
  const one = await openInstallation("data", { copyTo });
  const { store, logged, check, copies, status } = one;
  await importInto(store, { p1: {} });
  await check();
  const [first = ""] = await copies();
  expect(await status()).toMatchObject({ last: { at: now().toISOString() }, failure: null, isOverdue: false });
  await check();
  expect(logged.filter((line) => line.includes("could not be sent"))).toHaveLength(1);
  await checkHourly(5, one);
  expect(await copies()).toEqual([first]);
  expect((await status()).places).toEqual([
    {
      kind: "folder",
      name: copyTo,
      last: null,
      failure: {
        at: now().toISOString(),
        since: "2026-11-21T10:00:00.000Z",
        attempts: 6,
        message: `The folder ${copyTo} (backup.copyTo) cannot be used: the folder does not exist.`,
      },
      failures: 6,
      isOverdue: false,
    },
  ]);
  await mkdir(copyTo);
  await checkHourly(1, one);
  expect(await copies()).toEqual([first]);
  expect(await businessCounts(copyTo)).toEqual([1]);
  const [place] = (await status()).places;
  expect(place).toMatchObject({
    last: { at: now().toISOString(), backupAt: "2026-11-21T10:00:00.000Z", copy: expect.stringContaining(copyTo) },
    failure: null,
    failures: 6,
  });
  await checkHourly(5, one);
  expect(await readdir(copyTo)).toHaveLength(1);
});

it("A place that fails for days does not reduce the backups in the data folder", async () => {
  const copyTo = join(path, "not-mounted");
  const one = await openInstallation("data", { copyTo, keep: 3 });
  const { store, copies } = one;
  await importInto(store, { p1: {} });
  await checkHourly(24 * 4, one);
  expect((await copies()).map((name) => name.slice(0, 14))).toEqual([
    "daily-20261122",
    "daily-20261123",
    "daily-20261124",
  ]);
});

it("Only the place that lacks the backup gets it again", async () => {
  const s3 = await openS3Server();
  for (const [name, value] of Object.entries(CREDENTIALS)) vi.stubEnv(name, value);
  const copyTo = join(path, "away");
  await mkdir(copyTo);
  const bucket = { bucket: "our-backups", endpoint: s3.endpoint, region: s3.region };
  const one = await openInstallation("data", { copyTo, s3: bucket });
  const { store, copies, status } = one;
  await importInto(store, { p1: {} });
  s3.fail(403, 3);
  await checkHourly(3, one);
  expect((await status()).places.map(({ kind, failure }) => [kind, failure?.attempts])).toEqual([
    ["folder", undefined],
    ["bucket", 3],
  ]);
  await checkHourly(3, one);
  expect((await status()).places.map(({ failure }) => failure)).toEqual([null, null]);
  expect([await copies(), await readdir(copyTo), [...s3.objects.keys()]].map((list) => list.length)).toEqual([1, 1, 1]);
  s3.close();
});

it("Old backups that cannot be deleted are reported, and cause no further backup", async () => {
  const one = await openInstallation("data", { keep: 1 });
  const { store, folder, logged, copies, status } = one;
  await importInto(store, { p1: {} });
  await mkdir(join(folder.backups, "daily-20261101-100000.db"));
  await checkHourly(6, one);
  expect((await copies()).filter((name) => name.startsWith("daily-20261121"))).toHaveLength(1);
  expect(await status()).toMatchObject({
    last: { businesses: 1 },
    failure: { message: expect.stringContaining("cannot be deleted") },
  });
  expect(logged.filter((line) => line.includes("could not be deleted"))).toHaveLength(1);
});

it("Installations that share a folder keep as many copies each, whoever copies more often", async () => {
  const copyTo = join(path, "away");
  await mkdir(copyTo);
  const settings = { copyTo, keep: 2 };
  const one = await openInstallation("one", settings);
  const second = await openInstallation("two", settings);
  await importInto(one.store, shops(1));
  await importInto(second.store, shops(2));
  await checkHourly(24 * 3, one, second);
  await checkHourly(24 * 4, one);
  expect(await businessCounts(copyTo)).toEqual([1, 1, 2, 2]);
});

it("A clone of a data folder, and one that was restored from a copy, leave each other's copies alone", async () => {
  const copyTo = join(path, "away");
  await mkdir(copyTo);
  const settings = { copyTo, keep: 2 };
  const one = await openInstallation("one", settings);
  await importInto(one.store, shops(1));
  await checkHourly(24 * 3, one);
  const [copy = ""] = await readdir(copyTo);
  await backUpRegularly({ ...one, settings: one.settings(), reason: "backup", now, file: join(path, "clone.db") });
  await mkdir(join(path, "clone"), { mode: 0o700 });
  await copyFile(join(path, "clone.db"), join(path, "clone", "mainstreet.db"));
  await cp(one.folder.backups, join(path, "clone", "backups"), { recursive: true });
  const clone = await openInstallation("clone", settings);
  const second = await openInstallation("restored", settings);
  await restoreBackup({ file: join(copyTo, copy), folder: second.folder, keep: 2, actor: "cli", now });
  await importInto(clone.store, shops(2));
  await importInto(second.store, shops(3));
  await checkHourly(24 * 3, one, clone, second);
  await checkHourly(24 * 4, clone);
  await checkHourly(24 * 4, second);
  expect(await businessCounts(copyTo)).toEqual([1, 1, 2, 2, 3, 3]);
});

it("Unlabelled copies that an earlier version of this installation made are counted; those of others stay", async () => {
  const copyTo = join(path, "away");
  await mkdir(copyTo);
  const one = await openInstallation("one", { keep: 2 });
  await importInto(one.store, shops(1));
  await checkHourly(24 * 2, one);
  for (const name of await one.copies()) await copyFile(join(one.folder.backups, name), join(copyTo, name));
  const foreign = "daily-20261101-100000.db";
  await writeFile(join(copyTo, foreign), "of another installation");
  one.set({ copyTo, keep: 2 });
  await checkHourly(24 * 4, one);
  const names = await readdir(copyTo);
  expect(names).toContain(foreign);
  expect(names.filter((name) => name !== foreign)).toHaveLength(2);
});

it("Copies of an earlier version are found, too, on a disk that was not mounted at first", async () => {
  const copyTo = join(path, "away");
  const one = await openInstallation("one", { keep: 2 });
  await importInto(one.store, shops(1));
  await checkHourly(24 * 2, one);
  one.set({ copyTo, keep: 2 });
  await checkHourly(2, one);
  await mkdir(copyTo);
  for (const name of await one.copies()) await copyFile(join(one.folder.backups, name), join(copyTo, name));
  await checkHourly(24 * 4, one);
  expect(await readdir(copyTo)).toHaveLength(2);
});

it("After a jump of the clock the good backups stay, and one dated in the future does not count", async () => {
  const one = await openInstallation("data", { keep: 3, keepDays: 30 });
  const { store, check, copies, status } = one;
  await importInto(store, shops(1));
  await checkHourly(24 * 3, one);
  const good = await copies();
  expect(good).toHaveLength(3);
  const before = time;
  time += 400 * 24 * HOUR_MS;
  await check();
  expect(await copies()).toEqual(expect.arrayContaining(good));
  time = before + HOUR_MS;
  expect((await status()).isOverdue).toBe(true);
  await check();
  expect(await status()).toMatchObject({ last: { at: now().toISOString() }, isOverdue: false });
  const days = (await copies()).map((name) => name.slice(6, 10));
  expect(days.filter((year) => year === "2026")).toHaveLength(3);
  await checkHourly(24 * 2, one);
  expect((await copies()).every((name) => name.startsWith("daily-2026"))).toBe(true);
});

it("A clock that was set far back deletes no backup", async () => {
  const one = await openInstallation("data", { keep: 3 });
  const { store, check, copies } = one;
  await importInto(store, shops(1));
  await checkHourly(24 * 3, one);
  const good = await copies();
  time -= 2000 * 24 * HOUR_MS;
  await check();
  expect(await copies()).toEqual(expect.arrayContaining(good));
});
