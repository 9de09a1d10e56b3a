import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Job, JobResults } from "#contract/admin-api";
import { counted, exactCount } from "#domain/text/count-label";
import { jobQueries, startJob } from "../api/job-api.ts";
import { directoryQueries, overviewQueries } from "../api/panel-queries.ts";
import { BusyNote } from "../jobs/busy-note.tsx";
import { JobProgress } from "../jobs/job-progress.tsx";
import { useStartJob } from "../jobs/use-start-job.ts";
import { Button } from "../ui/button.tsx";
import { Section } from "../ui/tab-page.tsx";
import styles from "./danger-zone.module.css";
import { DeleteAllDialogs } from "./delete-all-dialogs.tsx";
import { RemoteSnapshot } from "./remote-snapshot.tsx";
import { fileNameOf, Snapshot } from "./snapshot.tsx";

/** Deletes all businesses after three confirmations, and restores them from the snapshot. */
export function DangerZone() {
  const { data: jobs } = useQuery(jobQueries.recent);
  const { data: statistics } = useQuery(directoryQueries.statistics);
  const deletion = useStartJob("delete-all", (word: string) => startJob("DELETE", "delete-all", { confirm: word }));
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const { data: overview } = useQuery(overviewQueries.overview);
  return (
    <Section
      leastRole="administrator"
      title="Danger Zone"
      intro="Deletes every business. A snapshot is saved first; if that fails, nothing is deleted."
    >
      <div className={styles.zone}>
        {deletion.job && <JobProgress job={deletion.job} />}
        <Button look="danger" onClick={() => setConfirmOpen(true)} disabled={deletion.isBlocked}>
          {deletion.isStarting || deletion.job ? "Deleting All Data..." : "Delete All Data"}
        </Button>
        <BusyNote shown={["delete-all"]} action="delete all data" />
        <LastSnapshot job={jobs?.find(({ kind, state }) => kind === "delete-all" && state === "finished")} />
      </div>
      {isConfirmOpen && (
        <DeleteAllDialogs
          subject={subjectOf(statistics?.totalBusinesses, overview?.closed)}
          onConfirm={(word) => {
            setConfirmOpen(false);
            deletion.start(word);
          }}
          onCancel={() => setConfirmOpen(false)}
        />
      )}
    </Section>
  );
}

/** The deletion also counts what is permanently closed, which the dashboard and visitors’ lists leave out. */
function subjectOf(listed: number | undefined, closed: number | undefined): string {
  if (listed === undefined || closed === undefined) return "every business";
  const note = closed === 0 ? "" : ` (${exactCount(closed)} permanently closed)`;
  return `all ${counted(listed + closed, "business", "businesses")}${note}`;
}

/** Shows the newest snapshot on this server, or on which server the snapshot of the last deletion is. */
function LastSnapshot({ job }: { job: Job | undefined }) {
  const { data: list } = useQuery(overviewQueries.backups);
  const { deleted, backup: file, host } = (job?.result ?? {}) as Partial<JobResults["delete-all"]>;
  if (list === undefined) return null;
  const snapshots = list.backups.filter(({ kind, canRestore }) => kind === "before-delete-all" && canRestore);
  const snapshot = file ? snapshots.find(({ name }) => name === fileNameOf(file)) : snapshots[0];
  if (snapshot !== undefined) return <Snapshot backup={snapshot} deleted={file ? deleted : undefined} />;
  if (job === undefined || !file || host === undefined || host === list.host) return null;
  return <RemoteSnapshot deleted={deleted ?? 0} file={file} host={host} at={job.finishedAt ?? job.startedAt} />;
}
