import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { readAsset } from "../../assets.ts";
import type { PhotoAnswer, PhotoWorkerData, PictureToRead } from "./photo-worker.ts";

/** Names of the assets that the thread is started with. */
const PHOTO_ASSETS = { script: "photo-worker.cjs", codecs: "photos/magick.wasm.gz" } as const;
/** Idle time after which the thread ends and frees its memory, up to half a gigabyte after a large photo. */
const IDLE_MS = 10_000;
/** Timeout of one picture; one of 40 megapixels takes some seconds. */
const READ_TIMEOUT_MS = 30_000;

type ReadPicture = Exclude<PhotoAnswer, { error: string }>;

export interface PhotoThread {
  /** Reads a picture. Pictures are read one at a time, first come, first served. Errors: rejects if the thread fails or takes too long. */
  read(picture: PictureToRead): Promise<ReadPicture>;
}

/** Creates a worker thread that decodes pictures, so that requests do not wait meanwhile. The first picture starts it. */
export function createPhotoThread(): PhotoThread {
  let worker: Worker | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let lastReading: Promise<unknown> = Promise.resolve();

  function end() {
    // The thread is abandoned; it ends with this process at the latest.
    worker?.terminate().catch(() => undefined);
    worker = undefined;
  }

  async function readNow(picture: PictureToRead): Promise<ReadPicture> {
    clearTimeout(idleTimer);
    worker ??= startWorker();
    try {
      const reply = once(worker, "message", { signal: AbortSignal.timeout(READ_TIMEOUT_MS) });
      worker.postMessage(picture, [picture.bytes.buffer]);
      const [answer] = (await reply) as [PhotoAnswer];
      if ("error" in answer) throw new Error(answer.error);
      return answer;
    } catch (error) {
      end();
      throw error;
    } finally {
      idleTimer = setTimeout(end, IDLE_MS).unref();
    }
  }

  return {
    read(picture) {
      const answer = lastReading.then(() => readNow(picture));
      lastReading = answer.catch(() => {});
      return answer;
    },
  };
}

function startWorker(): Worker {
  const data: PhotoWorkerData = { codecs: new Uint8Array(readAsset(PHOTO_ASSETS.codecs)) };
  const worker = new Worker(readAsset(PHOTO_ASSETS.script).toString(), { eval: true, workerData: data });
  // An unhandled error event would end the process.
  worker.on("error", () => {});
  worker.unref();
  return worker;
}
