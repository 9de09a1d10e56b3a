import type { EditedFate, ImportUndoCounts, ImportUndoPreview } from "#contract/import-report";
import { counted } from "../text/count-label.ts";

/** Says what the undo of an import will do, and how many businesses were edited by hand since. */
export function undoSentences(preview: Omit<ImportUndoPreview, "message">): string {
  const { added, updated, editedAdded, editedUpdated } = preview;
  const removedText = counted(added, "business this import added", "businesses this import added");
  const restoredText = counted(updated, "business it changed", "businesses it changed");
  const editedText = counted(editedUpdated, "of them was", "of them were");
  if (added + updated === 0) return "Nothing this import added or changed is left.";
  return [
    added > 0 && `${removedText} will be removed.`,
    editedAdded > 0 && `${counted(editedAdded, "of them was", "of them were")} edited by hand since.`,
    updated > 0 && `${restoredText} will get the earlier values back.`,
    editedUpdated > 0 && `${editedText} edited by hand; the edited fields will stay.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Says what happens to the businesses that were edited by hand since the import; "" for none. */
export function editedFateSentence(count: number, fate: EditedFate): string {
  if (count === 0) return "";
  if (fate === "keep") return `${counted(count, "business", "businesses")} edited by hand since: kept.`;
  return `${counted(count, "business", "businesses")} edited by hand since: moved to the recycle bin.`;
}

/** Says what the undo of an import did. */
export function undoneSentences({ removed, restored, binned, kept }: ImportUndoCounts): string[] {
  const was = (count: number) => counted(count, "business", "businesses");
  return [
    `${was(removed)} removed, ${was(restored)} restored to earlier values.`,
    editedFateSentence(binned, "bin"),
    editedFateSentence(kept, "keep"),
  ].filter((sentence) => sentence !== "");
}
