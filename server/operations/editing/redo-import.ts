import type { UndoReport } from "#contract/admin-api";
import { counted } from "#domain/text/count-label";
import { AppError } from "../../errors.ts";
import type { ActivityEntry } from "../../store/port/maintenance.ts";
import type { Store } from "../../store/store.ts";

/** Tells whether an activity entry is the undo of an import. */
export function isImportUndo({ action }: Pick<ActivityEntry, "action">): boolean {
  return action === "undo";
}

/** Previews the undo of an undo of an import. Counts come from the entry, since counting a large import takes minutes. */
export function redoPreview({ detail }: ActivityEntry): UndoReport {
  const removedCount = Number(detail["removed"] ?? 0);
  const restoredCount = Number(detail["restored"] ?? 0);
  const message = [
    `Import ${detail["importId"]} comes back.`,
    removedCount > 0 &&
      `${counted(removedCount, "business that was removed returns", "businesses that were removed return")}.`,
    restoredCount > 0 && `${counted(restoredCount, "business gets", "businesses get")} the values of the import again.`,
    "What was imported again or changed since stays.",
  ];
  return {
    undone: removedCount + restoredCount,
    partly: 0,
    changed: 0,
    gone: 0,
    message: message.filter(Boolean).join(" "),
  };
}

/** Requires an undo that can be undone. Errors: AppError `conflict` if it is running, interrupted or undone, or its records were erased. */
export async function requireRedoable(
  store: Pick<Store, "imports" | "changes">,
  { id: activityId, detail }: ActivityEntry,
  at: Date,
): Promise<void> {
  const state = (await store.changes.undoStates([activityId])).get(activityId);
  if (state === "undone") throw new AppError("conflict", `Import ${detail["importId"]} was brought back already.`);
  if (state !== "possible") {
    throw new AppError("conflict", `The records of import ${detail["importId"]} were erased, so it cannot come back.`);
  }
  const imports = await store.imports.list(Number.MAX_SAFE_INTEGER, at);
  if (imports.find(({ id }) => id === detail["importId"])?.state !== "undoing") return;
  throw new AppError(
    "conflict",
    `The undo of import ${detail["importId"]} has not ended. Complete it in the list of imports first.`,
  );
}
