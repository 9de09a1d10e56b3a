import type { Rule } from "#contract/rules";
import type { AppliedRule } from "../../port/editing.ts";
import { type RuleBusinesses, removalStep } from "../../rules/rule-steps.ts";
import { applyRulesTo, moveToKinds } from "../../unit-of-work/apply-rules.ts";
import type { Transaction } from "../connection/transaction.ts";
import type { LoadedUnit } from "../unit-of-work/loaded-unit.ts";
import type { BusinessWriter } from "../write/business-writer.ts";
import { ruleBusinesses } from "./rule-businesses.ts";
import { ruleJournal } from "./rule-journal.ts";
import { rules } from "./rules.ts";

/** Returns the businesses that a rule affects, or those that a removed rule had moved. */
async function businessesOf(
  tx: Transaction,
  rule: Rule,
  isRemoved: boolean,
  afterId: number,
  limit: number,
): Promise<RuleBusinesses> {
  if (!isRemoved) return ruleBusinesses(tx, rule, afterId, limit);
  const ids = await ruleJournal.businessesOf(tx, [rule.id], afterId, Number.MAX_SAFE_INTEGER, limit);
  return removalStep(ids, { limit, maxId: tx.counter("lastBusinessId") });
}

/**
 * Applies the current rules to a batch of the businesses that a rule affects, or that a removed rule had moved. Groups belong to
 * categories, so the rule of a category changes no business.
 */
export async function applyRule(
  tx: Transaction,
  writer: BusinessWriter,
  rule: Rule,
  afterId: number,
  limit: number,
  at: Date,
): Promise<AppliedRule> {
  const isCity = rule.kind === "city";
  const isRemoved = isCity && (await rules.one(tx, rule.id)) === undefined;
  const { ids, lastId, fraction } = await businessesOf(tx, rule, isRemoved, afterId, limit);
  const apply = async (unit: LoadedUnit) => {
    await unit.load({ ids });
    await unit.tombstones.load(tx, unit.absent(ids));
    return isCity ? applyRulesTo(unit, ids, at, isRemoved ? rule.id : undefined) : moveToKinds(unit, ids);
  };
  const changedCount = rule.kind === "category" ? ids.length : await writer.write(tx, apply);
  if (lastId === null) await rules.removePending(tx, rule);
  return { changed: changedCount, lastId, fraction };
}
