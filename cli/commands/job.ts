import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Progress } from "#contract/import-report";
import { AppError } from "../../server/errors.ts";
import type { JobMessage, JobTask } from "../../server/jobs/job-task.ts";
import { runJobTask } from "../../server/jobs/run-job-task.ts";
import type { CommandRun } from "../run-command.ts";
import { withServices } from "../with-services.ts";

/** Between two reports of progress. Milliseconds. */
const INTERVAL = 200;

/**
 * What the server starts for each job: reads a task from standard input, does it, and tells of it on standard output. The
 * server's end of the input closes when the server ends; then the job stops too.
 */
export const jobCommand: CommandRun<unknown> = async (_, context) => {
  const input = createInterface({ input: process.stdin });
  const serverGone = new AbortController();
  const lines = once(input, "line");
  input.once("close", () => serverGone.abort());
  const signal = AbortSignal.any([context.signal, serverGone.signal]);
  try {
    const [line] = (await lines) as [string];
    const task = JSON.parse(line) as JobTask;
    const progress = reporter();
    await withServices(context, async (services) => {
      const result = await runJobTask(task, { ...services, signal, onProgress: progress.report });
      progress.flush();
      say({ result });
    });
  } catch (error) {
    if (error instanceof AppError) say({ error: { code: error.code, message: error.message } });
    else {
      process.stderr.write(`${(error as Error).stack}\n`);
      say({ error: { code: "internal", message: "internal error" } });
    }
  } finally {
    process.stdin.destroy();
  }
};

function say(message: JobMessage) {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

function reporter() {
  let said = 0;
  let waiting: Progress | undefined;
  return {
    report(progress: Progress) {
      const now = performance.now();
      if (now - said < INTERVAL) {
        waiting = progress;
        return;
      }
      said = now;
      waiting = undefined;
      say({ progress });
    },
    flush() {
      if (waiting !== undefined) say({ progress: waiting });
    },
  };
}
