import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { AppError } from "../../errors.ts";
import { openServices, type Services } from "../../open-services.ts";
import type { Store } from "../../store/store.ts";
import { jobProcess } from "../../testing/commands/job-process-fixture.ts";
import { workbookOf } from "../../testing/servers/running-server.ts";
import { createJobQueue } from "./job-queue.ts";

let folder: string;
let services: Services;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mainstreet-jobs-"));
  services = await openServices({ data: join(folder, "data"), environment: {} });
  services.log.level = "fatal";
});
afterEach(async () => {
  await services.close();
  await rm(folder, { recursive: true, force: true });
});

it("A cancelled job that does not stop is killed and recorded as cancelled; its last transaction is rolled back", async () => {
  const { store, folder: data } = services;
  const jobs = createJobQueue({ ...services, cancelTimeoutMs: 200 });
  const file = join(folder, "large.xlsx");
  await writeFile(file, Buffer.from(await (await workbookOf(20_000, (row) => row % 100 === 0)).arrayBuffer()));
  const { id } = (await jobs.start("import", { file, uploadId: "1", onDuplicate: "skip" }, { actor: "ann" })).job;
  const child = await jobProcess();
  await child.runUntil(async () => ((await store.imports.list(1, new Date()))[0]?.imported ?? 0) > 0);
  expect(await jobs.cancel(id)).toBe(true);
  while ((await jobs.get(id))?.state === "running") await pause(20);
  expect(await jobs.get(id)).toMatchObject({
    state: "cancelled",
    error: "It did not stop in time and was ended. What was done by then stays.",
  });
  const [entry] = await store.imports.list(1, new Date());
  expect(entry).toMatchObject({ state: "interrupted", canUndo: true });
  expect(await store.directory.countBusinesses()).toBe(entry?.imported);
  expect(await readdir(data.rejects)).toEqual([]);
  expect((await jobs.start("generate-seo", {}, { actor: "ann" })).job.state).toBe("running");
  await jobs.close();
});

it("A job that starts while the end of the last one waits for the database is recorded like any other", async () => {
  // Another process holds the write lock, so the first end is written last.
  const lock = Promise.withResolvers<void>();
  const { store } = services;
  let ends = 0;
  const finish: Store["jobs"]["finish"] = async (...end) => {
    if (++ends === 1) await lock.promise;
    return store.jobs.finish(...end);
  };
  const jobs = createJobQueue({ ...services, store: { ...store, jobs: { ...store.jobs, finish } } });
  const start = () => jobs.start("generate-seo", {}, { actor: "ann" });
  const readEntry = async (id: number) => {
    while ((await store.jobs.get(id))?.state === "running") await pause(10);
    return store.jobs.get(id);
  };
  const first = await start();
  while (ends === 0) await pause(10);
  const second = start();
  await pause(100);
  lock.resolve();
  expect(await readEntry((await second).job.id)).toMatchObject({ state: "finished" });
  expect(await readEntry(first.job.id)).toMatchObject({ state: "finished" });
  expect(await readEntry((await start()).job.id)).toMatchObject({ state: "finished" });
  await jobs.close();
});

it("The end of a job that could not be written is written before the next one starts", async () => {
  const { store } = services;
  let failures = 1;
  const finish: Store["jobs"]["finish"] = async (...end) => {
    if (failures-- > 0) throw new AppError("storage", "The database is locked by another program.");
    return store.jobs.finish(...end);
  };
  const jobs = createJobQueue({ ...services, store: { ...store, jobs: { ...store.jobs, finish } } });
  const first = await jobs.start("generate-seo", {}, { actor: "ann" });
  await expect(first.result()).rejects.toMatchObject({ code: "storage" });
  const second = await jobs.start("generate-seo", {}, { actor: "ann" });
  expect(await store.jobs.get(first.job.id)).toMatchObject({ state: "finished" });
  expect(await second.result()).toMatchObject({ updated: 0 });
  await jobs.close();
});
