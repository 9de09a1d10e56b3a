import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { DryRunReport, PreviewAgain } from "#contract/admin-api";
import { isTemporaryStatus, statusOfError } from "../../../api/api-error.ts";
import { failureText } from "../../api/failure-text.ts";
import { addStartedJob, jobQueries, startJob } from "../../api/job-api.ts";
import { backOff, pollInterval } from "../../api/poll-interval.ts";
import { useAction } from "../../api/use-action.ts";
import { useRunningJob } from "../../jobs/use-running-job.ts";
import { namedOptions } from "./choices/preview-again.ts";

/** Interval at which a displayed preview is compared with the directory. */
const POLL_MS = 5_000;

interface Renewal {
  /** The directory has changed since the preview was made. */
  isOutdated: boolean;
  /** Reason why the preview cannot be repeated. */
  failure: string | undefined;
}

/**
 * Repeats a preview when the directory has changed since, once a long change has ended and no job runs. If the server refuses, the jobs are
 * fetched, so that the panel follows the running one, and the next attempt waits for the next poll, which backs off.
 */
export function usePreviewRenewal(
  { uploadId, dataVersion, encoding, country }: DryRunReport,
  isEnabled: boolean,
): Renewal {
  const client = useQueryClient();
  const running = useRunningJob();
  const [refusals, setRefusals] = useState(0);
  const { data, isFetchedAfterMount, dataUpdatedAt } = useQuery({
    ...jobQueries.dataVersion,
    refetchInterval: pollInterval(backOff(POLL_MS, refusals)),
    enabled: isEnabled,
  });
  const { mutate, isPending, error, submittedAt } = useAction({
    mutationFn: (again: PreviewAgain) => startJob("POST", "imports/preview", again),
    onSuccess: (job) => addStartedJob(client, job),
    onError: () => setRefusals((before) => before + 1),
    meta: { invalidates: [jobQueries.recent.queryKey] },
  });
  // Data fetched by an earlier preview may be older than this one.
  const isOutdated = isEnabled && isFetchedAfterMount && data !== undefined && data.dataVersion !== dataVersion;
  const isDue = isOutdated && !data.isChanging && running === undefined && !isPending && dataUpdatedAt > submittedAt;
  const hasFailed = error !== null && isFinal(error);
  useEffect(() => {
    if (isDue && !hasFailed && uploadId !== null) mutate({ uploadId, ...namedOptions({ encoding, country }) });
  }, [isDue, hasFailed, uploadId, encoding, country, mutate]);
  return { isOutdated, failure: hasFailed ? failureText(error, "The preview could not be updated.") : undefined };
}

/** Tells whether a retry would fail again, for example because the upload is gone. A running job ends, and an ended session is renewed. */
function isFinal(error: Error): boolean {
  const status = statusOfError(error);
  return !isTemporaryStatus(status) && status !== 409 && status !== 401;
}
