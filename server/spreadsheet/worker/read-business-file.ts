import { on } from "node:events";
import { stat } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { type ResourceLimits, Worker } from "node:worker_threads";
import type { BusinessInsert } from "#domain/business/business-keys";
import { isStreamedName, isTextName } from "#domain/import-row/file-formats";
import { readAsset } from "../../assets.ts";
import { AppError } from "../../errors.ts";
import type { CachedScript } from "../../files/cached-script.ts";
import { DEFAULT_LIMITS } from "../workbook-limits.ts";
import type { WorkerScript } from "../worker-launcher.ts";
import type { ReadBusinessesOptions } from "./business-batches.ts";
import { BusinessPacker, openUnpacker } from "./packed-businesses.ts";
import type { PackedBatch, WorkerMessage, WorkerTask } from "./workbook-worker.ts";

export type { RejectedRow } from "./business-batch.ts";

/** Maximum number of pending batches (backpressure): the rows of one transaction, so that reading continues while one is stored. */
const MAX_PENDING_BATCHES = 100;
/** Ten times what the worker usually needs. With half of the young generation, collecting it takes a tenth of an import's time. */
const HEAP_LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 };
/** Timeout of files that SheetJS holds in memory whole: a hostile one would take for ever, and a small one is read at once. */
const MAX_WHOLE_FILE_SECONDS = 120;
const wholeFileSeconds = (name: string, bytes: number) => {
  const unpackedMb = (/\.(fods|xml|dif|slk|sylk)$/i.test(name) ? bytes : bytes * USUAL_RATIO) / 1e6;
  return Math.min(Math.round(15 + 3.5 * unpackedMb), MAX_WHOLE_FILE_SECONDS);
};
/** Usual compression ratio of tables. */
const USUAL_RATIO = 10;
const WHOLE_FILE_HEAP_LIMITS = { maxOldGenerationSizeMb: 700, maxYoungGenerationSizeMb: 32 };
/** Otherwise Node loads the code that detects modules and TypeScript. */
const WORKER_OPTIONS = ["--input-type=commonjs"];
const SCRIPT = "workbook-worker.cjs";
const LAUNCHER = "worker-launcher.cjs";

/** Maximum size of a text file that is read on the caller's thread, since starting another costs more. */
const MAX_BYTES_ON_THIS_THREAD = 256 * 1024;

/** `businesses` are unpacked on every iteration. */
export type ReceivedBatch = Omit<PackedBatch, "packed"> & {
  businessCount: number;
  businesses: Iterable<BusinessInsert>;
};

type ReadFileOptions = ReadBusinessesOptions & { signal?: AbortSignal | undefined };

/**
 * Yields the businesses of a spreadsheet, CSV or JSON file. Errors: AppError `unreadable`, `too-large`, `not-found`, and `cancelled` after
 * an abort.
 */
export async function* readBusinessFile(file: string, options: ReadFileOptions): AsyncGenerator<ReceivedBatch> {
  const isSmallText = isTextName(options.name ?? basename(file)) && (await isSmallFile(file));
  yield* isSmallText ? readOnThisThread(file, options) : readInWorker(file, options);
}

/** Reads on this thread a text too small to exhaust memory or time. Errors: those of `readBusinessFile`. */
async function* readOnThisThread(file: string, { signal, ...options }: ReadFileOptions): AsyncGenerator<ReceivedBatch> {
  const { businessBatches } = await import("./business-batches.ts");
  const packer = new BusinessPacker();
  const unpack = openUnpacker();
  for await (const { businesses, ...batch } of businessBatches(resolve(file), options)) {
    if (signal?.aborted)
      throw new AppError("cancelled", `${options.name ?? basename(file)} was not read to its end: it was stopped.`);
    // Unpacked businesses have only the fields that stores read, whichever thread read the file.
    const packed = packer.pack(businesses);
    yield { ...batch, businessCount: packed.count, businesses: unpack(packed) };
  }
}

/** Reads in a worker thread while the caller stores earlier batches. The thread ends with the loop. */
async function* readInWorker(file: string, options: ReadFileOptions): AsyncGenerator<ReceivedBatch> {
  const { signal, ...reading } = options;
  const name = options.name ?? basename(file);
  const isStreamed = isStreamedName(name);
  const limit = options.limits?.seconds ?? DEFAULT_LIMITS.seconds;
  const seconds = isStreamed ? limit : Math.min(limit, wholeFileSeconds(name, await fileSize(file)));
  const stop = new AbortController();
  const stopWith = (code: AppError["code"], rest: string) => stop.abort(new AppError(code, `${name} ${rest}`));
  const cancel = () => stopWith("cancelled", "was not read to its end: it was stopped.");
  if (signal?.aborted) cancel();
  signal?.addEventListener("abort", cancel);
  const watch = new Stopwatch(seconds, () => stopWith("too-large", `takes longer than ${seconds} seconds to read.`));
  const task: WorkerTask = { file: resolve(file), options: reading, maxPendingBatches: MAX_PENDING_BATCHES };
  const resourceLimits = isStreamed ? HEAP_LIMITS : WHOLE_FILE_HEAP_LIMITS;
  const worker = startWorker(task, resourceLimits);
  const unpack = openUnpacker();
  try {
    watch.start();
    for await (const [message] of on(worker, "message", { signal: stop.signal, close: ["exit"] })) {
      watch.stop();
      const reply = message as WorkerMessage;
      if (reply.kind === "done") return;
      if (reply.kind === "refused") throw new AppError(reply.code, reply.message, reply.fields);
      const { packed, ...batch } = reply.batch;
      yield { ...batch, businessCount: packed.count, businesses: unpack(packed) };
      worker.postMessage("next");
      watch.start();
    }
    throw new Error("The workbook worker ended without a result");
  } catch (error) {
    if (stop.signal.aborted) throw stop.signal.reason;
    if ((error as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY") {
      throw new AppError("too-large", `${name} needs more memory than reading a file may take.`, [], {
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

/** Tells whether a file is known to be small. A pipe or a device has the size 0, and an unreadable file none. */
async function isSmallFile(file: string): Promise<boolean> {
  const stats = await stat(file).catch(() => undefined);
  return stats?.isFile() === true && stats.size <= MAX_BYTES_ON_THIS_THREAD;
}

/** Returns bytes; 0 for an unreadable file, which the worker reports. */
async function fileSize(file: string): Promise<number> {
  return (await stat(file).catch(() => undefined))?.size ?? 0;
}

/** Starts the worker thread. It receives its script as data, since only this thread can read assets. */
function startWorker(task: WorkerTask, resourceLimits: ResourceLimits): Worker {
  const script: CachedScript = { source: readAsset(SCRIPT), codeCache: readAsset(`${SCRIPT}.cache`) };
  const workerData = { ...task, script } satisfies WorkerTask & WorkerScript;
  return new Worker(readAsset(LAUNCHER).toString(), {
    eval: true,
    execArgv: WORKER_OPTIONS,
    workerData,
    resourceLimits,
  });
}

/** Calls `onEnd` once the time between its starts and stops adds up to `seconds`. */
class Stopwatch {
  #remainingMs: number;
  #started = 0;
  #timer: NodeJS.Timeout | undefined;
  readonly #onEnd: () => void;

  constructor(seconds: number, onEnd: () => void) {
    this.#remainingMs = seconds * 1000;
    this.#onEnd = onEnd;
  }

  start(): void {
    this.#started = performance.now();
    this.#timer = setTimeout(this.#onEnd, Math.max(0, this.#remainingMs));
  }

  stop(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#remainingMs -= performance.now() - this.#started;
  }
}
