import { spawn } from "node:child_process";
import { dataOf } from "./bench-engine.ts";
import type { BenchPlace } from "./bench-import-export.ts";
import { atMost, type BenchRow, reference } from "./bench-table.ts";
import { firstLine, runProcess } from "./run-process.ts";

const ROUNDS = 9;

/** Measures the time until the version is printed, and until the server listens, against an empty Node process. */
export async function benchStart({ executable, folder, engine }: BenchPlace): Promise<BenchRow[]> {
  const data = dataOf(folder, engine);
  const env = await engine.environment(data);
  const node = await medianMs(() => runProcess(process.execPath, ["-e", "0"]));
  const version = await medianMs(() => runProcess(executable, ["--version"]));
  const listening = await medianMs(() => listenOnce(executable, data, env));
  return [
    reference("node -e 0", node, "ms"),
    atMost("mainstreet --version", version / node, 1.6, "× node -e 0"),
    atMost("listening after start", listening / node, 4, "× node -e 0"),
  ];
}

async function listenOnce(executable: string, data: string, env: NodeJS.ProcessEnv): Promise<void> {
  const server = spawn(executable, ["--data", data, "serve", "--port", "0"], {
    env,
    stdio: ["ignore", "pipe", "ignore"],
  });
  await firstLine(server);
  server.kill("SIGTERM");
}

async function medianMs(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < ROUNDS; count++) {
    const startedAt = performance.now();
    await run();
    times.push(performance.now() - startedAt);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
}
