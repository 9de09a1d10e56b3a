import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { notify } from "../../notify.ts";
import { jobQueries, withJob } from "../api/job-api.ts";
import { refreshData } from "../api/refresh-data.ts";
import { followJob } from "./follow-job.ts";
import { jobNotice } from "./job-notice.ts";

/** Follows the job that runs, whichever tab is open: its progress for all to see, a toast at its end, and data anew. */
export function JobWatch() {
  const client = useQueryClient();
  const { data: jobs } = useQuery(jobQueries.recent);
  const runningId = jobs?.find(({ state }) => state === "running")?.id;
  useEffect(() => {
    if (runningId === undefined) return undefined;
    return followJob(runningId, (job) => {
      client.setQueryData(jobQueries.recent.queryKey, (known) => withJob(known, job));
      if (job.state === "running") return;
      const notice = jobNotice(job);
      if (notice) notify(notice);
      refreshData(client);
    });
  }, [runningId, client]);
  return null;
}
