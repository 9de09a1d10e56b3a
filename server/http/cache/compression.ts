import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import type { Encoding } from "./preferred-encoding.ts";

/** Quickly: what is new must not wait for its last percent. */
export type Effort = "quick" | "small";

/** Up to here compressing quickly takes less than handing it to another thread and back. Bytes. */
const AT_ONCE = 256 * 1024;

const LEVELS: Record<Effort, Record<Encoding, number>> = { quick: { br: 0, gzip: 1 }, small: { br: 6, gzip: 7 } };
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

export function isCompressedAtOnce(body: Uint8Array): boolean {
  return body.length <= AT_ONCE;
}

/** Quickly and on the spot; of larger bodies that takes too long. */
export function compressAtOnce(body: Uint8Array, encoding: Encoding): Buffer {
  const level = LEVELS.quick[encoding];
  return encoding === "br" ? brotliCompressSync(body, brotliOptions(body, level)) : gzipSync(body, { level });
}

/** In another thread. */
export function compress(body: Uint8Array, encoding: Encoding, effort: Effort): Promise<Buffer> {
  const level = LEVELS[effort][encoding];
  return encoding === "br" ? brotli(body, brotliOptions(body, level)) : deflate(body, { level });
}

function brotliOptions({ length }: Uint8Array, level: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: length } };
}
