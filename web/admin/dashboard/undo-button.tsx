import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { Activity, UndoReport } from "#contract/admin-api";
import { failureNotice } from "../api/failure-text.ts";
import { previewUndo, useUndoActivity } from "../api/undo-activity.ts";
import { Button } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/dialogs/confirm-dialog.tsx";
import styles from "./recent-activity.module.css";

/** Undoes an entry. Asks first, with the reasons, when not all of it can be undone any more. */
export function UndoButton({ entry, sentence }: { entry: Activity; sentence: string }) {
  const [partial, setPartial] = useState<UndoReport>();
  const undo = useUndoActivity();
  const preview = useMutation({
    mutationFn: previewUndo,
    onSuccess: (report) => {
      if (report.partly + report.changed + report.gone === 0) undo.mutate(entry.id);
      else setPartial(report);
    },
    meta: { failure: failureNotice("This was not undone"), invalidates: [] },
  });
  if (entry.undo === "undone") return <span className={styles.state}>undone</span>;
  if (entry.undo !== "possible") return null;
  const canUndo = partial !== undefined && partial.undone + partial.partly > 0;
  return (
    <>
      <Button
        className={styles.undo}
        disabled={preview.isPending || undo.isPending}
        aria-label={`Undo: ${sentence}`}
        onClick={() => preview.mutate(entry.id)}
      >
        Undo
      </Button>
      <ConfirmDialog
        isOpen={partial !== undefined}
        title={canUndo ? "Undo a part of it?" : "This can no longer be undone"}
        text={`${sentence}. ${partial?.message ?? ""}`}
        confirmLabel="Undo what is left"
        canConfirm={canUndo}
        onConfirm={() => {
          setPartial(undefined);
          undo.mutate(entry.id);
        }}
        onCancel={() => setPartial(undefined)}
      />
    </>
  );
}
