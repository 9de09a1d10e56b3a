import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { Compression } from "pmtiles";
import { damagedMap } from "./damaged-map.ts";

const gunzipAsync = promisify(gunzip);
/** Maximum unpacked size of a directory or the metadata; planet builds have directories below 1 MB. */
export const MAX_INDEX_BYTES = 16 * 1024 * 1024;

/** Unpacks up to `maxBytes`. `what` begins the sentence of the error. Errors: AppError `unreadable`. */
export async function unpack(
  bytes: Uint8Array,
  compression: Compression,
  maxBytes: number,
  what: string,
): Promise<Uint8Array> {
  const isPacked = compression === Compression.Gzip;
  if (!isPacked && bytes.length > maxBytes) throw tooLarge(what, maxBytes);
  if (!isPacked) return bytes;
  try {
    return await gunzipAsync(bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE") throw tooLarge(what, maxBytes);
    throw damagedMap(`${what} is damaged: it cannot be unpacked.`, error);
  }
}

export const tooLarge = (what: string, maxBytes: number) =>
  damagedMap(`${what} is larger than ${maxBytes / 1024 / 1024} MB, so it is not drawn.`);
