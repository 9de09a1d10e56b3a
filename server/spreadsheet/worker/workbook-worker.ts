/**
 * The thread in which workbooks are read: what a hostile file costs can be limited and ended here without harm to the
 * server. Started by `readBusinessFile`; built on its own into an asset.
 */
import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { AppError } from "../../errors.ts";
import { type BusinessBatch, businessBatches, type ReadBusinessesOptions } from "./business-batches.ts";
import { BusinessPacker, type PackedBusinesses } from "./packed-businesses.ts";

export interface WorkerTask {
  file: string;
  options: ReadBusinessesOptions;
  /** How many batches may be under way; each message from the other side allows one more. */
  batchesUnderWay: number;
}

/** A batch whose businesses are packed: as bytes they need a third of the memory while they wait. */
export type PackedBatch = Omit<BusinessBatch, "businesses"> & { packed: PackedBusinesses };

export type WorkerMessage =
  | { kind: "batch"; batch: PackedBatch }
  | { kind: "done" }
  | { kind: "refused"; code: AppError["code"]; message: string };

async function run(port: MessagePort, { file, options, batchesUnderWay }: WorkerTask): Promise<void> {
  const post = (message: WorkerMessage, moved: ArrayBuffer[] = []) => port.postMessage(message, moved);
  let allowed = batchesUnderWay;
  let proceed = () => {};
  port.on("message", () => {
    allowed++;
    proceed();
  });
  const packer = new BusinessPacker();
  try {
    for await (const { businesses, ...batch } of businessBatches(file, options)) {
      while (allowed === 0) {
        await new Promise<void>((resolve) => {
          proceed = resolve;
        });
      }
      allowed--;
      const packed = packer.pack(businesses);
      const { marks, numbers, latin, wide } = packed;
      const moved = [marks, numbers, latin, wide].map(({ buffer }) => buffer);
      post({ kind: "batch", batch: { ...batch, packed } }, moved);
    }
    post({ kind: "done" });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    post({ kind: "refused", code: error.code, message: error.message });
  } finally {
    port.close();
  }
}

if (parentPort === null) throw new Error("workbook-worker runs as a worker thread only");
void run(parentPort, workerData as WorkerTask);
