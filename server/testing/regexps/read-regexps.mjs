/** Reads the regular expressions of the product: those in its sources, and those that modules build when they are loaded. */
import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "oxc-parser";

const root = join(import.meta.dirname, "../../..");
const SOURCES = "{cli,server,web}/**/*.{ts,tsx}";
const NO_PRODUCT = /\.test\.|\.d\.ts$|\/(testing|suite|e2e|bench|sample|dev)\//;

/** @returns {{source: string, flags: string, where: string}[]} each once; `where` is file and line, or the module that builds it */
export function readRegexps() {
  const files = globSync(SOURCES, { cwd: root }).filter((file) => !NO_PRODUCT.test(file));
  const all = [...files.flatMap(literalsIn), ...builtRegexps()];
  return [...new Map(all.map((regexp) => [`/${regexp.source}/${regexp.flags}`, regexp])).values()];
}

function literalsIn(file) {
  const text = readFileSync(join(root, file), "utf8");
  const literals = [];
  const visitor = new Visitor({
    Literal({ regex, start }) {
      if (!regex) return;
      const line = text.slice(0, start).split("\n").length;
      literals.push({ source: regex.pattern, flags: regex.flags, where: `${file}:${line}` });
    },
  });
  visitor.visit(parseSync(file, text).program);
  return literals;
}

function builtRegexps() {
  const script = join(import.meta.dirname, "built-regexps.ts");
  return JSON.parse(execFileSync(process.execPath, [script], { encoding: "utf8", maxBuffer: 1e8 }));
}
