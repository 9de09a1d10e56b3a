/** Scripts of the build that run with a code cache. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Node's options in the executable. Without the first, V8 lets short-lived objects pile up to three times 32 MB before it collects them;
 * without the second, any program of the same user can open the inspector by SIGUSR1.
 */
export const EXECUTABLE_OPTIONS = ["--max-semi-space-size=8", "--disable-sigusr1"];

/**
 * Converts the script to ASCII, of which V8 keeps one byte a character instead of two: 17 MB less in the two threads of an import. esbuild
 * escapes all but regular expressions (https://esbuild.github.io/api/#charset) and `String.raw`, which here is the source of one too.
 */
export function asciiScript(contents) {
  const escape = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return Buffer.from(
    Buffer.from(contents)
      .toString("utf8")
      .replace(/[^\0-\x7f]/g, escape),
    "latin1",
  );
}

/** Wraps a script as server/files/cached-script.ts calls it. Lines keep their numbers. */
export const asFunction = (code) =>
  Buffer.concat([Buffer.from("(function (require, module, __filename, __dirname) {"), code, Buffer.from("\n})")]);

/** Runs a wrapped script in the embedded Node with the options of the executable, and returns its code cache. */
export function codeCache(name, code) {
  const folder = mkdtempSync(join(tmpdir(), "mainstreet-code-cache-"));
  try {
    const [scriptFile, cacheFile] = [join(folder, "script.cjs"), join(folder, "cache")];
    writeFileSync(scriptFile, code);
    const maker = join(import.meta.dirname, "make-code-cache.mjs");
    const args = [...EXECUTABLE_OPTIONS, maker, name, scriptFile, cacheFile];
    execFileSync(process.execPath, args, { stdio: ["ignore", "ignore", "pipe"] });
    return readFileSync(cacheFile);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
