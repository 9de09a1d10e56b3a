import type { Readable } from "node:stream";
import { crc32, createInflateRaw } from "node:zlib";
import * as yauzl from "yauzl";
import { AppError } from "../../errors.ts";
import { tooLarge, unreadable, type WorkbookLimits } from "../workbook-limits.ts";

/** Minimum size above which the compression ratio is checked, since small sheets of zeros compress very well. */
const MIN_CHECKED_BYTES = 100e6;
const MAX_PARTS = 10_000;
const CHUNK_BYTES = 64 * 1024;

export type ZipParts = Awaited<ReturnType<typeof openZip>>;

/**
 * Opens the parts of a zip file as streams, by case-insensitive name. Errors, here and while reading: AppError `unreadable` for a damaged
 * or encrypted file, `too-large` for one that unpacks to more than the limits, whatever size it claims.
 */
export async function openZip(file: string, limits: WorkbookLimits) {
  const zip = await yauzl.openPromise(file, { autoClose: false, lazyEntries: true }).catch(damaged);
  const entries = new Map<string, yauzl.Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName.toLowerCase();
      if (!entries.has(name)) entries.set(name, entry);
      if (zip.entriesRead > MAX_PARTS) throw tooLarge(`holds more than ${MAX_PARTS} files`);
    }
  } catch (error) {
    zip.close();
    throw damaged(error);
  }
  const allowed = Math.min(limits.unpackedBytes, Math.max(MIN_CHECKED_BYTES, limits.unpackedRatio * zip.fileSize));
  let unpacked = 0;

  return {
    fileSize: zip.fileSize,
    names: () => [...entries.keys()],
    has: (name: string) => entries.has(name.toLowerCase()),
    /** Returns the size that the file claims; 0 for a missing part. */
    unpackedSize: (name: string) => entries.get(name.toLowerCase())?.uncompressedSize ?? 0,
    close: () => zip.close(),

    /** Yields the bytes of a part; none if it is missing. */
    async *read(name: string): AsyncGenerator<Buffer> {
      const entry = entries.get(name.toLowerCase());
      if (entry === undefined) return;
      if (entry.isEncrypted()) throw unreadable("is protected by a password: remove the password and try again");
      if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8) {
        throw unreadable("is packed by a method that workbooks do not use");
      }
      if (unpacked + entry.uncompressedSize > allowed) throw tooBig(allowed);
      let checksum = 0;
      let size = 0;
      try {
        for await (const chunk of unpack(zip, entry)) {
          size += chunk.length;
          unpacked += chunk.length;
          if (unpacked > allowed) throw tooBig(allowed);
          if (size > entry.uncompressedSize) throw unreadable("is damaged: a part is longer than it should be");
          checksum = crc32(chunk, checksum);
          yield chunk;
        }
      } catch (error) {
        throw damaged(error);
      }
      if (size !== entry.uncompressedSize || checksum !== entry.crc32) {
        throw unreadable("is damaged: a part is not what it was when the file was written");
      }
    },
  };
}

async function* unpack(zip: yauzl.ZipFile, entry: yauzl.Entry): AsyncGenerator<Buffer> {
  const packed: Readable = await zip.openReadStreamPromise(entry, { decodeFileData: false });
  if (entry.compressionMethod === 0) {
    yield* packed;
    return;
  }
  const inflate = createInflateRaw({ chunkSize: CHUNK_BYTES });
  packed.on("error", (error) => inflate.destroy(error));
  try {
    yield* packed.pipe(inflate);
  } finally {
    packed.destroy();
  }
}

function tooBig(allowed: number): AppError {
  return tooLarge(`unpacks to more than ${Math.round(allowed / 1e6)} MB, which no workbook of its size needs`);
}

/** Wraps errors of the zip reader and zlib; system errors pass. */
function damaged(error: unknown): never {
  if (error instanceof AppError) throw error;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code !== undefined && /^E[A-Z]+$/.test(code)) throw error;
  throw unreadable(`is damaged or incomplete (${message})`, error);
}
