import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

export const EXECUTABLE = join(import.meta.dirname, "../dist/mainstreet");
export const SAMPLE = join(import.meta.dirname, "../server/sample/businesses.xlsx");

export interface RunOptions {
  cwd: string;
  env?: Record<string, string>;
  /** User to run as; only root can choose. */
  uid?: number;
  /** Sent once, when a line on stderr matches. */
  interruptAt?: RegExp;
}

export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** For tests: runs dist/mainstreet to its end, with no environment but what is given, and never on a terminal. */
export async function mainstreet(args: string[], { cwd, env = {}, uid, interruptAt }: RunOptions): Promise<Outcome> {
  const child = spawn(EXECUTABLE, args, { cwd, env, uid, gid: uid, stdio: ["ignore", "pipe", "pipe"] });
  const outcome: Outcome = { code: null, stdout: "", stderr: "" };
  let interrupted = false;
  child.stdout.on("data", (text) => {
    outcome.stdout += text;
  });
  child.stderr.on("data", (text) => {
    outcome.stderr += text;
    if (!interrupted && interruptAt?.test(outcome.stderr)) {
      interrupted = true;
      child.kill("SIGINT");
    }
  });
  [outcome.code] = (await once(child, "close")) as [number | null];
  return outcome;
}

/** For tests: `mainstreet serve` on a free port. `stop` tells it to end and gives its exit code. */
export async function serveMainstreet(data: string, cwd: string): Promise<{ url: string; stop(): Promise<number> }> {
  const args = ["--json", "--data", data, "serve", "--port", "0"];
  const child = spawn(EXECUTABLE, args, { cwd, env: {}, stdio: ["ignore", "pipe", "inherit"] });
  const { url } = JSON.parse(await firstLine(child)) as { url: string };
  return {
    url,
    async stop() {
      child.kill("SIGTERM");
      const [code] = child.exitCode === null ? ((await once(child, "exit")) as [number]) : [child.exitCode];
      return code;
    },
  };
}

async function firstLine(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) return line;
  throw new Error("The server ended before it listened.");
}
