import type { DryRunReport, ImportEntry, Job } from "#contract/admin-api";
import type { ImportReport } from "#contract/import-report";

/** For so long an upload waits to be imported. Milliseconds. */
const A_DAY = 24 * 3_600_000;

/** The last rehearsal or import, while it is worth telling of; `now` in milliseconds. */
export function latestOfFile(jobs: readonly Job[], now: number): Job | undefined {
  const latest = jobs.find(({ kind }) => kind === "dry-run" || kind === "import");
  const isOld = latest?.finishedAt != null && now - Date.parse(latest.finishedAt) > A_DAY;
  return isOld ? undefined : latest;
}

/** The rehearsal of the file of an import that was cancelled: the file is still there, so that it can be gone on with. */
export function keptRehearsal({ id, kind, state, file }: Job, jobs: readonly Job[]): DryRunReport | undefined {
  if (kind !== "import" || state !== "cancelled") return undefined;
  const rehearsal = jobs.find((other) => other.kind === "dry-run" && other.id < id);
  const isSame = rehearsal?.state === "finished" && rehearsal.file === file;
  return isSame ? (rehearsal.result as DryRunReport) : undefined;
}

/** Whether a finished import still stands: neither undone since, nor gone with all data. */
export function stands({ kind, state, result }: Job, imports: readonly ImportEntry[]): boolean {
  if (kind !== "import" || state !== "finished") return true;
  const { importId } = result as ImportReport;
  return imports.some(({ id, state }) => id === importId && state !== "undone" && state !== "undoing");
}

/** Whether there is something to import, or to leave. */
export function awaitsDecision(job: Job, jobs: readonly Job[]): boolean {
  const isRehearsed = job.kind === "dry-run" && job.state === "finished";
  return isRehearsed || keptRehearsal(job, jobs) !== undefined;
}
