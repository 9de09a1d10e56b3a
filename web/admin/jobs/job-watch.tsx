import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { notify } from "../../components/notifications/notify.ts";
import { jobQueries, withJob } from "../api/job-api.ts";
import { refreshData } from "../api/refresh-data.ts";
import { followJob } from "./follow-job.ts";
import { jobLabel } from "./job-label.ts";
import { jobNotice } from "./job-notice.ts";
import styles from "./job-watch.module.css";

/**
 * Follows the job that runs, whichever tab is open: its progress for all to see, a toast at its end, and data anew. Beside
 * the Import tab, where it is shown at length, a line leads there.
 */
export function JobWatch() {
  const client = useQueryClient();
  const { data: jobs } = useQuery(jobQueries.recent);
  const [params] = useSearchParams();
  const running = jobs?.find(({ state }) => state === "running");
  const runningId = running?.id;
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
  if (running === undefined || params.get("tab") === "import") return null;
  const { fraction = null } = running.progress ?? {};
  return (
    <aside className={styles.watch} aria-label="Running job">
      <Link to="/admin-panel?tab=import">{jobLabel(running)}</Link>
      {fraction !== null && <span>{Math.round(fraction * 100)} %</span>}
    </aside>
  );
}
