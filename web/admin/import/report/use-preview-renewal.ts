import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { DryRunReport, PreviewAgain } from "#contract/admin-api";
import { statusOfError } from "../../../api/api-error.ts";
import { failureText } from "../../api/failure-text.ts";
import { jobQueries, startJob, withJob } from "../../api/job-api.ts";
import { useRunningJob } from "../../jobs/use-running-job.ts";

/** How often a preview on the screen is compared with the directory. Milliseconds. */
const POLL_MS = 5_000;

interface Renewal {
  /** The directory has changed since the preview was made. */
  isOutdated: boolean;
  /** Why it cannot be made again. */
  failure: string | undefined;
}

/**
 * Makes a preview again when the directory has changed since: once a long change has ended, and no job runs. A waiting job is
 * no failure.
 */
export function usePreviewRenewal({ uploadId, dataVersion, encoding }: DryRunReport, isEnabled: boolean): Renewal {
  const client = useQueryClient();
  const running = useRunningJob();
  const { data, isFetchedAfterMount } = useQuery({
    ...jobQueries.dataVersion,
    refetchInterval: POLL_MS,
    enabled: isEnabled,
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (again: PreviewAgain) => startJob("POST", "imports/preview", again),
    onSuccess: (job) => client.setQueryData(jobQueries.recent.queryKey, (jobs) => withJob(jobs, job)),
    meta: { invalidates: [] },
  });
  // What an earlier preview fetched may be older than this one.
  const isOutdated = isEnabled && isFetchedAfterMount && data !== undefined && data.dataVersion !== dataVersion;
  const hasFailed = error !== null && statusOfError(error) !== 409;
  const isDue = isOutdated && !data.isChanging && running === undefined && !isPending && !hasFailed;
  useEffect(() => {
    if (isDue && uploadId !== null) mutate({ uploadId, ...(encoding !== null && { encoding }) });
  }, [isDue, uploadId, encoding, mutate]);
  return { isOutdated, failure: hasFailed ? failureText(error, "The file could not be read again.") : undefined };
}
