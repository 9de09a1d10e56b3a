import { spawn } from "node:child_process";
import { join } from "node:path";
import { atMost, type BenchRow, reference } from "./bench-table.ts";
import { firstLine, runProcess } from "./run-process.ts";

const ROUNDS = 9;

/** Time until the version is printed, and until the server listens, against an empty Node process. */
export async function benchStart(executable: string, folder: string): Promise<BenchRow[]> {
  const node = await medianMs(() => runProcess(process.execPath, ["-e", "0"]));
  const version = await medianMs(() => runProcess(executable, ["--version"]));
  const listening = await medianMs(() => listenOnce(executable, join(folder, "data")));
  return [
    reference("node -e 0", node, "ms"),
    atMost("mainstreet --version", version, 120, "ms"),
    atMost("listening after start", listening, 300, "ms"),
  ];
}

async function listenOnce(executable: string, data: string): Promise<void> {
  const server = spawn(executable, ["--data", data, "serve", "--port", "0"], { stdio: ["ignore", "pipe", "ignore"] });
  await firstLine(server);
  server.kill("SIGTERM");
}

async function medianMs(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < ROUNDS; count++) {
    const started = performance.now();
    await run();
    times.push(performance.now() - started);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
}
