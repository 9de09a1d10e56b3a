import { setTimeout as pause } from "node:timers/promises";
import type { Progress } from "#contract/import-report";
import { AppError } from "../../errors.ts";
import type { Store } from "../../store/store.ts";

/** Businesses of one transaction. What it costs is mostly pages of indexes, which a few thousand rows touch all alike. */
const TRANSACTION_BUSINESSES = 10_000;
/** Between two transactions, so that others who wait to write come in. Milliseconds. */
const GIVING_WAY = 30;

export interface UndoImportOptions {
  store: Store;
  importId: number;
  actor: string;
  now: () => Date;
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

export interface UndoReport {
  importId: number;
  /** Businesses that the import had added. */
  removed: number;
  /** Businesses that it had changed, and that have their former values again. */
  restored: number;
  seconds: number;
}

/**
 * Takes one import back whole. An abort or a failure leaves whole transactions behind, and a second run completes it.
 * Errors: AppError `not-found`, `conflict` when it runs or was taken back before, `cancelled` after an abort, `storage`.
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
    if (!isDone) await pause(GIVING_WAY);
  }
  const undone = await store.imports.finishUndo(importId, actor, now());
  return { importId, ...undone, seconds: Math.round(performance.now() - started) / 1000 };
}
