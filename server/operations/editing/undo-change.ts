import { setImmediate as nextTurn } from "node:timers/promises";
import type { UndoReport } from "#contract/admin-api";
import { counted } from "#domain/text/count-label";
import { AppError } from "../../errors.ts";
import { isSettingsEntry } from "../../store/changes/setting-changes.ts";
import type { UndoCounts } from "../../store/port/changes.ts";
import type { ActivityEntry } from "../../store/port/maintenance.ts";
import type { Store } from "../../store/store.ts";
import type { OperationOptions } from "../operation-options.ts";
import { previewSettingsUndo, undoSettings } from "../settings/undo-settings.ts";
import { undoMerge } from "./merge-businesses.ts";
import { isImportUndo, redoPreview, requireRedoable } from "./redo-import.ts";
import { removeRule } from "./remove-rule.ts";
import { ruleIdOf, ruleOfEntry, ruleUndoPreview, ruleUndoReport } from "./undo-rule.ts";

export interface UndoChangeOptions extends OperationOptions {
  store: Pick<Store, "directory" | "editing" | "changes" | "duplicates" | "maintenance" | "imports">;
  /** Id of the activity entry. */
  activityId: number;
}

/** Says what `undoChange` would do. Errors: AppError `not-found`; for the undo of an import and for a rule like `undoChange`. */
export async function previewUndo(
  store: UndoChangeOptions["store"],
  activityId: number,
  at: Date,
): Promise<UndoReport> {
  const entry = await activityEntry(store, activityId);
  if (entry.action === "merge") return { ...zeroCounts(), undone: 1, message: "The merged business comes back." };
  if (isSettingsEntry(entry)) return previewSettingsUndo(store, entry);
  const rule = await ruleOfEntry(store, entry);
  if (rule !== undefined) return ruleUndoPreview(rule);
  if (isImportUndo(entry)) {
    await requireRedoable(store, entry, at);
    return redoPreview(entry);
  }
  const counts = await countsOf(store, activityId);
  return { ...counts, message: sentences(counts, true) };
}

/**
 * Undoes a change of the activity list: an edit, a change of many businesses, a deletion, a merge, a new rule, settings or the undo of an
 * import.
 * Later changes stay. An interrupted undo continues when it is called again. Errors: AppError `not-found`; `conflict` when nothing of it
 * can be undone any more; `cancelled` after an abort.
 */
export async function undoChange(options: UndoChangeOptions): Promise<UndoReport> {
  const { store, activityId, actor, now, signal, onProgress } = options;
  const entry = await activityEntry(store, activityId);
  if (entry.action === "merge") {
    const { name } = await undoMerge({ store, actor, now }, Number(entry.detail["mergedId"]));
    return { ...zeroCounts(), undone: 1, message: `${name} is a business of its own again.` };
  }
  if (isSettingsEntry(entry)) return undoSettings({ store, actor, now }, entry);
  const rule = await ruleOfEntry(store, entry);
  if (rule !== undefined) return ruleUndoReport(await removeRule({ store, actor, now }, rule.id));
  if (isImportUndo(entry)) await requireRedoable(store, entry, now());
  const preview = isImportUndo(entry) ? redoPreview(entry) : await countsOf(store, activityId);
  if (preview.undone + preview.partly === 0) throw nothingLeft(preview);
  const total = zeroCounts();
  const detail = undoDetail(entry);
  let undoId: number | undefined;
  for (let isDone = false; !isDone; ) {
    if (signal?.aborted) throw new AppError("cancelled", "It was stopped partway. Undo it again to complete it.");
    const undoEntry = { at: now(), actor, action: "undo-change", detail, activityId: undoId };
    const step = await store.changes.undo(activityId, store.editing.batchSize, undoEntry);
    add(total, step.counts);
    ({ isDone, activityId: undoId } = step);
    reportProgress(onProgress, total, preview);
    await nextTurn();
  }
  return { ...total, message: sentences(total, false) };
}

/** Returns the detail of the undo's activity entry, to which the store adds the counts. */
function undoDetail({ id: activityId, action: undoneAction, detail }: ActivityEntry): ActivityEntry["detail"] {
  const name = typeof detail["name"] === "string" ? { name: detail["name"] } : {};
  const importId = isImportUndo({ action: undoneAction }) ? { importId: detail["importId"] } : {};
  return { activityId, undone: undoneAction, ...name, ...importId, businesses: 0, left: 0 };
}

async function activityEntry(store: UndoChangeOptions["store"], id: number): Promise<ActivityEntry> {
  const entry = await store.maintenance.activityEntry(id);
  if (entry === undefined) throw new AppError("not-found", `The activity list has no entry ${id}.`);
  if (await isChange(store, entry)) return entry;
  throw new AppError("not-found", "This entry of the activity list is no change that can be undone.");
}

async function isChange(store: UndoChangeOptions["store"], entry: ActivityEntry): Promise<boolean> {
  if (entry.action === "merge" || isSettingsEntry(entry) || ruleIdOf(entry) !== undefined) return true;
  return (await store.changes.undoStates([entry.id])).has(entry.id);
}

async function countsOf(store: UndoChangeOptions["store"], activityId: number): Promise<UndoCounts> {
  const total = zeroCounts();
  for (let afterId: number | null = 0; afterId !== null; ) {
    const page = await store.changes.previewUndo(activityId, afterId, store.editing.batchSize);
    add(total, page.counts);
    afterId = page.lastId;
    await nextTurn();
  }
  return total;
}

function reportProgress(onProgress: UndoChangeOptions["onProgress"], total: UndoCounts, preview: UndoCounts): void {
  const sum = ({ undone, partly, changed, gone }: UndoCounts) => undone + partly + changed + gone;
  const [undoneCount, all] = [sum(total), sum(preview)];
  onProgress?.({
    done: undoneCount,
    total: all,
    fraction: all === 0 ? 1 : Math.min(1, undoneCount / all),
    unit: "businesses",
  });
}

function zeroCounts(): UndoCounts {
  return { undone: 0, partly: 0, changed: 0, gone: 0 };
}

function add(total: UndoCounts, counts: UndoCounts) {
  for (const outcome of Object.keys(total) as (keyof UndoCounts)[]) total[outcome] += counts[outcome];
}

function businesses(count: number): string {
  return counted(count, "business", "businesses");
}

/** Describes the undone and the skipped changes, with reasons. */
function sentences({ undone, partly, changed, gone }: UndoCounts, isPreview: boolean): string {
  const verbFor = (count: number) => (isPreview ? "will be" : count === 1 ? "is" : "are");
  const stays = changed === 1 ? "stays as it is: it was" : "stay as they are: they were";
  const erasedText = gone === 1 ? "it was erased, or its" : "they were erased, or their";
  return [
    undone > 0 && `${businesses(undone)} ${verbFor(undone)} as before.`,
    partly > 0 && `${businesses(partly)} ${verbFor(partly)} partly as before: fields that were changed since stay.`,
    changed > 0 && `${businesses(changed)} ${stays} changed or restored since.`,
    gone > 0 && `${businesses(gone)} cannot come back: ${erasedText} import was undone.`,
  ]
    .filter(Boolean)
    .join(" ");
}

function nothingLeft(counts: UndoCounts): AppError {
  const reasons = sentences(counts, true);
  return new AppError(
    "conflict",
    `Nothing of this change can be undone any more.${reasons === "" ? "" : ` ${reasons}`}`,
  );
}
