import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

export interface HeldProcess {
  pid: number;
  /** It does nothing until it is released, so that it lasts as long as a test looks at it. */
  hold(): void;
  release(): void;
  /** Once it is there no more. */
  gone(): Promise<void>;
}

/** For tests: waits for the process that a server, by its process's id, starts for a job. */
export async function jobProcess(server = process.pid): Promise<HeldProcess> {
  let found: string | undefined;
  while ((found = childrenOf(server).find(isJob)) === undefined) await pause(5);
  const pid = Number(found);
  return {
    pid,
    hold: () => void process.kill(pid, "SIGSTOP"),
    release: () => void process.kill(pid, "SIGCONT"),
    async gone() {
      while (wordsOf(`/proc/${pid}/cmdline`, "\0").length > 0) await pause(20);
    },
  };
}

function childrenOf(pid: number): string[] {
  const tasks = `/proc/${pid}/task`;
  return readdirSync(tasks).flatMap((task) => wordsOf(`${tasks}/${task}/children`, " "));
}

function isJob(pid: string): boolean {
  return wordsOf(`/proc/${pid}/cmdline`, "\0").includes("job");
}

/** None of what has ended meanwhile. */
function wordsOf(file: string, between: string): string[] {
  try {
    return readFileSync(file, "utf8").trim().split(between).filter(Boolean);
  } catch {
    return [];
  }
}
