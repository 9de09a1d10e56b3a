/** Proves with recheck (an analysis of the automaton) that matching a regular expression takes linear time. */
import { createHash } from "node:crypto";
import { createRequire } from "node:module";

// recheck runs in JavaScript, since the other backends start a process.
process.env["RECHECK_BACKEND"] = "pure";
const require = createRequire(import.meta.url);
const { checkSync } = require("recheck");
const { version } = require("recheck/package.json");

/** Timeout for one expression on a busy machine. */
const TIMEOUT_MS = 60_000;

/**
 * Matches a run that may only begin where no run is under way, as in `(?<!\s)\s+$`. recheck cannot read a lookbehind. Each run is scanned
 * once, so what follows it is tried once behind each of its characters: as often as in `\s$`, which recheck can read.
 */
const GUARDED_RUN = /\(\?<!(\[(?:[^\]\\]|\\.)+\]|\\p\{\w+\}|\\?\w)\)\1([+*])/g;

/** Returns undefined when linear, else "2nd degree polynomial", "exponential" or "not decided". */
export function superlinearCost({ source, flags }) {
  const plain = source.replace(GUARDED_RUN, (_, chars, times) => (times === "*" ? `${chars}?` : chars));
  const { status, complexity } = checkSync(plain, flags, { timeout: TIMEOUT_MS, randomSeed: 1 });
  if (status === "safe") return undefined;
  return status === "vulnerable" ? complexity.summary : "not decided";
}

/** Names a proof; a new version of recheck repeats it. */
export function proofKey({ source, flags }) {
  return createHash("sha256").update(`${version} /${source}/${flags}`).digest("hex").slice(0, 16);
}
