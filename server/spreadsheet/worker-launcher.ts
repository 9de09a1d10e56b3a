/** First script of the worker thread, which runs the workbook worker with its code cache. */
import { workerData } from "node:worker_threads";
import { type CachedScript, runCachedScript } from "../files/cached-script.ts";

/** The part of `workerData` that this script takes out. */
export interface WorkerScript {
  script?: CachedScript;
}

runCachedScript(takeScript(workerData), "workbook-worker.cjs", ".");

/** Leaves nothing that keeps the bytes, 13 MB, in memory. */
function takeScript(data: WorkerScript): CachedScript {
  const { script } = data;
  if (script === undefined) throw new Error("the worker needs its script");
  delete data.script;
  return script;
}
