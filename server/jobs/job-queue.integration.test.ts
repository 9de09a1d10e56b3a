import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openServices, type Services } from "../open-services.ts";
import { jobProcess } from "../testing/job-process-fixture.ts";
import { workbookOf } from "../testing/running-server.ts";
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

it("A cancelled job that does not stop is ended; it is told as cancelled, and nothing half done stays", async () => {
  const { store, folder: data } = services;
  const jobs = createJobQueue({ ...services, patience: 200 });
  const file = join(folder, "large.xlsx");
  await writeFile(file, Buffer.from(await (await workbookOf(30_000, (row) => row % 100 === 0)).arrayBuffer()));
  const { id } = await jobs.start({ kind: "import", actor: "ann", file, onDuplicate: "skip" });
  const job = await jobProcess();
  while (((await store.imports.list(1, new Date()))[0]?.imported ?? 0) === 0) await pause(10);
  // it sleeps through whatever it is asked
  job.hold();
  expect(jobs.cancel(id)).toBe(true);
  while ((await jobs.get(id))?.state === "running") await pause(20);
  expect(await jobs.get(id)).toMatchObject({
    state: "cancelled",
    error: "It did not stop when it was asked to, and was ended. What was done by then stays.",
  });
  const [entry] = await store.imports.list(1, new Date());
  expect(entry).toMatchObject({ state: "interrupted", canUndo: true });
  expect(await store.directory.countBusinesses()).toBe(entry?.imported);
  expect(await readdir(data.rejects)).toEqual([]);
  expect((await jobs.start({ kind: "generate-seo", actor: "ann" })).state).toBe("running");
  await jobs.close();
}, 120_000);
