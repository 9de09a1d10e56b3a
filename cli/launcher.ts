/** Entry script. It prints the version itself, without loading the program of 13 MB. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getRawAsset, isSea } from "node:sea";
import { runCachedScript } from "../server/files/cached-script.ts";
import { BUILD, buildText } from "../server/output/build-info.ts";
import { handleOutputErrors } from "./terminal/output-errors.ts";

const [option, ...rest] = process.argv.slice(2);
if ((option === "--version" || option === "-V") && rest.length === 0) {
  handleOutputErrors();
  process.stdout.write(`${buildText(BUILD)}\n`);
} else {
  const program = { source: read("program.cjs"), codeCache: read("program.cjs.cache") };
  runCachedScript(program, import.meta.filename, import.meta.dirname);
}

/** Reads a file beside this script; in the executable both are inside. */
function read(name: string): Uint8Array {
  return isSea() ? new Uint8Array(getRawAsset(name)) : readFileSync(join(import.meta.dirname, name));
}
