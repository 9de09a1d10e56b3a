import type { Progress } from "#contract/import-report";

/** Options for the progress of a long operation and its abort. */
export interface ProgressOptions {
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

/** Options of an operation that goes into the activity log. */
export interface OperationOptions extends ProgressOptions {
  /** The administrator, "cli" or "server". */
  actor: string;
  now: () => Date;
}

export function percentProgress(fraction: number): Progress {
  return { done: Math.floor(fraction * 100), total: 100, fraction, unit: "percent" };
}
