import { chmod, chown, mkdtemp, readdir, rm, stat, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type DataFolder, loadConfig, openDataFolder } from "../../config/load-config.ts";
import { AppError } from "../../errors.ts";
import { openStore } from "../../store/open-store.ts";
import { importInto } from "../../testing/directories/import-into.ts";
import { recordBackupFailure } from "../backups/backup-status.ts";
import { backUpRegularly } from "../backups/regular-backup.ts";
import { type DoctorReport, runDoctor } from "./run-doctor.ts";

const DAY_MS = 24 * 3_600_000;
/** Port on which nothing listens. */
const SETTINGS = { server: { port: 1 } };
let path: string;
let folder: DataFolder;
let now: Date;

beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), "doctor-"));
  folder = await openDataFolder(join(path, "data"), {});
  now = new Date();
  await settings({});
  await writeFile(folder.database, "", { mode: 0o600 });
  await withStore(async (store) => {
    await importInto(store, { p1: {}, p2: {}, p3: {} });
    const { config } = await loadConfig({ file: folder.configFile, environment: {} });
    await backUpRegularly({ store, folder, settings: config.backup, reason: "backup", now: () => now });
  });
});
afterEach(() => rm(path, { recursive: true }));

async function withStore(work: (store: Awaited<ReturnType<typeof openStore>>) => Promise<unknown>): Promise<void> {
  const store = await openStore({ file: folder.database });
  try {
    await work(store);
  } finally {
    await store.close();
  }
}

const settings = (overrides: object) =>
  writeFile(folder.configFile, JSON.stringify({ ...SETTINGS, ...overrides }), { mode: 0o600 });

function change(sql: string): void {
  const db = new Sqlite(folder.database);
  db.exec(sql);
  db.close();
}

const run = (isFixing = false): Promise<DoctorReport> =>
  runDoctor({
    folder,
    loadConfig: () => loadConfig({ file: folder.configFile, environment: {} }),
    commandLine: (...words) => `mainstreet --data ${folder.path} ${words.join(" ")}`,
    isFixing,
    now: () => now,
    environment: {},
  });

/** Returns errors and warnings, each with its check. */
const problemsOf = ({ findings }: DoctorReport) =>
  findings.flatMap(({ check, severity }) => (severity === "note" ? [] : [`${severity} ${check}`]));

const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

/** Each problem with the code that makes it, and the findings to expect. */
const FAULTS: Readonly<Record<string, { plant: () => unknown; finds: string[]; command?: string }>> = {
  "a config.json that is no JSON": {
    plant: () => writeFile(folder.configFile, "{"),
    finds: ["error configuration"],
    command: "config",
  },
  "an unknown setting": { plant: () => settings({ sight: {} }), finds: ["error configuration"] },
  "a site without TLS": {
    plant: () => settings({ site: { baseUrl: "http://a.invalid" } }),
    finds: ["warning base URL", "warning sitemap"],
  },
  "a public port without a base URL": {
    plant: () => settings({ server: { port: 1, host: "0.0.0.0" } }),
    finds: ["warning base URL"],
  },
  "a proxy that is trusted from everywhere": {
    plant: () =>
      settings({ server: { port: 1, host: "0.0.0.0", trustProxy: true }, site: { baseUrl: "https://a.invalid" } }),
    finds: ["warning proxy", "warning sitemap"],
  },
  "a proxy that is not trusted": {
    plant: () => settings({ site: { baseUrl: "https://a.invalid" } }),
    finds: ["warning proxy", "warning sitemap"],
  },
  "a base URL that nobody serves": {
    plant: () => settings({ site: { baseUrl: "https://a.invalid" }, server: { trustProxy: true } }),
    finds: ["warning sitemap"],
    command: "serve",
  },
  "a folder for copies that is missing": {
    plant: () => settings({ backup: { copyTo: join(path, "unmounted") } }),
    finds: ["error backup"],
  },
  "a folder for copies on the same disk": {
    plant: () => settings({ backup: { copyTo: path } }),
    finds: ["warning backup"],
  },
  "a bucket without credentials, that is reached without encryption": {
    plant: () => settings({ backup: { s3: { bucket: "backups", endpoint: "http://s3.invalid" } } }),
    finds: ["warning backup", "warning backup"],
  },
  "an old backup": { plant: () => later(3 * DAY_MS), finds: ["warning backup"], command: "backup" },
  "a backup that was deleted": {
    plant: () => rm(folder.backups, { recursive: true }),
    finds: ["warning backup"],
    command: "backup",
  },
  "a backup that failed": {
    plant: () =>
      withStore((store) => recordBackupFailure(store, { at: now.toISOString(), message: "The disk is full." })),
    finds: ["error backup"],
    command: "backup",
  },
  "a clock that is set back": { plant: () => later(-2 * DAY_MS), finds: ["error clock"] },
  "a clock of another time": { plant: () => later(-3650 * DAY_MS), finds: ["error clock"] },
  "a damaged database": {
    plant: () => writeFile(folder.database, "ruined ".repeat(10_000)),
    finds: ["error integrity"],
    command: "restore",
  },
  "a newer database": {
    plant: () => change("PRAGMA user_version = 999"),
    finds: ["error integrity"],
    command: "restore",
  },
  "a data folder whose links lead in a circle": {
    plant: async () => {
      await rm(folder.path, { recursive: true });
      await symlink(folder.path, folder.path);
    },
    finds: ["error permissions"],
  },
  "a missing database": { plant: () => rm(folder.database), finds: ["error integrity"], command: "restore" },
  "a missing database without a backup": {
    plant: () => Promise.all([folder.database, folder.backups].map((path) => rm(path, { recursive: true }))),
    finds: ["error integrity", "error backup"],
  },
};

