import type { ReactNode } from "react";
import type { DryRunReport, Job } from "#contract/admin-api";
import type { ImportColumn } from "#contract/import-columns";
import { ErrorNotice } from "../ui/error-notice.tsx";
import { isRenewedDryRun, resumableDryRun } from "./latest-file-job.ts";
import { ImportOutcome } from "./report/import-outcome.tsx";
import { ImportPreview } from "./report/import-preview.tsx";
import type { PreviewChoicesState } from "./report/preview-choices.ts";
import { StoppedImport } from "./report/stopped-import.tsx";

interface FileOutcomeProps {
  job: Job;
  jobs: readonly Job[];
  /** The server does not have the file any more. */
  isUploadGone: boolean;
  previewChoices: PreviewChoicesState;
  /** Button to choose another file. */
  chooseButton: ReactNode;
}

const FAILURES: Readonly<Record<Job["state"], string>> = {
  running: "",
  finished: "",
  failed: "could not be imported",
  cancelled: "was canceled",
  interrupted: "was interrupted",
};

/** Completes a report that an earlier version of the server stored without columns. */
function completeReport(report: DryRunReport): DryRunReport {
  const {
    exporters = [],
    identities = [],
    mapping = null,
    refusal = null,
    encoding = null,
    encodingChoices = [],
    countries = [],
    country = null,
    dataVersion = "",
    columns = [],
  } = report as Partial<DryRunReport>;
  const complete = columns.map((column: Partial<ImportColumn> & Pick<ImportColumn, "header" | "field">) => ({
    why: null,
    filled: 0,
    leftOut: 0,
    samples: [],
    ...column,
  }));
  return {
    ...report,
    exporters,
    identities,
    mapping,
    refusal,
    encoding,
    encodingChoices,
    countries,
    country,
    dataVersion,
    columns: complete,
  };
}

/** Shows the result of the last dry run or import, or its error. */
export function FileOutcome({ job, jobs, isUploadGone, previewChoices, chooseButton }: FileOutcomeProps) {
  const file = job.file ?? "The file";
  if (job.state === "finished") {
    const report = completeReport(job.result as DryRunReport);
    if (job.kind === "import") return <ImportOutcome report={report} />;
    if (isUploadGone) {
      return (
        <ErrorNotice title={`Choose ${file} again`}>
          The uploaded file is gone: the server deletes uploads after a day and when it restarts. Nothing was imported.
        </ErrorNotice>
      );
    }
    return (
      <ImportPreview
        report={report}
        {...{ file, chooseButton, ...previewChoices }}
        isRenewed={isRenewedDryRun(job, jobs)}
      />
    );
  }
  const dryRun = isUploadGone ? undefined : resumableDryRun(job, jobs);
  return (
    <>
      <ErrorNotice title={`${file} ${FAILURES[job.state]}`}>
        {job.error ?? "Choose the file again."}
        {job.kind === "import" &&
          job.state === "interrupted" &&
          " Choose the file again to import the rest: rows that are in already are skipped. You can also undo the import in the list below."}
      </ErrorNotice>
      {dryRun && <StoppedImport report={completeReport(dryRun)} {...{ file, chooseButton }} />}
    </>
  );
}
