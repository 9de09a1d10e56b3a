import { Link } from "react-router-dom";
import type { Job } from "#contract/admin-api";
import { jobLabel } from "../../jobs/job-label.ts";
import { useRunningJob } from "../../jobs/use-running-job.ts";
import { Button } from "../../ui/button.tsx";
import { fixRowsHref } from "../import-sections.ts";
import { type FileQueueEntry, fileQueue } from "./file-queue.ts";
import styles from "./file-queue-list.module.css";

interface FileQueueListProps {
  files: readonly FileQueueEntry[];
  /** Newest job of the current file. */
  currentJob: Job | undefined;
  /** Opens the file picker. */
  onAdd: () => void;
}

/** Lists several chosen files with what has become of each, and which one is next. */
export function FileQueueList({ files, currentJob, onAdd }: FileQueueListProps) {
  const runningJob = useRunningJob();
  const nextId = files.find(({ state }) => state === "waiting")?.id;
  const otherJob = runningJob !== undefined && runningJob.id !== currentJob?.id ? runningJob : undefined;
  return (
    <div className={styles.queue}>
      <ol className={styles.list} aria-label="Queue of files">
        {files.map((file) => (
          <li key={file.id} className={styles.item} data-state={file.state}>
            <div className={styles.text}>
              <p className={styles.name}>{file.name}</p>
              <p className={styles.note}>{noteOf(file, { isNext: file.id === nextId, job: currentJob, otherJob })}</p>
            </div>
            <Actions file={file} job={currentJob} />
          </li>
        ))}
      </ol>
      <Button onClick={onAdd}>Add files</Button>
    </div>
  );
}

function Actions({ file, job }: { file: FileQueueEntry; job: Job | undefined }) {
  const { id, name, state, isRefused, fixImportId } = file;
  const remove = (
    <Button aria-label={`Remove ${name}`} onClick={() => fileQueue.remove(id)}>
      Remove
    </Button>
  );
  switch (state) {
    case "waiting":
    case "imported":
      return (
        <div className={styles.actions}>
          {fixImportId !== undefined && <Link to={fixRowsHref(fixImportId)}>Fix rows</Link>}
          {remove}
        </div>
      );
    case "failed":
      return (
        <div className={styles.actions}>
          {/* A file of a wrong kind would fail again. */}
          {!isRefused && (
            <Button aria-label={`Try ${name} again`} onClick={() => fileQueue.retry(id)}>
              Try again
            </Button>
          )}
          {remove}
        </div>
      );
    case "open":
      return job?.state === "running" ? null : (
        <div className={styles.actions}>
          <Button aria-label={`Skip ${name}`} onClick={() => fileQueue.skip(id, job)}>
            Skip
          </Button>
        </div>
      );
    case "uploading":
      return null;
  }
}

interface NoteContext {
  isNext: boolean;
  job: Job | undefined;
  otherJob: Job | undefined;
}

function noteOf({ state, note }: FileQueueEntry, { isNext, job, otherJob }: NoteContext): string {
  switch (state) {
    case "waiting":
      if (!isNext) return "Waiting";
      return otherJob === undefined ? "Next" : `Next, when this is done: ${jobLabel(otherJob)}`;
    case "uploading":
      return "Uploading";
    case "open":
      if (job?.state === "running") return jobLabel(job);
      return job?.kind === "import"
        ? "Stopped. Resume it below, or skip it."
        : "Check its preview below, then import or skip it.";
    case "imported":
      return note === undefined ? "Imported" : `Done: ${note}`;
    case "failed":
      return note ?? "";
  }
}
