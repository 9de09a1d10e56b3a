import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Progress } from "#contract/import-report";
import { insideExecutable, runsFromSource } from "../assets.ts";
import type { JobMessage, JobTask } from "./job-task.ts";
import { lowerPriority } from "./lower-priority.ts";

/** How a job's process ended; `lost`: without a word, and what is known of why. */
export type JobEnd = Extract<JobMessage, { result: unknown } | { error: unknown }> | { lost: string };

export interface JobProcess {
  ended: Promise<JobEnd>;
  /**
   * Asks it to stop, which it does where that leaves nothing half done; when it has not after so many milliseconds, it is
   * ended, and the database takes back the transaction under way.
   */
  stop(patience: number): void;
}

/** How long it may take to stop when the server is stopped. Milliseconds. */
export const GRACE = 8_000;

/** This program, where Node itself is not it; from source, what the build made of it. */
const SCRIPT = runsFromSource ? join(import.meta.dirname, "../../dist/mainstreet.cjs") : import.meta.filename;
/** See build.mjs: an import takes 100 MB less. */
const AS_IN_EXECUTABLE = ["--max-semi-space-size=8"];
const LONGEST_COMPLAINT = 2_000;

/**
 * Does a task in a process of its own, at lower priority: the same program on the same data folder, with the hidden command
 * `job`. When this process ends, however it does, the other one notices and stops.
 */
export function startJobProcess(
  task: JobTask,
  { dataFolder, onProgress }: { dataFolder: string; onProgress?: (progress: Progress) => void },
): JobProcess {
  const program = insideExecutable ? [] : [...AS_IN_EXECUTABLE, SCRIPT];
  try {
    // a group of its own: Ctrl-C at the server's terminal is for the server, which then stops it
    return follow(
      spawn(process.execPath, [...program, "--data", dataFolder, "job"], { detached: true }),
      task,
      onProgress,
    );
  } catch (error) {
    // no process, or none that can be spoken to: the system is short of memory or open files
    return { ended: Promise.resolve({ lost: String(error) }), stop: () => undefined };
  }
}

function follow(
  child: ChildProcessWithoutNullStreams,
  task: JobTask,
  onProgress: ((progress: Progress) => void) | undefined,
): JobProcess {
  const started = new Promise<void>((resolve, reject) => {
    child.once("spawn", resolve);
    child.once("error", reject);
  });
  started.catch(() => undefined);
  let complaint = "";
  child.stderr.on("data", (text) => {
    complaint = `${complaint}${text}`.slice(-LONGEST_COMPLAINT);
  });
  // it may end before it has read what it is told
  child.stdin.on("error", () => undefined);

  async function run(): Promise<JobEnd> {
    await started;
    // visitors come first
    if (child.pid !== undefined) lowerPriority(child.pid);
    const closed = once(child, "close");
    child.stdin.write(`${JSON.stringify(task)}\n`);
    let end: JobEnd | undefined;
    for await (const line of createInterface({ input: child.stdout })) {
      const message = JSON.parse(line) as JobMessage;
      if ("progress" in message) onProgress?.(message.progress);
      else end = message;
    }
    const [code, signal] = await closed;
    return end ?? { lost: `exit code ${code}, signal ${signal}: ${complaint}` };
  }

  const ended = run().catch((error: Error) => {
    // nothing may run beside the next job
    child.kill("SIGKILL");
    return { lost: error.message };
  });
  return {
    ended,
    stop(patience) {
      child.stdin.end();
      const giveUp = setTimeout(() => child.kill("SIGKILL"), patience);
      void ended.then(() => clearTimeout(giveUp));
    },
  };
}
