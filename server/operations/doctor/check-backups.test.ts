import { copyFile, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type DataFolder, loadConfig, openDataFolder } from "../../config/load-config.ts";
import { openStore, takeServerSlot } from "../../store/open-store.ts";
import { importInto } from "../../testing/directories/import-into.ts";
import { recordBackup, recordBackupFailure, recordCopy } from "../backups/backup-status.ts";
import { backUpRegularly } from "../backups/regular-backup.ts";
import { restoreBackup } from "../backups/restore-backup.ts";
import { type DoctorReport, runDoctor } from "./run-doctor.ts";

const DAY_MS = 24 * 3_600_000;
let path: string;
let folder: DataFolder;
const now = new Date();

beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), "doctor-"));
  folder = await openDataFolder(join(path, "data"), {});
  await settings({});
  await writeFile(folder.database, "", { mode: 0o600 });
  await withStore(async (store) => {
    await importInto(store, { p1: {}, p2: {}, p3: {} });
    const { config } = await loadConfig({ file: folder.configFile, environment: {} });
    await backUpRegularly({ store, folder, settings: config.backup, reason: "backup", now: () => now });
  });
});
afterEach(() => rm(path, { recursive: true }));

/** Endpoint on port 1, where nothing listens. */
const settings = (overrides: object) =>
  writeFile(folder.configFile, JSON.stringify({ server: { port: 1 }, ...overrides }), { mode: 0o600 });

async function withStore(work: (store: Awaited<ReturnType<typeof openStore>>) => Promise<unknown>): Promise<void> {
  const store = await openStore({ file: folder.database });
  try {
    await work(store);
  } finally {
    await store.close();
  }
}

function change(sql: string): void {
  const db = new Sqlite(folder.database);
  db.exec(sql);
  db.close();
}

const run = (): Promise<DoctorReport> =>
  runDoctor({
    folder,
    loadConfig: () => loadConfig({ file: folder.configFile, environment: {} }),
    commandLine: (...words) => `mainstreet ${words.join(" ")}`,
    isFixing: false,
    now: () => now,
    environment: {},
  });

/** Each problem with the code that makes it, and the errors and warnings to expect. */
const FAULTS: Readonly<Record<string, { plant: () => Promise<unknown>; finds: string[] }>> = {
  "a copy that does not arrive in its other place": {
    plant: async () => {
      await settings({ backup: { s3: { bucket: "backups" } } });
      await withStore(async (store) => {
        for (const time of ["2026-11-26T10:00:00Z", now.toISOString()])
          await recordBackupFailure(store, { at: time, message: "The bucket is away." }, "bucket");
      });
    },
    finds: ["error backup", "warning backup"],
  },
  "a copy of an old backup alone in its other place": {
    plant: async () => {
      await settings({ backup: { s3: { bucket: "backups" } } });
      const at = new Date(now.getTime() - 3 * DAY_MS).toISOString();
      const copy = { at, backupAt: at, place: "s3://backups/mainstreet/", copy: "s3://backups/mainstreet/daily.db" };
      await withStore((store) => recordCopy(store, "bucket", copy));
    },
    finds: ["warning backup", "warning backup"],
  },
  "backups that are dated in the future": {
    plant: async () => {
      const [backupFile = ""] = await readdir(folder.backups);
      await copyFile(join(folder.backups, backupFile), join(folder.backups, "daily-20991121-100000.db"));
    },
    finds: ["warning clock"],
  },
  "a backup whose file is dated in the future": {
    plant: async () => {
      const [backupFile = ""] = await readdir(folder.backups);
      await utimes(join(folder.backups, backupFile), now, new Date(now.getTime() + 30 * DAY_MS));
    },
    finds: ["warning clock"],
  },
  "a good backup that was recorded in the future": {
    plant: () =>
      withStore(async (store) => {
        const at = new Date(now.getTime() + 30 * DAY_MS).toISOString();
        const [backupFile = ""] = await readdir(folder.backups);
        const file = join(folder.backups, backupFile);
        await recordBackup(store, { at, file, businesses: 3, bytes: 1 });
      }),
    finds: ["error clock"],
  },
};

