import { useQueryClient } from "@tanstack/react-query";
import type { Job, JobKind } from "#contract/admin-api";
import type { ApiError } from "../../api/api-error.ts";
import { failureNotice, failureText } from "../api/failure-text.ts";
import { addStartedJob, jobQueries } from "../api/job-api.ts";
import { isAbort } from "../api/query-client.ts";
import { useAction } from "../api/use-action.ts";
import { jobFailure } from "./job-notice.ts";
import { useRunningJob } from "./use-running-job.ts";

/** Starts jobs of a kind. Shows a refusal as a toast unless it names fields, which a form shows itself. */
export function useStartJob<Variables = void>(kind: JobKind, request: (variables: Variables) => Promise<Job>) {
  const client = useQueryClient();
  const runningJob = useRunningJob();
  const { mutate, isPending, error, data, variables } = useAction({
    mutationFn: request,
    onSuccess: (job) => addStartedJob(client, job),
    // Another job may be running that this page does not know of.
    onError: () => client.invalidateQueries({ queryKey: jobQueries.recent.queryKey }),
    meta: {
      failure: (error: Error) =>
        fieldErrorsOf(error).length === 0 ? failureNotice(...jobFailure(kind))(error) : undefined,
      invalidates: [jobQueries.imports.queryKey],
    },
  });
  return {
    start: mutate,
    /** Job of this kind while it runs. */
    job: runningJob?.kind === kind ? runningJob : undefined,
    isStarting: isPending,
    /** A job starts or runs, so no other can be started. */
    isBlocked: isPending || runningJob !== undefined,
    /** Reason why it did not start. */
    refusal: error === null || isAbort(error) ? undefined : failureText(error, jobFailure(kind)[1]),
    fieldErrors: fieldErrorsOf(error),
    /** Variables of the running job, if this component started it. */
    startedWith: runningJob !== undefined && data?.id === runningJob.id ? variables : undefined,
  };
}

function fieldErrorsOf(error: Error | null): ApiError["errors"] {
  return (error as Partial<ApiError> | null)?.errors ?? [];
}