/** Problems that --fix repairs. */
const SAFE: Readonly<Record<string, { plant: () => unknown; finds: string[] }>> = {
  "an open data folder": { plant: () => chmod(folder.path, 0o755), finds: ["warning permissions"] },
  "an open database": { plant: () => chmod(folder.database, 0o644), finds: ["warning permissions"] },
  "settings that others may write": { plant: () => chmod(folder.configFile, 0o666), finds: ["warning permissions"] },
  "what a killed backup left": {
    plant: () => writeFile(join(folder.backups, "daily.db.4194305.0123456789ab.part"), "half", { mode: 0o600 }),
    finds: ["warning leftovers"],
  },
  "an empty search index": {
    plant: () => change("INSERT INTO search (search) VALUES ('delete-all')"),
    finds: ["error search index"],
  },
  "wrong counts": { plant: () => change("UPDATE cities SET business_count = 9"), finds: ["error counts"] },
  orphans: { plant: () => change("INSERT INTO old_slugs SELECT 'nobody', 99"), finds: ["error orphans"] },
};

describe("the doctor", () => {
  it("finds a new directory healthy, and writes nothing", async () => {
    const before = await readdir(folder.path);
    const report = await run();
    expect(report).toMatchObject({ healthy: true, fixed: [], failures: [], dataFolder: folder.path });
    expect(problemsOf(report)).toEqual([]);
    expect(report.checks.map(({ check }) => check)).toEqual([
      "permissions",
      "disk space",
      "leftovers",
      "configuration",
      "base URL",
      "proxy",
      "map",
      "integrity",
      "orphans",
      "search index",
      "counts",
      "backup",
      "clock",
      "sitemap",
    ]);
    expect((await readdir(folder.path)).filter((name) => !/-(wal|shm)$/.test(name))).toEqual(before);
  });

  it.each(Object.keys(FAULTS))("finds %s, says what to do, and does not touch it", async (name) => {
    const { plant, finds, command } = FAULTS[name] as (typeof FAULTS)[string];
    await plant();
    const report = await run(true);
    expect({ problems: problemsOf(report), healthy: report.healthy, fixed: report.fixed }).toEqual({
      problems: finds,
      healthy: false,
      fixed: [],
    });
    for (const { message, remedy } of report.findings)
      expect([message, remedy]).toEqual([expect.stringMatching(/.$/), expect.stringMatching(/\.$/)]);
    if (command !== undefined) {
      const commands = report.findings.map((finding) => finding.command ?? "");
      expect(commands.filter((line) => line.startsWith(`mainstreet --data ${folder.path} ${command}`))).toHaveLength(1);
    }
  });

  it.each(Object.keys(SAFE))("repairs %s, when asked to", async (name) => {
    const { plant, finds } = SAFE[name] as (typeof SAFE)[string];
    await plant();
    expect(problemsOf(await run())).toEqual(finds);
    const report = await run(true);
    expect({ problems: problemsOf(report), healthy: report.healthy }).toEqual({ problems: [], healthy: true });
    expect(report.fixed.map(({ check }) => check)).toEqual(finds.map((problem) => problem.replace(/^\w+ /, "")));
    expect((await stat(folder.path)).mode & 0o777).toBe(0o700);
  });

  it("repairs everything at once beside a server, which then finds the missing businesses", async () => {
    await withStore(async (store) => {
      for (const { plant } of Object.values(SAFE)) await plant();
      expect(await run(true)).toMatchObject({ healthy: true, failures: [] });
      expect((await store.directory.statistics()).totalBusinesses).toBe(3);
    });
  });

  it("asks for an upgrade if only the search keys are of an earlier version", async () => {
    change("UPDATE counters SET value = 1 WHERE name = 'keyVersion'");
    await rm(folder.backups, { recursive: true });
    const { findings, checks } = await run(true);
    expect(findings.find(({ check }) => check === "integrity")).toMatchObject({
      severity: "note",
      message: "An earlier version wrote this database. Until it is upgraded, most commands refuse it.",
      command: `mainstreet --data ${folder.path} migrate`,
    });
    expect(findings.filter(({ command }) => command?.endsWith(" backup"))).toEqual([]);
    expect(checks.map(({ check }) => check)).not.toContain("search index");
  });

  it("reports a missing backup.copyTo once, and does not offer to make the folder", async () => {
    await settings({ backup: { copyTo: join(path, "unmounted") } });
    const failure = { at: now.toISOString(), message: "The folder is not there." };
    await withStore((store) => recordBackupFailure(store, failure, "folder"));
    const report = await run();
    expect(problemsOf(report)).toEqual(["error backup"]);
    expect(report.findings.find(({ severity }) => severity === "error")).toMatchObject({
      remedy: expect.stringContaining("Mount its disk"),
      command: null,
    });
  });

  it("follows a link to the data folder", async () => {
    await chmod(folder.path, 0o755);
    await symlink(folder.path, join(path, "link"));
    folder = await openDataFolder(join(path, "link"), {});
    expect(problemsOf(await run())).toEqual(["warning permissions"]);
    await run(true);
    expect((await stat(join(path, "data"))).mode & 0o777).toBe(0o700);
  });

  it("does not take a mistyped backup file for a failure of the backups", async () => {
    const to = async (file: string) => {
      const { config } = await loadConfig({ file: folder.configFile, environment: {} });
      const options = { folder, settings: config.backup, reason: "backup", now: () => now, file } as const;
      await withStore((store) => expect(backUpRegularly({ ...options, store })).rejects.toBeInstanceOf(AppError));
    };
    for (const file of [join(path, "missing", "b.db"), path, folder.configFile, folder.database]) await to(file);
    expect(problemsOf(await run())).toEqual([]);
  });

  it("names a copy from before a restore only where there is no other backup", async () => {
    const [backupFile = ""] = await readdir(folder.backups);
    const beforeRestore = join(folder.backups, "before-restore-20991231-000000.db");
    await writeFile(beforeRestore, "the damaged state", { mode: 0o600 });
    await utimes(beforeRestore, now, new Date(now.getTime() + DAY_MS));
    await writeFile(folder.database, "ruined ".repeat(10_000));
    const command = async () => (await run()).findings.find(({ check }) => check === "integrity")?.command;
    expect(await command()).toContain(backupFile);
    await rm(join(folder.backups, backupFile));
    expect(await command()).toContain(beforeRestore);
  });

  it.runIf(process.getuid?.() === 0)("finds files of another user", async () => {
    await chown(folder.database, 65_534, 65_534);
    expect(problemsOf(await run())).toEqual(["warning permissions"]);
  });

  it("notes a database that a restore moved aside, one of a stopped copy, and one of an earlier version", async () => {
    await writeFile(`${folder.database}.damaged-20261123`, "", { mode: 0o600 });
    await writeFile(`${folder.database}.copying`, "", { mode: 0o600 });
    change("PRAGMA user_version = 12");
    const { healthy, findings } = await run();
    expect(healthy).toBe(true);
    expect(findings.map(({ check, severity }) => `${severity} ${check}`)).toEqual(
      expect.arrayContaining(["note leftovers", "note integrity"]),
    );
    expect(findings.filter(({ check }) => check === "leftovers")).toHaveLength(2);
  });
});
