import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { notify } from "../../components/notifications/notify.ts";
import { jobQueries, withJob } from "../api/job-api.ts";
import { followJob } from "./follow-job.ts";
import { jobLabel } from "./job-label.ts";
import { jobNotice } from "./job-notice.ts";
import styles from "./running-job-bar.module.css";
import { useRunningJob } from "./use-running-job.ts";

/** Follows the running job on every tab and links to its progress, which the Import tab shows in full. */
export function RunningJobBar() {
  const running = useRunningJob();
  const [params] = useSearchParams();
  useFollowing(running?.id);
  if (running === undefined || params.get("tab") === "import") return null;
  const { fraction = null } = running.progress ?? {};
  return (
    <aside className={styles.bar} aria-label="Running job">
      <Link to="/admin-panel?tab=import">{jobLabel(running)}</Link>
      {fraction !== null && <span>{Math.round(fraction * 100)} %</span>}
    </aside>
  );
}

/** Keeps the job up to date in the cache; at its end shows a toast and refetches everything. */
function useFollowing(id: number | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (id === undefined) return undefined;
    let hasProgress = false;
    return followJob(id, (job) => {
      client.setQueryData(jobQueries.recent.queryKey, (jobs) => withJob(jobs, job));
      if (job.state !== "running") {
        const notice = jobNotice(job);
        if (notice) notify(notice);
        void client.invalidateQueries();
      } else if (!hasProgress && job.progress !== null) {
        hasProgress = true;
        // Its process has now recorded the state of the import.
        void client.invalidateQueries({ queryKey: jobQueries.imports.queryKey });
      }
    });
  }, [id, client]);
}
