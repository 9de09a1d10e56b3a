import type { ReactNode } from "react";
import type { DryRunReport, Job } from "#contract/admin-api";
import type { ImportReport } from "#contract/import-report";
import { ErrorNotice } from "../ui/error-notice.tsx";
import { resumableDryRun } from "./latest-file-job.ts";
import { ImportOutcome } from "./report/import-outcome.tsx";
import { ImportPreview } from "./report/import-preview.tsx";

interface FileOutcomeProps {
  job: Job;
  jobs: readonly Job[];
  /** Chooses another file. */
  chooseButton: ReactNode;
}

const FAILURES: Readonly<Record<Job["state"], string>> = {
  running: "",
  finished: "",
  failed: "could not be imported",
  cancelled: "was stopped",
  interrupted: "was interrupted",
};

/** The result of the last dry run or import, or its error. */
export function FileOutcome({ job, jobs, chooseButton }: FileOutcomeProps) {
  const file = job.file ?? "The file";
  if (job.state === "finished") {
    if (job.kind === "import") return <ImportOutcome report={job.result as ImportReport} />;
    return <ImportPreview report={job.result as DryRunReport} {...{ file, chooseButton }} />;
  }
  const dryRun = resumableDryRun(job, jobs);
  return (
    <>
      <ErrorNotice title={`${file} ${FAILURES[job.state]}`}>{job.error ?? "Choose the file again."}</ErrorNotice>
      {dryRun && <ImportPreview report={dryRun} {...{ file, chooseButton }} isResumed />}
    </>
  );
}
