import type { QueryClient } from "@tanstack/react-query";
import type { Job } from "#contract/admin-api";
import { statusOfError } from "../../api/api-error.ts";
import { adminJson } from "../api/admin-fetch.ts";
import { jobQueries } from "../api/job-api.ts";

const fetchJob = (id: number) => adminJson<Job>(`jobs/${id}`);

/**
 * Calls `onEnd` once with the job when it has ended, on whatever page of the panel somebody is then. A job that left the list of recent ones is
 * fetched; `onEnd` gets undefined for one that the server no longer knows.
 */
export function whenJobEnds(
  client: QueryClient,
  id: number,
  onEnd: (job: Job | undefined) => void,
  findJob: (id: number) => Promise<Job> = fetchJob,
): void {
  let isFetching = false;
  let hasEnded = false;

  function end(job: Job | undefined): void {
    if (hasEnded) return;
    hasEnded = true;
    unsubscribe();
    onEnd(job);
  }

  async function fetchEnd(): Promise<void> {
    if (isFetching) return;
    isFetching = true;
    try {
      const job = await findJob(id);
      if (job.state !== "running") end(job);
    } catch (error) {
      // After another error, such as a lost connection, the next change of the list repeats the request.
      if (statusOfError(error) === 404) end(undefined);
    } finally {
      isFetching = false;
    }
  }

  function check(): void {
    const jobs = client.getQueryData(jobQueries.recent.queryKey) ?? [];
    const job = jobs.find((recent) => recent.id === id);
    // A list that was requested before the job started has no newer one.
    const hasLeft = jobs.length > 0 && jobs.every((recent) => recent.id > id);
    if (job !== undefined && job.state !== "running") end(job);
    else if (hasLeft) void fetchEnd();
  }

  const unsubscribe = client.getQueryCache().subscribe(check);
  check();
}
