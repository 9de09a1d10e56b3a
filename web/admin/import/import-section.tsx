import { useQuery } from "@tanstack/react-query";
import { type RefObject, useRef, useState, useSyncExternalStore } from "react";
import type { Job } from "#contract/admin-api";
import { OTHER_ENDINGS } from "#domain/import-row/file-formats";
import { jobQueries } from "../api/job-api.ts";
import { pollInterval } from "../api/poll-interval.ts";
import { jobLabel } from "../jobs/job-label.ts";
import { JobProgress } from "../jobs/job-progress.tsx";
import { useRunningJob } from "../jobs/use-running-job.ts";
import { useStartJob } from "../jobs/use-start-job.ts";
import { Button } from "../ui/button.tsx";
import { ErrorNotice } from "../ui/error-notice.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import { Section } from "../ui/tab-page.tsx";
import { FileOutcome } from "./file-outcome.tsx";
import styles from "./import-section.module.css";
import { isReadyToImport, isStillImported, latestFileJob, uploadOf } from "./latest-file-job.ts";
import { usePreviewChoices } from "./report/preview-choices.ts";
import { DropZone, useDrop } from "./upload/drop-zone.tsx";
import { type FileChoice, fileError } from "./upload/file-error.ts";
import { upload } from "./upload/upload.ts";
import { UploadProgress } from "./upload/upload-progress.tsx";

/** Interval at which the panel checks that the upload of the displayed preview still exists. */
const UPLOAD_POLL_MS = 10_000;

/** Uploads, previews and imports one file. The state is derived from the jobs, so it survives a reload. */
export function ImportSection() {
  const { data: jobs = [], error, refetch } = useQuery(jobQueries.recent);
  const { data: imports = [] } = useQuery(jobQueries.imports);
  const currentUpload = useSyncExternalStore(upload.subscribe, upload.current);
  const excelInput = useRef<HTMLInputElement>(null);
  const otherInput = useRef<HTMLInputElement>(null);
  const { fileError, sendFiles } = useSendFiles();
  const running = useRunningJob();
  const isDragging = useDrop(running || currentUpload ? undefined : (files) => sendFiles(files, "dropped"));
  const [openedAt] = useState(() => Date.now());
  const latest = latestFileJob(jobs, openedAt);
  const job = latest && isStillImported(latest, imports) ? latest : undefined;
  const uploadId = job === undefined ? null : uploadOf(job, jobs);
  const isUploadGone = useIsUploadGone(uploadId);
  const previewChoices = usePreviewChoices(uploadId);
  const choose = () => excelInput.current?.click();
  const chooseOther = () => otherInput.current?.click();
  return (
    <Section title="Import businesses">
      <FileInput
        ref={excelInput}
        label="Excel file"
        accept=".xlsx,.xls"
        onFiles={(files) => sendFiles(files, "excel")}
      />
      <FileInput
        ref={otherInput}
        label="File of another format"
        accept={[...OTHER_ENDINGS, ".gz"].join(",")}
        onFiles={(files) => sendFiles(files, "other")}
      />
      {error ? (
        <LoadFailure title="The last import could not be loaded" query={{ error, refetch }} />
      ) : currentUpload ? (
        <UploadProgress {...currentUpload} />
      ) : job?.state === "running" ? (
        <JobProgress job={job} />
      ) : (
        <div className={styles.file}>
          {fileError !== undefined && <ErrorNotice title="This file cannot be imported">{fileError}</ErrorNotice>}
          {job && !isDragging && (
            <FileOutcome
              key={job.id}
              job={job}
              jobs={jobs}
              isUploadGone={isUploadGone}
              previewChoices={previewChoices}
              chooseButton={
                <>
                  <Button onClick={choose}>Choose another file</Button>
                  <Button onClick={chooseOther}>Other formats</Button>
                </>
              }
            />
          )}
          {(isDragging || !job || isUploadGone || !isReadyToImport(job, jobs)) && (
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

/** Sends one file for a preview; `fileError` says why the last one was refused. */
function useSendFiles() {
  const preview = useStartJob("dry-run", upload.send);
  const [invalid, setInvalid] = useState<string>();
  const sendFiles = (files: File[], choice: FileChoice) => {
    const [file] = files;
    const error = fileError(files, choice);
    setInvalid(error);
    if (file !== undefined && error === undefined) preview.start(file);
  };
  return { fileError: invalid ?? preview.refusal, sendFiles };
}

function disabledReason(job: Job): string {
  return `${jobLabel(job)}, started by ${job.actor}. You can choose a file when it is done.`;
}
