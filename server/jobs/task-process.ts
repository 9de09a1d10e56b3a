import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Progress } from "#contract/import-report";
import { insideExecutable, runsFromSource } from "../assets.ts";
import { jsonLine } from "../output/json-line.ts";
import { lowerPriority } from "./lower-priority.ts";
import type { TaskKind, TaskLine, TaskMessage, TaskRequest, TaskResult } from "./tasks.ts";

/** End of a child process. `crash` means that it ended without a result or an error; it has the exit code and the end of its stderr. */
export type TaskEnd<Result> = Exclude<TaskMessage<Result>, { progress: Progress }> | { crash: string };

export interface TaskProcess<Result> {
  /** Never rejects. */
  end: Promise<TaskEnd<Result>>;
  /** Requests a stop between two transactions; after `timeoutMs` the process is killed, and SQLite rolls back. */
  stop(timeoutMs: number): void;
}

/** Time that a task may take to stop when the server shuts down. */
export const SHUTDOWN_TIMEOUT_MS = 8_000;

/** Path of this program's bundle; when run from source, the path of the bundle in dist/. */
const SCRIPT = runsFromSource ? join(import.meta.dirname, "../../dist/mainstreet.cjs") : import.meta.filename;
/** This option is also set in the executable (build.mjs): an import takes 100 MB less. */
const NODE_OPTIONS = ["--max-semi-space-size=8"];
const MAX_STDERR_CHARS = 2_000;

export interface TaskProcessOptions {
  dataFolder: string;
  /** `database.url` of this process, which the child must use too. */
  databaseUrl: string | null;
  onProgress?: ((progress: Progress) => void) | undefined;
}

/**
 * Runs a task in a child process at lower priority: this program with its hidden command `job` (cli/commands/job.ts). The child stops when
 * its standard input closes, so it does not outlive this process.
 */
export function startTask<Kind extends TaskKind>(
  request: TaskRequest<Kind>,
  options: TaskProcessOptions,
): TaskProcess<TaskResult<Kind>> {
  const program = insideExecutable ? [] : [...NODE_OPTIONS, SCRIPT];
  try {
    // With `detached`, Ctrl-C at the terminal reaches the server alone, which then stops its children.
    const child = spawn(process.execPath, [...program, "--data", options.dataFolder, "job"], { detached: true });
    return superviseTask(child, request, options);
  } catch (error) {
    // The system is out of memory or file descriptors.
    return { end: Promise.resolve({ crash: String(error) }), stop: () => undefined };
  }
}

function superviseTask<Kind extends TaskKind>(
  child: ChildProcessWithoutNullStreams,
  request: TaskRequest<Kind>,
  { databaseUrl, onProgress }: TaskProcessOptions,
): TaskProcess<TaskResult<Kind>> {
  const spawnResult = new Promise<void>((resolve, reject) => {
    child.once("spawn", resolve);
    child.once("error", reject);
  });
  spawnResult.catch(() => undefined);
  let stderr = "";
  child.stderr.on("data", (text) => {
    stderr = `${stderr}${text}`.slice(-MAX_STDERR_CHARS);
  });
  // The child may end before it has read its task.
  child.stdin.on("error", () => undefined);

  async function run(): Promise<TaskEnd<TaskResult<Kind>>> {
    await spawnResult;
    if (child.pid !== undefined) lowerPriority(child.pid);
    const closeEvent = once(child, "close");
    child.stdin.write(jsonLine({ ...request, databaseUrl } satisfies TaskLine));
    let end: TaskEnd<TaskResult<Kind>> | undefined;
    for await (const line of createInterface({ input: child.stdout })) {
      const message: TaskMessage<TaskResult<Kind>> = JSON.parse(line);
      if ("progress" in message) onProgress?.(message.progress);
      else end = message;
    }
    const [code, signal] = await closeEvent;
    return end ?? { crash: `exit code ${code}, signal ${signal}: ${stderr}` };
  }

  const end = run().catch((error: Error) => {
    // The task must not run beside the next job.
    child.kill("SIGKILL");
    return { crash: error.message };
  });
  return {
    end,
    stop(timeoutMs) {
      child.stdin.end();
      const timer = setTimeout(() => child.kill("SIGKILL"), timeoutMs);
      end.finally(() => clearTimeout(timer)).catch(() => undefined);
    },
  };
}
