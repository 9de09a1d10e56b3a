import { useQuery } from "@tanstack/react-query";
import type { Job } from "#contract/admin-api";
import { jobQueries } from "../api/job-api.ts";

/** The one job that runs, as it is now; undefined while none does. */
export function useRunningJob(): Job | undefined {
  const { data: jobs } = useQuery(jobQueries.recent);
  return jobs?.find(({ state }) => state === "running");
}
