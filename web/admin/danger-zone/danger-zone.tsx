import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Job } from "#contract/admin-api";
import { counted } from "#domain/text/count-label";
import { directoryQueries } from "../api/directory-queries.ts";
import { jobQueries, startJob } from "../api/job-api.ts";
import { JobProgress } from "../jobs/job-progress.tsx";
import { useRunningJob } from "../jobs/use-running-job.ts";
import { useStartJob } from "../jobs/use-start-job.ts";
import { Button } from "../parts/button.tsx";
import { Section } from "../parts/tab-page.tsx";
import styles from "./danger-zone.module.css";
import { DeleteAllDialogs } from "./delete-all-dialogs.tsx";
import { Snapshot } from "./snapshot.tsx";

/** Deleting everything, after three confirmations; and the way back. */
export function DangerZone() {
  const { data: jobs } = useQuery(jobQueries.recent);
  const { data: statistics } = useQuery(directoryQueries.statistics);
  const { start, isStarting } = useStartJob("delete-all");
  const running = useRunningJob();
  const [isAsking, setAsking] = useState(false);
  const isDeleting = isStarting || running?.kind === "delete-all";
  const total = statistics?.totalBusinesses;
  const deleteAll = async (word: string) => {
    setAsking(false);
    await start(() => startJob("DELETE", "delete-all", { confirm: word }));
  };
  return (
    <Section
      title="Danger Zone"
      intro="Deletes every business. A snapshot of everything is taken first; without a good snapshot nothing is deleted."
    >
      <div className={styles.zone}>
        {running?.kind === "delete-all" && <JobProgress job={running} />}
        <Button look="danger" onClick={() => setAsking(true)} disabled={isStarting || running !== undefined}>
          {isDeleting ? "Deleting All Data..." : "Delete All Data"}
        </Button>
        <LastSnapshot job={jobs?.find(({ kind, state }) => kind === "delete-all" && state === "finished")} />
      </div>
      {isAsking && (
        <DeleteAllDialogs
          what={total === undefined ? "every business" : `all ${counted(total, "business", "businesses")}`}
          onConfirm={(word) => void deleteAll(word)}
          onCancel={() => setAsking(false)}
        />
      )}
    </Section>
  );
}

function LastSnapshot({ job }: { job: Job | undefined }) {
  const { deleted, backup } = (job?.result ?? {}) as Partial<{ deleted: number; backup: string | null }>;
  if (job === undefined || !backup) return null;
  return <Snapshot deleted={deleted ?? 0} file={backup} at={job.finishedAt ?? job.startedAt} />;
}
