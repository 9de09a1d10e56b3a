import { unreadable } from "../workbook-limits.ts";

export const QUOTE = 0x22;
export const COMMA = 0x2c;
export const COLON = 0x3a;
const BACKSLASH = 0x5c;
export const ARRAY_START = 0x5b;
export const ARRAY_END = 0x5d;
export const OBJECT_START = 0x7b;
export const OBJECT_END = 0x7d;
/** Bit by which "[" and "]" differ from "{" and "}". */
const BRACE_BIT = 0x20;
export const MAX_DEPTH = 100;

export const isSpace = (byte: number) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
export const endsScalar = (byte: number) =>
  byte === COMMA || byte === ARRAY_END || byte === OBJECT_END || byte === COLON || isSpace(byte);

/** Captures the bytes of one JSON value, which may span many chunks, by examining only brackets and strings. */
export class ValueCapture {
  kind: "none" | "nested" | "string" | "scalar" = "none";
  /** Number of bytes so far. */
  size = 0;
  #parts: Buffer[] = [];
  #depth = 0;
  #isInString = false;
  #isEscaped = false;

  /** `byte` is the value's first byte, which is given to `read` too. */
  start(byte: number): void {
    const isNested = byte === OBJECT_START || byte === ARRAY_START;
    this.kind = isNested ? "nested" : byte === QUOTE ? "string" : "scalar";
    this.#depth = 0;
    this.#isInString = false;
    this.#isEscaped = false;
  }

  /** Starts in a list whose "[" was read already. */
  startInList(): void {
    this.start(ARRAY_START);
    this.#depth = 1;
    this.#keep(Buffer.from("["));
  }

  /** Takes bytes from `start` on. Returns the position after the value; undefined when it continues in the next chunk. */
  read(chunk: Buffer, start: number): number | undefined {
    const end = this.#end(chunk, start);
    this.#keep(chunk.subarray(start, end ?? chunk.length));
    return end;
  }

  /** Returns the whole value and ends the capture. */
  take(): Buffer {
    const bytes = this.#parts.length === 1 ? (this.#parts[0] as Buffer) : Buffer.concat(this.#parts);
    this.#parts = [];
    this.size = 0;
    this.kind = "none";
    return bytes;
  }

  #keep(bytes: Buffer): void {
    this.size += bytes.length;
    this.#parts.push(bytes);
  }

  #end(chunk: Buffer, start: number): number | undefined {
    if (this.kind === "nested") return this.#nestedEnd(chunk, start);
    let at = start;
    if (this.kind === "scalar") {
      while (at < chunk.length && !endsScalar(chunk[at] as number)) at++;
      return at < chunk.length ? at : undefined;
    }
    if (!this.#isInString && this.size === 0) {
      this.#isInString = true;
      at++;
    }
    at = this.#stringEnd(chunk, at);
    return this.#isInString ? undefined : at;
  }

  #nestedEnd(chunk: Buffer, start: number): number | undefined {
    let at = this.#isInString ? this.#stringEnd(chunk, start) : start;
    while (at < chunk.length) {
      const byte = chunk[at++] as number;
      if (byte === QUOTE) {
        this.#isInString = true;
        at = this.#stringEnd(chunk, at);
      } else if ((byte | BRACE_BIT) === OBJECT_START) {
        if (++this.#depth > MAX_DEPTH) throw nestedTooDeeply();
      } else if ((byte | BRACE_BIT) === OBJECT_END && --this.#depth === 0) return at;
    }
    return undefined;
  }

  /** Returns the position after the closing quote, or the chunk's end while the string continues. */
  #stringEnd(chunk: Buffer, start: number): number {
    let at = start;
    if (this.#isEscaped && at < chunk.length) {
      this.#isEscaped = false;
      at++;
    }
    while (at < chunk.length) {
      const byte = chunk[at++] as number;
      if (byte === QUOTE) {
        this.#isInString = false;
        return at;
      }
      if (byte !== BACKSLASH) continue;
      if (at === chunk.length) this.#isEscaped = true;
      else at++;
    }
    return at;
  }
}

export function nestedTooDeeply(): Error {
  return unreadable("is nested too deeply to be a list of businesses");
}
