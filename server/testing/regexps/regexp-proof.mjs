/** Proof that matching a regular expression takes linear time, by recheck (an analysis of its automaton). */
import { createHash } from "node:crypto";
import { createRequire } from "node:module";

// Its own JavaScript: the other backends start a process.
process.env["RECHECK_BACKEND"] = "pure";
const require = createRequire(import.meta.url);
const { checkSync } = require("recheck");
const { version } = require("recheck/package.json");

/** For one expression, on a busy machine. Milliseconds. */
const TIMEOUT_MS = 60_000;

/**
 * A run that may only begin where no run is under way, as in `(?<!\s)\s+$`. recheck cannot read a lookbehind. Each run is
 * scanned once, so what follows it is tried once behind each of its characters: as often as in `\s$`, which it can read.
 */
const GUARDED_RUN = /\(\?<!(\[(?:[^\]\\]|\\.)+\]|\\p\{\w+\}|\\?\w)\)\1([+*])/g;

/** undefined when linear, else what was found: "2nd degree polynomial", "exponential" or "not decided". */
export function superlinearCost({ source, flags }) {
  const plain = source.replace(GUARDED_RUN, (_, chars, times) => (times === "*" ? `${chars}?` : chars));
  const { status, complexity } = checkSync(plain, flags, { timeout: TIMEOUT_MS, randomSeed: 1 });
  if (status === "safe") return undefined;
  return status === "vulnerable" ? complexity.summary : "not decided";
}

/** Names a proof; another version of recheck proves anew. */
export function proofKey({ source, flags }) {
  return createHash("sha256").update(`${version} /${source}/${flags}`).digest("hex").slice(0, 16);
}
