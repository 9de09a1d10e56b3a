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
  const checkedRule = await checkRule(store, newRule);
  const sameRule = (await store.editing.rules()).find((other) => isSameSubject(checkedRule, other));
  if (sameRule?.isApplied && sameRule.to === checkedRule.to) return { rule: sameRule, changed: 0 };
  const action = "add-rule";
  const { rule, activityId } = await store.editing.addRule(checkedRule, { at: now(), actor, action });
  return { rule: { ...rule, isApplied: true }, changed: await applyRule(options, rule, action, activityId) };
}
