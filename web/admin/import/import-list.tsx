import { useState } from "react";
import type { ImportEntry } from "#contract/admin-api";
import { counted } from "#domain/text/count-label";
import { startJob } from "../api/job-api.ts";
import { JobProgress } from "../jobs/job-progress.tsx";
import { useRunningJob } from "../jobs/use-running-job.ts";
import { useStartJob } from "../jobs/use-start-job.ts";
import { Button } from "../parts/button.tsx";
import { ConfirmDialog } from "../parts/confirm-dialog.tsx";
import styles from "./import-list.module.css";
import { ImportTable } from "./import-table.tsx";

const SHOWN = 10;

/** The imports, newest first, each with the way to take it back. */
export function ImportList({ imports }: { imports: readonly ImportEntry[] }) {
  const running = useRunningJob();
  const { start, isStarting } = useStartJob("undo");
  const [asked, setAsked] = useState<ImportEntry>();
  const [isWhole, setWhole] = useState(false);
  const undo = async ({ id }: ImportEntry) => {
    setAsked(undefined);
    await start(() => startJob("POST", `imports/${id}/undo`));
  };
  return (
    <div className={styles.list}>
      {running?.kind === "undo" && <JobProgress job={running} />}
      <ImportTable
        imports={isWhole ? imports : imports.slice(0, SHOWN)}
        canUndoNow={running === undefined && !isStarting}
        onUndo={setAsked}
      />
      {!isWhole && imports.length > SHOWN && (
        <Button onClick={() => setWhole(true)}>Show all {imports.length} imports</Button>
      )}
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={`Undo the import of ${asked?.files.join(", ")}?`}
        text={asked ? undoText(asked) : ""}
        confirmLabel="Undo import"
        onConfirm={() => asked && void undo(asked)}
        onCancel={() => setAsked(undefined)}
      />
    </div>
  );
}

function undoText({ imported, updated }: ImportEntry): string {
  const added = counted(imported, "business that it added is removed", "businesses that it added are removed");
  const restored = counted(updated, "business that it changed gets", "businesses that it changed get");
  return [
    ...(imported > 0 ? [`${added}.`] : []),
    ...(updated > 0 ? [`${restored} the former values back; what was edited by hand since then stays.`] : []),
    "The same file can be imported again later.",
  ].join(" ");
}
