import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { atLeast, atMost, type BenchRow, reference } from "./bench-table.ts";
import { firstLine, memoryMb } from "./run-process.ts";

const CONNECTIONS = 500;
/** Connections that keep the server busy without overload. */
const USUAL_CONNECTIONS = 8;
const WARM_UP_SECONDS = 6;
const USUAL_SECONDS = 5;
const PROBES_PER_SECOND = 20;
const MEMORY_INTERVAL_MS = 200;
/** Distance between the search numbers of two runs, so that no run repeats the searches of another. */
const SEARCH_NUMBER_GAP = 1_000_000;

interface Flood {
  pages: number;
  perSecond: number;
  median: number;
  others: Record<string, number>;
}
interface Probe {
  responses: number;
  p99: number;
  others: Record<string, number>;
}

/**
 * Measures 500 connections of unique searches beside requests of the cached home page and of /healthz, on the machine's cores; then the
 * rate of eight connections in the first five seconds after it, against the rate before.
 */
export async function benchOverload(executable: string, data: string, seconds = 60): Promise<BenchRow[]> {
  const server = spawn(executable, ["--data", data, "serve", "--port", "0", "--json"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  try {
    const { url } = JSON.parse(await firstLine(server)) as { url: string };
    for (let time = 0; time < 3; time++) await (await fetch(`${url}/`)).text();
    await flood(url, USUAL_CONNECTIONS, WARM_UP_SECONDS, SEARCH_NUMBER_GAP);
    const before = await flood(url, USUAL_CONNECTIONS, USUAL_SECONDS, 2 * SEARCH_NUMBER_GAP);
    let peak = 0;
    const timer = setInterval(() => {
      peak = Math.max(peak, memoryMb(server.pid, "VmRSS"));
    }, MEMORY_INTERVAL_MS);
    const home = startProbe(url, "/");
    const health = startProbe(url, "/healthz");
    const loadedFlood = await flood(url, CONNECTIONS, seconds, 0);
    const [homeTimes, healthTimes] = [await home.stop(), await health.stop()];
    clearInterval(timer);
    const after = await flood(url, USUAL_CONNECTIONS, USUAL_SECONDS, 3 * SEARCH_NUMBER_GAP);
    return [
      reference(
        `searches by ${USUAL_CONNECTIONS} connections, ${formatOthers(before.others)}`,
        before.perSecond,
        "pages/s",
      ),
      atLeast(
        `searches by ${CONNECTIONS} connections, ${formatOthers(loadedFlood.others)}`,
        loadedFlood.perSecond,
        250,
        "pages/s",
      ),
      reference("… median of a page", loadedFlood.median, "ms"),
      atMost("… without an answer in ten seconds, or failed", countMissing(loadedFlood.others), 0, "requests"),
      atMost(`… cached home page, p99, ${formatOthers(homeTimes.others)}`, homeTimes.p99, 100, "ms"),
      atMost(`… /healthz, p99, ${formatOthers(healthTimes.others)}`, healthTimes.p99, 50, "ms"),
      atMost("… memory of the server, peak", peak, 350, "MB"),
      atLeast("… the five seconds after it : before", after.perSecond / before.perSecond, 0.9, "×"),
    ];
  } finally {
    server.kill("SIGTERM");
    await pause(500);
  }
}

async function flood(url: string, connections: number, seconds: number, first: number): Promise<Flood> {
  const { stdout } = start("request-flood.ts", [url, connections, seconds, first]);
  if (stdout === null) throw new Error("the client has no output");
  return JSON.parse(await text(stdout)) as Flood;
}

function startProbe(url: string, path: string): { stop(): Promise<Probe> } {
  const client = start("request-at-rate.ts", [url, PROBES_PER_SECOND]);
  const { stdin, stdout } = client;
  if (stdin === null || stdout === null) throw new Error("the client has no input or output");
  stdin.end(path);
  const output = text(stdout);
  return {
    async stop() {
      client.kill("SIGTERM");
      return JSON.parse(await output) as Probe;
    },
  };
}

function start(program: string, args: (string | number)[]): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, program), ...args.map(String)], {
    stdio: ["pipe", "pipe", "inherit"],
  });
}

const countMissing = ({ timeout = 0, failed = 0 }: Record<string, number>) => timeout + failed;

/** Formats responses other than pages, such as `503: 12`. */
function formatOthers(otherStatuses: Record<string, number>): string {
  const counts = Object.entries(otherStatuses).map(([outcome, count]) => `${outcome}: ${count}`);
  return counts.length === 0 ? "all 200" : counts.join(", ");
}
