import { useState } from "react";
import type { Activity, UndoReport } from "#contract/admin-api";
import { failureNotice } from "../api/failure-text.ts";
import { previewUndo, undoRule, useUndoActivity } from "../api/undo-activity.ts";
import { useAction } from "../api/use-action.ts";
import { useStartJob } from "../jobs/use-start-job.ts";
import { Button } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/dialogs/confirm-dialog.tsx";
import styles from "./recent-activity.module.css";

/** Undoes an entry. Asks first for a rule, and with the reasons when not all of it can be undone any more. */
export function UndoButton({ entry, sentence }: { entry: Activity; sentence: string }) {
  const [confirmation, setConfirmation] = useState<UndoReport>();
  const undo = useUndoActivity();
  const ruleUndo = useStartJob("remove-rule", undoRule);
  const isRule = entry.action === "add-rule";
  const preview = useAction({
    mutationFn: previewUndo,
    onSuccess: (report) => {
      if (!isRule && report.partly + report.changed + report.gone === 0) undo.mutate(entry.id);
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
        disabled={preview.isPending || undo.isPending || (isRule && ruleUndo.isBlocked)}
        aria-label={`Undo: ${sentence}`}
        onClick={() => preview.mutate(entry.id)}
      >
        Undo
      </Button>
      <ConfirmDialog
        isOpen={confirmation !== undefined}
        title={dialogTitle(isRule, canUndo)}
        text={`${sentence}. ${confirmation?.message ?? ""}`}
        confirmLabel={isRule ? "Remove the rule" : "Undo what is left"}
        canConfirm={isRule || canUndo}
        onConfirm={() => {
          setConfirmation(undefined);
          if (isRule) ruleUndo.start(entry.id);
          else undo.mutate(entry.id);
        }}
        onCancel={() => setConfirmation(undefined)}
      />
    </>
  );
}

function dialogTitle(isRule: boolean, canUndo: boolean): string {
  if (isRule) return "Take the rule back?";
  return canUndo ? "Undo a part of it?" : "This can no longer be undone";
}
