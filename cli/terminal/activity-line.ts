import type { Activity } from "#contract/admin-api";
import { activitySentence } from "#domain/history/activity-sentence";

/** Formats an entry of the activity list. `undoableImports` has the ids of imports that `undo` accepts. */
export function activityLine(entry: Activity, undoableImports: ReadonlySet<unknown>): string {
  const { id, at, actor } = entry;
  return `${id}  ${at}  ${actor}  ${activitySentence(entry)}${note(entry, undoableImports)}`;
}

function note({ action, detail, undo }: Activity, undoableImports: ReadonlySet<unknown>): string {
  if (undo === "possible") return "  (can be undone)";
  if (undo === "undone") return "  (undone)";
  const importId = action === "import" ? detail["importId"] : undefined;
  if (typeof importId !== "number") return "";
  return undoableImports.has(importId) ? `  (import ${importId}, can be undone)` : `  (import ${importId})`;
}
