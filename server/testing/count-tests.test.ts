import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

const PROGRAM = join(import.meta.dirname, "../../.ci/count-tests.mjs");

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "mainstreet-count-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Counts {
  passed: number;
  failed?: number;
  skipped?: number;
  /** Files that failed before their first test. */
  brokenFiles?: number;
}

function report({ passed, failed = 0, skipped = 0, brokenFiles = 0 }: Counts): string {
  return JSON.stringify({
    numTotalTests: passed + failed + skipped,
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: skipped,
    numTodoTests: 0,
    testResults: Array.from({ length: brokenFiles }, () => ({ status: "failed", assertionResults: [] })),
  });
}

/** Counts the tests in a report with this text; without a text the report is missing. */
function count(text: string | undefined, ...args: string[]) {
  const file = join(folder, "vitest.json");
  rmSync(file, { force: true });
  if (text !== undefined) writeFileSync(file, text);
  const { status, stdout } = spawnSync(process.execPath, [PROGRAM, ...args, file], { encoding: "utf8" });
  return { status, lastLine: stdout.trimEnd().split("\n").at(-1) };
}

it.each([
  ["passed tests", report({ passed: 7 }), 0, "7 passed, 0 failed"],
  ["skipped tests besides", report({ passed: 7, skipped: 2 }), 0, "7 passed, 0 failed"],
  ["failed tests", report({ passed: 7, failed: 2 }), 1, "7 passed, 2 failed"],
  ["a file without a test", report({ passed: 7, brokenFiles: 1 }), 1, "7 passed, 1 failed"],
  ["no tests", report({ passed: 0 }), 1, "0 passed, 1 failed"],
  ["half a report", report({ passed: 7 }).slice(0, 20), 1, "0 passed, 1 failed"],
  ["an empty report", "", 1, "0 passed, 1 failed"],
  ["no report", undefined, 1, "0 passed, 1 failed"],
])("the last line counts %s", (_, text, status, lastLine) => {
  expect(count(text)).toEqual({ status, lastLine });
});

it.each([
  ["where all tests passed", report({ passed: 7 }), "7 passed, 1 failed"],
  ["but not the step of failed tests once more", report({ passed: 7, failed: 2 }), "7 passed, 2 failed"],
])("a failed step is a failure %s", (_, text, lastLine) => {
  expect(count(text, "--failed-steps", "1")).toEqual({ status: 1, lastLine });
});
