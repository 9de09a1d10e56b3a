import type { Database } from "better-sqlite3";
import type { Rule } from "#contract/rules";
import { kindRulesOf, slugsRegroupedBy } from "#domain/categories/kind-rules";
import type { AppliedRule } from "../../port/editing.ts";
import { removalStep } from "../../rules/rule-steps.ts";
import { applyRulesTo, moveToKinds } from "../../unit-of-work/apply-rules.ts";
import type { UnitOfWork } from "../../unit-of-work/unit-of-work.ts";
import { openCategoryGroups } from "../history/category-groups.ts";
import type { BusinessWriter } from "../write/business-writer.ts";
import type { Counters } from "../write/counters.ts";
import { openRuleBusinesses } from "./rule-businesses.ts";
import { openRuleJournal } from "./rule-journal.ts";
import type { Rules } from "./rules.ts";

interface RuleApplierParts {
  writer: BusinessWriter;
  counters: Counters;
  rules: Rules;
}

/** Applies the current rules to the businesses that a rule affects, or that a removed rule had moved, a batch per transaction. */
export function openRuleApplier(db: Database, { writer, counters, rules }: RuleApplierParts) {
  const journal = openRuleJournal(db);
  const businessesOf = openRuleBusinesses(db, { counters, rules });
  const categories = openCategoryGroups(db);

  /** Renews the search terms of businesses after the rule of a category, whose group belongs to the category. Returns their number. */
  function regroup({ businesses }: UnitOfWork, ids: readonly number[]): number {
    const records = ids.flatMap((id) => businesses.record(id)?.business ?? []);
    for (const record of records) businesses.replaceRecord(record);
    return records.length;
  }

  /** Reindexes businesses of kinds that a rule of kinds gave another group. Returns whether there may be more. */
  function reindexRegrouped(rule: Rule): boolean {
    const slugs = slugsRegroupedBy(rule, kindRulesOf(rules.kindTargets()));
    const [firstId, ...otherIds] = slugs.flatMap(categories.misindexedIn);
    if (firstId === undefined) return false;
    writer.rekey([firstId, ...otherIds]);
    return !slugs.flatMap(categories.misindexedIn).includes(firstId);
  }

  return (rule: Rule, afterId: number, limit: number, at: Date): AppliedRule => {
    const isRemoved = rule.kind === "city" && !rules.has(rule.id);
    const { ids, lastId, fraction } = isRemoved
      ? removalStep(journal.businessesOf(rule.id, afterId, Number.MAX_SAFE_INTEGER, limit), {
          limit,
          maxId: counters.get("lastBusinessId"),
        })
      : businessesOf(rule, afterId, limit);
    const changedCount = writer.write((unit) => {
      if (rule.kind === "kind") return moveToKinds(unit, ids);
      return rule.kind === "city" ? applyRulesTo(unit, ids, at, isRemoved ? rule.id : undefined) : regroup(unit, ids);
    });
    const isRepeated = lastId === null && rule.kind === "kind" && reindexRegrouped(rule);
    if (isRepeated) return { changed: changedCount, lastId: afterId, fraction };
    if (lastId === null) rules.removePending(rule);
    return { changed: changedCount, lastId, fraction };
  };
}
