import { exactCount } from "#domain/text/count-label";
import { tooLarge } from "../workbook-limits.ts";
import { PieceDecoder, type TextEncoding } from "./text-encoding.ts";

const LF = 10;
const CR = 13;
/** Maximum bytes that UTF-8 needs for one UTF-16 unit. */
const BYTES_PER_UNIT = 3;

export interface DecodedLines {
  /** Yields whole lines, many at a time, with their line breaks. The last line may lack the break. */
  texts: AsyncGenerator<string>;
  /** Tells whether a line so far holds `INVALID_BYTES`. */
  hasInvalidBytes(): boolean;
}

/** Decodes a text as it arrives. Errors: AppError `too-large` for a line of more than `maxLine` UTF-16 units. */
export function decodeLines(chunks: AsyncIterable<Buffer>, encoding: TextEncoding, maxLine: number): DecodedLines {
  const tooLong = (line: number) => tooLarge(`has more than ${exactCount(maxLine)} characters in line ${line}`);
  if (isUtf16(encoding)) {
    return { texts: wideLines(chunks, encoding.encoding, maxLine, tooLong), hasInvalidBytes: () => false };
  }
  const decoder = new PieceDecoder(encoding);
  return {
    texts: byteLines(chunks, decoder, maxLine * BYTES_PER_UNIT, tooLong),
    hasInvalidBytes: () => decoder.hasInvalidBytes,
  };
}

/** Tells whether line breaks take two bytes. */
export const isUtf16 = ({ encoding }: TextEncoding) => encoding === "utf-16le" || encoding === "utf-16be";

async function* byteLines(
  chunks: AsyncIterable<Buffer>,
  decoder: PieceDecoder,
  maxBytes: number,
  tooLong: (line: number) => Error,
): AsyncGenerator<string> {
  let rest: Buffer[] = [];
  let restSize = 0;
  let linesRead = 0;
  let isStart = true;
  const decode = (bytes: Buffer) => {
    const content = isStart && bytes.subarray(0, 3).equals(UTF8_MARK) ? bytes.subarray(3) : bytes;
    isStart = false;
    return decoder.isUniform(content) ? decoder.decode(content) : eachLine(content).map(decodePiece).join("");
  };
  const decodePiece = (line: Buffer) => decoder.decode(line);
  for await (const chunk of chunks) {
    const end = Math.max(chunk.lastIndexOf(LF), chunk.lastIndexOf(CR)) + 1;
    if (end === 0) {
      rest.push(chunk);
      restSize += chunk.length;
      if (restSize > maxBytes) throw tooLong(linesRead + 1);
      continue;
    }
    const text = decode(rest.length === 0 ? chunk.subarray(0, end) : Buffer.concat([...rest, chunk.subarray(0, end)]));
    rest = [chunk.subarray(end)];
    restSize = chunk.length - end;
    linesRead += countLines(text);
    yield text;
  }
  if (restSize > 0) yield decode(Buffer.concat(rest));
}

const UTF8_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

function eachLine(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  for (let start = 0; start < bytes.length; ) {
    const at = bytes.indexOf(LF, start);
    const end = at < 0 ? bytes.length : at + 1;
    lines.push(bytes.subarray(start, end));
    start = end;
  }
  return lines;
}

function countLines(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) count++;
  return count;
}

async function* wideLines(
  chunks: AsyncIterable<Buffer>,
  encoding: string,
  maxLength: number,
  tooLong: (line: number) => Error,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let rest = "";
  let linesRead = 0;
  for await (const chunk of chunks) {
    rest += decoder.decode(chunk, { stream: true });
    const end = Math.max(rest.lastIndexOf("\n"), rest.lastIndexOf("\r")) + 1;
    if (end === 0 && rest.length > maxLength) throw tooLong(linesRead + 1);
    if (end === 0) continue;
    const text = rest.slice(0, end);
    linesRead += countLines(text);
    yield text;
    rest = rest.slice(end);
  }
  rest += decoder.decode();
  if (rest !== "") yield rest;
}
