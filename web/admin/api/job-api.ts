import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { DataVersion, ImportEntry, Job } from "#contract/admin-api";
import type { UploadState } from "#contract/import-report";
import { adminJson, adminSend } from "./admin-fetch.ts";
import { failureNotice } from "./failure-text.ts";

/** Number of recent jobs to fetch; older ones are not shown anywhere. */
const RECENT_JOBS = 20;

export const jobQueries = {
  /** Jobs, newest first. */
  recent: queryOptions({
    queryKey: ["admin/jobs"],
    queryFn: () => adminJson<Job[]>(`jobs?limit=${RECENT_JOBS}`),
  }),
  imports: queryOptions({
    queryKey: ["admin/imports"],
    queryFn: () => adminJson<ImportEntry[]>("imports"),
  }),
  dataVersion: queryOptions({
    queryKey: ["admin/data-version"],
    queryFn: () => adminJson<DataVersion>("data-version"),
    staleTime: 0,
  }),
  upload: (id: string) =>
    queryOptions({
      queryKey: ["admin/uploads", id],
      queryFn: () => adminJson<UploadState>(`uploads/${id}`),
      staleTime: 0,
    }),
};

/** Starts a job and returns it in its running state. Errors: ApiError (409 names the running job), TypeError. */
export function startJob(method: "POST" | "DELETE", path: string, payload?: unknown): Promise<Job> {
  return adminSend<Job>(method, path, payload, { prefer: "respond-async" });
}

/** Cancels a running job. Errors: ApiError 409 when the job has already ended, TypeError. */
export const cancelJob = mutationOptions({
  mutationFn: (id: number) => adminSend<Job>("DELETE", `jobs/${id}`),
  meta: { failure: failureNotice("Cancel failed"), invalidates: [] },
});

/** Adds a job that has just started to the list. A list that was requested before would remove it again. */
export async function addStartedJob(client: QueryClient, job: Job): Promise<void> {
  await client.cancelQueries({ queryKey: jobQueries.recent.queryKey });
  client.setQueryData(jobQueries.recent.queryKey, (jobs) => withJob(jobs, job));
}

/** Replaces the former state of a job in the list. */
export function withJob(jobs: readonly Job[] | undefined, job: Job): Job[] {
  return [job, ...(jobs ?? []).filter(({ id }) => id !== job.id)].sort((a, b) => b.id - a.id);
}
