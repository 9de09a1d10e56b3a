import { setImmediate as nextTurn } from "node:timers/promises";
import type { Store } from "../../store/store.ts";

/** Businesses of one transaction. */
const TRANSACTION_BUSINESSES = 500;
const DAY_MS = 86_400_000;

export interface EmptyBinOptions {
  store: Pick<Store, "changes" | "maintenance">;
  actor: string;
  now: () => Date;
}

/**
 * Erases deleted businesses for good: these, those that were deleted more than `days` ago, or all. Imports do not bring them
 * back. Undos of imports as old become final, as their records are erased too. Returns how many deleted businesses there were.
 */
export async function emptyBin(
  { store, actor, now }: EmptyBinOptions,
  which: { ids: readonly number[] } | { days: number } | "all",
): Promise<{ erased: number }> {
  let erased = 0;
  try {
    for (const batch of batchesOf(which, now())) {
      let count = TRANSACTION_BUSINESSES;
      while (count === TRANSACTION_BUSINESSES) {
        count = await store.changes.emptyBin(batch, TRANSACTION_BUSINESSES);
        erased += count;
        await nextTurn();
      }
      if ("before" in batch) await expireImportUndos(store, batch.before);
    }
  } finally {
    if (erased > 0) {
      const detail = { businesses: erased, ...(typeof which === "object" && "days" in which && which) };
      await store.maintenance.recordActivity({ at: now().toISOString(), actor, action: "empty-bin", detail });
    }
  }
  return { erased };
}

async function expireImportUndos(store: EmptyBinOptions["store"], before: Date): Promise<void> {
  let count = TRANSACTION_BUSINESSES;
  while (count === TRANSACTION_BUSINESSES) {
    count = await store.changes.expireImportUndos(before, TRANSACTION_BUSINESSES);
    await nextTurn();
  }
}

function batchesOf(which: Parameters<typeof emptyBin>[1], at: Date): Parameters<Store["changes"]["emptyBin"]>[0][] {
  if (which === "all") return [{ before: new Date(at.getTime() + DAY_MS) }];
  if ("days" in which) return [{ before: new Date(at.getTime() - which.days * DAY_MS) }];
  return [{ ids: which.ids }];
}
