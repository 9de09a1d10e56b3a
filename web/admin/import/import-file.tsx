import { useQuery } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import type { Job } from "#contract/admin-api";
import { jobQueries } from "../api/job-api.ts";
import { JobProgress } from "../jobs/job-progress.tsx";
import { useStartJob } from "../jobs/use-start-job.ts";
import { Button } from "../parts/button.tsx";
import { LoadFailure } from "../parts/load-failure.tsx";
import { ProgressBar } from "../parts/progress-bar.tsx";
import { Section } from "../parts/tab-page.tsx";
import { DropZone } from "./drop-zone.tsx";
import { Fault } from "./fault.tsx";
import { fileFault } from "./file-fault.ts";
import { FileOutcome } from "./file-outcome.tsx";
import styles from "./import-file.module.css";
import { usePutAside } from "./put-aside.ts";
import { upload } from "./upload.ts";

const OF_A_FILE: readonly Job["kind"][] = ["rehearsal", "import"];

/** One file on its way into the directory: chosen, checked, imported. What is shown follows from the jobs, so it is found again on return. */
export function ImportFile() {
  const { data: jobs, error, refetch } = useQuery(jobQueries.recent);
  const sending = useSyncExternalStore(upload.subscribe, upload.current);
  const [asideId, putAside] = usePutAside();
  const job = jobs?.find(({ kind, id }) => OF_A_FILE.includes(kind) && id > asideId);
  return (
    <Section title="Import businesses">
      {error ? (
        <LoadFailure title="What was imported could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : sending ? (
        <Uploading {...sending} />
      ) : job?.state === "running" ? (
        <JobProgress job={job} />
      ) : job ? (
        <FileOutcome job={job} jobs={jobs ?? []} onPutAside={() => putAside(job.id)} />
      ) : (
        <ChooseFile running={jobs?.find(({ state }) => state === "running")} />
      )}
    </Section>
  );
}

function ChooseFile({ running }: { running: Job | undefined }) {
  const { start } = useStartJob("rehearsal");
  const [fault, setFault] = useState<string>();
  const take = async (files: File[]) => {
    const [file] = files;
    const wrong = fileFault(files);
    setFault(wrong);
    if (file === undefined || wrong !== undefined) return;
    await start(() => upload.send(file));
  };
  return (
    <div className={styles.choose}>
      {fault !== undefined && <Fault title="This file was not taken">{fault}</Fault>}
      <DropZone
        closedBecause={running && "Something else is running. A file can be chosen when it has ended."}
        onFiles={(files) => void take(files)}
      />
    </div>
  );
}

const MEGABYTE = 1024 * 1024;

function Uploading({ name, sent, total }: { name: string; sent: number; total: number }) {
  const megabytes = (bytes: number) => (bytes / MEGABYTE).toFixed(1);
  return (
    <div className={styles.choose}>
      <ProgressBar
        label={`Sending ${name}`}
        fraction={total === 0 ? null : sent / total}
        note={`${megabytes(sent)} of ${megabytes(total)} MB. Keep this page open until it has been sent.`}
      />
      <Button onClick={upload.cancel}>Cancel</Button>
    </div>
  );
}
