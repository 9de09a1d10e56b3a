import { setImmediate as nextTurn } from "node:timers/promises";
import type { Rule } from "#contract/rules";
import { counted } from "#domain/text/count-label";
import { AppError } from "../../errors.ts";
import type { Store } from "../../store/store.ts";
import type { OperationOptions } from "../operation-options.ts";

export interface RuleOptions extends OperationOptions {
  store: Pick<Store, "editing">;
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
  let changed = 0;
  for (const rule of await editing.pendingRules()) {
    const isAdded = rules.some(({ id }) => id === rule.id);
    changed += await applyRule(options, rule, isAdded ? "add-rule" : "remove-rule");
  }
  return { changed };
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
  let changed = 0;
  let entryId = activityId;
  for (let afterId: number | null = 0; afterId !== null; ) {
    if (signal?.aborted) throw stoppedError(changed);
    const entry = { at: now(), actor, action, activityId: entryId };
    const applied = await store.editing.applyRule(rule, afterId, batchSize, entry);
    ({ activityId: entryId, lastId: afterId } = applied);
    changed += applied.changed;
    onProgress?.({ done: changed, total: null, fraction: applied.fraction, unit: "businesses" });
    await nextTurn();
  }
  return changed;
}

function stoppedError(changed: number): AppError {
  return new AppError(
    "cancelled",
    `The rule was stopped after ${counted(changed, "business", "businesses")}. New businesses follow it; the others are changed when you continue it, or when the server starts again.`,
  );
}
