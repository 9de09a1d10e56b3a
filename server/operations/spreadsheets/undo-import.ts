import { setTimeout as pause } from "node:timers/promises";
import { AppError } from "../../errors.ts";
import type { Store } from "../../store/store.ts";
import type { OperationOptions } from "../operation-options.ts";

/** Businesses of one transaction; most of its cost is index pages, which a few thousand rows already touch. */
const TRANSACTION_BUSINESSES = 10_000;
/** Pause between two transactions, in which other processes can write. */
const YIELD_MS = 30;

export interface UndoImportOptions extends OperationOptions {
  store: Pick<Store, "imports">;
  importId: number;
}

export interface UndoReport {
  importId: number;
  /** Businesses that the import added. */
  removed: number;
  /** Businesses that the import changed. */
  restored: number;
  seconds: number;
}

/**
 * Undoes one import. An abort or a failure leaves whole transactions behind, and a second run completes it. Errors: AppError
 * `not-found`, `conflict` for an import that is running or undone, `cancelled` after an abort, `storage`.
 */
export async function undoImport({
  store,
  importId,
  actor,
  now,
  signal,
  onProgress,
}: UndoImportOptions): Promise<UndoReport> {
  const started = performance.now();
  await store.imports.beginUndo(importId, now());
  const entry = (await store.imports.list(Number.MAX_SAFE_INTEGER, now())).find(({ id }) => id === importId);
  const total = (entry?.imported ?? 0) + (entry?.updated ?? 0);
  for (let done = 0, isDone = false; !isDone; ) {
    if (signal?.aborted) {
      throw new AppError("cancelled", `The undo was stopped half-way. Undo import ${importId} again to complete it.`);
    }
    const batch = await store.imports.undoBatch(importId, TRANSACTION_BUSINESSES, now());
    isDone = batch.isDone;
    done += batch.removed + batch.restored;
    onProgress?.({ done, total, fraction: total === 0 ? 1 : Math.min(1, done / total), unit: "businesses" });
    if (!isDone) await pause(YIELD_MS);
  }
  const counts = await store.imports.finishUndo(importId, actor, now());
  return { importId, ...counts, seconds: Math.round(performance.now() - started) / 1000 };
}
