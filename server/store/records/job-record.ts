import type { Job } from "#contract/admin-api";

/** A job as stored: `progress` and `result` as JSON. */
export type JobRow = Omit<Job, "progress" | "result"> & { progress: string | null; result: string | null };

/** Number of jobs to keep; older ones are deleted. */
export const MAX_JOBS = 500;

export function jobOf(row: JobRow | undefined): Job | undefined {
  return row && { ...row, progress: parseJson(row.progress), result: parseJson(row.result) };
}

export function jobJson(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value);
}

function parseJson(text: string | null) {
  return text === null ? null : JSON.parse(text);
}
