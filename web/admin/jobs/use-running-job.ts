import { useQuery } from "@tanstack/react-query";
import type { Job } from "#contract/admin-api";
import { jobQueries } from "../api/job-api.ts";

/** Returns the running job; there is at most one. */
export function useRunningJob(): Job | undefined {
  return useQuery({
    ...jobQueries.recent,
    select: (jobs) => jobs.find(({ state }) => state === "running"),
  }).data;
}
