import { on } from "node:events";
import { basename, resolve } from "node:path";
import { Worker } from "node:worker_threads";
import type { BusinessInsert } from "#domain/business/business-keys";
import { readAsset } from "../../assets.ts";
import { AppError } from "../../errors.ts";
import { DEFAULT_LIMITS } from "../workbook-limits.ts";
import type { ReadBusinessesOptions } from "./business-batches.ts";
import { openUnpacker } from "./packed-businesses.ts";
import type { PackedBatch, WorkerMessage, WorkerTask } from "./workbook-worker.ts";

export type { RejectedRow } from "./business-batches.ts";

/** As many rows as one transaction: the thread reads on while that is stored, or one would wait for the other. */
const BATCHES_UNDER_WAY = 100;
/** Of the worker's JavaScript heap; what it usually needs is a tenth. */
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 8 };

/** What the thread found; its businesses are unpacked when they are gone through, and again each time. */
export type ReceivedBatch = Omit<PackedBatch, "packed"> & {
  businessCount: number;
  businesses: Iterable<BusinessInsert>;
};

/**
 * The businesses of an .xlsx or .xls, read in a thread of its own while the caller stores the batches before. The thread
 * waits when the caller is slow and ends with the loop. Errors: AppError `unreadable`, `too-large`, `not-found`, each
 * a whole sentence, and `cancelled` after an abort.
 */
export async function* readBusinessFile(
  file: string,
  options: ReadBusinessesOptions & { signal?: AbortSignal },
): AsyncGenerator<ReceivedBatch> {
  const { signal, ...reading } = options;
  const name = options.name ?? basename(file);
  const seconds = options.limits?.seconds ?? DEFAULT_LIMITS.seconds;
  const stop = new AbortController();
  const stopWith = (code: AppError["code"], rest: string) => stop.abort(new AppError(code, `${name} ${rest}`));
  const cancel = () => stopWith("cancelled", "was not read to its end: it was stopped.");
  if (signal?.aborted) cancel();
  signal?.addEventListener("abort", cancel);
  const watch = new Stopwatch(seconds, () => stopWith("too-large", `takes longer than ${seconds} seconds to read.`));
  const task: WorkerTask = { file: resolve(file), options: reading, batchesUnderWay: BATCHES_UNDER_WAY };
  const worker = new Worker(workerText(), { eval: true, workerData: task, resourceLimits: MEMORY });
  const unpack = openUnpacker();
  try {
    watch.start();
    for await (const [message] of on(worker, "message", { signal: stop.signal, close: ["exit"] })) {
      watch.stop();
      const received = message as WorkerMessage;
      if (received.kind === "done") return;
      if (received.kind === "refused") throw new AppError(received.code, received.message);
      const { packed, ...batch } = received.batch;
      yield { ...batch, businessCount: packed.count, businesses: unpack(packed) };
      worker.postMessage("next");
      watch.start();
    }
    throw new Error("The workbook worker ended without a word");
  } catch (error) {
    if (stop.signal.aborted) throw stop.signal.reason;
    if ((error as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY") {
      throw new AppError("too-large", `${name} needs more memory than reading a workbook may take.`, [], {
        cause: error,
      });
    }
    throw error;
  } finally {
    watch.stop();
    signal?.removeEventListener("abort", cancel);
    await worker.terminate();
  }
}

let text: string | undefined;

function workerText(): string {
  text ??= readAsset("workbook-worker.cjs").toString();
  return text;
}

/** Adds up the time between its starts and stops. */
class Stopwatch {
  #left: number;
  #started = 0;
  #timer: NodeJS.Timeout | undefined;
  readonly #onEnd: () => void;

  constructor(seconds: number, onEnd: () => void) {
    this.#left = seconds * 1000;
    this.#onEnd = onEnd;
  }

  start(): void {
    this.#started = performance.now();
    this.#timer = setTimeout(this.#onEnd, Math.max(0, this.#left));
  }

  stop(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#left -= performance.now() - this.#started;
  }
}
