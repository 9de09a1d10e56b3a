import { useEffect, useState } from "react";
import type { Job } from "#contract/admin-api";
import { notify } from "../../components/notifications/notify.ts";
import { failureText } from "../api/admin-fetch.ts";
import { cancelJob } from "../api/job-api.ts";
import { Button } from "../parts/button.tsx";
import { ProgressBar } from "../parts/progress-bar.tsx";
import { jobLabel } from "./job-label.ts";
import { paceText, type Sample, withSample } from "./job-pace.ts";
import styles from "./job-progress.module.css";

/** How far a job is, how fast it goes, how long it will still take, and a way to stop it. */
export function JobProgress({ job }: { job: Job }) {
  const samples = useSamples(job);
  const [isStopping, setStopping] = useState(false);
  const stop = async () => {
    setStopping(true);
    try {
      await cancelJob(job.id);
    } catch (error) {
      setStopping(false);
      notify({ title: "Cancel failed", description: failureText(error, "Try again."), variant: "destructive" });
    }
  };
  const { progress } = job;
  const note = paceText(samples);
  return (
    <div className={styles.job}>
      <ProgressBar label={jobLabel(job)} fraction={progress?.fraction ?? null} note={note ?? "Processing..."} />
      <div className={styles.below}>
        <p>Started by {job.actor}. It goes on when you close this page.</p>
        <Button onClick={() => void stop()} disabled={isStopping}>
          {isStopping ? "Stopping..." : "Cancel"}
        </Button>
      </div>
    </div>
  );
}

/** What was heard of this job lately, from which its pace is told. */
function useSamples({ id, progress }: Job): Sample[] {
  const [heard, setHeard] = useState<{ id: number; samples: Sample[] }>({ id, samples: [] });
  useEffect(() => {
    if (progress === null) return;
    const sample = { ...progress, at: Date.now() };
    setHeard((before) => ({ id, samples: withSample(before.id === id ? before.samples : [], sample) }));
  }, [id, progress]);
  return heard.id === id ? heard.samples : [];
}
