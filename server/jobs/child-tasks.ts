import type { Logger } from "pino";
import type { Progress } from "#contract/import-report";
import type { DataFolder } from "../config/data-folder.ts";
import { AppError } from "../errors.ts";
import { GRACE, startJobProcess } from "./job-process.ts";
import type { JobTask } from "./job-task.ts";

export type RunChildTask = (
  task: JobTask,
  signal?: AbortSignal,
  onProgress?: (progress: Progress) => void,
) => Promise<unknown>;

/**
 * Does what changes nothing, but takes long, in a process of its own beside any job. Errors: AppErrors of the operation,
 * `cancelled` after an abort.
 */
export function createChildTaskRunner({ folder, log }: { folder: DataFolder; log: Logger }): RunChildTask {
  return async (task, signal, onProgress) => {
    const process = startJobProcess(task, { dataFolder: folder.path, ...(onProgress && { onProgress }) });
    const stop = () => process.stop(GRACE);
    signal?.addEventListener("abort", stop);
    if (signal?.aborted) stop();
    const end = await process.ended.finally(() => signal?.removeEventListener("abort", stop));
    if ("result" in end) return end.result;
    if (signal?.aborted) throw new AppError("cancelled", "The work was stopped.");
    if ("lost" in end) {
      log.error({ kind: task.kind, reason: end.lost }, "background work ended without a word");
      throw new Error(`${task.kind} ended without a word`);
    }
    if (end.error.code === "internal") throw new Error(`${task.kind} failed`);
    throw new AppError(end.error.code, end.error.message);
  };
}
