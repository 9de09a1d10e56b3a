import { useQuery } from "@tanstack/react-query";
import { useRef, useState, useSyncExternalStore } from "react";
import type { Job } from "#contract/admin-api";
import { jobQueries } from "../api/job-api.ts";
import { jobLabel } from "../jobs/job-label.ts";
import { JobProgress } from "../jobs/job-progress.tsx";
import { useStartJob } from "../jobs/use-start-job.ts";
import { Button } from "../parts/button.tsx";
import { LoadFailure } from "../parts/load-failure.tsx";
import { Section } from "../parts/tab-page.tsx";
import { Fault } from "./error-notice.tsx";
import { FileOutcome } from "./file-outcome.tsx";
import styles from "./import-file.module.css";
import { awaitsDecision, latestOfFile, stands } from "./latest-of-file.ts";
import { DropZone } from "./upload/drop-zone.tsx";
import { fileFault } from "./upload/file-error.ts";
import { upload } from "./upload/upload.ts";
import { UploadProgress } from "./upload/upload-progress.tsx";
import { useDrop } from "./upload/use-drop.ts";

/** One file on its way into the directory: chosen, checked, imported. What is shown follows from the jobs, so it is found again on return. */
export function ImportFile() {
  const { data: jobs, error, refetch } = useQuery(jobQueries.recent);
  const sending = useSyncExternalStore(upload.subscribe, upload.current);
  const input = useRef<HTMLInputElement>(null);
  const { fault, take } = useTaking();
  const running = jobs?.find(({ state }) => state === "running");
  const isOver = useDrop(running || sending ? undefined : take);
  const [openedAt] = useState(() => Date.now());
  const { data: imports } = useQuery(jobQueries.imports);
  const latest = latestOfFile(jobs ?? [], openedAt);
  const job = latest && stands(latest, imports ?? []) ? latest : undefined;
  const choose = () => input.current?.click();
  return (
    <Section title="Import businesses">
      <input
        ref={input}
        type="file"
        accept=".xlsx,.xls"
        hidden
        aria-label="Excel file"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // so that the same file can be chosen again, once it is mended
          currentTarget.value = "";
          if (files.length > 0) take(files);
        }}
      />
      {error ? (
        <LoadFailure title="What was imported could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : sending ? (
        <UploadProgress {...sending} />
      ) : job?.state === "running" ? (
        <JobProgress job={job} />
      ) : (
        <div className={styles.file}>
          {fault !== undefined && <Fault title="This file was not taken">{fault}</Fault>}
          {job && !isOver && (
            <FileOutcome
              key={job.id}
              job={job}
              jobs={jobs ?? []}
              another={<Button onClick={choose}>Choose another file</Button>}
            />
          )}
          {(isOver || !job || !awaitsDecision(job, jobs ?? [])) && (
            <DropZone isOver={isOver} closedBecause={running && closedBecause(running)} onChoose={choose} />
          )}
        </div>
      )}
    </Section>
  );
}

/** Takes files that were dropped or chosen; `fault` says what was wrong with the last ones. */
function useTaking() {
  const { start } = useStartJob("dry-run");
  const [fault, setFault] = useState<string>();
  const take = async (files: File[]) => {
    const [file] = files;
    const wrong = fileFault(files);
    setFault(wrong);
    if (file !== undefined && wrong === undefined) setFault((await start(() => upload.send(file)))?.text);
  };
  return { fault, take: (files: File[]) => void take(files) };
}

function closedBecause(job: Job): string {
  return `${jobLabel(job)}, started by ${job.actor}. A file can be chosen when that has ended.`;
}
