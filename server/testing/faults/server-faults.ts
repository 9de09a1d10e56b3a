import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { seededRandom } from "#domain/text/seeded-random";
import { examineDirectory } from "./examine-directory.ts";
import type { FaultRow } from "./fault-rows.ts";
import { type Operation, prepareFolder, rowsToImport } from "./operations.ts";

const EXECUTABLE = join(import.meta.dirname, "../../../dist/mainstreet");
const PATHS = ["/", "/businesses", "/search?q=shop", "/api/businesses?search=shop", "/api/statistics", "/cities"];
/** Concurrent requests of an overload: some five times as many as two processors keep up with. */
const OVERLOAD_CLIENTS = 500;
const SOAK_CLIENTS = 20;

interface Serving {
  folder: string;
  url: string;
  child: ChildProcess;
  memoryMb: () => number;
  close(): Promise<number | null>;
}

async function serve(): Promise<Serving> {
  if (!existsSync(EXECUTABLE)) throw new Error("Run npm run package first.");
  const folder = mkdtempSync(join(tmpdir(), "faults-server-"));
  const data = join(folder, "data");
  await prepareFolder(data, {} as Operation);
  const child = spawn(EXECUTABLE, ["--json", "--data", data, "serve", "--port", "0"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [line] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
  const { url } = JSON.parse(line) as { url: string };
  return {
    folder: data,
    url,
    child,
    memoryMb: () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1] ?? 0) / 1024,
    async close() {
      const closed = child.exitCode === null ? once(child, "exit") : undefined;
      child.kill("SIGTERM");
      await closed;
      return child.exitCode;
    },
  };
}

interface Answers {
  statuses: Map<string, number>;
  times: number[];
}

/** Sends one request after the other from these clients until the signal. */
async function request(url: string, clients: number, signal: AbortSignal, paths = PATHS): Promise<Answers> {
  const requestResults: Answers = { statuses: new Map(), times: [] };
  const random = seededRandom("visitors");
  const client = async () => {
    while (!signal.aborted) {
      const startedAt = performance.now();
      const path = paths[Math.floor(random() * paths.length)] ?? "/";
      const unique = path.includes("?") ? `${path}+${Math.floor(random() * 1e6)}` : path;
      const status = await fetch(url + unique, { signal: AbortSignal.timeout(60_000) }).then(
        async (response) => (await response.arrayBuffer(), String(response.status)),
        (error: Error) => error.name,
      );
      requestResults.statuses.set(status, (requestResults.statuses.get(status) ?? 0) + 1);
      requestResults.times.push(performance.now() - startedAt);
      // A refused client comes back later, as browsers and crawlers do.
      if (status !== "200") await pause(50);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return requestResults;
}

function summary({ statuses, times }: Answers): string {
  const sortedTimes = times.toSorted((a, b) => a - b);
  const percentile = (part: number) => Math.round(sortedTimes[Math.floor(sortedTimes.length * part)] ?? 0);
  const counts = [...statuses].map(([status, count]) => `${status}: ${count}`).join(", ");
  return `${counts}; median ${percentile(0.5)} ms, p99 ${percentile(0.99)} ms`;
}

/** Checks after a fault that the server answers, stops when told to, and leaves a whole directory. */
async function lossesAfter(runningServer: Serving, row: FaultRow): Promise<FaultRow> {
  const response = await fetch(runningServer.url, { signal: AbortSignal.timeout(30_000) }).catch(
    (error: Error) => error,
  );
  if (!(response instanceof Response) || response.status !== 200) row.losses.push("the home page does not answer");
  row.seen.push(`peak ${Math.round(runningServer.memoryMb())} MB`);
  const code = await runningServer.close();
  if (code !== 0) row.losses.push(`the server ended with ${code}`);
  row.losses.push(...(await examineDirectory(runningServer.folder)).damages);
  rmSync(join(runningServer.folder, ".."), { recursive: true });
  return row;
}

/** Runs clients that send a byte of their request every five seconds. Other visitors are served meanwhile. */
export async function trySlowClients(clients: number): Promise<FaultRow> {
  const runningServer = await serve();
  const row: FaultRow = { fault: `${clients} slow clients`, tries: clients, struck: 0, losses: [], seen: [] };
  const { hostname, port } = new URL(runningServer.url);
  const sockets: Socket[] = [];
  for (let index = 0; index < clients; index++) {
    const socket = connect(Number(port), hostname).on("error", () => undefined);
    socket.on("connect", () => row.struck++).write("GET / HTTP/1.1\r\nHost: x\r\nX-");
    sockets.push(socket);
    if (index % 200 === 0) await pause(10);
  }
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write("a");
  }, 5_000);
  const requestResults = await request(runningServer.url, 5, AbortSignal.timeout(20_000));
  clearInterval(drip);
  row.seen.push(`other visitors: ${summary(requestResults)}`);
  if ((requestResults.statuses.get("200") ?? 0) === 0) row.losses.push("no other visitor was served");
  for (const socket of sockets) socket.destroy();
  return lossesAfter(runningServer, row);
}

/** Sends far more unique requests than the server can answer. It refuses some with 503, and serves at once afterwards. */
export async function tryOverload(seconds: number): Promise<FaultRow> {
  const runningServer = await serve();
  const requestResults = await request(runningServer.url, OVERLOAD_CLIENTS, AbortSignal.timeout(seconds * 1_000));
  const tries = requestResults.times.length;
  const refusedCount = tries - (requestResults.statuses.get("200") ?? 0);
  const row: FaultRow = { fault: `overload for ${seconds} s`, tries, struck: refusedCount, losses: [], seen: [] };
  row.seen.push(summary(requestResults));
  for (const status of requestResults.statuses.keys()) {
    if (!["200", "429", "503"].includes(status)) row.losses.push(`answers of ${status}`);
  }
  return lossesAfter(runningServer, row);
}

/** Runs visitors, imports, backups, exports and SEO texts at once. */
export async function trySoak(seconds: number): Promise<FaultRow> {
  const runningServer = await serve();
  const row: FaultRow = { fault: `soak for ${seconds} s`, tries: 0, struck: 0, losses: [], seen: [] };
  const signal = AbortSignal.timeout(seconds * 1_000);
  const file = join(runningServer.folder, "more.csv");
  writeFileSync(file, rowsToImport());
  const run = async (...args: string[]) => {
    const child = spawn(EXECUTABLE, ["--data", runningServer.folder, "--quiet", ...args], {
      cwd: runningServer.folder,
      stdio: ["ignore", "ignore", "pipe"],
    });
    let stderr = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      stderr += text;
    });
    const [code] = (await once(child, "close")) as [number | null];
    row.tries++;
    if (code !== 0) row.losses.push(`${args[0]} ended with ${code}: ${stderr.trim()}`);
  };
  const commands = async () => {
    while (!signal.aborted) {
      await run("import", file, "--on-duplicate", "update");
      await Promise.all([run("backup"), run("seo", "--limit", "300")]);
      await Promise.all([run("export", "--out", join(runningServer.folder, "all.xlsx")), run("duplicates")]);
    }
  };
  const before = runningServer.memoryMb();
  const [requestResults] = await Promise.all([request(runningServer.url, SOAK_CLIENTS, signal), commands()]);
  row.struck = row.tries;
  row.seen.push(
    `visitors: ${summary(requestResults)}`,
    `${row.tries} commands`,
    `peak at the start ${Math.round(before)} MB`,
  );
  for (const status of requestResults.statuses.keys()) {
    if (!["200", "429", "503"].includes(status)) row.losses.push(`answers of ${status}`);
  }
  return lossesAfter(runningServer, row);
}
