import { describe, expect, it } from "vitest";
import type { DryRunReport, ImportEntry, Job } from "#contract/admin-api";
import type { ImportReport } from "#contract/import-report";
import {
  isReadyToImport,
  isRenewedDryRun,
  isStillImported,
  latestFileJob,
  resumableDryRun,
  uploadOf,
} from "./latest-file-job.ts";

const ENDED = "2026-11-21T10:00:00.000Z";
const HOUR = 3_600_000;

const job = (id: number, values: Partial<Job>): Job => ({
  id,
  kind: "dry-run",
  actor: "admin",
  file: "shops.xlsx",
  state: "finished",
  progress: null,
  result: { uploadId: `of ${id}` } as DryRunReport,
  error: null,
  startedAt: ENDED,
  finishedAt: ENDED,
  ...values,
});

describe("the latest job of a file", () => {
  it("is the last dry run or import of a day, whatever other jobs ran since", () => {
    const jobs = [job(4, { kind: "generate-seo" }), job(3, { kind: "import" }), job(2, {})];
    expect(latestFileJob(jobs, Date.parse(ENDED) + HOUR)?.id).toBe(3);
    expect(latestFileJob(jobs, Date.parse(ENDED) + 25 * HOUR)).toBeUndefined();
    expect(latestFileJob([], 0)).toBeUndefined();
  });

  it("is none of a scheduled import, whose file waits elsewhere", () => {
    const jobs = [job(5, { actor: "server" }), job(4, { actor: "server", kind: "import" }), job(3, {})];
    expect(latestFileJob(jobs, Date.parse(ENDED))?.id).toBe(3);
  });

  it("is a running job, however long it runs", () => {
    const running = job(1, { kind: "import", state: "running", finishedAt: null });
    expect(latestFileJob([running], Date.parse(ENDED) + 99 * HOUR)).toBe(running);
  });

  it("is ignored when its import was undone or deleted with all data", () => {
    const imported = job(2, { kind: "import", result: { importId: 7 } as ImportReport });
    const entry = (id: number, state: ImportEntry["state"]) => ({ id, state }) as ImportEntry;
    expect(isStillImported(imported, [entry(8, "undone"), entry(7, "finished")])).toBe(true);
    expect(isStillImported(imported, [entry(7, "undone")])).toBe(false);
    expect(isStillImported(imported, [])).toBe(false);
    expect(isStillImported(job(3, {}), [])).toBe(true);
  });

  it("can be imported after a dry run, and after a cancelled import of the same file", () => {
    const dryRun = job(1, {});
    const cancelled = job(2, { kind: "import", state: "cancelled" });
    expect(isReadyToImport(dryRun, [dryRun])).toBe(true);
    expect(resumableDryRun(cancelled, [cancelled, dryRun])).toEqual({ uploadId: "of 1" });
    expect(isReadyToImport(cancelled, [cancelled, dryRun])).toBe(true);
    expect(isReadyToImport(cancelled, [cancelled, job(1, { file: "other.xlsx" })])).toBe(false);
    expect(isReadyToImport(job(2, { kind: "import" }), [dryRun])).toBe(false);
    expect(isReadyToImport(job(2, { state: "failed" }), [dryRun])).toBe(false);
  });

  it("needs the upload of its own preview, or of the preview before a cancelled import", () => {
    const dryRun = job(1, {});
    const cancelled = job(2, { kind: "import", state: "cancelled" });
    expect(uploadOf(dryRun, [dryRun])).toBe("of 1");
    expect(uploadOf(cancelled, [cancelled, dryRun])).toBe("of 1");
    expect(uploadOf(job(2, { kind: "import" }), [dryRun])).toBeNull();
    expect(uploadOf(job(2, { state: "failed", result: null }), [dryRun])).toBeNull();
  });

  it("is a renewed dry run if the directory and the figures have changed since the previous one", () => {
    const made = (id: number, uploadId: string, dataVersion: string, imported = 5) =>
      job(id, { result: { uploadId, dataVersion, imported, seconds: id } as DryRunReport });
    const again = made(3, "a", "8", 4);
    expect(isRenewedDryRun(again, [again, job(2, { kind: "generate-seo" }), made(1, "a", "7")])).toBe(true);
    expect(isRenewedDryRun(again, [again, made(1, "a", "7", 4)])).toBe(false);
    expect(isRenewedDryRun(again, [again, made(1, "a", "8")])).toBe(false);
    expect(isRenewedDryRun(again, [again, made(1, "b", "7")])).toBe(false);
    expect(isRenewedDryRun(again, [again, job(1, { state: "failed", result: null })])).toBe(false);
    expect(isRenewedDryRun(again, [again])).toBe(false);
  });
});
