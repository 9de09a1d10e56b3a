import { AppError } from "../../errors.ts";
import { applyRule, type RuleOptions, type RuleReport, recordRule } from "./apply-rules.ts";

/**
 * Removes a rule. Businesses of a renamed city stay renamed, new ones keep their own city; a category returns to the group
 * of its name. Errors: AppError `not-found`, `cancelled` after an abort.
 */
export async function removeRule(options: RuleOptions, id: number): Promise<RuleReport> {
  const rule = await options.store.editing.removeRule(id);
  if (rule === undefined) throw new AppError("not-found", "There is no such rule any more.");
  if (rule.kind === "category") return { rule, changed: await applyRule(options, rule, "remove-rule") };
  await recordRule(options, rule, "remove-rule", 0);
  return { rule, changed: 0 };
}
