import type { Job } from "#contract/admin-api";

export type NewJob = Pick<Job, "kind" | "actor" | "file">;
export type JobOutcome = Pick<Job, "state" | "progress" | "result" | "error">;
