import { once } from "node:events";
import { Socket } from "node:net";
import { createInterface } from "node:readline";
import type { Command } from "commander";
import type { Progress } from "#contract/import-report";
import { AppError } from "../../server/errors.ts";
import type { TaskLine, TaskMessage } from "../../server/jobs/tasks.ts";
import { jsonLine } from "../../server/output/json-line.ts";
import { type CommandContext, runCommand } from "../run-command.ts";
import { withServices } from "../with-services.ts";

const PROGRESS_INTERVAL_MS = 200;

/**
 * Registers the server's internal command, which runs one task of server/jobs/tasks.ts in a child process. Standard input brings the task
 * as a line of JSON; it closes to stop the task, also when the server dies. Each line of standard output is a TaskMessage.
 */
export function registerJob(program: Command): void {
  program.command("job", { hidden: true }).action(runCommand(job));
}

async function job(_options: object, context: CommandContext): Promise<void> {
  const { OUTPUT_FD, runTask } = await import("../../server/jobs/tasks.ts");
  const input = createInterface({ input: process.stdin });
  const inputClosed = new AbortController();
  const firstLine = once(input, "line", { signal: inputClosed.signal }).catch(() => {
    throw new AppError("cancelled", "Standard input closed before it brought a task.");
  });
  input.once("close", () => inputClosed.abort());
  const signal = AbortSignal.any([context.signal, inputClosed.signal]);
  try {
    const [line] = (await firstLine) as [string];
    const { actor, databaseUrl, ...task }: TaskLine = JSON.parse(line);
    const progress = throttledProgress();
    const run: Parameters<typeof withServices>[1] = async (services) => {
      const result = await runTask(task, {
        ...services,
        actor,
        signal,
        onProgress: progress.report,
        // A socket, unlike a file stream, waits for its reader without a thread.
        openOutput: () => new Socket({ fd: OUTPUT_FD, readable: false, writable: true }),
      });
      progress.flush();
      send({ result });
    };
    await withServices(context, run, { overrides: { "database.url": databaseUrl } });
  } catch (error) {
    if (error instanceof AppError) send({ error: { code: error.code, message: error.message } });
    else {
      process.stderr.write(`${(error as Error).stack}\n`);
      send({ error: { code: "internal", message: "internal error" } });
    }
  } finally {
    process.stdin.destroy();
  }
}

function send<Result>(message: TaskMessage<Result>): void {
  process.stdout.write(jsonLine(message));
}

function throttledProgress() {
  let sentAt = 0;
  let pendingProgress: Progress | undefined;
  const flush = () => {
    if (pendingProgress !== undefined) send({ progress: pendingProgress });
    pendingProgress = undefined;
    sentAt = performance.now();
  };
  return {
    flush,
    report(progress: Progress) {
      pendingProgress = progress;
      if (performance.now() - sentAt >= PROGRESS_INTERVAL_MS) flush();
    },
  };
}
