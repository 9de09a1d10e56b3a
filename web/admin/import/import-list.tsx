import { useState } from "react";
import type { ImportEntry } from "#contract/admin-api";
import { counted } from "#domain/text/count-label";
import { startJob } from "../api/job-api.ts";
import { JobProgress } from "../jobs/job-progress.tsx";
import { useStartJob } from "../jobs/use-start-job.ts";
import { Button } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import styles from "./import-list.module.css";
import { importStateLabel } from "./import-state.ts";
import { ImportTable } from "./import-table.tsx";

const COLLAPSED_LENGTH = 10;

/** The imports, newest first, each with a button that undoes it. */
export function ImportList({ imports }: { imports: readonly ImportEntry[] }) {
  const undo = useStartJob("undo", (id: number) => startJob("POST", `imports/${id}/undo`));
  const [candidate, setCandidate] = useState<ImportEntry>();
  const [isExpanded, setExpanded] = useState(false);
  return (
    <div className={styles.list}>
      {undo.job && <JobProgress job={undo.job} />}
      <ImportTable
        imports={isExpanded ? imports : imports.slice(0, COLLAPSED_LENGTH)}
        stateLabel={(entry) => importStateLabel(entry, { job: undo.job, importId: undo.startedWith })}
        isUndoDisabled={undo.isBlocked}
        onUndo={setCandidate}
      />
      {!isExpanded && imports.length > COLLAPSED_LENGTH && (
        <Button onClick={() => setExpanded(true)}>Show all {imports.length} imports</Button>
      )}
      {candidate && (
        <ConfirmDialog
          title={`Undo the import of ${candidate.files.join(", ")}?`}
          text={undoText(candidate)}
          confirmLabel="Undo import"
          onConfirm={() => {
            setCandidate(undefined);
            undo.start(candidate.id);
          }}
          onCancel={() => setCandidate(undefined)}
        />
      )}
    </div>
  );
}

function undoText({ imported, updated }: ImportEntry): string {
  const added = counted(imported, "business that it added is removed", "businesses that it added are removed");
  const restored = counted(updated, "business that it changed gets", "businesses that it changed get");
  return [
    ...(imported > 0 ? [`${added}.`] : []),
    ...(updated > 0 ? [`${restored} the former values back. Later edits by hand stay.`] : []),
    "You can import the same file again later.",
  ].join(" ");
}
