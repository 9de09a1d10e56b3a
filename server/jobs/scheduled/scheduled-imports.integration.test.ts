import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { siteInfo } from "../../config/load-config.ts";
import { AppError } from "../../errors.ts";
import { openServices, type Services } from "../../open-services.ts";
import { attentionList } from "../../operations/attention-list.ts";
import type { download } from "../../operations/websites/download.ts";
import { createJobQueue, type JobQueue } from "../queue/job-queue.ts";
import { createUploads, type Uploads } from "../uploads.ts";
import { createScheduledImports, type ScheduledImports } from "./scheduled-imports.ts";

const ADDRESS = "https://feeds.example.org/piers.csv?key=secret";
const HOUR_MS = 3_600_000;
const csv = (...names: string[]) =>
  [
    "name,full_address,city,state,postal_code,country",
    ...names.map((name, at) => `${name},"${at} Kelp Way, Rye, NH 03870",Rye,NH,03870,United States`),
  ].join("\n");

let data: string;
let services: Services;
let jobs: JobQueue;
let uploads: Uploads;
let schedule: ScheduledImports;
let config: Services["config"];
let time: number;
/** Answers of the address, the oldest first; an error is thrown, undefined is "not modified". */
let answers: ({ name: string; text: string; etag?: string } | AppError | undefined)[];
let requests: { etag?: string | undefined }[];

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), "mainstreet-schedule-"));
  services = await openServices({ data, environment: {} });
  services.log.level = "silent";
  time = Date.parse("2026-11-20T10:00:00Z");
  config = structuredClone(services.config);
  const now = () => new Date(time);
  answers = [];
  requests = [];
  const { store, folder, log } = services;
  jobs = createJobQueue({ store, folder, config, now, log });
  const pinnedIds = async () => new Set((await store.scheduledFiles.list()).map(({ uploadId }) => uploadId ?? ""));
  uploads = createUploads({ folder, limitMb: 1, pinnedIds, now, log });
  const fetchFile: typeof download = async (_address, options) => {
    requests.push(options.validators);
    const answer = answers.shift();
    if (answer === undefined || answer instanceof AppError) {
      if (answer === undefined) return undefined;
      throw answer;
    }
    const path = join(options.folder, answer.name);
    await writeFile(path, answer.text);
    return { name: answer.name, path, ...(answer.etag !== undefined && { etag: answer.etag }) };
  };
  schedule = createScheduledImports({ store, folder, settings: { config }, uploads, jobs, now, log, fetchFile });
  await mkdir(folder.inbox);
});
afterEach(async () => {
  await jobs.close();
  await services.close();
  await rm(data, { recursive: true });
});

const save = (name: string, text: string) => writeFile(join(services.folder.inbox, name), text);
const files = async () =>
  (await services.store.scheduledFiles.list()).map(({ name, state, report }) => ({ name, state, ...report }));
const countBusinesses = () => services.store.directory.countBusinesses();
const attention = async () => {
  const { store, folder } = services;
  const parts = { store, folder, site: siteInfo(config, 1), backupSettings: config.backup, imports: config.imports };
  return (await attentionList({ ...parts, now: () => new Date(time) })).filter(({ kind }) => kind.startsWith("sched"));
};

async function runTwice(): Promise<void> {
  await schedule.run();
  await schedule.run();
}

it("A new file is previewed once it has stopped growing, and again after it has changed; nothing is imported by itself", async () => {
  await save("piers.csv", csv("Pier 1"));
  await schedule.run();
  expect(await files()).toEqual([]);
  await save("piers.csv", csv("Pier 1", "Pier 2"));
  await schedule.run();
  expect(await files()).toEqual([]);
  await schedule.run();
  const waiting = { name: "piers.csv", state: "waiting", imported: 2, changed: 0, rejected: 0 };
  expect(await files()).toEqual([waiting]);
  expect(await attention()).toEqual([{ kind: "scheduled-files", count: 1, names: ["piers.csv"] }]);
  await runTwice();
  expect((await services.store.jobs.list(10)).map(({ kind, actor }) => [kind, actor])).toEqual([["dry-run", "server"]]);
  // The upload stays for longer than those of people.
  time += 72 * HOUR_MS;
  await uploads.clearOld();
  await uploads.clear();
  const [entry] = await services.store.scheduledFiles.list();
  expect(await uploads.find(entry?.uploadId ?? "")).toMatchObject({ name: "piers.csv" });

  await save("piers.csv", csv("Pier 1", "Pier 2", "Pier 3"));
  await runTwice();
  expect(await files()).toEqual([{ ...waiting, imported: 3 }]);
  expect(await readdir(services.folder.uploads)).toHaveLength(1);
  expect(await countBusinesses()).toBe(0);
}, 300_000);

