import { type FileHandle, open } from "node:fs/promises";
import { AppError, diskError } from "../../errors.ts";
import { type BucketSettings, keyPath, openBucket, type Send } from "./bucket-requests.ts";
import { xmlElement } from "./xml-element.ts";

/** Size of a part of a multipart upload. S3 allows 10,000 parts: 160 GB. */
const PART_BYTES = 16 * 1024 * 1024;
/** Timeout of a part over a slow line, with its retries. */
const TIMEOUT_MS = 10 * 60_000;

export interface CopyToBucketOptions {
  file: string;
  /** Name of the copy, to which the prefix of the settings is added. */
  name: string;
  settings: BucketSettings;
  /** Has the credentials: AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and, if temporary, AWS_SESSION_TOKEN. */
  environment?: NodeJS.ProcessEnv;
  signal?: AbortSignal | undefined;
  /** Size of a part, for tests. */
  partBytes?: number;
}

/**
 * Copies a backup to an S3-compatible bucket. Each request is signed together with the SHA-256 of its body, which the server verifies; a
 * HEAD request then compares the size of the whole. Returns "s3://bucket/key". Errors: AppError `storage`; `cancelled` after an abort.
 * Unfinished parts are deleted.
 */
export async function copyToBucket(options: CopyToBucketOptions): Promise<string> {
  const { file, name, settings, environment = process.env, signal, partBytes = PART_BYTES } = options;
  const key = settings.prefix + name;
  const target = `s3://${settings.bucket}/${key}`;
  const send = openBucket({ settings, target, environment, signal, timeoutMs: TIMEOUT_MS });
  const path = keyPath(key);
  const handle = await open(file, "r").catch((error: unknown) => {
    throw diskError(file, "read", error);
  });
  try {
    const { size } = await handle.stat();
    if (size <= partBytes) await send("PUT", path, await readPart(handle, 0, size));
    else await sendParts({ send, path, handle, size, partBytes });
    const storedFile = await send("HEAD", path);
    const length = Number(storedFile.headers.get("content-length"));
    if (length !== size) throw new AppError("storage", `${target} has ${length} bytes and not ${size}.`);
    return target;
  } catch (error) {
    if (signal?.aborted) throw new AppError("cancelled", "The copy to the bucket was stopped.", [], { cause: error });
    throw error;
  } finally {
    await handle.close();
  }
}

async function readPart(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  let readLength = 0;
  while (readLength < length) {
    const { bytesRead } = await handle.read(buffer, readLength, length - readLength, position + readLength);
    if (bytesRead === 0) throw new AppError("storage", "The backup became shorter while it was copied.");
    readLength += bytesRead;
  }
  return buffer;
}

interface Parts {
  send: Send;
  path: string;
  handle: FileHandle;
  size: number;
  partBytes: number;
}

/** Sends a multipart upload, one part after the other, so that memory and line stay free for visitors. */
async function sendParts({ send, path, handle, size, partBytes }: Parts): Promise<void> {
  const initiation = await (await send("POST", `${path}?uploads=`)).text();
  const id = xmlElement(initiation, "UploadId");
  if (!id) throw new AppError("storage", "The bucket's answer has no UploadId; is backup.s3.endpoint right?");
  const upload = `uploadId=${encodeURIComponent(id)}`;
  try {
    const parts: string[] = [];
    for (let position = 0, number = 1; position < size; position += partBytes, number++) {
      const part = await readPart(handle, position, Math.min(partBytes, size - position));
      const { headers } = await send("PUT", `${path}?partNumber=${number}&${upload}`, part);
      parts.push(`<Part><PartNumber>${number}</PartNumber><ETag>${headers.get("etag") ?? ""}</ETag></Part>`);
    }
    const list = `<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`;
    const completion = await (await send("POST", `${path}?${upload}`, list)).text();
    // The status may be 200 and the body an error.
    if (!completion.includes("CompleteMultipartUploadResult")) {
      throw new AppError("storage", `The bucket did not put the parts together: ${completion.slice(0, 300)}`);
    }
  } catch (error) {
    await send("DELETE", `${path}?${upload}`).catch(() => undefined);
    throw error;
  }
}
