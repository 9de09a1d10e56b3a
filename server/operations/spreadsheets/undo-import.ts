import { setTimeout as pause } from "node:timers/promises";
import type { EditedFate, ImportUndoCounts, ImportUndoPreview } from "#contract/import-report";
import { undoSentences } from "#domain/history/import-undo-sentences";
import { AppError } from "../../errors.ts";
import type { Store } from "../../store/store.ts";
import { findImport } from "../find-import.ts";
import type { OperationOptions } from "../operation-options.ts";

/** Businesses of one transaction; most of its cost is index pages, which a few thousand rows already touch. */
const TRANSACTION_BUSINESSES = 10_000;
/** Pause between two transactions, in which other processes can write. */
const YIELD_MS = 30;

export interface UndoImportOptions extends OperationOptions {
  store: Pick<Store, "imports">;
  importId: number;
  /** Fate of businesses that the import added and somebody edited by hand since; "bin" by default. */
  edited?: EditedFate | undefined;
}

export interface UndoReport extends ImportUndoCounts {
  importId: number;
  /** Id of the activity entry, by which the undo can be undone. */
  activityId: number;
  seconds: number;
}

/** Counts what an undo would do. Errors: AppError `not-found`, `conflict` for an import that is running or undone. */
export async function previewUndoOfImport(
  store: Pick<Store, "imports">,
  importId: number,
  at: Date,
): Promise<ImportUndoPreview> {
  const preview = await store.imports.previewUndo(importId, at);
  return { ...preview, message: undoSentences(preview) };
}

/**
 * Undoes one import; the activity entry can undo that in turn. An abort or a failure leaves whole transactions behind, and a second run
 * completes it. Errors: AppError `not-found`, `conflict` for an import that is running or undone, `cancelled` after an abort, `storage`.
 */
export async function undoImport({
  store,
  importId,
  edited = "bin",
  actor,
  now,
  signal,
  onProgress,
}: UndoImportOptions): Promise<UndoReport> {
  const startedAt = performance.now();
  const activityId = await store.imports.beginUndo(importId, { actor, edited }, now());
  const entry = await findImport(store, importId, now());
  const total = (entry?.imported ?? 0) + (entry?.updated ?? 0);
  for (let undoneCount = 0, isDone = false; !isDone; ) {
    if (signal?.aborted) {
      throw new AppError("cancelled", `The undo was stopped partway. Undo import ${importId} again to complete it.`);
    }
    const batch = await store.imports.undoBatch(importId, TRANSACTION_BUSINESSES, now());
    isDone = batch.isDone;
    undoneCount += batch.removed + batch.kept + batch.restored;
    onProgress?.({
      done: undoneCount,
      total,
      fraction: total === 0 ? 1 : Math.min(1, undoneCount / total),
      unit: "businesses",
    });
    if (!isDone) await pause(YIELD_MS);
  }
  const counts = await store.imports.finishUndo(importId, now());
  return { importId, activityId, ...counts, seconds: Math.round(performance.now() - startedAt) / 1000 };
}
