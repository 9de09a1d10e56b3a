import type { ReactNode } from "react";
import type { DryRunReport, Job } from "#contract/admin-api";
import type { ImportReport } from "#contract/import-report";
import { Fault } from "./error-notice.tsx";
import { keptRehearsal } from "./latest-of-file.ts";
import { ImportOutcome } from "./report/import-outcome.tsx";
import { Rehearsal } from "./report/import-preview.tsx";

interface FileOutcomeProps {
  job: Job;
  jobs: readonly Job[];
  /** The way to another file. */
  another: ReactNode;
}

const ENDED: Readonly<Record<Job["state"], string>> = {
  running: "",
  finished: "",
  failed: "could not be imported",
  cancelled: "was stopped",
  interrupted: "was interrupted",
};

/** What became of the last file: what it would do, what it did, or why it did not. */
export function FileOutcome({ job, jobs, another }: FileOutcomeProps) {
  const file = job.file ?? "The file";
  if (job.state === "finished") {
    if (job.kind === "import") return <ImportOutcome report={job.result as ImportReport} />;
    return <Rehearsal report={job.result as DryRunReport} file={file} another={another} />;
  }
  const kept = keptRehearsal(job, jobs);
  return (
    <>
      <Fault title={`${file} ${ENDED[job.state]}`}>{job.error ?? "Choose the file again."}</Fault>
      {kept && <Rehearsal report={kept} file={file} another={another} isAgain />}
    </>
  );
}
