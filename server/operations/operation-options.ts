import type { Progress } from "#contract/import-report";

/** How a long operation reports its progress and is stopped. */
export interface ProgressOptions {
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

/** The same for an operation that goes into the activity log. */
export interface OperationOptions extends ProgressOptions {
  /** The administrator, "cli" or "server". */
  actor: string;
  now: () => Date;
}

export function percentProgress(fraction: number): Progress {
  return { done: Math.floor(fraction * 100), total: 100, fraction, unit: "percent" };
}
