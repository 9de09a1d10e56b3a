import type { CheckResult, Finding } from "./finding.ts";

/** No program of this kind ran before. */
const EARLIEST = Date.parse("2026-01-01T00:00:00Z");
/** Clocks are corrected by less. Milliseconds. */
const TOLERANCE_MS = 10 * 60_000;

/** Whether the clock is before what it said when the directory last changed. `latest`: ISO times; undefined ones are unknown. */
export function checkClock(now: Date, latest: readonly (string | undefined)[]): CheckResult {
  const findings: Finding[] = [];
  const newest = Math.max(EARLIEST, ...latest.map((at) => Date.parse(at ?? "")).filter((at) => !Number.isNaN(at)));
  if (now.getTime() < newest - TOLERANCE_MS) {
    const since =
      newest === EARLIEST ? "this program is younger" : `something was recorded at ${new Date(newest).toISOString()}`;
    findings.push({
      severity: "error",
      message: `The clock says ${now.toISOString()}, but ${since}: sessions, opening hours and backups go by it.`,
      remedy: "Set the clock, and let the system keep it.",
      command: "sudo timedatectl set-ntp true",
    });
  }
  return { check: "clock", findings, fact: now.toISOString() };
}
