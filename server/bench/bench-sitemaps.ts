import { spawn } from "node:child_process";
import { join } from "node:path";
import { dataOf } from "./bench-engine.ts";
import type { BenchPlace } from "./bench-import-export.ts";
import { atMost, type BenchRow } from "./bench-table.ts";
import { endProcess, firstLine, runProcess } from "./run-process.ts";

/** Required time for a million pages. */
const SECONDS_PER_MILLION = 10;
/** Allowance for the start of the program, whatever the size of the directory. */
const START_SECONDS = 0.5;

/** Measures writing all sitemaps to a folder, and each file of businesses over HTTP. */
export async function benchSitemaps({ executable, folder, engine }: BenchPlace): Promise<BenchRow[]> {
  const data = dataOf(folder, engine);
  const env = await engine.environment(data);
  const out = join(folder, "sitemaps");
  const { seconds, peakMb, stdout } = await runProcess(
    executable,
    ["--data", data, "--json", "sitemap", "--out", out],
    env,
  );
  const { urls } = JSON.parse(stdout) as { urls: number };
  const parts = await partTimes(executable, data, env);
  return [
    atMost(
      `sitemaps of ${urls.toLocaleString("en-US")} pages`,
      seconds,
      START_SECONDS + (SECONDS_PER_MILLION * urls) / 1_000_000,
      "s",
    ),
    atMost("memory of the sitemaps", peakMb, 150, "MB"),
    atMost("a sitemap part over HTTP, median", parts[Math.floor(parts.length / 2)] ?? Number.NaN, 50, "ms"),
  ];
}

/** Returns milliseconds, ascending. */
async function partTimes(executable: string, data: string, env: NodeJS.ProcessEnv): Promise<number[]> {
  const server = spawn(executable, ["--data", data, "serve", "--port", "0", "--json"], {
    env,
    stdio: ["ignore", "pipe", "ignore"],
  });
  try {
    const { url } = JSON.parse(await firstLine(server)) as { url: string };
    const index = await (await fetch(`${url}/sitemap.xml`)).text();
    const times: number[] = [];
    for (const [path] of index.matchAll(/\/sitemap-businesses-\d+\.xml/g)) {
      const startedAt = performance.now();
      await (await fetch(url + path)).arrayBuffer();
      times.push(performance.now() - startedAt);
    }
    return times.toSorted((a, b) => a - b);
  } finally {
    await endProcess(server);
  }
}
