import { isAscii, isUtf8 } from "node:buffer";
import { isMultiByte } from "./guess-encoding.ts";

export interface TextEncoding {
  /** Name in the Encoding Standard, such as "utf-8" or "windows-1250". */
  encoding: string;
  /** "mark" is its first bytes, "named" the caller's choice, "content" a detection from its letters. */
  source: "mark" | "named" | "content";
}

export type UnicodeMark = "utf-8" | "utf-16le" | "utf-16be";

/**
 * Returns the Unicode encoding by a text's first bytes: by its byte order mark, or by the zero bytes that UTF-16 puts into Latin text.
 * undefined means UTF-8 without mark or a one-byte encoding.
 */
export function unicodeMark(start: Buffer): UnicodeMark | undefined {
  if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf) return "utf-8";
  if (start[0] === 0xff && start[1] === 0xfe) return "utf-16le";
  if (start[0] === 0xfe && start[1] === 0xff) return "utf-16be";
  const zeros = [0, 0];
  for (const [index, byte] of start.entries()) if (byte === 0) zeros[index & 1] = (zeros[index & 1] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > start.length / 4 && even <= start.length / 100) return "utf-16le";
  if (even > start.length / 4 && odd <= start.length / 100) return "utf-16be";
  return undefined;
}

/** Tells whether a text begins with the byte order mark of UTF-32, whose first two bytes are that of UTF-16. */
export function hasUtf32Mark(start: Buffer): boolean {
  return start.length >= 4 && start.readUInt32LE(0) === 0x0000_feff;
}

/** Replaces a byte in another encoding than the text before it; a noncharacter, which no text may hold. */
export const INVALID_BYTES = "\uFDD0";
/** Matches the replacements of bytes that an encoding does not define. */
const UNDEFINED = /[\x80-\x9f\ufffd]/g;
/** Number of bytes outside ASCII that are hardly ever UTF-8 by chance in an encoding with two bytes a character. */
const SURE_UTF8_BYTES = 12;

/**
 * Decodes pieces of a text in UTF-8 or in an older encoding with the line breaks of ASCII. A piece that is invalid in that encoding gets an
 * `INVALID_BYTES`, since a file in two encodings cannot be trusted.
 */
export class PieceDecoder {
  readonly #isUtf8: boolean;
  readonly #encoding: TextEncoding;
  readonly #decoder: TextDecoder;
  /** Tells whether the text contains `INVALID_BYTES`. */
  hasInvalidBytes = false;

  constructor(encoding: TextEncoding) {
    this.#encoding = encoding;
    this.#isUtf8 = encoding.encoding === "utf-8";
    this.#decoder = new TextDecoder(encoding.encoding);
  }

  /** Tells whether `decode` can decode these bytes at once, without examining each line. */
  isUniform(bytes: Buffer): boolean {
    return isAscii(bytes) || (this.#isUtf8 && isUtf8(bytes));
  }

  /** Decodes a line, a JSON record, or several lines for which `isUniform` is true. */
  decode(bytes: Buffer): string {
    if (isAscii(bytes)) return bytes.toString("latin1");
    if (this.#isUtf8) {
      const text = bytes.toString("utf8");
      return isUtf8(bytes) ? text : this.#marked(text.replaceAll("\uFFFD", INVALID_BYTES));
    }
    if (this.#isStrayUtf8(bytes)) {
      return this.#marked(bytes.toString("utf8").replace(/[^\0-\x7f]/, `$&${INVALID_BYTES}`));
    }
    const text = this.#decoder.decode(bytes);
    return text.search(UNDEFINED) < 0 ? text : this.#marked(text.replace(UNDEFINED, INVALID_BYTES));
  }

  /** Tells whether a line is UTF-8 although other lines determined another encoding. */
  #isStrayUtf8(bytes: Buffer): boolean {
    const { encoding, source } = this.#encoding;
    if (source === "named" || !isUtf8(bytes)) return false;
    return !isMultiByte(encoding) || bytes.reduce((count, byte) => count + (byte >> 7), 0) >= SURE_UTF8_BYTES;
  }

  #marked(text: string): string {
    this.hasInvalidBytes = true;
    return text;
  }
}

/** Replaces each `INVALID_BYTES` by the replacement character. */
export function replaceInvalidBytes(text: string): string {
  return text.replaceAll(INVALID_BYTES, "\uFFFD");
}

/** Reason to reject a row with `INVALID_BYTES`. */
export const INVALID_BYTES_REASON =
  "is in another encoding than the rows before it: save the file as UTF-8 and try again";
