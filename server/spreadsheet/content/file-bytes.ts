import { createReadStream, statSync } from "node:fs";
import { createGunzip } from "node:zlib";
import { tooLarge, unreadable, type WorkbookLimits } from "../workbook-limits.ts";

const CHUNK_BYTES = 256 * 1024;
/** Size above which the compression ratio is checked. */
const MIN_CHECKED_BYTES = 100e6;

/** The content of a file as a stream of bytes, unpacked when it is gzipped. */
export interface FileBytes {
  /** Size of the file itself. */
  bytesTotal: number;
  /** Returns the bytes of the file that were read so far, packed ones if it is gzipped. */
  bytesRead(): number;
  /** Reads from the start on each call. Errors: AppError `unreadable` for damaged gzip data, `too-large` beyond the limits. */
  read(): AsyncGenerator<Buffer>;
}

export function openFileBytes(file: string, isGzip: boolean, limits: WorkbookLimits): FileBytes {
  const bytesTotal = statSync(file).size;
  let bytesRead = 0;

  async function* packed(): AsyncGenerator<Buffer> {
    for await (const chunk of createReadStream(file, { highWaterMark: CHUNK_BYTES })) {
      bytesRead += (chunk as Buffer).length;
      yield chunk as Buffer;
    }
  }

  return {
    bytesTotal,
    bytesRead: () => bytesRead,
    read() {
      bytesRead = 0;
      return isGzip ? unpacked(packed(), bytesTotal, limits) : packed();
    },
  };
}

async function* unpacked(
  packed: AsyncGenerator<Buffer>,
  packedSize: number,
  limits: WorkbookLimits,
): AsyncGenerator<Buffer> {
  const allowed = Math.min(limits.unpackedBytes, Math.max(MIN_CHECKED_BYTES, limits.unpackedRatio * packedSize));
  const gunzip = createGunzip({ chunkSize: CHUNK_BYTES });
  let size = 0;
  const feeding = feed(packed, gunzip);
  try {
    for await (const chunk of gunzip) {
      size += (chunk as Buffer).length;
      if (size > allowed) throw tooLarge(`unpacks to more than ${Math.round(allowed / 1e6)} MB, too much for its size`);
      yield chunk as Buffer;
    }
  } catch (error) {
    throw damagedGzip(error);
  } finally {
    gunzip.destroy();
    await feeding;
  }
}

/** Writes with backpressure; an error of the source ends the stream with it. */
async function feed(source: AsyncGenerator<Buffer>, target: ReturnType<typeof createGunzip>): Promise<void> {
  try {
    for await (const chunk of source) {
      if (target.destroyed) return;
      if (target.write(chunk)) continue;
      await new Promise<void>((resolve) => {
        target.once("drain", resolve);
        target.once("close", resolve);
      });
    }
    target.end();
  } catch (error) {
    target.destroy(error as Error);
  }
}

function damagedGzip(error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (!code?.startsWith("Z_")) return error;
  return unreadable(`is damaged or incomplete: its gzip data cannot be unpacked (${message})`, error);
}

/** Returns the first bytes of a file's content, at most `length`. */
export async function readStart(bytes: FileBytes, length: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of bytes.read()) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= length) break;
  }
  return Buffer.concat(chunks).subarray(0, length);
}
