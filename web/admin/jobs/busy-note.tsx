import type { JobKind } from "#contract/admin-api";
import styles from "./busy-note.module.css";
import { useRunningJob } from "./use-running-job.ts";

interface BusyNoteProps {
  /** Kinds of jobs whose progress stands beside the buttons. */
  shown: readonly JobKind[];
  /** Continues “You can”. */
  action: string;
}

/** Says why buttons that start a job are disabled while another job runs. */
export function BusyNote({ shown, action }: BusyNoteProps) {
  const runningJob = useRunningJob();
  if (runningJob === undefined || shown.includes(runningJob.kind)) return null;
  return <p className={styles.note}>Another job is running. You can {action} when it has ended.</p>;
}
