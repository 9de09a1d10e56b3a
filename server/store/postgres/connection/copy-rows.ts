import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ClientBase } from "pg";
import { from } from "pg-copy-streams";
import type { Value } from "../../records/business-record.ts";

/** Size of the chunks that are sent. */
const CHUNK_BYTES = 65_536;
/** Maximum bytes that one UTF-16 code unit takes in UTF-8. */
const MAX_BYTES_PER_UNIT = 3;
const SPECIAL_CHARACTER = /[\0\\\t\n\r]/;
const EVERY_SPECIAL = new RegExp(SPECIAL_CHARACTER, "g");
/** PostgreSQL cannot store the null character in a text. */
export const NULL_CHARACTER_SUBSTITUTE = "\ufffd";
const ESCAPES: Readonly<Record<string, string>> = {
  "\0": NULL_CHARACTER_SUBSTITUTE,
  "\\": "\\\\",
  "\t": "\\t",
  "\n": "\\n",
  "\r": "\\r",
};

/** Inserts rows by COPY. `columns` are in the order of the values. */
export async function copyRows(
  client: ClientBase,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly (Value | Buffer)[]>,
): Promise<void> {
  const copy = client.query(from(`COPY ${table} (${columns.join(", ")}) FROM STDIN`));
  await pipeline(Readable.from(chunks(rows)), copy);
}

function* chunks(rows: Iterable<readonly (Value | Buffer)[]>): Generator<Buffer> {
  let chunk = Buffer.allocUnsafe(CHUNK_BYTES);
  let length = 0;
  for (const row of rows) {
    const line = `${row.map(copyText).join("\t")}\n`;
    const maxBytes = line.length * MAX_BYTES_PER_UNIT;
    if (length + maxBytes > chunk.length) {
      if (length > 0) yield chunk.subarray(0, length);
      chunk = Buffer.allocUnsafe(Math.max(CHUNK_BYTES, maxBytes));
      length = 0;
    }
    length += chunk.write(line, length);
  }
  if (length > 0) yield chunk.subarray(0, length);
}

function copyText(value: Value | Buffer): string {
  if (value === null) return "\\N";
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") return `\\\\x${value.toString("hex")}`;
  // Few texts have special characters, and testing is faster than replacing nothing.
  return SPECIAL_CHARACTER.test(value)
    ? value.replace(EVERY_SPECIAL, (character) => ESCAPES[character] ?? character)
    : value;
}
