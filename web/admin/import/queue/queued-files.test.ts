import { describe, expect, it } from "vitest";
import type { Job } from "#contract/admin-api";
import { jobOfFile, nextFile, type QueuedFile, settled } from "./queued-files.ts";

const file = (id: number, state: QueuedFile["state"], values: Partial<QueuedFile> = {}): QueuedFile => ({
  id,
  name: `pier-${id}.csv`,
  state,
  ...values,
});
const job = (id: number, values: Partial<Job>) =>
  ({ id, kind: "dry-run", file: "pier-1.csv", state: "finished", error: null, result: null, ...values }) as Job;

describe("several chosen files", () => {
  it("are uploaded in the order in which they were chosen, each once the file before it has ended", () => {
    const failed = file(1, "failed");
    const [second, third] = [file(2, "waiting"), file(3, "waiting")];
    expect(nextFile([failed, second, third])).toBe(second);
    for (const state of ["uploading", "open"] as const)
      expect(nextFile([failed, file(2, state), third]), state).toBeUndefined();
    expect(nextFile([failed, file(2, "imported"), third])).toBe(third);
    expect(nextFile([failed])).toBeUndefined();
  });

  it("have the newest preview or import of their name since their own upload", () => {
    const open = file(1, "open", { jobId: 5 });
    const jobs = [
      job(9, { kind: "backup", file: null }),
      job(8, { file: "pier-2.csv" }),
      job(7, { kind: "import" }),
      job(5, {}),
      job(3, { kind: "import" }),
    ];
    expect(jobOfFile(open, jobs)?.id).toBe(7);
    expect(jobOfFile(file(1, "uploading"), jobs)).toBeUndefined();
  });

  it("stay open until their import has ended, and those that cannot be read end with the reason", () => {
    expect(settled(undefined)).toBeUndefined();
    expect(settled(job(5, { state: "running" }))).toBeUndefined();
    expect(settled(job(5, {}))).toBeUndefined();
    expect(settled(job(6, { kind: "import", state: "cancelled" }))).toBeUndefined();
    expect(settled(job(5, { state: "failed", error: "It is no workbook." }))).toEqual({
      state: "failed",
      note: "It is no workbook.",
    });
    expect(settled(job(5, { state: "cancelled" }))?.state).toBe("failed");
    const result = { importId: 4, imported: 12, updated: 0, duplicatesSkipped: 1, totalErrors: 2 } as Job["result"];
    expect(settled(job(6, { kind: "import", result }))).toEqual({
      state: "imported",
      note: "12 imported, 1 duplicate, 2 errors",
      fixImportId: 4,
    });
  });
});
