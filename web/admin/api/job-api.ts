import { queryOptions } from "@tanstack/react-query";
import type { ImportEntry, Job } from "#contract/admin-api";
import { adminJson, adminSend } from "./admin-fetch.ts";

/** So many are looked through for what was done last. */
const RECENT = 20;

/** Long work: what runs, what became of it, and what imports there were. */
export const jobQueries = {
  recent: queryOptions({
    queryKey: ["admin/jobs"],
    queryFn: () => adminJson<Job[]>(`jobs?limit=${RECENT}`),
  }),
  imports: queryOptions({
    queryKey: ["admin/imports"],
    queryFn: () => adminJson<ImportEntry[]>("imports"),
  }),
};

/** Begins long work and answers with the job at once. Errors: ApiError (409 names the job that runs), TypeError. */
export function startJob(method: "POST" | "DELETE", path: string, payload?: unknown): Promise<Job> {
  return adminSend<Job>(method, path, payload, { prefer: "respond-async" });
}

/** Asks a job to stop. Errors: ApiError 409 when it has ended already, TypeError. */
export function cancelJob(id: number): Promise<Job> {
  return adminSend<Job>("DELETE", `jobs/${id}`);
}

/** The jobs with this one as it is now, newest first. */
export function withJob(jobs: readonly Job[] | undefined, job: Job): Job[] {
  return [job, ...(jobs ?? []).filter(({ id }) => id !== job.id)].sort((a, b) => b.id - a.id);
}
