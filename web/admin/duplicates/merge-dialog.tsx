import type { MergePreview } from "#contract/admin-api";
import { fieldLabel } from "#domain/business/field-labels-data";
import { businessUrl } from "#domain/publishing/page-url";
import { Button } from "../ui/button.tsx";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { ModalDialog } from "../ui/dialogs/modal-dialog.tsx";
import { type MergedField, mergedFields } from "./compared-fields.ts";
import styles from "./merge-dialog.module.css";

interface MergeDialogProps {
  preview: MergePreview;
  isPending: boolean;
  /** Exchanges the two. */
  onSwap: () => void;
  onMerge: () => void;
  onCancel: () => void;
}

/** Shows the result of a merge field by field, before it is done. */
export function MergeDialog({ preview, isPending, onSwap, onMerge, onCancel }: MergeDialogProps) {
  const { survivor, merged, result } = preview;
  return (
    <ModalDialog
      title={`Merge into ${survivor.name} (ID ${survivor.id})?`}
      text={`${businessUrl(result.slug)} stays; the page of ID ${merged.id} redirects to it. You can undo the merge.`}
      look="wide"
      onClose={onCancel}
    >
      <DataTable
        caption="Result of the merge"
        columns={columnsOf(preview)}
        rows={mergedFields(preview)}
        keyOf={({ field }) => field}
      />
      <div className={styles.buttons}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button onClick={onSwap} disabled={isPending}>
          Keep ID {merged.id} instead
        </Button>
        <Button look="main" onClick={onMerge} disabled={isPending}>
          {isPending ? "Merging…" : "Merge"}
        </Button>
      </div>
    </ModalDialog>
  );
}

function columnsOf({ survivor, merged }: MergePreview): Column<MergedField>[] {
  return [
    { heading: "Field", isHeading: true, cell: ({ field }) => fieldLabel(field) },
    { heading: `Keep: ID ${survivor.id}`, cell: ({ values }) => <Value text={values[0]} /> },
    { heading: `Merge: ID ${merged.id}`, cell: ({ values }) => <Value text={values[1]} /> },
    { heading: "Result", cell: Result },
  ];
}

function Value({ text }: { text: string }) {
  return text === "" ? (
    <span className={styles.none}>unknown</span>
  ) : (
    <span className={styles.value} dir="auto">
      {text}
    </span>
  );
}

function Result({ result, values, isFilled }: MergedField) {
  return (
    <>
      <Value text={result} />
      {isFilled && <span className={styles.mark}>{values[0] === "" ? "filled in" : "from both"}</span>}
    </>
  );
}
