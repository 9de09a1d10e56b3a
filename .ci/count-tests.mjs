/**
 * Prints "N passed, N failed" for vitest's JSON reports; the exit code is 1 when one failed or none passed. Other failures that count: a
 * file that fails before its first test, a report that is missing or unreadable, and `--failed-steps N` although all tests passed. Runs on
 * Node 18 or newer.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";

const { values, positionals: files } = parseArgs({
  options: { "failed-steps": { type: "string", default: "0" } },
  allowPositionals: true,
});
let passed = 0;
let failed = 0;
let skipped = 0;
for (const file of files) {
  try {
    const report = JSON.parse(readFileSync(file, "utf8"));
    if (report.numTotalTests === 0) throw new Error("it names no test");
    passed += report.numPassedTests;
    failed += report.numFailedTests;
    skipped += report.numPendingTests + report.numTodoTests;
    failed += report.testResults.filter((f) => f.status === "failed" && f.assertionResults.length === 0).length;
  } catch (error) {
    console.log(`The report ${file} cannot be counted: ${error.message}`);
    failed++;
  }
}
if (failed === 0) failed = Number(values["failed-steps"]);
if (skipped > 0) console.log(`${skipped} skipped, since this machine lacks what they try`);
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0 || passed === 0) process.exitCode = 1;
