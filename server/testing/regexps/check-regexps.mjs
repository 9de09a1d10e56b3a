/**
 * Prints every regular expression of the product that may take more than linear time, and then fails. proved-regexps.json holds earlier
 * proofs; `npm run regexps` (`--write`) adds new ones, so that tests need not repeat them.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readRegexps } from "./read-regexps.mjs";
import { proofKey, superlinearCost } from "./regexp-proof.mjs";
import { SHORT_TEXTS } from "./short-texts.mjs";

const proofs = join(import.meta.dirname, "proved-regexps.json");
const provedKeys = new Set(JSON.parse(readFileSync(proofs, "utf8")));
const isWriting = process.argv.includes("--write");
const regexps = readRegexps();
const current = new Set();
let failures = 0;

for (const regexp of regexps) {
  const key = proofKey(regexp);
  if (SHORT_TEXTS.some(([pattern]) => pattern === regexp.source)) continue;
  const cost = provedKeys.has(key) ? undefined : superlinearCost(regexp);
  if (cost === undefined) current.add(key);
  else {
    failures++;
    console.log(`${regexp.where}: ${cost}: /${regexp.source}/${regexp.flags}`);
  }
}
for (const [pattern] of SHORT_TEXTS) {
  if (regexps.some(({ source }) => source === pattern)) continue;
  failures++;
  console.log(`short-texts.mjs lists what is not there any more: ${pattern}`);
}
if (isWriting)
  writeFileSync(
    proofs,
    `${JSON.stringify(
      [...current].toSorted((a, b) => (a < b ? -1 : 1)),
      null,
      2,
    )}\n`,
  );
console.error(`${regexps.length} regular expressions, ${failures} at fault`);
process.exitCode = failures === 0 ? 0 : 1;