it("A file that cannot be read says why, and waits for nobody once it is dismissed", async () => {
  await save("sheds.xlsx", "no workbook");
  await save("large.csv", "x".repeat(1024 * 1024 + 1));
  await runTwice();
  expect((await files()).toSorted((a, b) => (a.name < b.name ? -1 : 1))).toMatchObject([
    { name: "large.csv", state: "failed", problem: expect.stringContaining("larger than 1 MB") },
    { name: "sheds.xlsx", state: "failed", problem: expect.stringContaining("sheds.xlsx") },
  ]);
  expect(await attention()).toHaveLength(2);
  expect(await readdir(services.folder.uploads)).toEqual([]);
  for (const { id } of await services.store.scheduledFiles.list()) await services.store.scheduledFiles.dismiss(id);
  await runTwice();
  expect(await attention()).toEqual([]);
}, 300_000);

it("With the setting, files are imported at once, as the server, and update businesses if that is set", async () => {
  config.imports.atOnce = true;
  await save("piers.csv", csv("Pier 1", "Pier 2"));
  await runTwice();
  expect(await files()).toMatchObject([{ state: "imported", imported: 2 }]);
  expect(await countBusinesses()).toBe(2);
  expect((await services.store.imports.list(5, new Date(time))).map(({ actor }) => actor)).toEqual(["server"]);
  expect(await readdir(services.folder.uploads)).toEqual([]);
  expect(await attention()).toEqual([]);
  // Its columns are not known, so somebody must look at it.
  await save("odd.csv", "alpha,beta\n1,2\n");
  await runTwice();
  expect(await files()).toMatchObject([{ name: "odd.csv", state: "waiting", problem: expect.any(String) }, {}]);
}, 300_000);

it("An address is fetched at its interval, with what proved the last answer; a failure is said once and forgotten after a success", async () => {
  config.imports.address = ADDRESS;
  answers = [
    { name: "piers.csv", text: csv("Pier 1"), etag: '"1"' },
    undefined,
    new AppError("unreadable", "feeds.example.org answered with status 503."),
    { name: "piers-2.csv", text: csv("Pier 1", "Pier 2"), etag: '"2"' },
  ];
  await runTwice();
  expect(await files()).toMatchObject([{ name: "piers.csv", state: "waiting", imported: 1 }]);
  expect(requests).toEqual([{}]);
  time += 25 * HOUR_MS;
  await runTwice();
  expect(requests).toMatchObject([{}, { etag: '"1"' }]);
  time += 25 * HOUR_MS;
  await runTwice();
  expect(await attention()).toMatchObject([
    { kind: "scheduled-failure", source: "address", name: "feeds.example.org" },
    { kind: "scheduled-files" },
  ]);
  time += HOUR_MS;
  await runTwice();
  // The newer file takes the place of the one that waited.
  expect((await files()).filter(({ state }) => state === "waiting")).toMatchObject([
    { name: "piers-2.csv", imported: 2 },
  ]);
  expect((await attention()).map(({ kind }) => kind)).toEqual(["scheduled-files"]);
  expect(requests).toHaveLength(4);
}, 300_000);

it("A file waits while another job runs", async () => {
  await save("piers.csv", csv("Pier 1"));
  const { job } = await services.store.jobs.begin({ kind: "backup", actor: "ann", file: null }, new Date(time));
  await runTwice();
  expect(await files()).toMatchObject([{ name: "piers.csv", state: "new" }]);
  await services.store.jobs.finish(
    job.id,
    { state: "finished", progress: null, result: null, error: null },
    new Date(time),
  );
  await schedule.run();
  expect(await files()).toMatchObject([{ name: "piers.csv", state: "waiting" }]);
}, 300_000);

it("Without a folder, an address or a file that waits, there is nothing to do until settings change or minutes pass", async () => {
  expect(await schedule.isDue()).toBe(true);
  await rm(services.folder.inbox, { recursive: true });
  await schedule.run();
  expect(await schedule.isDue()).toBe(false);
  config.imports.address = ADDRESS;
  expect(await schedule.isDue()).toBe(true);
  config.imports.address = null;
  expect(await schedule.isDue()).toBe(false);
  config.imports.update = true;
  expect(await schedule.isDue()).toBe(true);
  await schedule.run();
  expect(await schedule.isDue()).toBe(false);
  time += 300_000;
  expect(await schedule.isDue()).toBe(true);
  await schedule.run();
  await mkdir(services.folder.inbox);
  expect(await schedule.isDue()).toBe(false);
  await save("piers.csv", csv("Pier 1"));
  expect(await schedule.isDue()).toBe(true);
});

it("A file that waits for another job stays due, also when it has left the folder", async () => {
  await save("piers.csv", csv("Pier 1"));
  const { job } = await services.store.jobs.begin({ kind: "backup", actor: "ann", file: null }, new Date(time));
  await runTwice();
  await rm(services.folder.inbox, { recursive: true });
  expect(await schedule.isDue()).toBe(true);
  const outcome = { state: "finished" as const, progress: null, result: null, error: null };
  await services.store.jobs.finish(job.id, outcome, new Date(time));
  await schedule.run();
  expect(await schedule.isDue()).toBe(false);
}, 300_000);
