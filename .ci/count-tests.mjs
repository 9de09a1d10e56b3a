/**
 * Prints "N passed, N failed" for vitest's JSON reports; exit code 1 when no test ran. A file that fails before its
 * first test counts as one failure. Runs on Node 18 or newer.
 */
import { readFileSync } from "node:fs";

let passed = 0;
let failed = 0;
let skipped = 0;
for (const file of process.argv.slice(2)) {
  const report = JSON.parse(readFileSync(file, "utf8"));
  passed += report.numPassedTests;
  failed += report.numFailedTests;
  skipped += report.numPendingTests + report.numTodoTests;
  failed += report.testResults.filter((f) => f.status === "failed" && f.assertionResults.length === 0).length;
}
console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`);
if (passed + failed === 0) process.exitCode = 1;
