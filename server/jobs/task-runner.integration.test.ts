import { spawnSync } from "node:child_process";
import { pbkdf2 } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { constants, getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openServices, type Services } from "../open-services.ts";
import { SCHEMA_VERSION } from "../store/schema-version.ts";
import { childrenOf, jobProcess } from "../testing/commands/job-process-fixture.ts";
import { startTask } from "./task-process.ts";
import { createTaskRunner } from "./task-runner.ts";

const deriveKey = promisify(pbkdf2);

let folder: string;
let services: Services;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mainstreet-tasks-"));
  services = await openServices({ data: join(folder, "data"), environment: {} });
  services.log.level = "fatal";
});
afterEach(async () => {
  await services.close();
  await rm(folder, { recursive: true, force: true });
});

it("A task returns its result from a child process", async () => {
  const { runTask, close } = createTaskRunner(services);
  expect(await runTask("near-duplicates", {})).toMatchObject({ texts: 0, isSample: false });
  const file = { format: "csv", name: "a.csv" } as const;
  const output = new PassThrough();
  const failed = runTask("export", { country: "Atlantis", ...file }, { output });
  await expect(failed).rejects.toMatchObject({ code: "not-found" });
  await runTask("export", { country: undefined, ...file }, { output });
  expect(String(output.read())).toMatch(/^\ufeffname,category,/);
  await close();
});

it("A task that somebody waits for begins with the server's priority, upkeep with a low one", async () => {
  const { runTask, close } = createTaskRunner(services);
  const report = runTask("near-duplicates", {});
  const first = await jobProcess();
  first.hold();
  const upkeep = runTask("inspect-backups", { files: [] });
  const priorities = () =>
    childrenOf(process.pid)
      .map(Number)
      .filter((pid) => pid !== first.pid)
      .map((pid) => getPriority(pid));
  await expect.poll(priorities, { interval: 5 }).toContain(constants.priority.PRIORITY_BELOW_NORMAL);
  expect(getPriority(first.pid)).toBe(getPriority(process.pid));
  first.release();
  await Promise.all([report, upkeep]);
  await close();
});

it("A task reports a cell with Unicode's line separators as it is", async () => {
  const { runTask, close } = createTaskRunner(services);
  const file = join(folder, "made-up.csv");
  const value = "a\u2028b\u2029c\u0085d\ve\ff";
  await writeFile(
    file,
    `name,place_id,rating,full_address,country\nBakery,ChIJ-1,"${value}","1 Oak St, Austin, TX 78701",US\n`,
  );
  const report = await runTask("dry-run", { file, onDuplicate: "skip", uploadId: "1" });
  expect(report.warnings).toEqual([expect.objectContaining({ column: "rating", value })]);
  await close();
});

it("A task of a newer program, which took this one's place, leaves the schema to the next server", async () => {
  const { runTask, close } = createTaskRunner(services);
  const db = new Sqlite(services.folder.database);
  db.pragma(`user_version = ${SCHEMA_VERSION - 1}`);
  await expect(runTask("near-duplicates", {})).rejects.toMatchObject({
    code: "storage",
    message: expect.stringContaining("An earlier version of Mainstreet wrote the database"),
  });
  expect(db.pragma("user_version", { simple: true })).toBe(SCHEMA_VERSION - 1);
  db.close();
  await close();
});

it("A task works on the database of its server, whatever its own settings say", async () => {
  const url = "postgres://mainstreet:hidden@127.0.0.1:1/d";
  const other = createTaskRunner({ ...services, config: { database: { ...services.config.database, url } } });
  const failure = await other.runTask("near-duplicates", {}).catch((error: Error) => error);
  expect(failure).toMatchObject({
    code: "invalid",
    message: expect.stringContaining("and d at 127.0.0.1:1 in database.url"),
  });
  await other.close();
  await writeFile(services.folder.configFile, JSON.stringify({ database: { url } }));
  const { runTask, close } = createTaskRunner(services);
  expect(await runTask("near-duplicates", {})).toMatchObject({ texts: 0 });
  await close();
});

it("Shutdown waits until the child processes have ended, kills one that does not stop, and starts no other", async () => {
  const { runTask, close } = createTaskRunner({ ...services, shutdownTimeoutMs: 200 });
  const task = runTask("near-duplicates", {}).catch((error: unknown) => error);
  const child = await jobProcess();
  child.hold();
  await close();
  expect(() => process.kill(child.pid, 0)).toThrow("ESRCH");
  expect(await task).toMatchObject({ code: "cancelled" });
  await expect(runTask("near-duplicates", {})).rejects.toMatchObject({ code: "cancelled" });
});

it("A task stops when its caller aborts", async () => {
  const { runTask, close } = createTaskRunner({ ...services, shutdownTimeoutMs: 200 });
  const caller = new AbortController();
  const task = runTask("near-duplicates", {}, { signal: caller.signal }).catch((error: unknown) => error);
  (await jobProcess()).hold();
  caller.abort();
  expect(await task).toMatchObject({ code: "cancelled" });
  await close();
});

it("A task whose process is killed before it read its request ends with a crash", async () => {
  const file = join(folder, "quays.csv");
  await writeFile(file, "name,place_id\nBakery,q1\n");
  const request = { kind: "dry-run", actor: "admin", input: { file, onDuplicate: "skip", uploadId: "1" } } as const;
  // The size of the file is read behind these in libuv's thread pool, so the process has ended by then.
  const busyThreads = Array.from({ length: 8 }, () => deriveKey("password", "salt", 500_000, 64, "sha512"));
  const { end } = startTask(request, { dataFolder: services.folder.path, databaseUrl: null });
  for (const pid of childrenOf(process.pid)) process.kill(Number(pid), "SIGKILL");
  expect(await end).toEqual({ crash: expect.stringContaining("SIGKILL") });
  await Promise.all(busyThreads);
});

it("A task for which the system has no file descriptors ends with a crash, and the server goes on", () => {
  const script = `
    import { openSync } from "node:fs";
    import { startTask } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, "task-process.ts")).href)};
    const descriptors = [];
    try {
      for (;;) descriptors.push(openSync("/dev/null"));
    } catch {}
    const { end } = startTask({ kind: "near-duplicates", input: {} }, { dataFolder: "/", databaseUrl: null });
    process.stdout.write(JSON.stringify(await end));`;
  const run = spawnSync(
    "sh",
    ["-c", 'ulimit -n 120 && exec "$0" --input-type=module -e "$1"', process.execPath, script],
    {
      cwd: join(import.meta.dirname, "../.."),
      encoding: "utf8",
    },
  );
  expect(run.stderr).toBe("");
  expect(run.stdout).toMatch(/^\{"crash":".*EMFILE/);
});
