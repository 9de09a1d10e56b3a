import { isAscii } from "node:buffer";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const dist = join(import.meta.dirname, "../../dist");

it.each(["program.cjs", "assets/workbook-worker.cjs"])(
  "%s is ASCII, so that it takes one byte of memory a character",
  (script) => {
    expect(isAscii(readFileSync(join(dist, script)))).toBe(true);
  },
);
