import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { lowerPriority } from "../jobs/lower-priority.ts";
import { atMost, type BenchRow, reference } from "./bench-table.ts";
import { firstLine } from "./run-process.ts";
import { uniqueSearchPath } from "./unique-searches.ts";

const ROUNDS = 5;
const REQUESTS_PER_SECOND = 50;
const SECONDS = 10;
/** Number of searches, which no other part of a run repeats. */
const SEARCHES = 2_000;

/**
 * Measures reads while backups run, one after the other, in a process like that of the daily backup: the 99th percentile of cached pages
 * and unique searches against the ten seconds before, as the median of five rounds.
 */
export async function benchBackup(executable: string, data: string): Promise<BenchRow[]> {
  const server = spawn(executable, ["--data", data, "serve", "--port", "0", "--json"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const copy = join(data, "backups", "bench.db");
  try {
    const { url } = JSON.parse(await firstLine(server)) as { url: string };
    let next = 0;
    const paths = () =>
      Array.from({ length: SEARCHES }, (_, index) => (index % 2 === 0 ? "/" : uniqueSearchPath(next++)));
    await readWhile(url, paths(), () => pause(SECONDS * 1000));
    const rounds: { idle: number; busy: number; backups: number; failed: number }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const { p99: idle } = await readWhile(url, paths(), () => pause(SECONDS * 1000));
      let backups = 0;
      const { p99: busy, others } = await readWhile(url, paths(), async () => {
        for (const end = performance.now() + SECONDS * 1000; performance.now() < end; backups++)
          await backUp(executable, data, copy);
      });
      rounds.push({ idle, busy, backups, failed: Object.values(others).reduce((sum, count) => sum + count, 0) });
    }
    return [
      reference("pages and searches, p99, idle", median(rounds.map(({ idle }) => idle)), "ms"),
      reference("… while backups run", median(rounds.map(({ busy }) => busy)), "ms"),
      reference("… how many", median(rounds.map(({ backups }) => backups)), "backups"),
      atMost("… failed or refused", median(rounds.map(({ failed }) => failed)), 0, "requests"),
      atMost("… during backups : idle", median(rounds.map(({ busy, idle }) => busy / idle)), 2, "×"),
    ];
  } finally {
    server.kill("SIGTERM");
    await rm(copy, { force: true });
  }
}

async function backUp(executable: string, data: string, out: string): Promise<void> {
  const child = spawn(executable, ["--data", data, "backup", "--out", out], { stdio: "ignore", detached: true });
  if (child.pid !== undefined) lowerPriority(child.pid);
  const code = await new Promise((resolve) => child.once("exit", resolve));
  if (code !== 0) throw new Error(`the backup ended with ${code}`);
}

async function readWhile(
  url: string,
  paths: string[],
  work: () => Promise<void>,
): Promise<{ p99: number; others: Record<string, number> }> {
  const program = join(import.meta.dirname, "request-at-rate.ts");
  const client = spawn(process.execPath, [program, url, String(REQUESTS_PER_SECOND)], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  client.stdin.end(paths.join("\n"));
  const output = text(client.stdout);
  await work();
  client.kill("SIGTERM");
  return JSON.parse(await output) as { p99: number; others: Record<string, number> };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
