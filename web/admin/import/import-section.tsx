import { useQuery } from "@tanstack/react-query";
import { type RefObject, useRef, useState, useSyncExternalStore } from "react";
import type { Job } from "#contract/admin-api";
import { OTHER_ENDINGS } from "#domain/import-row/file-formats";
import { jobQueries } from "../api/job-api.ts";
import { pollInterval } from "../api/poll-interval.ts";
import { jobLabel } from "../jobs/job-label.ts";
import { JobProgress } from "../jobs/job-progress.tsx";
import { useRunningJob } from "../jobs/use-running-job.ts";
import { Button } from "../ui/button.tsx";
import { ErrorNotice } from "../ui/error-notice.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import { Section } from "../ui/tab-page.tsx";
import { FileOutcome } from "./file-outcome.tsx";
import styles from "./import-section.module.css";
import { isReadyToImport, isStillImported, latestFileJob, uploadOf } from "./latest-file-job.ts";
import { fileQueue } from "./queue/file-queue.ts";
import { FileQueueList } from "./queue/file-queue-list.tsx";
import { isSettled } from "./queue/queued-files.ts";
import { useFileQueue } from "./queue/use-file-queue.ts";
import { usePreviewChoices } from "./report/preview-choices.ts";
import { DropZone, useDrop } from "./upload/drop-zone.tsx";
import type { FileChoice } from "./upload/file-error.ts";
import { upload } from "./upload/upload.ts";
import { UploadProgress } from "./upload/upload-progress.tsx";

/** Interval at which the panel checks that the upload of the displayed preview still exists. */
const UPLOAD_POLL_MS = 10_000;

const NO_JOBS: readonly Job[] = [];

/** Uploads, previews and imports files, one after the other. The state of the current one is derived from the jobs, so it survives a reload. */
export function ImportSection() {
  const { data: recentJobs, error, refetch } = useQuery(jobQueries.recent);
  const jobs = recentJobs ?? NO_JOBS;
  const { data: imports = [] } = useQuery(jobQueries.imports);
  const currentUpload = useSyncExternalStore(upload.subscribe, upload.current);
  const excelInput = useRef<HTMLInputElement>(null);
  const otherInput = useRef<HTMLInputElement>(null);
  const anyInput = useRef<HTMLInputElement>(null);
  const { files, current, currentJob } = useFileQueue(jobs);
  const isQueue = files.length > 1;
  const isWorking = isQueue && !files.every(isSettled);
  const running = useRunningJob();
  const [isNoFile, setNoFile] = useState(false);
  const isBusy = running !== undefined || currentUpload !== undefined;
  const add = (chosen: File[], choice: FileChoice) => {
    setNoFile(chosen.length === 0);
    fileQueue.add(chosen, choice);
  };
  const isDragging = useDrop(isBusy && !isQueue ? undefined : (dropped) => add(dropped, "dropped"));
  const [openedAt] = useState(() => Date.now());
  const latest = currentJob ?? latestFileJob(jobs, openedAt);
  const job = latest && isStillImported(latest, imports) && !fileQueue.isSkipped(latest) ? latest : undefined;
  const uploadId = job === undefined ? null : uploadOf(job, jobs);
  const isUploadGone = useIsUploadGone(uploadId);
  const isFileGone = isUploadGone || (recentJobs !== undefined && uploadId === null && !isBusy);
  const previewChoices = usePreviewChoices(uploadId, isFileGone);
  const choose = () => excelInput.current?.click();
  const chooseOther = () => otherInput.current?.click();
  const [only] = files;
  const refusedNote = only?.state === "failed" && only.jobId === undefined && !isQueue ? only.note : undefined;
  const refusal = isNoFile ? "That was not a file. Drop one file." : refusedNote;
  return (
    <Section leastRole="editor" title="Import businesses">
      <FileInput ref={excelInput} label="Excel file" accept=".xlsx,.xls" onFiles={(chosen) => add(chosen, "excel")} />
      <FileInput
        ref={anyInput}
        label="More files"
        accept={[".xlsx", ".xls", ...OTHER_ENDINGS, ".gz"].join(",")}
        onFiles={(chosen) => add(chosen, "dropped")}
      />
      <FileInput
        ref={otherInput}
        label="File of another format"
        accept={[...OTHER_ENDINGS, ".gz"].join(",")}
        onFiles={(chosen) => add(chosen, "other")}
      />
      {isQueue && <FileQueueList {...{ files, currentJob }} onAdd={() => anyInput.current?.click()} />}
      {error ? (
        <LoadFailure title="The last import could not be loaded" query={{ error, refetch }} />
      ) : currentUpload ? (
        <UploadProgress {...currentUpload} />
      ) : job?.state === "running" ? (
        <JobProgress job={job} />
      ) : (
        <div className={styles.file}>
          {refusal !== undefined && <ErrorNotice title="This file cannot be imported">{refusal}</ErrorNotice>}
          {job && !isDragging && (
            <FileOutcome
              key={job.id}
              job={job}
              jobs={jobs}
              isUploadGone={isUploadGone}
              previewChoices={previewChoices}
              chooseButton={
                isQueue ? (
                  current && <Button onClick={() => fileQueue.skip(current.id, currentJob)}>Skip this file</Button>
                ) : (
                  <>
                    <Button onClick={choose}>Choose another file</Button>
                    <Button onClick={chooseOther}>Other formats</Button>
                  </>
                )
              }
            />
          )}
          {(isDragging || (!isWorking && (!job || isUploadGone || !isReadyToImport(job, jobs)))) && (
            <DropZone
              isDragging={isDragging}
              disabledReason={running && disabledReason(running)}
              onChoose={choose}
              onChooseOther={chooseOther}
            />
          )}
        </div>
      )}
    </Section>
  );
}

/** Tells whether the server has deleted an upload: it restarted, or a day has passed. */
function useIsUploadGone(id: string | null): boolean {
  const { data } = useQuery({
    ...jobQueries.upload(id ?? ""),
    enabled: id !== null,
    refetchInterval: pollInterval(UPLOAD_POLL_MS),
  });
  return id !== null && data?.exists === false;
}

interface FileInputProps {
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  accept: string;
  onFiles: (files: File[]) => void;
}

function FileInput({ ref, label, accept, onFiles }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      multiple
      accept={accept}
      hidden
      aria-label={label}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        // An empty value lets the user choose the same file again once it is corrected.
        currentTarget.value = "";
        if (files.length > 0) onFiles(files);
      }}
    />
  );
}

function disabledReason(job: Job): string {
  return `${jobLabel(job)}, started by ${job.actor}. You can choose a file when it is done.`;
}
