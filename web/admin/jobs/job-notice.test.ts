import { describe, expect, it } from "vitest";
import type { Job } from "#contract/admin-api";
import type { ImportReport } from "#contract/import-report";
import { importSummary, jobNotice } from "./job-notice.ts";

const job = (values: Partial<Job>): Job => ({
  id: 1,
  kind: "import",
  actor: "admin",
  file: "shops.xlsx",
  state: "finished",
  progress: null,
  result: null,
  error: null,
  startedAt: "2026-11-21T10:00:00.000Z",
  finishedAt: "2026-11-21T10:01:00.000Z",
  ...values,
});

describe("the toast of a job that has ended", () => {
  it("sums up an import", () => {
    const result = { imported: 1200, updated: 0, duplicatesSkipped: 1, totalErrors: 3 };
    expect(jobNotice(job({ result: result as ImportReport }))).toEqual({
      title: "Import Completed",
      description: "1,200 imported, 1 duplicate, 3 errors",
    });
    expect(importSummary({ ...result, updated: 7 })).toBe("1,200 imported, 7 updated, 1 duplicate, 3 errors");
  });

  it("gives the error of a failed job, or a fixed text without one", () => {
    const failedJob = job({ state: "failed", error: "The disk is full." });
    expect(jobNotice(failedJob)).toMatchObject({ title: "Import failed", description: "The disk is full." });
    expect(jobNotice({ ...failedJob, kind: "generate-seo", error: null })).toEqual({
      title: "SEO Generation failed",
      description: "Failed to generate SEO content",
      variant: "destructive",
    });
  });

  it("says when a job was cancelled or interrupted, and nothing after a preview", () => {
    expect(jobNotice(job({ kind: "dry-run" }))).toBeUndefined();
    expect(jobNotice(job({ kind: "undo", state: "cancelled", error: "Stopped." }))).toEqual({
      title: "Undo canceled",
      description: "Stopped.",
    });
    expect(jobNotice(job({ state: "interrupted", error: "The server ended." }))).toMatchObject({
      title: "Import interrupted",
      variant: "destructive",
    });
  });
});
