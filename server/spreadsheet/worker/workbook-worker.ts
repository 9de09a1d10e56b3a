/**
 * Worker thread that reads workbooks: a hostile file can exhaust its memory or time without harm to the server. `readBusinessFile` starts
 * it; the build bundles it as an asset.
 */
import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { AppError } from "../../errors.ts";
import type { BusinessBatch } from "./business-batch.ts";
import { businessBatches, type ReadBusinessesOptions } from "./business-batches.ts";
import { BusinessPacker, type PackedBusinesses } from "./packed-businesses.ts";

export interface WorkerTask {
  file: string;
  options: ReadBusinessesOptions;
  /** Backpressure: batches that may be pending; each message from the caller allows one more. */
  maxPendingBatches: number;
}

/** Batch of businesses as bytes, which need a third of the memory. */
export type PackedBatch = Omit<BusinessBatch, "businesses"> & { packed: PackedBusinesses };

export type WorkerMessage =
  | { kind: "batch"; batch: PackedBatch }
  | { kind: "done" }
  | ({ kind: "refused" } & Pick<AppError, "code" | "message" | "fields">);

async function run(port: MessagePort, { file, options, maxPendingBatches }: WorkerTask): Promise<void> {
  const post = (message: WorkerMessage, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);
  let allowed = maxPendingBatches;
  let resume = () => {};
  port.on("message", () => {
    allowed++;
    resume();
  });
  const packer = new BusinessPacker();
  try {
    for await (const { businesses, ...batch } of businessBatches(file, options)) {
      while (allowed === 0) {
        await new Promise<void>((resolve) => {
          resume = resolve;
        });
      }
      allowed--;
      const packed = packer.pack(businesses);
      const { marks, numbers, latin, wide } = packed;
      const transfer = [marks, numbers, latin, wide].map(({ buffer }) => buffer);
      post({ kind: "batch", batch: { ...batch, packed } }, transfer);
    }
    post({ kind: "done" });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, message, fields } = error;
    post({ kind: "refused", code, message, fields });
  } finally {
    port.close();
  }
}

if (parentPort === null) throw new Error("workbook-worker runs as a worker thread only");
run(parentPort, workerData as WorkerTask).catch((error: unknown) => {
  // An uncaught exception ends the thread, and its parent gets the event "error".
  queueMicrotask(() => {
    throw error;
  });
});
