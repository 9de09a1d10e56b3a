import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

export interface HeldProcess {
  pid: number;
  /** Suspends the process (SIGSTOP) until `release`. */
  hold(): void;
  release(): void;
  /** Resolves when the process has ended. */
  waitUntilGone(): Promise<void>;
}

/** Waits for the child process that a server, given by its pid, starts for a task. */
export async function jobProcess(server = process.pid): Promise<HeldProcess> {
  let child: string | undefined;
  while ((child = childrenOf(server).find(isJob)) === undefined) await pause(5);
  const pid = Number(child);
  return {
    pid,
    hold: () => void process.kill(pid, "SIGSTOP"),
    release: () => void process.kill(pid, "SIGCONT"),
    async waitUntilGone() {
      while (wordsOf(`/proc/${pid}/cmdline`, "\0").length > 0) await pause(20);
    },
  };
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
