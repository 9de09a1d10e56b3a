import { describe, expect, it } from "vitest";
import type { ImportEntry, Job } from "#contract/admin-api";
import { awaitsDecision, keptRehearsal, latestOfFile, stands } from "./latest-of-file.ts";

const ENDED = "2026-11-21T10:00:00.000Z";
const HOUR = 3_600_000;

const job = (id: number, given: Partial<Job>): Job => ({
  id,
  kind: "dry-run",
  actor: "admin",
  file: "shops.xlsx",
  state: "finished",
  progress: null,
  result: { uploadId: `of ${id}` },
  error: null,
  startedAt: ENDED,
  finishedAt: ENDED,
  ...given,
});

describe("what is shown of the last file", () => {
  it("is the last rehearsal or import of a day, whatever else was done since", () => {
    const jobs = [job(4, { kind: "generate-seo" }), job(3, { kind: "import" }), job(2, {})];
    expect(latestOfFile(jobs, Date.parse(ENDED) + HOUR)?.id).toBe(3);
    expect(latestOfFile(jobs, Date.parse(ENDED) + 25 * HOUR)).toBeUndefined();
    expect(latestOfFile([], 0)).toBeUndefined();
  });

  it("is a job that runs, however long it does", () => {
    const running = job(1, { kind: "import", state: "running", finishedAt: null });
    expect(latestOfFile([running], Date.parse(ENDED) + 99 * HOUR)).toBe(running);
  });

  it("is no import that was undone since, or went with all data", () => {
    const imported = job(2, { kind: "import", result: { importId: 7 } });
    const entry = (id: number, state: ImportEntry["state"]) => ({ id, state }) as ImportEntry;
    expect(stands(imported, [entry(8, "undone"), entry(7, "finished")])).toBe(true);
    expect(stands(imported, [entry(7, "undone")])).toBe(false);
    expect(stands(imported, [])).toBe(false);
    expect(stands(job(3, {}), [])).toBe(true);
  });

  it("awaits a decision after a rehearsal, and after an import of the same file that was cancelled", () => {
    const rehearsal = job(1, {});
    const cancelled = job(2, { kind: "import", state: "cancelled" });
    expect(awaitsDecision(rehearsal, [rehearsal])).toBe(true);
    expect(keptRehearsal(cancelled, [cancelled, rehearsal])).toEqual({ uploadId: "of 1" });
    expect(awaitsDecision(cancelled, [cancelled, rehearsal])).toBe(true);
    expect(awaitsDecision(cancelled, [cancelled, job(1, { file: "other.xlsx" })])).toBe(false);
    expect(awaitsDecision(job(2, { kind: "import" }), [rehearsal])).toBe(false);
    expect(awaitsDecision(job(2, { state: "failed" }), [rehearsal])).toBe(false);
  });
});
