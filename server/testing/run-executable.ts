import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

export const EXECUTABLE = join(import.meta.dirname, "../../dist/mainstreet");
export const SAMPLE = join(import.meta.dirname, "../sample/businesses.xlsx");
const LOOK_EVERY_MS = 5;

export interface RunOptions {
  cwd: string;
  env?: Record<string, string>;
  /** User to run as; only root can choose. */
  uid?: number;
  /** All of standard input; without it there is none. */
  input?: string;
  /** Ctrl-C, once this is so. */
  interruptWhen?: () => boolean;
}

export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** For tests: runs dist/mainstreet to its end, with no environment but what is given, and never on a terminal. */
export async function mainstreet(
  args: string[],
  { cwd, env = {}, uid, input, interruptWhen }: RunOptions,
): Promise<Outcome> {
  const child = spawn(EXECUTABLE, args, { cwd, env, uid, gid: uid, stdio: ["pipe", "pipe", "pipe"] });
  child.stdin.on("error", () => {}); // it may end before it has read
  child.stdin.end(input);
  const outcome: Outcome = { code: null, stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (text) => {
    outcome.stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text) => {
    outcome.stderr += text;
  });
  const look = setInterval(() => {
    if (!interruptWhen?.()) return;
    clearInterval(look);
    child.kill("SIGINT");
  }, LOOK_EVERY_MS);
  [outcome.code] = (await once(child, "close")) as [number | null];
  clearInterval(look);
  return outcome;
}

/** For tests: what a command prints of itself as JSON, on the data folder "data"; it has to succeed and say nothing else. */
export async function mainstreetJson(cwd: string, ...args: string[]) {
  const { code, stdout, stderr } = await mainstreet(["--data", "data", "--json", ...args], { cwd });
  if (code !== 0 || stderr !== "") throw new Error(`mainstreet ${args.join(" ")} ended with ${code}: ${stderr}`);
  return JSON.parse(stdout);
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
  child.stderr.setEncoding("utf8").on("data", (text) => {
    said += text;
  });
  // by then it has said all
  const closed = once(child, "close") as Promise<[number]>;
  const lines = once(createInterface({ input: child.stdout }), "line");
  const [line] = (await Promise.race([lines, closed.then(() => [undefined])])) as [string | undefined];
  if (line === undefined) throw new Error(`The server ended before it listened: ${said}`);
  const { url } = JSON.parse(line) as { url: string };
  return {
    url,
    said: () => said,
    async stop() {
      child.kill("SIGTERM");
      const [code] = await closed;
      return code;
    },
  };
}
