import type { UndoReport } from "#contract/admin-api";
import type { Rule } from "#contract/rules";
import { ruleSubject } from "#domain/rules/rule-subject";
import { counted } from "#domain/text/count-label";
import { AppError } from "../../errors.ts";
import type { ActivityEntry } from "../../store/port/maintenance.ts";
import type { Store } from "../../store/store.ts";
import type { RuleReport } from "./apply-rules.ts";

/** Returns the id of the rule that an entry added; undefined for other entries and for rules of earlier versions. */
export function ruleIdOf(entry: ActivityEntry | undefined): unknown {
  return entry?.action === "add-rule" ? entry.detail["ruleId"] : undefined;
}

/** Returns the rule of such an entry; undefined without an id. Errors: AppError `conflict` when the rule was removed since. */
export async function ruleOfEntry(
  store: Pick<Store, "editing">,
  entry: ActivityEntry | undefined,
): Promise<Rule | undefined> {
  const ruleId = ruleIdOf(entry);
  if (ruleId === undefined) return undefined;
  const rule = (await store.editing.rules()).find(({ id }) => id === ruleId);
  if (rule === undefined) throw new AppError("conflict", "This rule was removed already.");
  return rule;
}

/** Says what removing a rule will do. */
export function ruleUndoPreview(rule: Rule): UndoReport {
  if (rule.kind === "kind") {
    const message = `The rule is removed. The businesses of ${rule.from} go back to the category that their own names.`;
    return reportOf(rule.businesses, message);
  }
  const message =
    rule.kind === "city"
      ? `The rule is removed. ${counted(rule.businesses, "business goes", "businesses go")} back to ${rule.from}, except those whose city was edited since.`
      : `The rule is removed. The category ${rule.from} goes back to the group that its name suggests.`;
  return reportOf(rule.businesses, message);
}

/** Says what removing a rule has done. */
export function ruleUndoReport({ rule, changed }: RuleReport): UndoReport {
  const removalText = `The rule for ${ruleSubject(rule)} was removed.`;
  const returnText = `${counted(changed, "business is", "businesses are")} back in ${rule.from}.`;
  return reportOf(changed, rule.kind === "category" ? removalText : `${removalText} ${returnText}`);
}

function reportOf(undoneCount: number, message: string): UndoReport {
  return { undone: undoneCount, partly: 0, changed: 0, gone: 0, message };
}
