import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Job, JobKind } from "#contract/admin-api";
import { notify } from "../../notify.ts";
import { failureText } from "../api/admin-fetch.ts";
import { jobQueries, withJob } from "../api/job-api.ts";
import { failureWords } from "./job-notice.ts";

/** Begins jobs of a kind; `start` answers whether one began. A refusal is told in a toast, and by whom it is caused is shown. */
export function useStartJob(kind: JobKind) {
  const client = useQueryClient();
  const [isStarting, setStarting] = useState(false);
  const start = async (ask: () => Promise<Job>): Promise<boolean> => {
    setStarting(true);
    try {
      const job = await ask();
      client.setQueryData(jobQueries.recent.queryKey, (known) => withJob(known, job));
      void client.invalidateQueries({ queryKey: jobQueries.imports.queryKey });
      return true;
    } catch (error) {
      // whoever broke an upload off knows it
      if ((error as Error).name === "AbortError") return false;
      const [title, fallback] = failureWords(kind);
      notify({ title, description: failureText(error, fallback), variant: "destructive" });
      void client.invalidateQueries({ queryKey: jobQueries.recent.queryKey });
      return false;
    } finally {
      setStarting(false);
    }
  };
  return { start, isStarting };
}
