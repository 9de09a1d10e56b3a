import { useState } from "react";
import type { BulkAction } from "#contract/business-edit";
import { counted, exactCount } from "#domain/text/count-label";
import layout from "../../../styles/layout.module.css";
import { type BulkResult, type ChosenBusinesses, changeBusinesses } from "../../api/businesses-api.ts";
import { failureNotice } from "../../api/failure-text.ts";
import { useUndoActivity } from "../../api/undo-activity.ts";
import { useAction } from "../../api/use-action.ts";
import { useMergePreview } from "../../duplicates/use-merge-preview.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { PanelIcon } from "../panel-icon.tsx";
import styles from "./bulk-bar.module.css";
import { ChangeDialog, discardTypedChange } from "./change-dialog.tsx";
import { useMergeSelected } from "./use-merge-selected.ts";
import type { Selection } from "./use-selection.ts";

interface BulkBarProps {
  selection: Selection;
  /** Number of businesses that the filters match. */
  totalCount: number;
  /** The selected businesses are in the recycle bin. */
  isDeleted: boolean;
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
/** Actions of the dialog in which values are typed. */
const TYPED_ACTIONS: readonly BulkAction["action"][] = ["setFields", "setCategory", "setPlace"];
/** Number of businesses that can be merged into one. */
const MAX_MERGED = 20;

/** Shows actions on the selected businesses in the place of the pager. */
export function BulkBar({ selection, totalCount, isDeleted }: BulkBarProps) {
  const { ids, chosen, count, isAll } = selection;
  const change = useBulkAction();
  const [dialog, setDialog] = useState<"change" | "delete">();
  const merge = useMergeSelected();
  const mergePreview = useMergePreview({
    isMerging: merge.isPending,
    merge: ({ survivor, merged }) =>
      merge.mutate({ survivorId: survivor.id, mergedIds: merged.map(({ id }) => id) }, { onSuccess: selection.clear }),
  });
  const [firstId = 0, ...otherIds] = ids;
  /** The dialog of a typed change stays open until the change is made. */
  const runTyped = (action: BulkAction) => change.mutate({ ...action, chosen }, { onSuccess: selection.clear });
  const run = (action: BulkAction) => {
    setDialog(undefined);
    runTyped(action);
  };
  const businesses = counted(count, "business", "businesses");
  const canMerge = !isAll && count >= 2 && count <= MAX_MERGED;
  return (
    <fieldset className={styles.bar} disabled={change.isPending || merge.isPending || mergePreview.isLoading}>
      <legend className={layout.visuallyHidden}>With the selected businesses</legend>
      <p className={styles.count} role="status">
        {businesses} selected
      </p>
      {!isAll && !isDeleted && totalCount > count && (
        <Button className={styles.all} onClick={() => selection.selectAll(totalCount)}>
          Select all {exactCount(totalCount)} that match
        </Button>
      )}
      <span className={styles.actions}>
        {isDeleted ? (
          <Button look="main" onClick={() => run({ action: "restore" })}>
            Restore
          </Button>
        ) : (
          <>
            <Button onClick={() => setDialog("change")}>
              <PanelIcon name="edit" /> Change…
            </Button>
            <Button onClick={() => run({ action: "verify" })}>Verify</Button>
            <Button onClick={() => run({ action: "unverify" })}>Unverify</Button>
            <Button
              aria-disabled={!canMerge}
              title={canMerge ? undefined : MERGE_REASON}
              onClick={() => canMerge && mergePreview.open({ survivorId: firstId, mergedIds: otherIds })}
            >
              Merge{canMerge ? ` ${count}` : "…"}
              {!canMerge && <span className={layout.visuallyHidden}> ({MERGE_REASON})</span>}
            </Button>
            <Button look="danger" onClick={() => setDialog("delete")}>
              Delete
            </Button>
          </>
        )}
        <Button onClick={selection.clear}>Clear selection</Button>
      </span>
      {dialog === "change" && (
        <ChangeDialog
          businesses={businesses}
          isPending={change.isPending}
          onSubmit={runTyped}
          onCancel={() => setDialog(undefined)}
        />
      )}
      {mergePreview.dialog}
      <ConfirmDialog
        isOpen={dialog === "delete"}
        title={`Delete ${businesses}?`}
        text={`${count === 1 ? "It leaves the directory at once, and imports won’t bring it back." : "They leave the directory at once, and imports won’t bring them back."} You can undo this from the notification, the activity list or the recycle bin.`}
        confirmLabel={`Delete ${businesses}`}
        onConfirm={() => run({ action: "delete" })}
        onCancel={() => setDialog(undefined)}
      />
    </fieldset>
  );
}

const MERGE_REASON = `Select 2 to ${MAX_MERGED} businesses to merge them`;

/** Returns a mutation whose toast offers to undo the change. */
function useBulkAction() {
  const undo = useUndoActivity();
  return useAction({
    mutationFn: (change: BulkAction & { chosen: ChosenBusinesses }) => changeBusinesses(change),
    onSuccess: (_, { action }) => {
      if (TYPED_ACTIONS.includes(action)) discardTypedChange();
    },
    meta: {
      success: ({ ids, activityId }: BulkResult, { action }: BulkAction) => ({
        title: `${counted(ids.length, "business", "businesses")} ${TOAST_TITLES[action]}`,
        ...(activityId !== null && { action: { label: "Undo", run: () => undo.mutate(activityId) } }),
      }),
      failure: failureNotice("The change failed"),
    },
  });
}
