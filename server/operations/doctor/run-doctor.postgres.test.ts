import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { dataFolder } from "../../config/data-folder.ts";
import { type DataFolder, loadConfig, openDataFolder } from "../../config/load-config.ts";
import { openServices } from "../../open-services.ts";
import { importInto } from "../../testing/directories/import-into.ts";
import { type PostgresServer, startPostgres } from "../../testing/postgres/postgres-server.ts";
import { queryDatabase } from "../../testing/postgres/query-database.ts";
import { createDatabase } from "../../testing/postgres/test-database.ts";
import { recordBackup } from "../backups/backup-status.ts";
import { backUpRegularly } from "../backups/regular-backup.ts";
import { type DoctorReport, runDoctor } from "./run-doctor.ts";

let path: string;
let postgres: PostgresServer;
let url: string;
let folder: DataFolder;
const now = () => new Date();
beforeAll(async () => {
  path = await mkdtemp(join(tmpdir(), "doctor-postgres-"));
  // The doctor would warn about settings of the shared test server.
  postgres = await startPostgres({ durable: true });
  url = await createDatabase({ serverUrl: postgres.url });
  folder = await openDataFolder(join(path, "data"), {});
  await writeFile(folder.configFile, "{}", { mode: 0o600 });
});
afterAll(async () => {
  await postgres.close();
  await rm(path, { recursive: true });
});

const environment = () => ({ MAINSTREET_DATABASE_URL: url, MAINSTREET_PORT: "1" });
const run = (isFixing = false, folderPath = folder, env: NodeJS.ProcessEnv = environment()): Promise<DoctorReport> =>
  runDoctor({
    folder: folderPath,
    loadConfig: () => loadConfig({ file: folderPath.configFile, environment: env }),
    commandLine: (...words) => `mainstreet ${words.join(" ")}`,
    isFixing,
    now,
    environment: {},
  });

/** Returns errors and warnings, each with its check. */
const faults = ({ findings }: DoctorReport) =>
  findings.flatMap(({ check, severity }) => (severity === "note" ? [] : [`${severity} ${check}`]));

async function withServices(work: (services: Awaited<ReturnType<typeof openServices>>) => Promise<unknown>) {
  const services = await openServices({ data: folder.path, environment: environment() });
  try {
    await work(services);
  } finally {
    await services.close();
  }
}

const change = (sql: string) => queryDatabase(url, sql);

it("The doctor finds no directory in an empty database, and makes none", async () => {
  const report = await run();
  expect(faults(report)).toEqual(["error integrity", "error backup"]);
  expect(report.findings.find(({ check }) => check === "integrity")?.message).toBe(
    `There is no directory in the database ${report.database}.`,
  );
});

it("The doctor finds a new directory healthy, and then misses its backup", async () => {
  await withServices(({ store }) => importInto(store, { p1: {}, p2: {}, p3: {} }));
  const firstReport = await run();
  expect(faults(firstReport)).toEqual([]);
  expect(firstReport.findings.find(({ check }) => check === "backup")?.message).toContain("There is no backup yet");
  await withServices(({ config, store }) =>
    backUpRegularly({ store, folder, settings: config.backup, reason: "backup", now }),
  );
  const report = await run();
  expect(report).toMatchObject({ healthy: true, database: expect.stringContaining("127.0.0.1"), fixed: [] });
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
    "statistics",
    "PostgreSQL",
    "connections",
    "replication",
    "jobs",
    "backup",
    "clock",
    "sitemap",
  ]);
  expect(await readdir(folder.path)).toEqual(["backups", "config.json", "rejects", "uploads"]);
});

it("The doctor needs no data folder for a database that is elsewhere, and makes none", async () => {
  const nowhere = dataFolder(join(path, "nowhere"), {});
  const report = await run(false, nowhere);
  expect(faults(report)).toEqual([]);
  expect(report.checks[0]?.check).toBe("configuration");
  expect(await readdir(path)).toEqual(["data"]);
});

it("A backup that another machine made is not looked for on this one", async () => {
  const last = { at: now().toISOString(), file: "/elsewhere/daily.db", businesses: 3, bytes: 5_000_000 };
  const tell = (host: string) =>
    change(`UPDATE settings SET value = '${JSON.stringify({ ...last, host })}' WHERE name = 'backup.last'`);
  await tell("another");
  const report = await run();
  expect(faults(report)).toEqual([]);
  expect(report.checks.find(({ check }) => check === "backup")?.fact).toBe("0 hours old, 5 MB on another");
  await tell(hostname());
  expect(faults(await run())).toEqual(["warning backup"]);
  await withServices(({ store }) => recordBackup(store, { ...last, file: folder.configFile }));
});

it("The doctor repairs derived data with --fix", async () => {
  await change("DELETE FROM postings; UPDATE cities SET business_count = 7; DELETE FROM listings WHERE id = 2");
  expect([...new Set(faults(await run()))]).toEqual(["error orphans", "error search index", "error counts"]);
  const report = await run(true);
  expect(faults(report)).toEqual([]);
  expect(report).toMatchObject({ healthy: true, failures: [] });
});

it("Search keys of an earlier version ask for an upgrade, and the doctor does not renew them", async () => {
  const [row] = await change("SELECT value FROM counters WHERE name = 'keyVersion'");
  await change("UPDATE counters SET value = 1 WHERE name = 'keyVersion'");
  await run();
  const report = await run(true);
  expect(report.findings.find(({ check }) => check === "integrity")).toMatchObject({
    severity: "note",
    command: "mainstreet migrate",
  });
  await change(`UPDATE counters SET value = ${row?.["value"]} WHERE name = 'keyVersion'`);
});

it("A server that does not answer is an error, and files are checked all the same", async () => {
  const unreachableUrl = Object.assign(new URL(url), { port: "1" }).href;
  const report = await run(true, folder, { MAINSTREET_DATABASE_URL: unreachableUrl });
  expect(faults(report)).toEqual(["error integrity"]);
  expect(report.findings.find(({ check }) => check === "integrity")?.message).toContain("cannot be reached");
  expect(report.checks.map(({ check }) => check)).toContain("leftovers");
});

it("A server in database.replicas that is down, or no standby, is a warning", async () => {
  const unreachableUrl = Object.assign(new URL(url), { port: "1" }).href;
  const report = await run(false, folder, {
    ...environment(),
    MAINSTREET_DATABASE_REPLICAS: `${url}, ${unreachableUrl}`,
  });
  expect(faults(report)).toEqual(["warning replication", "warning replication"]);
  expect(report.findings.filter(({ check }) => check === "replication").map(({ message }) => message)).toEqual([
    expect.stringMatching(/ in database\.replicas is a primary, not a standby\.$/),
    expect.stringMatching(/:1 in database\.replicas cannot be used: .*ECONNREFUSED/),
  ]);
});

it("A database in the data folder beside the other is an error", async () => {
  await writeFile(folder.database, "", { mode: 0o600 });
  expect(faults(await run())).toEqual(["error configuration"]);
  await rm(folder.database);
});
