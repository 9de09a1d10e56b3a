import { useState } from "react";
import type { Activity, UndoReport } from "#contract/admin-api";
import { failureNotice } from "../api/failure-text.ts";
import { previewUndo, startUndo, useUndoActivity } from "../api/undo-activity.ts";
import { useAction } from "../api/use-action.ts";
import { useStartJob } from "../jobs/use-start-job.ts";
import { useRoleRefusal } from "../session/role.tsx";
import { Button } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/dialogs/confirm-dialog.tsx";
import styles from "./recent-activity.module.css";

/** Changes of settings, which only administrators undo. */
const SETTINGS_ACTIONS: ReadonlySet<string> = new Set(["change-settings", "undo-settings"]);

/** Undoes an entry. Asks first for a rule, for the undo of an import, and when not everything can be undone any more. */
export function UndoButton({ entry, sentence }: { entry: Activity; sentence: string }) {
  const [confirmation, setConfirmation] = useState<UndoReport>();
  const undo = useUndoActivity();
  const refusal = useRoleRefusal(SETTINGS_ACTIONS.has(entry.action) ? "administrator" : "editor");
  const isRule = entry.action === "add-rule";
  const isJob = isRule || entry.action === "undo";
  const job = useStartJob(isRule ? "remove-rule" : "redo-import", startUndo);
  const preview = useAction({
    mutationFn: previewUndo,
    onSuccess: (report) => {
      if (!isJob && report.partly + report.changed + report.gone === 0) undo.mutate(entry.id);
      else setConfirmation(report);
    },
    meta: { failure: failureNotice("This was not undone"), invalidates: [] },
  });
  if (entry.undo === "undone") return <span className={styles.state}>undone</span>;
  if (entry.undo !== "possible") return null;
  const canUndo = confirmation !== undefined && confirmation.undone + confirmation.partly > 0;
  return (
    <>
      <Button
        className={styles.undo}
        title={refusal}
        disabled={refusal !== undefined || preview.isPending || undo.isPending || (isJob && job.isBlocked)}
        aria-label={`Undo: ${sentence}`}
        onClick={() => preview.mutate(entry.id)}
      >
        Undo
      </Button>
      <ConfirmDialog
        isOpen={confirmation !== undefined}
        title={dialogTitle(entry, canUndo)}
        text={`${sentence}. ${confirmation?.message ?? ""}`}
        confirmLabel={isRule ? "Remove rule" : isJob ? "Bring it back" : "Undo the rest"}
        canConfirm={isRule || canUndo}
        onConfirm={() => {
          setConfirmation(undefined);
          if (isJob) job.start(entry.id);
          else undo.mutate(entry.id);
        }}
        onCancel={() => setConfirmation(undefined)}
      />
    </>
  );
}

function dialogTitle({ action }: Activity, canUndo: boolean): string {
  if (action === "add-rule") return "Remove this rule?";
  if (action === "undo") return "Bring the import back?";
  return canUndo ? "Undo part of it?" : "This can no longer be undone";
}
