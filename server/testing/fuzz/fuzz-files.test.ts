import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { AppError } from "../../errors.ts";
import { readWorkbook } from "../../spreadsheet/read-workbook.ts";
import { EXPORTS } from "../files/export-files.ts";
import { hostileText } from "./hostile-text.ts";

const folder = mkdtempSync(join(tmpdir(), "mainstreet-fuzz-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Reads a file of these bytes to its end. Errors other than a sentence about the file are bugs. */
async function read(name: string, bytes: Buffer): Promise<void> {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  try {
    for await (const sheet of readWorkbook(file, { limits: { rows: 5_000, seconds: 20 } })) {
      for await (const chunk of sheet.rows()) expect(Array.isArray(chunk.rows)).toBe(true);
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    expect(error.message.startsWith(name), error.message).toBe(true);
  }
}

const ENDINGS = ["csv", "tsv", "json", "ndjson", "xlsx", "xls", "ods", "xlsb", "csv.gz"];

it("a file of any text and any name is read or refused in a sentence", async () => {
  const text = fc.array(hostileText, { maxLength: 20 }).map((lines) => lines.join("\n"));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...ENDINGS), text, async (extension, content) => {
      const bytes = Buffer.from(content);
      await read(`any.${extension}`, extension.endsWith(".gz") ? gzipSync(bytes) : bytes);
    }),
  );
});

it("a spreadsheet with any damaged bytes is read or refused in a sentence", async () => {
  const [file = ""] = EXPORTS;
  const whole = readFileSync(file);
  const damage = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 20 });
  const length = fc.oneof(fc.constant(whole.length), fc.nat(whole.length));
  await fc.assert(
    fc.asyncProperty(damage, length, async (changes, end) => {
      const bytes = Buffer.from(whole);
      for (const [index, byte] of changes) bytes[index] = byte;
      await read("damaged.xlsx", bytes.subarray(0, end));
    }),
    { numRuns: 30 },
  );
});
