import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Job } from "#contract/admin-api";
import { openDataFolder } from "../../config/load-config.ts";
import type { Store } from "../../store/store.ts";
import { byAnn } from "../../testing/directories/import-into.ts";
import { openEmptyPostgresStores } from "../../testing/postgres/open-empty-store.ts";
import { createStartupRecovery } from "../startup-recovery.ts";
import type { TaskEnd, TaskProcessOptions } from "../task-process.ts";
import { createUploads } from "../uploads.ts";
import { createJobQueue, type JobQueueOptions } from "./job-queue.ts";

const LEASE = { leaseMs: 600_000, heartbeatMs: 5, heartbeatTimeoutMs: 5_000, pollMs: 5 };
/** A lease that expires at once. */
const NO_LEASE = { ...LEASE, leaseMs: 0 };
const PROGRESS = { done: 500, total: null, fraction: 0.5, unit: "rows" } as const;
const RESULT = { updated: 3, remaining: 0, seconds: 1 };
const STOPPED = { error: { code: "cancelled", message: "It was stopped after 500 rows." } } as const;
const SOON = { actor: "ann" };

let stores: readonly [Store, Store];
let closeStores: () => Promise<void>;
let url: string;
let data: string;
beforeEach(async () => {
  const openedStores = await openEmptyPostgresStores();
  stores = openedStores.stores;
  url = openedStores.url;
  closeStores = openedStores.close;
  data = await mkdtemp(join(tmpdir(), "mainstreet-lease-"));
});
afterEach(async () => {
  await closeStores();
  await rm(data, { recursive: true });
});

/** Opens the queue of a server. The processes of its jobs end when the test or a stop says so. */
async function openQueue(store: Store, options: Partial<JobQueueOptions> = {}) {
  const processes: { end: (end: TaskEnd<never>) => void; onProgress: TaskProcessOptions["onProgress"] }[] = [];
  const startProcess = ((_request: unknown, { onProgress }: TaskProcessOptions) => {
    const end = Promise.withResolvers<TaskEnd<never>>();
    processes.push({ end: end.resolve, onProgress });
    return { end: end.promise, stop: () => end.resolve(STOPPED) };
  }) as unknown as NonNullable<JobQueueOptions["startProcess"]>;
  const folder = await openDataFolder(data, {});
  const log = pino({ level: "silent" });
  const config = { database: { url: null } } as unknown as JobQueueOptions["config"];
  const common = { store, folder, config, now: () => new Date(), log, leaseTimes: LEASE, startProcess };
  const queue = createJobQueue({ ...common, ...options });
  const uploads = createUploads({ folder, limitMb: 1, now: common.now, log });
  const runTask = () => Promise.reject(new Error("no task is due"));
  const recovery = createStartupRecovery({ store, folder, jobs: queue, uploads, runTask, log });
  return { queue, processes, recovery };
}

/** Collects the states and the progress that a server reports of a job up to its end. */
function followJob({ follow }: Awaited<ReturnType<typeof openQueue>>["queue"], id: number): Promise<Job[]> {
  const seenJobs: Job[] = [];
  return new Promise((resolve) => {
    follow(id, (job) => {
      seenJobs.push(job);
      if (job.state !== "running") resolve(seenJobs);
    });
  });
}

it("A job is followed on another server, with its progress and its result", async () => {
  const [one, other] = await Promise.all(stores.map((store) => openQueue(store)));
  const { job } = (await one?.queue.start("generate-seo", {}, SOON)) ?? {};
  if (one === undefined || other === undefined || job === undefined) throw new Error("not started");
  const jobs = followJob(other.queue, job.id);
  one.processes[0]?.onProgress?.(PROGRESS);
  while ((await other.queue.get(job.id))?.progress === null);
  one.processes[0]?.end({ result: RESULT } as unknown as TaskEnd<never>);
  const last = (await jobs).at(-1);
  expect(last).toMatchObject({ state: "finished", progress: PROGRESS, result: RESULT });
  expect(await other.queue.cancel(job.id)).toBe(false);
});

it("A job is cancelled on another server; until it has stopped no other starts", async () => {
  const [one, other] = [await openQueue(stores[0]), await openQueue(stores[1])];
  const { job } = await one.queue.start("generate-seo", {}, SOON);
  await expect(other.queue.start("generate-seo", {}, SOON)).rejects.toMatchObject({ code: "conflict" });
  await expect(other.queue.requireIdle()).rejects.toMatchObject({ code: "conflict" });
  await other.queue.recover();
  expect(await other.queue.get(job.id)).toMatchObject({ state: "running" });
  const jobs = followJob(other.queue, job.id);
  expect(await other.queue.cancel(job.id)).toBe(true);
  expect((await jobs).at(-1)).toMatchObject({ state: "cancelled", error: STOPPED.error.message });
  await other.queue.requireIdle();
});

