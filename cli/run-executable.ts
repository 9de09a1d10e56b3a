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
  /** All of standard input; without it there is none. */
  input?: string;
  /** Sent once, when a line on stderr matches. */
  interruptAt?: RegExp;
}

export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** For tests: runs dist/mainstreet to its end, with no environment but what is given, and never on a terminal. */
export async function mainstreet(
  args: string[],
  { cwd, env = {}, uid, input, interruptAt }: RunOptions,
): Promise<Outcome> {
  const child = spawn(EXECUTABLE, args, { cwd, env, uid, gid: uid, stdio: ["pipe", "pipe", "pipe"] });
  child.stdin.on("error", () => {}); // it may end before it has read
  child.stdin.end(input);
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

export interface Serving {
  url: string;
  /** What it wrote to stderr until now. */
  said(): string;
  /** Tells it to end and gives its exit code. */
  stop(): Promise<number>;
}

/** For tests: `mainstreet serve` on a free port. */
export async function serveMainstreet(data: string, cwd: string, env: Record<string, string> = {}): Promise<Serving> {
  const args = ["--json", "--data", data, "serve", "--port", "0"];
  const child = spawn(EXECUTABLE, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  child.stderr.on("data", (text) => {
    said += text;
  });
  const { url } = JSON.parse(await firstLine(child)) as { url: string };
  return {
    url,
    said: () => said,
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
