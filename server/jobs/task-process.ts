import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import type { Progress } from "#contract/import-report";
import { insideExecutable, runsFromSource } from "../assets.ts";
import { jsonLine } from "../output/json-line.ts";
import { lowerPriority, NORMAL_PRIORITY_CPU_MS } from "./lower-priority.ts";
import type { OUTPUT_FD as OutputFd, TaskKind, TaskLine, TaskMessage, TaskRequest, TaskResult } from "./tasks.ts";

/** End of a child process. `crash` means that it ended without a result or an error; it has the exit code and the end of its stderr. */
export type TaskEnd<Result> = Exclude<TaskMessage<Result>, { progress: Progress }> | { crash: string };

export interface TaskProcess<Result> {
  /** Never rejects. */
  end: Promise<TaskEnd<Result>>;
  /** Requests a stop between two transactions; after `timeoutMs` the process is killed, and SQLite rolls back. */
  stop(timeoutMs: number): void;
}

/** The type is imported, not the value: this process does not load the operations of the tasks. */
const OUTPUT_FD: typeof OutputFd = 3;
/** Time that a task may take to stop when the server shuts down. */
export const SHUTDOWN_TIMEOUT_MS = 8_000;

/** Path of this program's bundle; when run from source, the path of the bundle in dist/. */
const SCRIPT = runsFromSource ? join(import.meta.dirname, "../../dist/mainstreet.cjs") : import.meta.filename;
/** This option is also set in the executable (build.mjs): an import takes 100 MB less. */
const NODE_OPTIONS = ["--max-semi-space-size=8"];
const MAX_STDERR_CHARS = 2_000;
/** Size from which a workbook has some thousand rows, so that nobody waits for its import. */
const LARGE_FILE_BYTES = 1_000_000;
/** Nobody waits for these. */
const UPKEEP: readonly TaskKind[] = [
  "daily-backup",
  "inspect-backups",
  "maintain",
  "remove-unused-photos",
  "send-backup",
];

export interface TaskProcessOptions {
  dataFolder: string;
  /** `database.url` of this process, which the child must use too. */
  databaseUrl: string | null;
  onProgress?: ((progress: Progress) => void) | undefined;
  /** Gets the content that the child writes. It is not ended. */
  output?: Writable | undefined;
}

/**
 * Runs a task in a child process, whose priority is low from its start or after some CPU time: this program with its hidden command `job`
 * (cli/commands/job.ts). The child stops when its standard input closes, so it does not outlive this process.
 */
export function startTask<Kind extends TaskKind>(
  request: TaskRequest<Kind>,
  options: TaskProcessOptions,
): TaskProcess<TaskResult<Kind>> {
  const program = insideExecutable ? [] : [...NODE_OPTIONS, SCRIPT];
  try {
    // With `detached`, Ctrl-C at the terminal reaches the server alone, which then stops its children.
    const child = spawn(process.execPath, [...program, "--data", options.dataFolder, "job"], {
      detached: true,
      stdio: ["pipe", "pipe", "pipe", ...(options.output === undefined ? [] : (["pipe"] as const))],
    });
    if (child.pid === undefined) return { end: spawnFailure(child), stop: () => undefined };
    const task = superviseTask(child, request, options);
    if (options.output) pipeContent(child.stdio[OUTPUT_FD] as Readable, options.output);
    return task;
  } catch (error) {
    // The system is out of memory or file descriptors.
    return { end: Promise.resolve({ crash: String(error) }), stop: () => undefined };
  }
}

/** Without file descriptors a child has no streams, and its error, if nothing listened for it, would end this process. */
async function spawnFailure(child: ChildProcess): Promise<{ crash: string }> {
  const [error] = await once(child, "error");
  return { crash: String(error) };
}

function pipeContent(content: Readable, output: Writable): void {
  content.pipe(output, { end: false });
  // Unread content must not delay the end of the child.
  content.on("error", () => undefined);
  output.once("close", () => content.destroy());
}

/** Tells whether a task has a low priority from its start: upkeep, and imports and previews of large files. */
export async function isLowFromStart({ kind, input }: TaskRequest): Promise<boolean> {
  if (UPKEEP.includes(kind)) return true;
  if (!(kind === "import" || kind === "dry-run") || !("file" in input)) return false;
  // A file in the database has no size here, and its task is lowered after its CPU time.
  const bytes = await stat(input.file).then(
    ({ size }) => size,
    () => 0,
  );
  return bytes >= LARGE_FILE_BYTES;
}

function superviseTask<Kind extends TaskKind>(
  child: ChildProcessWithoutNullStreams,
  request: TaskRequest<Kind>,
  { databaseUrl, onProgress }: TaskProcessOptions,
): TaskProcess<TaskResult<Kind>> {
  // A failed kill must not end this process.
  child.on("error", () => undefined);
  let stderr = "";
  child.stderr.on("data", (text) => {
    stderr = `${stderr}${text}`.slice(-MAX_STDERR_CHARS);
  });
  // The child may end before it has read its task.
  child.stdin.on("error", () => undefined);

  async function sendTask(): Promise<void> {
    const isLow = await isLowFromStart(request);
    if (isLow && child.pid !== undefined) lowerPriority(child.pid);
    const normalCpuMs = isLow ? null : NORMAL_PRIORITY_CPU_MS;
    child.stdin.write(jsonLine({ ...request, databaseUrl, normalCpuMs } satisfies TaskLine));
  }

  async function readMessages(): Promise<TaskEnd<TaskResult<Kind>> | undefined> {
    let end: TaskEnd<TaskResult<Kind>> | undefined;
    for await (const line of createInterface({ input: child.stdout })) {
      const message: TaskMessage<TaskResult<Kind>> = JSON.parse(line);
      if ("progress" in message) onProgress?.(message.progress);
      else end = message;
    }
    return end;
  }

  async function run(): Promise<TaskEnd<TaskResult<Kind>>> {
    const closeEvent = once(child, "close");
    // Node drains the output of a process that is killed before anything reads it, and its end would be missed.
    const [end] = await Promise.all([readMessages(), sendTask()]);
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
