import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { AppError } from "../errors.ts";
import { openServices, type Services } from "../open-services.ts";
import type { Store } from "../store/store.ts";
import { createJobQueue } from "./job-queue.ts";
import { createStartupRecovery } from "./startup-recovery.ts";
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

/** A recovery on a database that fails at first. */
function openRecovery(failures = 0) {
  const { store } = services;
  let runs = 0;
  const list: Store["jobs"]["list"] = async (limit) => {
    if (runs++ < failures) throw new AppError("storage", "The database is locked by another program.");
    return store.jobs.list(limit);
  };
  const parts = { ...services, store: { ...store, jobs: { ...store.jobs, list } } };
  const jobs = createJobQueue(parts);
  const uploads = createUploads({ ...services, limitMb: 1 });
  const runTask = () => Promise.reject(new Error("no task is due"));
  return { recovery: createStartupRecovery({ ...parts, jobs, uploads, runTask }), runs: () => runs };
}

it("A recovery that failed is repeated once for all requests that wait for it", async () => {
  const { recovery, runs } = openRecovery(2);
  const first = recovery.run();
  const waiting = Array.from({ length: 8 }, () => recovery.ready());
  await expect(first).rejects.toMatchObject({ code: "storage" });
  for (const { status } of await Promise.allSettled(waiting)) expect(status).toBe("rejected");
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
