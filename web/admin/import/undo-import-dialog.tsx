import { useState } from "react";
import type { ImportEntry } from "#contract/admin-api";
import type { EditedFate, ImportUndoPreview } from "#contract/import-report";
import { counted } from "#domain/text/count-label";
import { ConfirmDialog } from "../ui/dialogs/confirm-dialog.tsx";
import { RadioChoice } from "./radio-choice.tsx";

interface UndoImportDialogProps {
  entry: ImportEntry;
  preview: ImportUndoPreview;
  onUndo: (edited: EditedFate) => void;
  onCancel: () => void;
}

const CHOICES = [
  { value: "bin", label: "Move them to the recycle bin", note: "You can restore them from there, with their edits." },
  { value: "keep", label: "Keep them", note: "They stay in the directory as they are." },
] as const;

/** Says what the undo of an import does, and asks what should happen to businesses edited by hand since. */
export function UndoImportDialog({ entry, preview, onUndo, onCancel }: UndoImportDialogProps) {
  const [edited, setEdited] = useState<EditedFate>("bin");
  const after = "You can import the file again later, or take this back under Recent Activity.";
  return (
    <ConfirmDialog
      title={`Undo ${entry.files.join(", ")}?`}
      text={`${preview.message} ${after}`}
      confirmLabel="Undo import"
      onConfirm={() => onUndo(edited)}
      onCancel={onCancel}
    >
      {preview.editedAdded > 0 && (
        <RadioChoice
          legend={`${counted(preview.editedAdded, "business was", "businesses were")} edited by hand since`}
          options={CHOICES}
          value={edited}
          onChange={setEdited}
        />
      )}
    </ConfirmDialog>
  );
}
