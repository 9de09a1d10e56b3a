import type { NewRule } from "#contract/rules";
import { applyRule, type RuleOptions, type RuleReport } from "./apply-rules.ts";
import { checkRule } from "./check-rule.ts";

/**
 * Renames a city, or puts a category into a group, for existing and new businesses. Existing ones are rewritten in small
 * transactions; adding the same rule again continues one that was stopped. Errors: those of `checkRule`, and `cancelled`
 * after an abort.
 */
export async function addRule(options: RuleOptions, newRule: NewRule): Promise<RuleReport> {
  const { store, now } = options;
  const rule = await store.editing.addRule(await checkRule(store, newRule), now());
  return { rule: { ...rule, isApplied: true }, changed: await applyRule(options, rule, "add-rule") };
}
