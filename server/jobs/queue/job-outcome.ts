import type { Job, JobKind, JobResults } from "#contract/admin-api";
import { AppError } from "../../errors.ts";
import type { JobOutcome } from "../../store/port/jobs.ts";
import type { TaskEnd } from "../task-process.ts";

/** A job whose process ends. */
export interface JobToEnd {
  job: Job;
  /** State that a requested stop leads to. */
  stopState?: "cancelled" | "interrupted";
  /** Another server marked the job as interrupted. */
  isLeaseLost?: boolean;
}

/** Jobs whose rules stay pending when they are interrupted. */
export const RULE_JOBS: ReadonlySet<JobKind> = new Set(["add-rule", "remove-rule", "apply-rules"]);
export const WORK_STAYS = "What was done by then stays.";

/** Describes the effect of an interrupted job. */
export function interruptionEffect(kind: JobKind): string {
  if (kind === "dry-run") return "Nothing was saved. Choose the file again.";
  if (kind === "backup") return "No backup was made. Start it again.";
  if (kind === "restore")
    return "The directory is as it was before, or restored as a whole. Look at it, and restore again if needed.";
  return WORK_STAYS;
}

/** Returns the outcome to record of a job, by the end of its process. */
export function outcomeOf({ job, stopState, isLeaseLost }: JobToEnd, end: TaskEnd<JobResults[JobKind]>): JobOutcome {
  const { progress } = job;
  if ("result" in end) return { state: "finished", progress, result: end.result, error: null };
  const failedOutcome = { progress, result: null };
  if ("crash" in end) {
    const state = stopState ?? "interrupted";
    return { ...failedOutcome, state, error: `${causeOf({ stopState, isLeaseLost })} ${interruptionEffect(job.kind)}` };
  }
  const { code, message } = end.error;
  if (code !== "cancelled") return { ...failedOutcome, state: "failed", error: message };
  if (stopState === "cancelled") return { ...failedOutcome, state: stopState, error: message };
  return {
    ...failedOutcome,
    state: "interrupted",
    error: `${causeOf({ stopState: "interrupted", isLeaseLost })} ${message}`,
  };
}

/** Says why a process ended without a result. A process that does not stop in time is killed. */
function causeOf({ stopState, isLeaseLost = false }: Pick<JobToEnd, "stopState" | "isLeaseLost">): string {
  if (stopState === undefined) return "Its process ended unexpectedly.";
  if (stopState === "cancelled") return "It did not stop in time and was ended.";
  return isLeaseLost ? "The server could not reach the database for too long." : "The server was stopped.";
}

const TITLES: Readonly<Record<JobKind, string>> = {
  import: "An import",
  "dry-run": "A dry run",
  "generate-seo": "Writing texts for search engines",
  "delete-all": "Deleting all data",
  undo: "Undoing an import",
  "redo-import": "Bringing an import back",
  "add-rule": "Applying a new rule",
  "remove-rule": "Removing a rule",
  "apply-rules": "Applying pending rules",
  backup: "A backup",
  restore: "The restore",
};

/** Refuses a job while another one runs. */
export function runningConflict({ kind, file, actor, id }: Job): AppError {
  const title = file === null ? TITLES[kind] : `${TITLES[kind]} of ${file}`;
  return new AppError(
    "conflict",
    `${title}, started by ${actor}, is running (job ${id}). Wait until it has ended, or cancel it.`,
  );
}
