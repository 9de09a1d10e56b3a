import type { NewRule } from "#contract/rules";
import { isSameSubject } from "#domain/rules/rule-conflict";
import { applyRule, type RuleOptions, type RuleReport } from "./apply-rules.ts";
import { checkRule } from "./check-rule.ts";

/**
 * Renames a city, or puts a category into a group, for existing and new businesses. Existing ones are rewritten in small transactions;
 * adding the same rule again continues one that was stopped, and otherwise does and records nothing. Errors: those of `checkRule`, and
 * `cancelled` after an abort.
 */
export async function addRule(options: RuleOptions, newRule: NewRule): Promise<RuleReport> {
  const { store, actor, now } = options;
  const checked = await checkRule(store, newRule);
  const same = (await store.editing.rules()).find((other) => isSameSubject(checked, other));
  if (same?.isApplied && same.to === checked.to) return { rule: same, changed: 0 };
  const action = "add-rule";
  const { rule, activityId } = await store.editing.addRule(checked, { at: now(), actor, action });
  return { rule: { ...rule, isApplied: true }, changed: await applyRule(options, rule, action, activityId) };
}
