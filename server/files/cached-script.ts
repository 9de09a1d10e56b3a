import { createRequire } from "node:module";
import { Script } from "node:vm";

/** A script of the build with its compiled functions. */
export interface CachedScript {
  /** Source in ASCII: a function of `require`, `module`, `__filename` and `__dirname`. */
  source: Uint8Array;
  /** Functions that V8 had compiled when the build ran the script: https://nodejs.org/api/vm.html#scriptcreatecacheddata */
  codeCache: Uint8Array;
}

type ScriptFunction = (require: NodeJS.Require, module: object, filename: string, dirname: string) => void;

/** Runs a script under a name for stack traces. V8 refuses a code cache of another version or other flags, and compiles the source. */
export function runCachedScript({ source, codeCache }: CachedScript, filename: string, dirname: string): void {
  const text = Buffer.from(source.buffer, source.byteOffset, source.byteLength).toString("latin1");
  const run = new Script(text, { filename, cachedData: codeCache }).runInThisContext() as ScriptFunction;
  run(createRequire(process.execPath), {}, filename, dirname);
}
