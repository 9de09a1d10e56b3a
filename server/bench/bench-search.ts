import type { ChildProcess } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { childrenOf } from "../testing/commands/job-process-fixture.ts";
import { dataOf } from "./bench-engine.ts";
import type { BenchPlace } from "./bench-import-export.ts";
import { atLeast, atMost, type BenchRow, reference } from "./bench-table.ts";
import { endProcess, firstLine, memoryMb } from "./run-process.ts";
import { type SearchClass, searchClasses } from "./search-paths.ts";
import { spawnOnCore } from "./spawn-on-core.ts";

const ROUNDS = 5;
const REQUESTS_PER_ROUND = 120;
const WARM_UP_REQUESTS = 60;
const CLIENTS = 4;
/** Requests per class and client. */
const MIXED_REQUESTS = 40;
const MIN_SEARCHES_PER_SECOND = 500;
const MAX_MEMORY_MB = 450;
/** Time that a server must have had no child process before it is measured. */
const IDLE_MS = 5_000;
const POLL_MS = 500;
/** A tick of /proc/PID/stat. */
const TICK_MS = 10;

/**
 * Measures uncached searches over HTTP, class by class with one client: the medians of five rounds' medians and 99th percentiles, and the
 * processor time of a request beside it; then all classes mixed with four clients. Begins when the upkeep has ended.
 */
export async function benchSearch({ executable, folder, rows, engine }: BenchPlace): Promise<BenchRow[]> {
  const { limits } = engine;
  const data = dataOf(folder, engine);
  const args = ["--data", data, "serve", "--port", "0", "--json"];
  // The daily backup at the first start would take one of two cores.
  const env = { ...(await engine.environment(data)), MAINSTREET_BACKUP_DAILY: "false" };
  const server = spawnOnCore(0, executable, args, env);
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  try {
    const { url } = JSON.parse(await firstLine(server)) as { url: string };
    const classes = searchClasses(rows).map((searchClass) => ({
      ...searchClass,
      limits: limits.search ?? searchClass.limits,
    }));
    const get = (path: string) => timedGet(agent, url + path);
    for (const { path } of classes) {
      for (let number = 0; number < WARM_UP_REQUESTS; number++) await get(path(number, ROUNDS));
    }
    await upkeepEnded(server);
    const size = rows.toLocaleString("en-US");
    const table: BenchRow[] = [];
    for (const searchClass of classes) table.push(...(await measureClass(searchClass, get, server, size)));
    const perSecond = await mixedPerSecond(classes, get);
    const label = `all kinds of searches, ${size}, ${CLIENTS} clients`;
    const memory = `memory of the server after them, ${size}`;
    return [
      ...table,
      ...(limits.hasSearchLoad
        ? [
            atLeast(label, perSecond, MIN_SEARCHES_PER_SECOND, "searches/s"),
            atMost(memory, memoryMb(server.pid, "VmRSS"), MAX_MEMORY_MB, "MB"),
          ]
        : [reference(label, perSecond, "searches/s"), reference(memory, memoryMb(server.pid, "VmRSS"), "MB")]),
    ];
  } finally {
    agent.destroy();
    await endProcess(server);
  }
}

/**
 * Waits for the upkeep after an import, which runs in a child process on the same core as the server. Does not wait if the system has no
 * /proc.
 */
async function upkeepEnded({ pid = 0 }: ChildProcess): Promise<void> {
  if (!existsSync("/proc/self/task")) return;
  let idleMs = 0;
  while (idleMs < IDLE_MS) {
    await pause(POLL_MS);
    idleMs = childrenOf(pid).length === 0 ? idleMs + POLL_MS : 0;
  }
}

async function measureClass(
  { name, limits, path }: SearchClass,
  get: (path: string) => Promise<number>,
  server: ChildProcess,
  size: string,
): Promise<BenchRow[]> {
  const medians: number[] = [];
  const p99s: number[] = [];
  const cpuBefore = cpuMs(server);
  for (let round = 0; round < ROUNDS; round++) {
    const times: number[] = [];
    for (let number = 0; number < REQUESTS_PER_ROUND; number++) times.push(await get(path(number, round)));
    medians.push(percentile(times, 0.5));
    p99s.push(percentile(times, 0.99));
  }
  const cpu = (cpuMs(server) - cpuBefore) / (ROUNDS * REQUESTS_PER_ROUND);
  const p50 = atMost(
    `search: ${name}, ${size}, p50 (processor of the server)`,
    percentile(medians, 0.5),
    limits.p50,
    "ms",
  );
  return [
    { ...p50, measured: `${p50.measured} (${cpu.toFixed(1)})` },
    atMost("… p99", percentile(p99s, 0.5), limits.p99, "ms"),
  ];
}

/** Lets each client request all classes in turn. */
async function mixedPerSecond(
  classes: readonly SearchClass[],
  get: (path: string) => Promise<number>,
): Promise<number> {
  const startedAt = performance.now();
  const client = async (index: number) => {
    for (let number = 0; number < MIXED_REQUESTS; number++) {
      for (const { path } of classes) await get(path(number, ROUNDS + 1 + index));
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, index) => client(index)));
  return (CLIENTS * MIXED_REQUESTS * classes.length) / ((performance.now() - startedAt) / 1000);
}

/** Returns the milliseconds until the whole response has arrived. Throws unless it is a 200. */
function timedGet(agent: Agent, url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const clientRequest = request(url, { agent }, (response) => {
      const { statusCode } = response;
      if (statusCode !== 200) reject(new Error(`${url}: ${statusCode}`));
      response
        .on("end", () => resolve(performance.now() - startedAt))
        .on("error", reject)
        .resume();
    });
    clientRequest.on("error", reject).end();
  });
}

function percentile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;
}

/** Returns the processor time of a process; 0 if the system has no /proc. */
function cpuMs({ pid }: ChildProcess): number {
  try {
    const fields =
      readFileSync(join("/proc", String(pid), "stat"), "utf8")
        .split(") ")[1]
        ?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return 0;
  }
}
