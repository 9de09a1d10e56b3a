import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Job } from "#contract/admin-api";
import { AppError } from "../../errors.ts";
import { openServices, type Services } from "../../open-services.ts";
import type { Store } from "../../store/store.ts";
import type { TaskEnd, TaskProcessOptions } from "../task-process.ts";
import { createJobQueue, type JobQueueOptions, type StartOptions } from "./job-queue.ts";

const CRASH = { crash: "signal SIGKILL" } as const;
const STOPPED = { error: { code: "cancelled", message: "It was stopped." } } as const;
const DONE = { result: { updated: 3, remaining: 0, seconds: 1 } };
const PROGRESS = { done: 1, total: 2, fraction: 0.5, unit: "rows" } as const;
const IMPORT = { file: "made-up.xlsx", uploadId: "1", onDuplicate: "skip" } as const;

let folder: string;
let services: Services;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mainstreet-queue-"));
  services = await openServices({ data: join(folder, "data"), environment: {} });
  services.log.level = "silent";
});
afterEach(async () => {
  await services.close();
  await rm(folder, { recursive: true, force: true });
});

/** Opens a queue whose jobs end when the test says so. */
function openQueue(options: Partial<JobQueueOptions> = {}) {
  const processes: { end: (end: TaskEnd<unknown>) => void; onProgress: TaskProcessOptions["onProgress"] }[] = [];
  const startProcess = ((_request: unknown, { onProgress }: TaskProcessOptions) => {
    const end = Promise.withResolvers<TaskEnd<unknown>>();
    processes.push({ end: end.resolve, onProgress });
    return { end: end.promise, stop: () => end.resolve(STOPPED) };
  }) as unknown as NonNullable<JobQueueOptions["startProcess"]>;
  const queue = createJobQueue({ ...services, startProcess, retryEndMs: 5, ...options });
  return { queue, processes };
}

async function waitForEnd(id: number): Promise<Job | undefined> {
  await expect.poll(async () => (await services.store.jobs.get(id))?.state).not.toBe("running");
  return services.store.jobs.get(id);
}

it.each<[string, StartOptions["onEnd"]]>([
  ["leftover files cannot be removed", undefined],
  ["its own files cannot be removed", () => Promise.reject(new Error("the disk is gone"))],
  ["the removal of its files hangs", () => new Promise(() => {})],
])("A job whose process crashed ends, and another one starts, although %s", async (_, onEnd) => {
  const { queue, processes } = openQueue({ cleanupTimeoutMs: 20 });
  const { job } = await queue.start("import", IMPORT, { actor: "ann", ...(onEnd && { onEnd }) });
  await rm(services.folder.backups, { recursive: true });
  processes[0]?.end(CRASH);
  expect(await waitForEnd(job.id)).toMatchObject({ state: "interrupted" });
  expect(queue.isRunning()).toBe(false);
  const next = await queue.start("generate-seo", {}, { actor: "ann" });
  processes[1]?.end(DONE);
  expect(await waitForEnd(next.job.id)).toMatchObject({ state: "finished" });
});

it("A job ends, and notifies its other listeners, although one of them fails", async () => {
  const { queue, processes } = openQueue();
  const { job } = await queue.start("generate-seo", {}, { actor: "ann" });
  const seenStates: (string | undefined)[] = [];
  queue.follow(job.id, () => {
    throw new Error("the connection is gone");
  });
  queue.follow(job.id, ({ state, progress }) =>
    seenStates.push(progress === null ? state : `${state} ${progress.done}`),
  );
  processes[0]?.onProgress?.(PROGRESS);
  processes[0]?.end(DONE);
  expect(await waitForEnd(job.id)).toMatchObject({ state: "finished" });
  await expect.poll(() => seenStates).toEqual(["running 1", "finished 1"]);
});

it("A job ends although its import cannot be marked as interrupted", async () => {
  const { store } = services;
  const markInterrupted = () => Promise.reject(new AppError("storage", "The database is locked."));
  const { queue, processes } = openQueue({ store: { ...store, imports: { ...store.imports, markInterrupted } } });
  const { job } = await queue.start("import", IMPORT, { actor: "ann" });
  processes[0]?.end(CRASH);
  expect(await waitForEnd(job.id)).toMatchObject({ state: "interrupted" });
});

it("An end that could not be written is written again, also when no other job starts", async () => {
  const { store } = services;
  let failures = 3;
  const finish: Store["jobs"]["finish"] = async (...end) => {
    if (failures-- > 0) throw new AppError("storage", "The database is locked by another program.");
    return store.jobs.finish(...end);
  };
  const { queue, processes } = openQueue({ store: { ...store, jobs: { ...store.jobs, finish } } });
  const { job } = await queue.start("generate-seo", {}, { actor: "ann" });
  processes[0]?.end(DONE);
  expect(await waitForEnd(job.id)).toMatchObject({ state: "finished" });
});

it("A preview that was cut off says that nothing was saved, and what to do", async () => {
  const { queue, processes } = openQueue();
  const { job } = await queue.start("dry-run", IMPORT, { actor: "ann" });
  processes[0]?.end(CRASH);
  expect((await waitForEnd(job.id))?.error).toMatch(/Nothing was saved\. Choose the file again\.$/);
});
