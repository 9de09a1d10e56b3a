import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Job, JobKind } from "#contract/admin-api";
import type { ApiError } from "../../api/api-error.ts";
import { notify } from "../../components/notifications/notify.ts";
import { failureText } from "../api/admin-fetch.ts";
import { jobQueries, withJob } from "../api/job-api.ts";
import { failureWords } from "./job-notice.ts";

/** Why a job did not begin; `errors`: of which fields, for the form to say beside them. */
export interface Refusal {
  text: string;
  errors: ApiError["errors"];
}

/** Begins jobs of a kind; `start` answers why it was refused, which a toast says too unless a form can; undefined when it began. */
export function useStartJob(kind: JobKind) {
  const client = useQueryClient();
  const [isStarting, setStarting] = useState(false);
  const start = async (ask: () => Promise<Job>): Promise<Refusal | undefined> => {
    setStarting(true);
    try {
      const job = await ask();
      client.setQueryData(jobQueries.recent.queryKey, (known) => withJob(known, job));
      void client.invalidateQueries({ queryKey: jobQueries.imports.queryKey });
      return undefined;
    } catch (error) {
      // whoever broke an upload off knows it
      if ((error as Error).name === "AbortError") return undefined;
      const [title, fallback] = failureWords(kind);
      const text = failureText(error, fallback);
      const { errors = [] } = error as Partial<ApiError>;
      if (errors.length === 0) notify({ title, description: text, variant: "destructive" });
      void client.invalidateQueries({ queryKey: jobQueries.recent.queryKey });
      return { text, errors };
    } finally {
      setStarting(false);
    }
  };
  return { start, isStarting };
}
