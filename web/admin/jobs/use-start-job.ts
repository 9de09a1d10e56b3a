import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Job, JobKind } from "#contract/admin-api";
import { notify } from "../../notify.ts";
import { failureText } from "../api/admin-fetch.ts";
import { jobQueries, withJob } from "../api/job-api.ts";
import { failureWords } from "./job-notice.ts";

/** Begins jobs of a kind; `start` answers why it was refused, which a toast says too; undefined when it began. */
export function useStartJob(kind: JobKind) {
  const client = useQueryClient();
  const [isStarting, setStarting] = useState(false);
  const start = async (ask: () => Promise<Job>): Promise<string | undefined> => {
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
      const description = failureText(error, fallback);
      notify({ title, description, variant: "destructive" });
      void client.invalidateQueries({ queryKey: jobQueries.recent.queryKey });
      return description;
    } finally {
      setStarting(false);
    }
  };
  return { start, isStarting };
}
