import type { Writable } from "node:stream";
import type { Logger } from "pino";
import type { Progress } from "#contract/import-report";
import type { DataFolder } from "../config/data-folder.ts";
import type { Config } from "../config/load-config.ts";
import { AppError } from "../errors.ts";
import { SHUTDOWN_TIMEOUT_MS, startTask } from "./task-process.ts";
import type { TaskInput, TaskKind, TaskResult } from "./tasks.ts";

export interface RunTaskOptions {
  /** The administrator who started it, for the activity list; "server" by default. */
  actor?: string;
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
  /**
   * Gets the content that the task writes, and is neither ended nor destroyed: only the result tells whether the content is complete. Its
   * reader slows the task down.
   */
  output?: Writable;
}

/** Runs a task in a child process. Errors: AppErrors of the operation; `cancelled` when the task was stopped. */
export type RunTask = <Kind extends TaskKind>(
  kind: Kind,
  input: TaskInput<Kind>,
  options?: RunTaskOptions,
) => Promise<TaskResult<Kind>>;

export interface TaskRunner {
  runTask: RunTask;
  /** Stops every task, and resolves when their processes have ended. */
  close(): Promise<void>;
}

export interface TaskRunnerOptions {
  folder: DataFolder;
  config: Pick<Config, "database">;
  log: Logger;
  shutdownTimeoutMs?: number;
}

/** Runs long reads and upkeep in child processes beside the job queue; any number at a time. */
export function createTaskRunner({
  folder,
  config,
  log,
  shutdownTimeoutMs = SHUTDOWN_TIMEOUT_MS,
}: TaskRunnerOptions): TaskRunner {
  const shutdown = new AbortController();
  const ends = new Set<Promise<unknown>>();

  async function runTask<Kind extends TaskKind>(
    kind: Kind,
    input: TaskInput<Kind>,
    { actor = "server", signal, onProgress, output }: RunTaskOptions = {},
  ): Promise<TaskResult<Kind>> {
    const stopSignal = signal ? AbortSignal.any([signal, shutdown.signal]) : shutdown.signal;
    if (stopSignal.aborted) throw stoppedError();
    const { url: databaseUrl } = config.database;
    const child = startTask({ kind, input, actor }, { dataFolder: folder.path, databaseUrl, onProgress, output });
    const stop = () => child.stop(shutdownTimeoutMs);
    stopSignal.addEventListener("abort", stop);
    ends.add(child.end);
    const end = await child.end.finally(() => {
      stopSignal.removeEventListener("abort", stop);
      ends.delete(child.end);
    });
    if ("result" in end) return end.result;
    if (stopSignal.aborted) throw stoppedError();
    if ("crash" in end) {
      log.error({ kind, reason: end.crash }, "child process crashed");
      throw new Error(`The child process of ${kind} crashed`);
    }
    if (end.error.code === "internal") throw new Error(`${kind} failed`);
    throw new AppError(end.error.code, end.error.message);
  }

  return {
    runTask,
    async close() {
      shutdown.abort();
      await Promise.all(ends);
    },
  };
}

function stoppedError(): AppError {
  return new AppError("cancelled", "The task was stopped.");
}