it.each(Object.keys(FAULTS))("The doctor finds %s", async (name) => {
  const { plant, finds } = FAULTS[name] as (typeof FAULTS)[string];
  await plant();
  const { findings, healthy } = await run();
  const faults = findings.filter(({ severity }) => severity !== "note");
  expect(faults.map(({ check, severity }) => `${severity} ${check}`)).toEqual(finds);
  expect(healthy).toBe(false);
});

it("The doctor says of a missing copy that the backup is good, and since when and why copying fails", async () => {
  await FAULTS["a copy that does not arrive in its other place"]?.plant();
  const finding = (await run()).findings.find(({ message }) => message.includes("s3://backups/mainstreet/"));
  expect(finding?.message).toContain(
    `The backup of ${now.toISOString()} is good, but its copy to s3://backups/mainstreet/`,
  );
  expect(finding?.message).toContain("like 1 attempt before it since 2026-11-26T10:00:00Z");
  expect(finding?.message).toContain("The bucket is away.");
});

it("The doctor names no backup that was dated by a wrong clock, and for a newer database the copy from before its upgrade", async () => {
  const [backupFile = ""] = await readdir(folder.backups);
  for (const name of ["daily-20991121-100000.db", "before-upgrade-20261101-100000.db"])
    await copyFile(join(folder.backups, backupFile), join(folder.backups, name));
  const command = async () => (await run()).findings.find(({ check }) => check === "integrity")?.command;
  await writeFile(folder.database, "ruined ".repeat(10_000));
  expect(await command()).toContain(backupFile);
  await restoreBackup({ file: join(folder.backups, backupFile), folder, keep: 7, actor: "cli", now: () => now });
  change("PRAGMA user_version = 999");
  expect(await command()).toContain("before-upgrade-20261101-100000.db");
});

it("The doctor names no restore command without a backup", async () => {
  await rm(folder.backups, { recursive: true });
  await writeFile(folder.database, "ruined ".repeat(10_000));
  const finding = (await run()).findings.find(({ check }) => check === "integrity");
  expect(finding).toMatchObject({ command: null, remedy: expect.stringContaining("There is no backup in") });
});

it("The doctor notes an entry that a wrong clock dated, and backups that are older than backup.keepDays", async () => {
  const at = new Date(now.getTime() + 300 * DAY_MS).toISOString();
  change(`INSERT INTO activity (at, actor, action, detail) VALUES ('${at}', 'cli', 'export', '{}')`);
  change(`INSERT INTO activity (at, actor, action, detail) VALUES ('${now.toISOString()}', 'cli', 'export', '{}')`);
  await writeFile(join(folder.backups, "daily-20260101-100000.db"), "", { mode: 0o600 });
  const { healthy, findings } = await run();
  expect(healthy).toBe(true);
  expect(findings.map(({ check, severity }) => `${severity} ${check}`)).toEqual(
    expect.arrayContaining(["note backup", "note clock"]),
  );
});

it("The doctor tells one server on the data folder from two", async () => {
  const server = { pid: 1, host: "here", url: "http://localhost:3000", startedAt: now.toISOString() };
  const slots = [takeServerSlot(folder.database, server)];
  const servers = async () => (await run()).checks.find(({ check }) => check === "servers");
  expect(await servers()).toMatchObject({ result: "ok", fact: "one runs: process 1 on here at http://localhost:3000" });
  slots.push(takeServerSlot(folder.database, { ...server, pid: 2, url: "http://localhost:3001" }));
  expect(await servers()).toMatchObject({ result: "warning" });
  for (const slot of slots) slot.release();
  expect(await servers()).toBeUndefined();
});
