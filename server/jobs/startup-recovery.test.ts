import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { AppError } from "../errors.ts";
import { openServices, type Services } from "../open-services.ts";
import type { Store } from "../store/store.ts";
import { byAnn } from "../testing/directories/import-into.ts";
import { createJobQueue, type JobQueueOptions } from "./queue/job-queue.ts";
import { createStartupRecovery } from "./startup-recovery.ts";
import type { TaskEnd } from "./task-process.ts";
import { createUploads } from "./uploads.ts";

let folder: string;
let services: Services;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mainstreet-recovery-"));
  services = await openServices({ data: join(folder, "data"), environment: {} });
  services.log.level = "silent";
});
afterEach(async () => {
  await services.close();
  await rm(folder, { recursive: true, force: true });
});

const startProcess: JobQueueOptions["startProcess"] = () => {
  const end = Promise.withResolvers<TaskEnd<never>>();
  return { end: end.promise, stop: () => end.resolve({ error: { code: "cancelled", message: "It was stopped." } }) };
};

/** Creates the recovery of a server whose database fails at first. Its jobs run until the test ends them. */
function openRecovery(failures = 0, hasOtherServers?: () => boolean) {
  const { store } = services;
  let runs = 0;
  const list: Store["jobs"]["list"] = async (limit) => {
    if (runs++ < failures) throw new AppError("storage", "The database is locked by another program.");
    return store.jobs.list(limit);
  };
  const parts = { ...services, store: { ...store, jobs: { ...store.jobs, list } } };
  const jobs = createJobQueue({ ...parts, startProcess });
  const uploads = createUploads({ ...services, limitMb: 1 });
  const runTask = () => Promise.reject(new Error("no task is due"));
  const recovery = createStartupRecovery({
    ...parts,
    jobs,
    uploads,
    runTask,
    ...(hasOtherServers && { hasOtherServers }),
  });
  return { recovery, jobs, uploads, runs: () => runs };
}

it("A recovery that failed is repeated once for all requests that wait for it", async () => {
  const { recovery, runs } = openRecovery(2);
  const first = recovery.run();
  const waitingRequests = Array.from({ length: 8 }, () => recovery.ready());
  await expect(first).rejects.toMatchObject({ code: "storage" });
  for (const { status } of await Promise.allSettled(waitingRequests)) expect(status).toBe("rejected");
  expect(runs()).toBe(2);
  await Promise.all(Array.from({ length: 8 }, () => recovery.ready()));
  expect(runs()).toBe(3);
  await recovery.ready();
  expect(runs()).toBe(3);
});

it("Files that cannot be removed do not keep the admin area closed", async () => {
  const { recovery } = openRecovery();
  await Promise.all([services.folder.backups, services.folder.uploads].map((path) => rm(path, { recursive: true })));
  await recovery.run();
  await recovery.ready();
});

it("A second server on a folder does not touch the job and uploads of the first one until that has ended", async () => {
  const { store } = services;
  const first = openRecovery();
  await first.recovery.run();
  const { job } = await first.jobs.start("generate-seo", {}, { actor: "ann" });
  const { id } = await first.uploads.open();
  let isFirstAlive = true;
  const second = openRecovery(0, () => isFirstAlive);
  await second.recovery.run();
  await second.recovery.takeOver();
  expect(await store.jobs.get(job.id)).toMatchObject({ state: "running" });
  expect(await readdir(services.folder.uploads)).toEqual([id]);
  await expect(second.jobs.start("generate-seo", {}, { actor: "ben" })).rejects.toMatchObject({ code: "conflict" });
  isFirstAlive = false;
  await second.recovery.takeOver();
  expect(await store.jobs.get(job.id)).toMatchObject({ state: "interrupted" });
  const ownJob = await second.jobs.start("generate-seo", {}, { actor: "ben" });
  await second.recovery.takeOver();
  expect(await store.jobs.get(ownJob.job.id)).toMatchObject({ state: "running" });
  expect(await readdir(services.folder.uploads)).toEqual([id]);
  await Promise.all([first.jobs.close(), second.jobs.close()]);
});

it("The job of a server that started later and died is marked as interrupted, too", async () => {
  const { store, now } = services;
  let isOtherAlive = false;
  const { recovery } = openRecovery(0, () => isOtherAlive);
  await recovery.run();
  isOtherAlive = true;
  await recovery.takeOver();
  const { job } = await store.jobs.begin({ kind: "generate-seo", actor: "ben", file: null }, now());
  await recovery.takeOver();
  expect(await store.jobs.get(job.id)).toMatchObject({ state: "running" });
  isOtherAlive = false;
  await recovery.takeOver();
  expect(await store.jobs.get(job.id)).toMatchObject({ state: "interrupted" });
});

it("A server leaves its own job running when another server is gone", async () => {
  let isOtherAlive = true;
  const { recovery, jobs } = openRecovery(0, () => isOtherAlive);
  await recovery.run();
  isOtherAlive = false;
  const [{ job }] = await Promise.all([jobs.start("generate-seo", {}, { actor: "ann" }), recovery.takeOver()]);
  expect(await services.store.jobs.get(job.id)).toMatchObject({ state: "running" });
  await jobs.close();
});

it("Rules that wait for the job of another server are applied once that server is gone", async () => {
  const { store, now } = services;
  const { job } = await store.jobs.begin({ kind: "import", actor: "ann", file: null }, now());
  await store.editing.addRule({ kind: "city", from: "Berne", to: "Bern" }, byAnn(now()));
  let isOtherAlive = true;
  const { recovery, jobs } = openRecovery(0, () => isOtherAlive);
  await recovery.run();
  await recovery.takeOver();
  expect((await store.jobs.list(5)).map(({ kind }) => kind)).toEqual(["import"]);
  isOtherAlive = false;
  await recovery.takeOver();
  expect(await store.jobs.get(job.id)).toMatchObject({ state: "interrupted" });
  expect((await store.jobs.list(5)).map(({ kind }) => kind)).toEqual(["apply-rules", "import"]);
  await jobs.close();
});
