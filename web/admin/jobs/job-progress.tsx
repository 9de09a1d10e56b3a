import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Job } from "#contract/admin-api";
import { cancelJob } from "../api/job-api.ts";
import { useAction } from "../api/use-action.ts";
import { useRoleRefusal } from "../session/role.tsx";
import { sessionQuery } from "../session/session-api.ts";
import { Button } from "../ui/button.tsx";
import { ProgressBar } from "../ui/progress-bar.tsx";
import { jobLabel } from "./job-label.ts";
import styles from "./job-progress.module.css";
import { addSample, type ProgressSample, progressText } from "./progress-text.ts";

/** Shows progress, rate and time left of a job, with a button that cancels it. */
export function JobProgress({ job }: { job: Job }) {
  const samples = useSamples(job);
  const cancel = useAction(cancelJob);
  const isStopping = cancel.isPending || cancel.isSuccess;
  const refusal = useCancelRefusal(job);
  return (
    <div className={styles.job}>
      <ProgressBar
        label={jobLabel(job)}
        fraction={job.progress?.fraction ?? null}
        note={progressText(samples) ?? "Processing..."}
      />
      <div className={styles.below}>
        <p>Started by {job.actor}. You can close this page; it will keep running.</p>
        <Button onClick={() => cancel.mutate(job.id)} disabled={refusal !== undefined || isStopping} title={refusal}>
          {isStopping ? "Stopping..." : "Cancel"}
        </Button>
      </div>
    </div>
  );
}

/** Says why the person may not cancel the job: editors cancel only their own. */
function useCancelRefusal({ actor }: Job): string | undefined {
  const refusal = useRoleRefusal("editor");
  const refusalForOthers = useRoleRefusal("administrator");
  const ownName = useQuery({ ...sessionQuery, enabled: false }).data?.username;
  return refusal ?? (actor === ownName ? undefined : refusalForOthers);
}

/** Collects recent progress of this job. */
function useSamples({ id, progress }: Job): ProgressSample[] {
  const [recent, setRecent] = useState<{ id: number; samples: ProgressSample[] }>({ id, samples: [] });
  useEffect(() => {
    if (progress === null) return;
    const sample = { ...progress, at: Date.now() };
    setRecent((recentSamples) => ({
      id,
      samples: addSample(recentSamples.id === id ? recentSamples.samples : [], sample),
    }));
  }, [id, progress]);
  return recent.id === id ? recent.samples : [];
}
