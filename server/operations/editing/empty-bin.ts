import { setImmediate as nextTurn } from "node:timers/promises";
import type { Store } from "../../store/store.ts";

/** Number of businesses in one transaction. */
const TRANSACTION_BUSINESSES = 500;
const DAY_MS = 86_400_000;
/** Name of the setting that holds the reference time for the age of deleted businesses, in ISO 8601. */
const STEADY_TIME = "recycleBin.time";
const MAX_STEP_MS = 3_600_000;

export interface EmptyBinOptions {
  store: Pick<Store, "changes" | "maintenance">;
  actor: string;
  now: () => Date;
}

/**
 * Erases what was deleted more than `days` ago. A clock that jumps ahead must not erase the whole bin, so the reference time advances by at
 * most an hour each call: after a real pause of a month, servers that call it every ten minutes catch up within five days.
 */
export async function emptyOldBin(options: EmptyBinOptions, days: number): Promise<{ erased: number }> {
  return emptyBin(options, { days, at: await steadyTime(options) });
}

/**
 * Returns the time by the clock, or that of the last call plus an hour if that is earlier. The first call starts at the last entry of the
 * log.
 */
async function steadyTime({ store: { maintenance }, now }: EmptyBinOptions): Promise<Date> {
  const at = now();
  const lastTime = await maintenance.setting(STEADY_TIME);
  const start = lastTime ?? (await maintenance.activity(1))[0]?.at ?? at.toISOString();
  const steadyTime = new Date(Math.min(at.getTime(), Date.parse(start) + MAX_STEP_MS));
  await maintenance.setSetting(STEADY_TIME, steadyTime.toISOString());
  return steadyTime;
}

/**
 * Erases deleted businesses for good: these, those that were deleted more than `days` before `at`, or all. Imports do not bring them back.
 * Undos of imports of that age become final, as their records are erased too. Returns how many deleted businesses there were.
 */
export async function emptyBin(
  { store, actor, now }: EmptyBinOptions,
  binSelection: { ids: readonly number[] } | { days: number; at: Date } | "all",
): Promise<{ erased: number }> {
  const detail = typeof binSelection === "object" && "days" in binSelection ? { days: binSelection.days } : {};
  let erasedCount = 0;
  let activityId: number | undefined;
  for (const selection of batchesOf(binSelection, now())) {
    for (let isDone = false; !isDone; ) {
      const entry = { at: now(), actor, action: "empty-bin", detail, activityId };
      const batch = await store.changes.emptyBin(selection, TRANSACTION_BUSINESSES, entry);
      erasedCount += batch.erased;
      ({ activityId } = batch);
      isDone = batch.erased < TRANSACTION_BUSINESSES;
      await nextTurn();
    }
    if ("before" in selection) await expireImportUndos(store, selection.before);
  }
  return { erased: erasedCount };
}

async function expireImportUndos(store: EmptyBinOptions["store"], before: Date): Promise<void> {
  let count = TRANSACTION_BUSINESSES;
  while (count === TRANSACTION_BUSINESSES) {
    count = await store.changes.expireImportUndos(before, TRANSACTION_BUSINESSES);
    await nextTurn();
  }
}

function batchesOf(selection: Parameters<typeof emptyBin>[1], at: Date): Parameters<Store["changes"]["emptyBin"]>[0][] {
  if (selection === "all") return [{ before: new Date(at.getTime() + DAY_MS) }];
  if ("days" in selection)
    return [{ before: new Date(selection.at.getTime() - selection.days * DAY_MS), isExpiry: true }];
  return [{ ids: selection.ids }];
}
