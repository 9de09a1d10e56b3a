import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link, useSearchParams } from "react-router-dom";
import type { Job } from "#contract/admin-api";
import { isTemporaryStatus, statusOfError } from "../../api/api-error.ts";
import { notify } from "../../components/notifications/notify.ts";
import { adminJson } from "../api/admin-fetch.ts";
import { jobQueries, withJob } from "../api/job-api.ts";
import { backOff } from "../api/poll-interval.ts";
import { importHref, readImportSection, sectionOfJob } from "../import/import-sections.ts";
import { session } from "../session/session-renewal.ts";
import { jobLabel } from "./job-label.ts";
import { jobNotice } from "./job-notice.ts";
import styles from "./running-job-bar.module.css";
import { useRunningJob } from "./use-running-job.ts";

/** Shows the running job on every page of the panel, and links to the section with its full progress. */
export function RunningJobBar() {
  const runningJob = useRunningJob();
  const [params] = useSearchParams();
  useFollowing(runningJob?.id);
  if (runningJob === undefined) return null;
  const isBackup = runningJob.kind === "backup" || runningJob.kind === "restore";
  const section = sectionOfJob(runningJob.kind);
  const isShown = isBackup
    ? params.get("tab") === "backups"
    : params.get("tab") === "import" && readImportSection(params) === section;
  if (isShown) return null;
  const { fraction = null } = runningJob.progress ?? {};
  return (
    <aside className={styles.bar} aria-label="Running job">
      <Link to={isBackup ? "/admin-panel?tab=backups" : importHref(section)}>{jobLabel(runningJob)}</Link>
      {fraction !== null && <span>{Math.round(fraction * 100)}%</span>}
    </aside>
  );
}

/** Keeps the job up to date in the cache; when it ends, shows a toast and refetches everything. */
function useFollowing(id: number | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (id === undefined) return undefined;
    let hasProgress = false;
    const follow = (job: Job) => {
      client.setQueryData(jobQueries.recent.queryKey, (jobs) => withJob(jobs, job));
      if (job.state !== "running") {
        const notice = jobNotice(job);
        if (notice) notify(notice);
        void client.invalidateQueries();
      } else if (!hasProgress && job.progress !== null) {
        hasProgress = true;
        // The process of the job has recorded the state of the import by now.
        void client.invalidateQueries({ queryKey: jobQueries.imports.queryKey });
      }
    };
    return followJob(id, follow, () => void client.invalidateQueries());
  }, [id, client]);
}

const POLL_INTERVAL_MS = 1_000;

/**
 * Reports every change of a job until it ends: by server-sent events, or by polling once these break off (a lost connection, a proxy, an
 * expired session). Calls `onUnknown` if the server does not know the job, as after a restore. Returns a function that stops the reports.
 */
function followJob(id: number, onChange: (job: Job) => void, onUnknown: () => void): () => void {
  const stop = new AbortController();
  const source = new EventSource(`/api/admin/jobs/${id}/events`);
  source.addEventListener("message", ({ data }: MessageEvent<string>) => {
    const job = JSON.parse(data) as Job;
    if (job.state !== "running") source.close();
    onChange(job);
  });
  source.addEventListener("error", () => {
    source.close();
    void poll(id, onChange, onUnknown, stop.signal);
  });
  return () => {
    source.close();
    stop.abort();
  };
}

async function poll(
  id: number,
  onChange: (job: Job) => void,
  onUnknown: () => void,
  signal: AbortSignal,
): Promise<void> {
  for (let failures = 0; !signal.aborted; ) {
    try {
      const job = await adminJson<Job>(`jobs/${id}`);
      if (signal.aborted) return;
      failures = 0;
      onChange(job);
      if (job.state !== "running") return;
    } catch (error) {
      const status = statusOfError(error);
      if (status === 401) await session.whenActive();
      // A job that the server does not know stays unknown.
      else if (!isTemporaryStatus(status)) return signal.aborted ? undefined : onUnknown();
      failures++;
    }
    await new Promise((resolve) => setTimeout(resolve, backOff(POLL_INTERVAL_MS, failures)));
  }
}
