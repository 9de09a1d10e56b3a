import { isAscii, isUtf8 } from "node:buffer";

export type UnicodeMark = "utf-8" | "utf-16le" | "utf-16be";

/**
 * The Unicode encoding that a text's first bytes tell: by its byte order mark, or by the zero bytes that UTF-16 puts into
 * Latin text. undefined: UTF-8 without mark or a one-byte encoding.
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

/** Stands for a byte of another encoding than the text before it; a noncharacter, which no text may hold. */
export const ENCODING_FAULT = "\uFDD0";
/** Bytes that Windows-1252 does not define. */
const UNDEFINED_IN_1252 = /[\x81\x8d\x8f\x90\x9d]/g;

/**
 * Decodes pieces of a text in UTF-8 or Windows-1252. The first piece that is not ASCII decides which; a later one of the
 * other encoding gets an `ENCODING_FAULT`, since a file mixed of both cannot be trusted.
 */
export class PieceDecoder {
  #encoding: "utf-8" | "windows-1252" | undefined;
  /** Whether an `ENCODING_FAULT` was written. */
  hasFaults = false;
  readonly #latin = new TextDecoder("windows-1252");

  constructor(isMarkedUtf8: boolean) {
    if (isMarkedUtf8) this.#encoding = "utf-8";
  }

  /** Whether `decodeWhole` can decode these bytes at once, without looking at each line. */
  isUniform(bytes: Buffer): boolean {
    return isAscii(bytes) || (this.#encoding !== "windows-1252" && isUtf8(bytes));
  }

  /** `bytes`: a line, a JSON record, or several for which `isUniform`. */
  decode(bytes: Buffer): string {
    if (isAscii(bytes)) return bytes.toString("latin1");
    if (isUtf8(bytes)) {
      this.#encoding ??= "utf-8";
      const text = bytes.toString("utf8");
      return this.#encoding === "utf-8" ? text : this.#marked(text.replace(/[^\0-\x7f]/, `$&${ENCODING_FAULT}`));
    }
    if (this.#encoding === "utf-8") return this.#marked(bytes.toString("utf8").replaceAll("\uFFFD", ENCODING_FAULT));
    this.#encoding = "windows-1252";
    const text = this.#latin.decode(bytes);
    return text.search(UNDEFINED_IN_1252) < 0 ? text : this.#marked(text.replace(UNDEFINED_IN_1252, ENCODING_FAULT));
  }

  #marked(text: string): string {
    this.hasFaults = true;
    return text;
  }
}

/** With the replacement character in place of each `ENCODING_FAULT`. */
export function withoutFaults(text: string): string {
  return text.replaceAll(ENCODING_FAULT, "\uFFFD");
}

/** The reason for a row with an `ENCODING_FAULT`. */
export const ENCODING_FAULT_REASON =
  "is in another encoding than the rows before it: save the file as UTF-8 and try again";
