import { setImmediate as nextTurn } from "node:timers/promises";
import type { Rule } from "#contract/rules";
import { counted } from "#domain/text/count-label";
import { AppError } from "../../errors.ts";
import type { Store } from "../../store/store.ts";
import type { OperationOptions } from "../operation-options.ts";

export interface RuleOptions extends OperationOptions {
  store: Pick<Store, "editing" | "directory">;
}

export interface RuleReport {
  rule: Rule;
  /** Number of rewritten businesses. */
  changed: number;
}

/** Continues rules, added or removed, that were stopped half-way. Errors: AppError `cancelled` after an abort. */
export async function applyPendingRules(options: RuleOptions): Promise<{ changed: number }> {
  const { editing } = options.store;
  const rules = await editing.rules();
  let changedCount = 0;
  for (const rule of await editing.pendingRules()) {
    const isAdded = rules.some(({ id }) => id === rule.id);
    changedCount += await applyRule(options, rule, isAdded ? "add-rule" : "remove-rule");
  }
  return { changed: changedCount };
}

/**
 * Rewrites the businesses that a rule concerns. Each transaction counts its businesses in the entry of the activity log: that with
 * `activityId`, or a new one. Returns how many were changed. Errors: AppError `cancelled` after an abort.
 */
export async function applyRule(
  options: RuleOptions,
  rule: Rule,
  action: string,
  activityId?: number,
): Promise<number> {
  const { store, actor, now, signal, onProgress } = options;
  const { batchSize } = store.editing;
  let changedCount = 0;
  let entryId = activityId;
  for (let afterId: number | null = 0; afterId !== null; ) {
    if (signal?.aborted) throw stoppedError(changedCount);
    const entry = { at: now(), actor, action, activityId: entryId };
    const appliedRule = await store.editing.applyRule(rule, afterId, batchSize, entry);
    ({ activityId: entryId, lastId: afterId } = appliedRule);
    changedCount += appliedRule.changed;
    onProgress?.({ done: changedCount, total: null, fraction: appliedRule.fraction, unit: "businesses" });
    await nextTurn();
  }
  return changedCount;
}

function stoppedError(changedCount: number): AppError {
  return new AppError(
    "cancelled",
    `The rule was stopped after ${counted(changedCount, "business", "businesses")}. New businesses follow it; the others are changed when you continue it, or when the server starts again.`,
  );
}
