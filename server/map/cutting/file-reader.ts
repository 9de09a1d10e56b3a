import { openFileSource } from "../archive/file-source.ts";
import type { RangeReader } from "./range-reader.ts";

/** Reads an archive in a file. Errors: AppError `storage`, `unreadable`. */
export async function openFileReader(file: string): Promise<RangeReader> {
  const source = await openFileSource(file);
  return {
    name: file,
    bytes: source.bytes,
    identity: source.identity,
    read: async (offset, length) => new Uint8Array((await source.getBytes(offset, length)).data),
    close: () => source.close(),
  };
}
