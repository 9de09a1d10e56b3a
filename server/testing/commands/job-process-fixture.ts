import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** Time for which a process runs between two checks. */
const TURN_MS = 20;

export interface HeldProcess {
  pid: number;
  /** Suspends the process (SIGSTOP) until `release`. */
  hold(): void;
  release(): void;
  /** Lets the process run in short turns until the check is true, and suspends it: a check that takes long lets nothing end meanwhile. */
  runUntil(check: () => Promise<boolean>): Promise<void>;
  /** Resolves when the process has ended. */
  waitUntilGone(): Promise<void>;
}

/** Waits for the child process that a server, given by its pid, starts for a task. */
export async function jobProcess(server = process.pid): Promise<HeldProcess> {
  let child: string | undefined;
  while ((child = childrenOf(server).find(isJob)) === undefined) await pause(5);
  const pid = Number(child);
  const hold = () => void process.kill(pid, "SIGSTOP");
  const release = () => void process.kill(pid, "SIGCONT");
  return {
    pid,
    hold,
    release,
    async runUntil(check) {
      for (hold(); !(await check()); hold()) {
        release();
        await pause(TURN_MS);
      }
    },
    async waitUntilGone() {
      while (wordsOf(`/proc/${pid}/cmdline`, "\0").length > 0) await pause(20);
    },
  };
}

/** Waits until the child processes of earlier jobs have ended: each outlives the end of its job a little. */
export async function untilNoJobs(server = process.pid): Promise<void> {
  while (childrenOf(server).some(isJob)) await pause(5);
}

/** Returns the process ids of the running children of a process. */
export function childrenOf(pid: number): string[] {
  const tasks = `/proc/${pid}/task`;
  return readdirSync(tasks).flatMap((task) => wordsOf(`${tasks}/${task}/children`, " "));
}

function isJob(pid: string): boolean {
  return wordsOf(`/proc/${pid}/cmdline`, "\0").includes("job");
}

/** Returns the words of a file in /proc; [] when the process has ended. */
function wordsOf(file: string, separator: string): string[] {
  try {
    return readFileSync(file, "utf8").trim().split(separator).filter(Boolean);
  } catch {
    return [];
  }
}
