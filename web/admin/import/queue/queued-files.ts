import type { Job } from "#contract/admin-api";
import type { ImportReport } from "#contract/import-report";
import { importSummary } from "../../jobs/job-notice.ts";

/**
 * A chosen file. One at a time is uploaded and previewed ("open"), until it is imported, removed or has failed; the others wait on this
 * computer.
 */
export interface QueuedFile {
  id: number;
  name: string;
  state: "waiting" | "uploading" | "open" | "imported" | "failed";
  /** Job of its first preview; undefined before the upload has ended. */
  jobId?: number;
  /** The file has a format that cannot be imported. */
  isRefused?: true;
  /** Result of the import, or why it failed. */
  note?: string;
  /** Import with rejected rows. */
  fixImportId?: number;
  /** The server refused the upload so often because another job was running. */
  refusals?: number;
}

const FAILURE = "It could not be read. Choose it again.";

/** Tells whether the file is uploaded, previewed or imported now. */
export function isCurrent({ state }: QueuedFile): boolean {
  return state === "uploading" || state === "open";
}

export function isSettled({ state }: QueuedFile): boolean {
  return state === "imported" || state === "failed";
}

/** Returns the file to upload next; undefined while another one is current. */
export function nextFile<Entry extends QueuedFile>(files: readonly Entry[]): Entry | undefined {
  return files.some(isCurrent) ? undefined : files.find(({ state }) => state === "waiting");
}

/** Returns the newest preview or import of a file that was uploaded. */
export function jobOfFile({ jobId, name }: QueuedFile, jobs: readonly Job[]): Job | undefined {
  if (jobId === undefined) return undefined;
  return jobs
    .filter(({ id, kind, file }) => id >= jobId && file === name && (kind === "dry-run" || kind === "import"))
    .toSorted((a, b) => b.id - a.id)[0];
}

/** Returns what has become of the current file by its newest job; undefined while its owner decides, or while the job runs. */
export function settled(job: Job | undefined): Pick<QueuedFile, "state" | "note" | "fixImportId"> | undefined {
  if (job === undefined || job.state === "running") return undefined;
  if (job.state === "finished") {
    if (job.kind === "dry-run") return undefined;
    const report = job.result as ImportReport;
    const { importId, totalErrors } = report;
    return {
      state: "imported",
      note: importSummary(report),
      ...(importId !== null && totalErrors > 0 && { fixImportId: importId }),
    };
  }
  // The rest of an import that was stopped can be previewed.
  if (job.state === "cancelled" && job.kind === "import") return undefined;
  return { state: "failed", note: job.error ?? FAILURE };
}
