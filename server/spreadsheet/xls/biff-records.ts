import { unreadable } from "../workbook-limits.ts";
import type { CompoundStream } from "./compound-file.ts";

export interface BiffRecord {
  type: number;
  data: Buffer;
  /** Start of the record in the stream. */
  position: number;
}

export const CONTINUE = 0x3c;
const WINDOW_BYTES = 256 * 1024;

/** Reads the records of a BIFF stream in order, from any position. */
export class BiffRecords {
  #window: Buffer = Buffer.alloc(0);
  #windowStart = 0;
  readonly #stream: CompoundStream;
  position: number;

  constructor(stream: CompoundStream, position = 0) {
    this.#stream = stream;
    this.position = position;
  }

  /** Returns the type of the next record; undefined at the end. */
  peek(): number | undefined {
    const head = this.#bytes(this.position, 4);
    return head.length < 4 ? undefined : head.readUInt16LE(0);
  }

  /** Returns undefined at the end. Errors: AppError `unreadable` when the stream ends within a record. */
  next(): BiffRecord | undefined {
    const { position } = this;
    const head = this.#bytes(position, 4);
    if (head.length < 4) return undefined;
    const length = head.readUInt16LE(2);
    const type = head.readUInt16LE(0);
    const data = this.#bytes(position + 4, length);
    if (data.length < length) throw unreadable("is damaged or incomplete (it ends in the middle of a record)");
    this.position = position + 4 + length;
    return { type, data, position };
  }

  #bytes(position: number, length: number): Buffer {
    const start = position - this.#windowStart;
    if (start >= 0 && start + length <= this.#window.length) return this.#window.subarray(start, start + length);
    this.#window = this.#stream.read(position, WINDOW_BYTES);
    this.#windowStart = position;
    return this.#window.subarray(0, length);
  }
}

/** Reads texts of a record and its CONTINUE records. Each record has a flag for characters of one byte or two. */
export class BiffText {
  readonly #records: BiffRecords;
  #data: Buffer;
  #at: number;

  constructor(records: BiffRecords, first: Buffer, start: number) {
    this.#records = records;
    this.#data = first;
    this.#at = start;
  }

  /** Reads a Unicode text whose length takes `lengthBytes` bytes; skips formatting and phonetics. */
  text(lengthBytes: 1 | 2): string {
    const length = this.#number(lengthBytes);
    const flags = this.#number(1);
    const runs = flags & 8 ? this.#number(2) : 0;
    const extra = flags & 4 ? this.#number(4) : 0;
    const text = this.#characters(length, (flags & 1) === 1);
    this.#skip(runs * 4 + extra);
    return text;
  }

  #characters(length: number, startsWide: boolean): string {
    let wide = startsWide;
    let text = "";
    for (let left = length; left > 0; ) {
      if (this.#at >= this.#data.length) {
        this.#continue();
        wide = (this.#number(1) & 1) === 1;
      }
      const available = (this.#data.length - this.#at) >> (wide ? 1 : 0);
      const count = Math.min(left, available);
      if (count === 0) throw unreadable("is damaged: a text is broken in the middle of a character");
      const end = this.#at + count * (wide ? 2 : 1);
      text += this.#data.toString(wide ? "utf16le" : "latin1", this.#at, end);
      this.#at = end;
      left -= count;
    }
    return text;
  }

  #number(bytes: number): number {
    if (this.#at >= this.#data.length) this.#continue();
    if (this.#at + bytes > this.#data.length) throw unreadable("is damaged: a text has no length");
    const number = this.#data.readUIntLE(this.#at, bytes);
    this.#at += bytes;
    return number;
  }

  #skip(bytes: number): void {
    for (let left = bytes; left > 0; ) {
      if (this.#at >= this.#data.length) this.#continue();
      const step = Math.min(left, this.#data.length - this.#at);
      this.#at += step;
      left -= step;
    }
  }

  #continue(): void {
    do {
      const record = this.#records.peek() === CONTINUE ? this.#records.next() : undefined;
      if (record === undefined) throw unreadable("is damaged or incomplete (a text is cut short)");
      this.#data = record.data;
      this.#at = 0;
    } while (this.#data.length === 0);
  }
}
