import type { DryRunReport, ImportEntry, Job } from "#contract/admin-api";
import type { ImportReport } from "#contract/import-report";

/** The server keeps an upload this long. Milliseconds. */
const UPLOAD_LIFETIME_MS = 24 * 3_600_000;

/** The last dry run or import; undefined once its upload has expired. `now` in milliseconds. */
export function latestFileJob(jobs: readonly Job[], now: number): Job | undefined {
  const latest = jobs.find(({ kind }) => kind === "dry-run" || kind === "import");
  const isExpired = latest?.finishedAt != null && now - Date.parse(latest.finishedAt) > UPLOAD_LIFETIME_MS;
  return isExpired ? undefined : latest;
}

/** The dry run of a cancelled import, whose upload still exists, so it can be resumed. */
export function resumableDryRun({ id, kind, state, file }: Job, jobs: readonly Job[]): DryRunReport | undefined {
  if (kind !== "import" || state !== "cancelled") return undefined;
  const dryRun = jobs.find((other) => other.kind === "dry-run" && other.id < id);
  const isSameFile = dryRun?.state === "finished" && dryRun.file === file;
  return isSameFile ? (dryRun.result as DryRunReport) : undefined;
}

/** The upload that the next import or preview of this job's file needs; null without one. */
export function uploadOf(job: Job, jobs: readonly Job[]): string | null {
  const isPreview = job.kind === "dry-run" && job.state === "finished";
  const report = isPreview ? (job.result as DryRunReport) : resumableDryRun(job, jobs);
  return report?.uploadId ?? null;
}

/**
 * Whether a dry run was made again since the directory had changed, and found something else than the one before of the same
 * upload. Most changes of the directory are of other businesses than those in a file.
 */
export function isRenewedDryRun({ id, kind, result }: Job, jobs: readonly Job[]): boolean {
  if (kind !== "dry-run" || result === null) return false;
  const after = result as DryRunReport;
  const previous = jobs.find((other) => other.kind === "dry-run" && other.id < id);
  const before = previous?.result as DryRunReport | null | undefined;
  if (before == null || before.uploadId !== after.uploadId || before.dataVersion === after.dataVersion) return false;
  return outcomeOf(before) !== outcomeOf(after);
}

/** The findings of a dry run as text, to compare them. */
function outcomeOf({ dataVersion: _, seconds: __, ...outcome }: DryRunReport): string {
  return JSON.stringify(outcome);
}

/** False for a finished import that was undone since, or deleted with all data. */
export function isStillImported({ kind, state, result }: Job, imports: readonly ImportEntry[]): boolean {
  if (kind !== "import" || state !== "finished") return true;
  const { importId } = result as ImportReport;
  return imports.some(({ id, state }) => id === importId && state !== "undone" && state !== "undoing");
}

/** Whether there is an upload that can be imported now. */
export function isReadyToImport(job: Job, jobs: readonly Job[]): boolean {
  const hasPreview = job.kind === "dry-run" && job.state === "finished";
  return hasPreview || resumableDryRun(job, jobs) !== undefined;
}
