import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { pino } from "pino";
import { expect, it } from "vitest";
import { configSchema } from "../config/config-schema.ts";
import { openDataFolder } from "../config/data-folder.ts";
import { backupStatus } from "../operations/backups/backup-status.ts";
import { openStore } from "../store/open-store.ts";
import type { Store } from "../store/store.ts";
import { importInto } from "../testing/directories/import-into.ts";
import { openEmptyPostgresStores } from "../testing/postgres/open-empty-store.ts";
import { createDailyBackup } from "./daily-backup.ts";
import { runTask } from "./tasks.ts";

const log = pino({ level: "silent" });

/** Opens one of several servers, each with its own data folder. */
async function openServer(store: Store, path: string, now: () => Date, overrides: object = {}) {
  const config = configSchema.parse({ backup: overrides });
  const folder = await openDataFolder(path, {});
  const signal = new AbortController().signal;
  const outputs = { onProgress: () => undefined, openOutput: () => new PassThrough() };
  const context = { store, config, folder, actor: "server", now, signal, ...outputs };
  const run = createDailyBackup({
    store,
    folder,
    runTask: (kind, input) => runTask({ kind, input, normalCpuMs: null }, context),
    settings: () => config.backup,
    now,
    log,
  });
  return {
    run: async () => void (await store.cluster?.runExclusively("daily-backup", run)),
    copies: async () => (await readdir(folder.backups)).map((name) => join(folder.backups, name)),
  };
}

it("One of several servers makes the daily backup, and all of them report it", async () => {
  const path = await mkdtemp(join(tmpdir(), "mainstreet-daily-"));
  const { stores, close } = await openEmptyPostgresStores();
  let time = Date.parse("2026-11-21T10:00:00Z");
  const now = () => new Date(time);
  try {
    await importInto(stores[0], { p1: {}, p2: {} });
    const servers = [
      await openServer(stores[0], join(path, "0"), now),
      await openServer(stores[1], join(path, "1"), now),
    ];
    const copies = async () => (await Promise.all(servers.map((server) => server.copies()))).flat();
    await Promise.all(servers.map(({ run }) => run()));
    const [first = ""] = await copies();
    for (const { run } of servers) await run();
    expect(await copies()).toEqual([first]);
    const last = { at: now().toISOString(), file: first, businesses: 2, host: hostname() };
    for (const store of stores)
      expect(await backupStatus(store, configSchema.parse({}).backup, now())).toMatchObject({ last, isOverdue: false });
    const copy = await openStore({ file: first, isReadOnly: true });
    expect(await copy.directory.businessesAfter(0, 9)).toEqual(await stores[1].directory.businessesAfter(0, 9));
    await copy.close();
    time += 24 * 3_600_000;
    for (const { run } of servers) await run();
    expect(await copies()).toHaveLength(2);
  } finally {
    await close();
    await rm(path, { recursive: true });
  }
});

it("The server that has the backup sends it to the place that lacks it", async () => {
  const path = await mkdtemp(join(tmpdir(), "mainstreet-daily-"));
  const { stores, close } = await openEmptyPostgresStores();
  let time = Date.parse("2026-11-21T10:00:00Z");
  const now = () => new Date(time);
  const missingFolder = join(path, "away");
  try {
    await importInto(stores[0], { p1: {}, p2: {} });
    const settings = { copyTo: missingFolder };
    const [first, second] = [
      await openServer(stores[0], join(path, "0"), now, settings),
      await openServer(stores[1], join(path, "1"), now, settings),
    ];
    await first.run();
    const backup = configSchema.parse({ backup: settings }).backup;
    const attempts = async () => (await backupStatus(stores[1], backup, now())).places[0]?.failure?.attempts;
    expect(await attempts()).toBe(1);
    time += 3_600_000;
    await second.run();
    expect(await attempts()).toBe(1);
    await mkdir(missingFolder);
    await second.run();
    await first.run();
    expect(await attempts()).toBeUndefined();
    expect(
      [await first.copies(), await second.copies(), await readdir(missingFolder)].map((list) => list.length),
    ).toEqual([1, 0, 1]);
  } finally {
    await close();
    await rm(path, { recursive: true });
  }
});
