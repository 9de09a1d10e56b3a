import { setImmediate as nextTurn } from "node:timers/promises";
import type { Rule } from "#contract/rules";
import { counted } from "#domain/text/count-label";
import { AppError } from "../../errors.ts";
import type { Store } from "../../store/store.ts";
import type { OperationOptions } from "../operation-options.ts";

export interface RuleOptions extends OperationOptions {
  store: Pick<Store, "editing" | "maintenance">;
}

export interface RuleReport {
  rule: Rule;
  /** Businesses that were rewritten. */
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
 * Rewrites the businesses that a rule concerns, and records the activity, also of a stop: new businesses follow the rule
 * from then on. Returns how many were changed. Errors: AppError `cancelled` after an abort.
 */
export async function applyRule(options: RuleOptions, rule: Rule, action: string): Promise<number> {
  const { store, now, signal, onProgress } = options;
  let changed = 0;
  try {
    for (let afterId: number | null = 0; afterId !== null; ) {
      if (signal?.aborted) throw stoppedError(changed);
      const applied = await store.editing.applyRule(rule, afterId, store.editing.batchSize, now());
      changed += applied.changed;
      afterId = applied.lastId;
      onProgress?.({ done: changed, total: null, fraction: applied.fraction, unit: "businesses" });
      await nextTurn();
    }
  } finally {
    await recordRule(options, rule, action, changed);
  }
  return changed;
}

async function recordRule(options: RuleOptions, rule: Rule, action: string, businesses: number): Promise<void> {
  const { store, actor, now } = options;
  const { id: ruleId, kind, from, to, state, country } = rule;
  const scope = { ...(state !== "" && { state }), ...(country !== "" && { country }) };
  const detail = { ruleId, kind, from, to, ...scope, ...(businesses > 0 && { businesses }) };
  await store.maintenance.recordActivity({ at: now().toISOString(), actor, action, detail });
}

function stoppedError(changed: number): AppError {
  return new AppError(
    "cancelled",
    `The rule was stopped after ${counted(changed, "business", "businesses")}. New businesses follow it; the others are changed when you continue it, or when the server starts again.`,
  );
}
