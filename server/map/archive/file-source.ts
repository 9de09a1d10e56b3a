import { type FileHandle, open } from "node:fs/promises";
import type { RangeResponse, Source } from "pmtiles";
import { diskError } from "../../errors.ts";
import { ROOT_BYTES } from "./archive-header.ts";
import { damagedMap } from "./damaged-map.ts";
import { fileIdentity } from "./file-identity.ts";
import { MAX_INDEX_BYTES } from "./unpack.ts";

/** An archive in a file, for the `pmtiles` library. */
export interface FileSource extends Source {
  bytes: number;
  /** Validator that changes when the file is replaced or written. */
  identity: string;
  close(): Promise<void>;
}

/** Opens a file as a source of ranges. Errors: AppError `storage`; a range beyond the end of the file: `unreadable`. */
export async function openFileSource(file: string): Promise<FileSource> {
  const handle = await open(file, "r").catch((error: unknown) => {
    throw diskError(file, "read", error);
  });
  try {
    const stats = await handle.stat();
    if (!stats.isFile()) throw damagedMap(`${file} is no file.`);
    return {
      bytes: stats.size,
      identity: fileIdentity(stats),
      getKey: () => file,
      getBytes: (offset, length) => readRange(handle, { file, offset, length, size: stats.size }),
      close: () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

interface FileRange {
  file: string;
  offset: number;
  length: number;
  size: number;
}

/** Reads a range, which may be truncated: the library requests the whole head of an archive, which may be shorter. */
async function readRange(handle: FileHandle, { file, offset, length, size }: FileRange): Promise<RangeResponse> {
  if (length > MAX_INDEX_BYTES) throw damagedMap(`${file} is damaged: a part of it would have ${length} bytes.`);
  const isHead = offset === 0 && length === ROOT_BYTES;
  const data = new ArrayBuffer(isHead ? Math.min(length, size) : length);
  const { bytesRead } = await handle.read(new Uint8Array(data), 0, data.byteLength, offset).catch((error: unknown) => {
    throw diskError(file, "read", error);
  });
  if (bytesRead < data.byteLength) throw damagedMap(`${file} is cut off: a part of it lies beyond its end.`);
  return { data };
}
