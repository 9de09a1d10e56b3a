import type { DryRunReport, ImportEntry, Job } from "#contract/admin-api";
import type { ImportReport } from "#contract/import-report";

/** Time after which the server deletes an upload. */
const UPLOAD_LIFETIME_MS = 24 * 3_600_000;

/** Name under which scheduled imports run. Their files wait in a list of their own. */
const SERVER = "server";

/** Returns the last dry run or import of a person; undefined once its upload has expired. `now` is in milliseconds. */
export function latestFileJob(jobs: readonly Job[], now: number): Job | undefined {
  const latest = jobs.find(({ kind, actor }) => (kind === "dry-run" || kind === "import") && actor !== SERVER);
  const isExpired = latest?.finishedAt != null && now - Date.parse(latest.finishedAt) > UPLOAD_LIFETIME_MS;
  return isExpired ? undefined : latest;
}

/** Returns the dry run of a cancelled import whose upload still exists, so that it can be resumed. */
export function resumableDryRun({ id, kind, state, file }: Job, jobs: readonly Job[]): DryRunReport | undefined {
  if (kind !== "import" || state !== "cancelled") return undefined;
  const dryRun = jobs.find((other) => other.kind === "dry-run" && other.id < id && other.file === file);
  const isSameFile = dryRun?.state === "finished" && dryRun.file === file;
  return isSameFile ? (dryRun.result as DryRunReport) : undefined;
}

/** Returns the upload that the next import or preview of this job's file needs; null without one. */
export function uploadOf(job: Job, jobs: readonly Job[]): string | null {
  const isPreview = job.kind === "dry-run" && job.state === "finished";
  const report = isPreview ? (job.result as DryRunReport) : resumableDryRun(job, jobs);
  return report?.uploadId ?? null;
}

/**
 * Tells whether this dry run repeats one of the same upload after the directory changed, and found something else. Most changes of the
 * directory concern businesses outside the file.
 */
export function isRenewedDryRun({ id, kind, result }: Job, jobs: readonly Job[]): boolean {
  if (kind !== "dry-run" || result === null) return false;
  const after = result as DryRunReport;
  const previous = jobs.find((other) => other.kind === "dry-run" && other.id < id && other.actor !== SERVER);
  const before = previous?.result as DryRunReport | null | undefined;
  if (before == null || before.uploadId !== after.uploadId || before.dataVersion === after.dataVersion) return false;
  return outcomeOf(before) !== outcomeOf(after);
}

/** Serializes the findings of a dry run to compare them. */
function outcomeOf({ dataVersion: _, seconds: __, ...outcome }: DryRunReport): string {
  return JSON.stringify(outcome);
}

/** Returns false for a finished import that was undone since, or deleted with all data. */
export function isStillImported({ kind, state, result }: Job, imports: readonly ImportEntry[]): boolean {
  if (kind !== "import" || state !== "finished") return true;
  const { importId } = result as ImportReport;
  return imports.some(({ id, state }) => id === importId && state !== "undone" && state !== "undoing");
}

/** Tells whether an upload can be imported now. */
export function isReadyToImport(job: Job, jobs: readonly Job[]): boolean {
  const hasPreview = job.kind === "dry-run" && job.state === "finished";
  return hasPreview || resumableDryRun(job, jobs) !== undefined;
}
