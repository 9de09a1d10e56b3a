import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, copyFileSync, cpSync, linkSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { inject } from "vitest";

export const EXECUTABLE = join(import.meta.dirname, "../../../dist/mainstreet");
export const SAMPLE = join(import.meta.dirname, "../../sample/businesses.xlsx");
const POLL_INTERVAL_MS = 5;
let sharedExecutable: string | undefined;

/** Makes the data folder "data" with the sample in it, by copying a data folder that has it. */
export function copySampleData(cwd: string, from = inject("sampleDataFolder")): void {
  cpSync(from, join(cwd, "data"), { recursive: true });
  for (const name of ["", "backups", "uploads", "rejects"]) chmodSync(join(cwd, "data", name), 0o700);
}

export interface RunOptions {
  cwd: string;
  env?: Record<string, string>;
  /** User to run as; only root can choose. */
  uid?: number;
  /** Content of standard input. */
  input?: string;
  /** Sends SIGINT (Ctrl-C) once this returns true. */
  interruptWhen?: () => boolean;
}

export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Copies the executable to a folder where every user may run it, since the checkout may be readable by its owner only. */
function executableForAll(): string {
  if (sharedExecutable !== undefined) return sharedExecutable;
  const folder = mkdtempSync(join(tmpdir(), "mainstreet-executable-"));
  chmodSync(folder, 0o755);
  sharedExecutable = join(folder, "mainstreet");
  try {
    linkSync(EXECUTABLE, sharedExecutable);
  } catch {
    // The temporary folder is on another disk.
    copyFileSync(EXECUTABLE, sharedExecutable);
  }
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return sharedExecutable;
}

/** Runs dist/mainstreet to its end with only this environment and without a terminal. */
export async function mainstreet(
  args: string[],
  { cwd, env = {}, uid, input, interruptWhen }: RunOptions,
): Promise<Outcome> {
  const program = uid === undefined ? EXECUTABLE : executableForAll();
  const child = spawn(program, args, { cwd, env, uid, gid: uid, stdio: ["pipe", "pipe", "pipe"] });
  child.stdin.on("error", () => {}); // The process may end before it reads its input.
  child.stdin.end(input);
  const outcome: Outcome = { code: null, stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (text) => {
    outcome.stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text) => {
    outcome.stderr += text;
  });
  const poll = setInterval(() => {
    if (!interruptWhen?.()) return;
    clearInterval(poll);
    child.kill("SIGINT");
  }, POLL_INTERVAL_MS);
  [outcome.code] = (await once(child, "close")) as [number | null];
  clearInterval(poll);
  return outcome;
}

/**
 * Runs a command with --json on the data folder "data"; returns its output. Throws when it fails or writes to stderr. It runs with --quiet,
 * since a slow machine would write progress there.
 */
export async function mainstreetJson(cwd: string, ...args: string[]) {
  const { code, stdout, stderr } = await mainstreet(["--data", "data", "--json", "--quiet", ...args], { cwd });
  if (code !== 0 || stderr !== "") throw new Error(`mainstreet ${args.join(" ")} ended with ${code}: ${stderr}`);
  return JSON.parse(stdout);
}

export interface RunningExecutable {
  url: string;
  /** Returns its stderr so far. */
  stderr(): string;
  /** Sends a signal. */
  kill(signal: NodeJS.Signals): void;
  /** Stops it by a signal, SIGTERM by default; returns its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number>;
  /** Waits until it ends by itself; returns its exit code. */
  waitForEnd(): Promise<number>;
}

/** Starts `mainstreet serve` on a free port. */
export async function serveMainstreet(
  data: string,
  cwd: string,
  env: Record<string, string> = {},
): Promise<RunningExecutable> {
  const args = ["--json", "--data", data, "serve", "--port", "0"];
  const child = spawn(EXECUTABLE, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (text) => {
    stderr += text;
  });
  // By then all output has been read.
  const closed = once(child, "close") as Promise<[number]>;
  const lines = once(createInterface({ input: child.stdout }), "line");
  const [line] = (await Promise.race([lines, closed.then(() => [undefined])])) as [string | undefined];
  if (line === undefined) throw new Error(`The server ended before it listened: ${stderr}`);
  const { url } = JSON.parse(line) as { url: string };
  return {
    url,
    stderr: () => stderr,
    waitForEnd: async () => (await closed)[0],
    kill: (signal) => void child.kill(signal),
    async stop(signal = "SIGTERM") {
      child.kill(signal);
      const [code] = await closed;
      return code;
    },
  };
}