it("A job goes on sending heartbeats after one that was never answered", async () => {
  const { jobs } = stores[0];
  let sentHeartbeats = 0;
  // This connection falls silent without being closed.
  const heartbeat: typeof jobs.heartbeat = (...beat) =>
    sentHeartbeats++ === 0 ? new Promise<never>(() => undefined) : jobs.heartbeat(...beat);
  const times = { ...LEASE, heartbeatTimeoutMs: 5 };
  const one = await openQueue({ ...stores[0], jobs: { ...jobs, heartbeat } }, { leaseTimes: times });
  const { job } = await one.queue.start("generate-seo", {}, SOON);
  one.processes[0]?.onProgress?.(PROGRESS);
  await expect.poll(async () => (await stores[1].jobs.get(job.id))?.progress).toEqual(PROGRESS);
  await one.queue.close();
});

it("A job whose server died is marked as interrupted by another, which takes over", async () => {
  // The heartbeats never settle, as on a dead server.
  const neverSettles = () => new Promise<never>(() => undefined);
  const deadServer = { ...stores[0], jobs: { ...stores[0].jobs, heartbeat: neverSettles } };
  const one = await openQueue(deadServer, { leaseTimes: NO_LEASE });
  const other = await openQueue(stores[1]);
  const imports = stores[1].imports;
  const importId = await imports.begin(["a.xlsx"], "ann", new Date());
  const { job } = await one.queue.start("import", { file: "a.xlsx", uploadId: "1", onDuplicate: "skip" }, SOON);
  const next = await other.queue.start("generate-seo", {}, SOON);
  expect(next.job.state).toBe("running");
  expect(await other.queue.get(job.id)).toMatchObject({
    state: "interrupted",
    error: "The server that ran this has ended. What was done by then stays.",
  });
  expect(await imports.list(1, new Date())).toMatchObject([{ id: importId, state: "interrupted" }]);
});

it("A killed server loses its job to a running server", async () => {
  const script = join(import.meta.dirname, "../../testing/postgres/run-job-server.ts");
  const server = spawn(process.execPath, ["--no-warnings", script, url, data], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(server.stdout, "data")) as [Buffer];
  const id = Number(String(line));
  const otherQueues = [await openQueue(stores[0]), await openQueue(stores[1])];
  // Waits until its heartbeats arrive.
  while ((await stores[0].jobs.get(id))?.progress === null);
  const exit = once(server, "exit");
  server.kill("SIGKILL");
  await exit;
  const winners: boolean[] = [];
  while (!winners.includes(true)) {
    winners.push(...(await Promise.all(otherQueues.map(({ queue }) => queue.markExpired()))));
  }
  expect(winners.filter(Boolean)).toHaveLength(1);
  expect(await stores[1].jobs.get(id)).toMatchObject({ state: "interrupted", actor: "server" });
});

it("Rules that a stopping server has not applied are applied by another at once", async () => {
  const [one, other] = [await openQueue(stores[0]), await openQueue(stores[1])];
  const { job } = await one.queue.start("apply-rules", {}, SOON);
  expect(await other.queue.markExpired()).toBe(false);
  await one.queue.close();
  expect(await other.queue.markExpired()).toBe(true);
  expect(await other.queue.get(job.id)).toMatchObject({ state: "interrupted" });
  const seo = await other.queue.start("generate-seo", {}, SOON);
  await other.queue.close();
  expect(await stores[0].jobs.get(seo.job.id)).toMatchObject({ state: "interrupted" });
});

it("A server that starts while another's job runs applies pending rules after it", async () => {
  const [one, other] = [await openQueue(stores[0]), await openQueue(stores[1])];
  const { result } = await one.queue.start("generate-seo", {}, SOON);
  await stores[0].editing.addRule({ kind: "city", from: "Gotham", to: "New York" }, byAnn(new Date()));
  await other.recovery.run();
  await other.recovery.takeOver();
  expect(other.processes).toEqual([]);
  one.processes[0]?.end({ result: RESULT } as unknown as TaskEnd<never>);
  await result();
  await other.recovery.takeOver();
  expect(other.processes).toHaveLength(1);
  expect(await stores[0].jobs.list(1)).toMatchObject([{ kind: "apply-rules", state: "running", actor: "server" }]);
  await other.queue.close();
});

it("A server whose lease expired stops its job when it can reach the database again", async () => {
  const revivedServer = Promise.withResolvers<void>();
  const { jobs } = stores[0];
  const heartbeat: typeof jobs.heartbeat = (...beat) => revivedServer.promise.then(() => jobs.heartbeat(...beat));
  const one = await openQueue({ ...stores[0], jobs: { ...jobs, heartbeat } }, { leaseTimes: NO_LEASE });
  const other = await openQueue(stores[1]);
  const { job, result } = await one.queue.start("generate-seo", {}, SOON);
  await other.queue.recover();
  expect(await other.queue.get(job.id)).toMatchObject({ state: "interrupted" });
  revivedServer.resolve();
  await expect(result()).rejects.toMatchObject({ code: "cancelled" });
  expect(await other.queue.get(job.id)).toMatchObject({
    state: "interrupted",
    error: "The server could not reach the database for too long. It was stopped after 500 rows.",
  });
});
