import { useState } from "react";
import type { BulkAction } from "#contract/business-edit";
import { counted } from "#domain/text/count-label";
import layout from "../../styles/layout.module.css";
import { type BulkResult, changeBusinesses } from "../api/businesses-api.ts";
import { failureNotice } from "../api/failure-text.ts";
import { useUndoActivity } from "../api/undo-activity.ts";
import { useAction } from "../api/use-action.ts";
import { Button } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/dialogs/confirm-dialog.tsx";
import styles from "./bulk-bar.module.css";
import { BulkFieldForm } from "./bulk-field-form.tsx";

interface BulkBarProps {
  selected: ReadonlySet<number>;
  /** The selected businesses are in the recycle bin. */
  isDeleted: boolean;
  onDone: () => void;
}

const TOAST_TITLES: Readonly<Record<BulkAction["action"], string>> = {
  verify: "verified",
  unverify: "set to pending",
  delete: "deleted",
  restore: "restored",
  setFields: "changed",
  setCategory: "changed",
  setPlace: "changed",
};

/** Shows actions on the selected businesses, and nothing without a selection. */
export function BulkBar({ selected, isDeleted, onDone }: BulkBarProps) {
  const ids = [...selected];
  const change = useBulkAction();
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const run = (action: BulkAction) => change.mutate({ ...action, ids }, { onSuccess: onDone });
  if (selected.size === 0) return null;
  const count = counted(ids.length, "business", "businesses");
  return (
    <fieldset className={styles.bar} disabled={change.isPending}>
      <legend className={layout.visuallyHidden}>With the selected businesses</legend>
      <p className={styles.count} role="status">
        {count} selected
      </p>
      {isDeleted ? (
        <Button look="main" onClick={() => run({ action: "restore" })}>
          Restore
        </Button>
      ) : (
        <>
          <Button onClick={() => run({ action: "verify" })}>Verify</Button>
          <Button onClick={() => run({ action: "unverify" })}>Unverify</Button>
          <BulkFieldForm onSubmit={run} />
          <Button look="danger" onClick={() => setConfirmOpen(true)}>
            Delete
          </Button>
        </>
      )}
      <Button onClick={onDone}>Clear selection</Button>
      <ConfirmDialog
        isOpen={isConfirmOpen}
        title={`Delete ${count}?`}
        text="They leave the directory at once, and imports do not bring them back. You can undo this from the notification, the activity list or the filter “Deleted”."
        confirmLabel={`Delete ${count}`}
        onConfirm={() => {
          setConfirmOpen(false);
          run({ action: "delete" });
        }}
        onCancel={() => setConfirmOpen(false)}
      />
    </fieldset>
  );
}

/** Returns a mutation whose toast offers to undo the change. */
function useBulkAction() {
  const failure = failureNotice("The change failed");
  const undo = useUndoActivity();
  return useAction({
    mutationFn: changeBusinesses,
    meta: {
      success: ({ ids, activityId }: BulkResult, { action }: BulkAction) => ({
        title: `${counted(ids.length, "business", "businesses")} ${TOAST_TITLES[action]}`,
        ...(activityId !== null && { action: { label: "Undo", run: () => undo.mutate(activityId) } }),
      }),
      failure,
    },
  });
}
