/** First script of the worker thread, which runs the workbook worker with its code cache. */
import { workerData } from "node:worker_threads";
import { type CachedScript, runCachedScript } from "../cached-script.ts";

/** The part of `workerData` that this script takes out. */
export interface WorkerScript {
  script?: CachedScript;
}

const data = workerData as WorkerScript;
const { script } = data;
if (script === undefined) throw new Error("the worker needs its script");
// Its bytes are not needed twice.
delete data.script;
runCachedScript(script, "workbook-worker.cjs", ".");
