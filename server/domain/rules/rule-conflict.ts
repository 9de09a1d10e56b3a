import type { NewRule, Rule } from "#contract/rules";
import { cityKey } from "../address/city-key.ts";
import { categorySlug } from "../business/business-keys.ts";
import { addressOf } from "../categories/kind.ts";
import { isSameScope, type RuleScope, ruleScope, scopeCovers, scopesOverlap } from "./rule-scope.ts";
import { ruleSubject } from "./rule-subject.ts";

type ExistingRule = Pick<Rule, "kind" | "from" | "to" | "state" | "country">;

/** Returns the reason why a rule cannot be added to the existing ones; undefined when it can, or is one of them. */
export function ruleConflict(rule: NewRule, rules: readonly ExistingRule[]): string | undefined {
  const sameRule = rules.find((other) => isSameSubject(rule, other));
  if (sameRule !== undefined) {
    return sameRule.to === rule.to
      ? undefined
      : `There is a rule for ${ruleSubject(sameRule)} already, which makes it ${sameRule.to}. Remove that one first.`;
  }
  if (rule.kind === "category") return undefined;
  if (rule.kind === "kind") return kindConflict(rule, rules);
  const cities = rules.filter(({ kind }) => kind === "city");
  const target = cityKey(rule.to);
  const furtherRule = cities.find((other) => {
    const renames = cityKey(other.from) === target && cityKey(other.to) !== target;
    return renames && scopeCovers(ruleScope(other), ruleScope(rule));
  });
  if (furtherRule !== undefined) {
    return `There is a rule that renames ${rule.to}. Remove that one first, or name its city.`;
  }
  return leadsTo(cityKey(rule.from), target, ruleScope(rule), cities)
    ? `Other rules lead from ${rule.to} back to ${rule.from}. Remove those first.`
    : undefined;
}

/** Refuses a rule that would close a cycle of rules. */
function kindConflict({ from, to }: NewRule, rules: readonly ExistingRule[]): string | undefined {
  const targets = new Map(rules.filter(({ kind }) => kind === "kind").map((rule) => [addressOf(rule.from), rule.to]));
  const start = addressOf(to);
  const reachedAddresses = new Set([start]);
  for (const address of reachedAddresses) {
    const next = targets.get(address);
    if (next !== undefined) reachedAddresses.add(addressOf(next));
  }
  return start !== addressOf(from) && reachedAddresses.has(addressOf(from))
    ? `Other rules lead from ${to} back to ${from}. Remove those first.`
    : undefined;
}

/** Tells whether both are for one category, one kind, or for one city in the same state and country. */
export function isSameSubject(rule: NewRule, other: ExistingRule): boolean {
  if (rule.kind !== other.kind) return false;
  if (rule.kind === "category") return categorySlug(rule.from) === categorySlug(other.from);
  if (rule.kind === "kind") return addressOf(rule.from) === addressOf(other.from);
  return cityKey(rule.from) === cityKey(other.from) && isSameScope(ruleScope(rule), ruleScope(other));
}

function leadsTo(end: string, start: string, scope: RuleScope, cities: readonly ExistingRule[]): boolean {
  const reachedKeys = new Set([start]);
  for (const key of reachedKeys) {
    for (const rule of cities) {
      if (cityKey(rule.from) === key && scopesOverlap(ruleScope(rule), scope)) reachedKeys.add(cityKey(rule.to));
    }
  }
  return end !== start && reachedKeys.has(end);
}
