import { AppError } from "../../errors.ts";
import { applyRule, type RuleOptions, type RuleReport } from "./apply-rules.ts";

/**
 * Removes a rule and reverts what it did: businesses that it moved return to their city unless they were edited by hand since, a category
 * returns to the group of its name. If stopped, it continues with the pending rules. Errors: AppError `not-found`, `cancelled` after an
 * abort.
 */
export async function removeRule(options: RuleOptions, id: number): Promise<RuleReport> {
  const { store, actor, now } = options;
  const action = "remove-rule";
  const removedRule = await store.editing.removeRule(id, { at: now(), actor, action });
  if (removedRule === undefined) throw new AppError("not-found", "This rule no longer exists.");
  const { rule, activityId } = removedRule;
  return { rule, changed: await applyRule(options, rule, action, activityId) };
}
