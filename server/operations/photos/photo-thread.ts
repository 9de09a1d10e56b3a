import type { Worker } from "node:worker_threads";
import { readAsset } from "../../assets.ts";
import { createSerialThread, startThread } from "../../threads/serial-thread.ts";
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
  const send = createSerialThread<PictureToRead, ReadPicture>({
    start: startWorker,
    idleMs: IDLE_MS,
    timeoutMs: READ_TIMEOUT_MS,
  });
  return { read: (picture) => send(picture, [picture.bytes.buffer]) };
}

function startWorker(): Worker {
  const data: PhotoWorkerData = { codecs: new Uint8Array(readAsset(PHOTO_ASSETS.codecs)) };
  return startThread(PHOTO_ASSETS.script, { workerData: data });
}
