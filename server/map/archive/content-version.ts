import { createHash } from "node:crypto";
import type { Source } from "pmtiles";
import type { ArchiveHeader } from "./archive-header.ts";

const CHUNK_BYTES = 1024 * 1024;
/** Maximum size of a file that is hashed completely, in about a tenth of a second. */
const MAX_HASHED_BYTES = 64 * 1024 * 1024;
/** Number of parts of a larger file that are hashed, beside its directories. */
const SAMPLES = 256;
const SAMPLE_BYTES = 16 * 1024;

/**
 * Returns a version that is the same for the same content on every server. Of a large archive it depends on the size, the head and parts
 * that are spread over directories and tiles: changed tiles differ in length, which the directories record.
 */
export async function contentVersion(source: Source, bytes: number, header: ArchiveHeader): Promise<string> {
  const hash = createHash("sha256").update(String(bytes));
  const add = async (offset: number, length: number) =>
    hash.update(new Uint8Array((await source.getBytes(offset, length)).data));
  if (bytes <= MAX_HASHED_BYTES) {
    for (let offset = 0; offset < bytes; offset += CHUNK_BYTES)
      await add(offset, Math.min(CHUNK_BYTES, bytes - offset));
  } else {
    const { jsonMetadataOffset, jsonMetadataLength, leafDirectoryOffset, leafDirectoryLength } = header;
    await add(0, Math.min(bytes, CHUNK_BYTES));
    await add(jsonMetadataOffset, jsonMetadataLength);
    const directories = Math.min(leafDirectoryLength, MAX_HASHED_BYTES);
    for (let offset = 0; offset < directories; offset += CHUNK_BYTES)
      await add(leafDirectoryOffset + offset, Math.min(CHUNK_BYTES, directories - offset));
    const step = Math.floor((bytes - SAMPLE_BYTES) / SAMPLES);
    for (let sample = 0; sample <= SAMPLES; sample++) await add(sample * step, SAMPLE_BYTES);
  }
  return hash.digest("base64url").slice(0, 16);
}
