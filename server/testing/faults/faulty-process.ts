import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Operation, prepareFolder, rowsToImport } from "./operations.ts";

export interface Fault {
  /** Delay of SIGKILL after the start of the operation. */
  killAfterMs?: number;
  env?: Record<string, string>;
  /** The process obeys file permissions even as root. */
  obeysModes?: boolean;
}

export interface Ending {
  /** `done`, the sentence for the user, `killed`, or the end of the standard error after a crash. */
  kind: "done" | "failed" | "killed" | "crashed";
  text: string;
  /** Duration of the operation in milliseconds. */
  elapsed: number;
}

/** Capabilities to drop, so that a command run as root obeys the modes of files. */
const OVERRIDES = "-dac_override,-dac_read_search";
const WITHOUT_OVERRIDE = ["setpriv", `--inh-caps=${OVERRIDES}`, `--bounding-set=${OVERRIDES}`];
const SCRIPT = join(import.meta.dirname, "run-operation.ts");
/** Cache of compiled code, since compiling is half the time of a start. It is not in the temporary folder, where some faults strike. */
const NODE_COMPILE_CACHE = join(import.meta.dirname, "../../../node_modules/.cache/faults");

/** Runs an operation on a data folder in its own process, with a fault. */
export async function runFaulty(folder: string, name: string, fault: Fault = {}): Promise<Ending> {
  const { killAfterMs, env = {}, obeysModes = false } = fault;
  const command = [process.execPath, SCRIPT, folder, name];
  const [program = "", ...args] = obeysModes && process.getuid?.() === 0 ? [...WITHOUT_OVERRIDE, ...command] : command;
  const child = spawn(program, args, {
    env: { ...process.env, NODE_COMPILE_CACHE, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let errors = "";
  let startedAt = performance.now();
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    if (output === "") {
      startedAt = performance.now();
      if (killAfterMs !== undefined) void pause(killAfterMs).then(() => child.kill("SIGKILL"));
    }
    output += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors = (errors + text).slice(-2_000);
  });
  const [, signal] = (await once(child, "close")) as [number | null, string | null];
  const elapsedMs = performance.now() - startedAt;
  const last = output.trim().split("\n").at(-1) ?? "";
  if (last === "done") return { kind: "done", text: "", elapsed: elapsedMs };
  if (last.startsWith("failed: ")) return { kind: "failed", text: last.slice("failed: ".length), elapsed: elapsedMs };
  if (signal === "SIGKILL") return { kind: "killed", text: "", elapsed: elapsedMs };
  return { kind: "crashed", text: crashOf(errors), elapsed: elapsedMs };
}

/** Returns the error and its locations in our code. */
function crashOf(errors: string): string {
  const lines = errors.split("\n").map((line) => line.trim());
  const error = lines.find((line) => /^\w*Error\b/.test(line)) ?? errors.slice(-300);
  const frames = lines.flatMap((line) => /\/(server\/\S+:\d+):\d+\)?$/.exec(line)?.[1] ?? []);
  return [error, ...frames.slice(0, 3)].join(" < ");
}

/** Creates data folders in the state before an operation; `remove` deletes them all. */
export async function openFolders(parent: string, operation: Operation) {
  const root = mkdtempSync(join(parent, "faults-"));
  const template = join(root, "template");
  await prepareFolder(template, operation);
  writeFileSync(join(template, "more.csv"), rowsToImport());
  let count = 0;
  return {
    next(): string {
      const folder = join(root, `try-${++count}`);
      cpSync(template, folder, { recursive: true });
      return folder;
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
