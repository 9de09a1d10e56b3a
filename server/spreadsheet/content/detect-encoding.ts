import { isAscii, isUtf8 } from "node:buffer";
import { AppError } from "../../errors.ts";
import type { FileBytes } from "./file-bytes.ts";
import { guessEncoding } from "./guess-encoding.ts";
import { hasUtf32Mark, type TextEncoding, unicodeMark } from "./text-encoding.ts";

/** Number of bytes of non-ASCII words that is enough to detect the encoding. */
const SAMPLE_BYTES = 32_000;
/** Length above which a line is examined in pieces. */
const MAX_LINE_BYTES = 256_000;
const LF = 10;
const COMMA = 0x2c;
/** Bytes below this end words: no encoding has them within a multi-byte character. */
const MIN_WORD_BYTE = 0x30;

/** The field of an AppError with the encodings that a text may have. */
const ENCODING_FIELD = "encoding";

/** Returns the encodings that an error of `detectEncoding` names as likely; [] of another error. */
export function encodingChoicesOf(error: unknown): string[] {
  if (!(error instanceof AppError) || error.code !== "unreadable") return [];
  return error.fields.filter(({ field }) => field === ENCODING_FIELD).map(({ message }) => message);
}

/**
 * Detects the encoding of a text, in this order: its byte order mark; `named`, the caller's choice; UTF-8 if the first line
 * outside ASCII is valid; the likeliest older encoding. Errors: AppError `unreadable` when several are likely, and for UTF-32.
 */
export async function detectEncoding(bytes: FileBytes, head: Buffer, named: string | undefined): Promise<TextEncoding> {
  if (hasUtf32Mark(head))
    throw new AppError("unreadable", "is encoded in UTF-32: save it as UTF-8 and import that file");
  const mark = unicodeMark(head);
  if (mark !== undefined) return { encoding: mark, source: "mark" };
  if (named !== undefined) return { encoding: named, source: "named" };
  const sample = new WordSample();
  for await (const line of nonAsciiLines(bytes)) {
    if (sample.length === 0 && isUtf8(line)) return { encoding: "utf-8", source: "content" };
    if (!isUtf8(line)) sample.add(line);
    if (sample.length >= SAMPLE_BYTES) break;
  }
  if (sample.length === 0) return { encoding: "utf-8", source: "content" };
  const { encoding, rivals } = guessEncoding(sample.bytes());
  if (rivals.length === 0) return { encoding, source: "content" };
  const likeliest = [encoding, ...rivals.slice(0, 2)];
  throw new AppError(
    "unreadable",
    `is not UTF-8, and its few letters outside ASCII do not tell whether it is ${likeliest.join(" or ")}: save it as UTF-8, or import it with --encoding NAME`,
    likeliest.map((name) => ({ field: ENCODING_FIELD, message: name })),
  );
}

/** Yields lines with bytes outside ASCII; very long ones in pieces that end at a comma. */
async function* nonAsciiLines(bytes: FileBytes): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of bytes.read()) {
    const text = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let end = text.lastIndexOf(LF) + 1;
    if (end === 0 && text.length > MAX_LINE_BYTES) end = text.lastIndexOf(COMMA) + 1 || text.length;
    rest = text.subarray(end);
    const whole = text.subarray(0, end);
    if (!isAscii(whole)) yield* linesOf(whole);
  }
  if (!isAscii(rest)) yield* linesOf(rest);
}

function* linesOf(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; ) {
    const at = bytes.indexOf(LF, start);
    const end = at < 0 ? bytes.length : at + 1;
    const line = bytes.subarray(start, end);
    if (!isAscii(line)) yield line;
    start = end;
  }
}

/** Collects words that hold bytes outside ASCII, each followed by a blank. */
class WordSample {
  readonly #words: Buffer[] = [];
  length = 0;

  add(line: Buffer): void {
    let start = 0;
    let isNonAscii = false;
    for (let at = 0; at <= line.length && this.length < SAMPLE_BYTES; at++) {
      const byte = line[at] ?? LF;
      if (byte > 0x7f) isNonAscii = true;
      if (byte >= MIN_WORD_BYTE) continue;
      if (isNonAscii) this.#push(line.subarray(start, at));
      start = at + 1;
      isNonAscii = false;
    }
  }

  #push(word: Buffer): void {
    this.#words.push(Buffer.from(word), BLANK);
    this.length += word.length + 1;
  }

  bytes(): Buffer {
    return Buffer.concat(this.#words);
  }
}

const BLANK = Buffer.from(" ");
