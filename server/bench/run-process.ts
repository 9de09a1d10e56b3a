import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

export interface ProcessFigures {
  seconds: number;
  /** Peak resident memory (VmHWM). */
  peakMb: number;
  stdout: string;
}

const MEMORY_INTERVAL_MS = 25;

/** Runs a command and measures its time and memory. Throws with its stderr when it fails. */
export async function runProcess(command: string, args: string[], env = process.env): Promise<ProcessFigures> {
  const startedAt = performance.now();
  const child = spawn(command, args, { env, stdio: ["ignore", "pipe", "pipe"] });
  let peakMb = 0;
  const timer = setInterval(() => {
    peakMb = Math.max(peakMb, memoryMb(child.pid, "VmHWM"));
  }, MEMORY_INTERVAL_MS);
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (chunk) => {
    stdout += chunk;
  });
  child.stderr.on("data", (chunk) => {
    stderr += chunk;
  });
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on("error", reject);
      child.on("close", resolve);
    });
    if (code !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${code}: ${stderr}`);
  } finally {
    clearInterval(timer);
  }
  return { seconds: (performance.now() - startedAt) / 1000, peakMb, stdout };
}

/** Returns memory in MB: VmRSS is resident now, VmHWM the peak. 0 when the process has ended or the system has no /proc. */
export function memoryMb(pid: number | undefined, kind: "VmRSS" | "VmHWM"): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(new RegExp(`${kind}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Returns the first line of standard output. */
export async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error("the program has no output");
  const [line] = (await once(createInterface({ input: stdout }), "line")) as [string];
  return line;
}

/** Stops a server gracefully, and waits until it has ended. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  await exit;
}
