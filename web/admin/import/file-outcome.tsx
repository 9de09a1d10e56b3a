import type { Job, RehearsalReport } from "#contract/admin-api";
import type { ImportReport } from "#contract/import-report";
import { Button } from "../parts/button.tsx";
import { Fault } from "./fault.tsx";
import styles from "./file-outcome.module.css";
import { ImportOutcome } from "./import-outcome.tsx";
import { Rehearsal } from "./rehearsal.tsx";

interface FileOutcomeProps {
  job: Job;
  jobs: readonly Job[];
  onPutAside: () => void;
}

const ENDED: Readonly<Record<Job["state"], string>> = {
  running: "",
  finished: "",
  failed: "could not be imported",
  cancelled: "was stopped",
  interrupted: "was interrupted",
};

/** What became of the last file: what it would do, what it did, or why it did not. */
export function FileOutcome({ job, jobs, onPutAside }: FileOutcomeProps) {
  const another = <Button onClick={onPutAside}>Choose another file</Button>;
  if (job.state === "finished") {
    if (job.kind === "import") return <ImportOutcome report={job.result as ImportReport} another={another} />;
    return <Rehearsal report={job.result as RehearsalReport} file={job.file ?? ""} another={another} />;
  }
  const kept = keptRehearsal(job, jobs);
  return (
    <div className={styles.outcome}>
      <Fault title={`${job.file ?? "The file"} ${ENDED[job.state]}`}>{job.error ?? "Choose the file again."}</Fault>
      {kept ? <Rehearsal report={kept} file={job.file ?? ""} another={another} isAgain /> : <p>{another}</p>}
    </div>
  );
}

/** The file of an import that was cancelled is still there, so that it can be gone on with. */
function keptRehearsal({ id, kind, state, file }: Job, jobs: readonly Job[]): RehearsalReport | undefined {
  if (kind !== "import" || state !== "cancelled") return undefined;
  const rehearsal = jobs.find((other) => other.kind === "rehearsal" && other.id < id);
  const isSame = rehearsal?.state === "finished" && rehearsal.file === file;
  return isSame ? (rehearsal.result as RehearsalReport) : undefined;
}
