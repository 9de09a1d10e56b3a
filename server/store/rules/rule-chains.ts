import type { NewRule, Rule } from "#contract/rules";
import { cityKey } from "#domain/address/city-key";
import { categorySlug } from "#domain/business/business-keys";
import { addressOf } from "#domain/categories/kind";
import { type GroupRule, groupsByKind, type KindTarget, kindRulesOf } from "#domain/categories/kind-rules";
import { ruleScope, scopeCovers } from "#domain/rules/rule-scope";
import type { CityRule, RuleSet } from "#domain/rules/rules";

/** A stored city rule. */
export interface CityRuleRow {
  id: number;
  key: string;
  /** Target of the rule after further rules. */
  to: string;
  toKey: string;
  /** Target of the rule alone. */
  ownTo: string;
  ownToKey: string;
  state: string;
  country: string;
}

interface ScopedRow extends CityRuleRow, CityRule {}

/** Maximum number of rules in a chain. */
const MAX_CHAIN_RULES = 100;

/** `rows` are in the order of their ids. Of `kinds`, later ones count: those that rows prove come first. */
export function ruleSetOf(
  rows: readonly CityRuleRow[],
  kinds: readonly KindTarget[],
  groups: readonly GroupRule[],
): RuleSet {
  const rulesByCity = new Map<string, CityRule[]>();
  for (const { key, ownTo: to, id, stateKey, countryKey } of rows.map(toScopedRow)) {
    const rule: CityRule = { id, to, stateKey, countryKey };
    rulesByCity.set(key, [...(rulesByCity.get(key) ?? []), rule]);
  }
  const kindRules = kindRulesOf(kinds);
  return { cities: rulesByCity, kinds: kindRules, groups: groupsByKind(groups, kindRules) };
}

/** Resolves every rule to the end of its chain, so that readers need one lookup. Returns the rules whose target changes. */
export function resolveChains(rows: readonly CityRuleRow[]): Pick<CityRuleRow, "id" | "to" | "toKey">[] {
  const rules = rows.map(toScopedRow);
  return rules.flatMap((rule) => {
    const { to, toKey } = resolveChain(rule, rules);
    return toKey === rule.toKey && to === rule.to ? [] : [{ id: rule.id, to, toKey }];
  });
}

function resolveChain(rule: ScopedRow, rules: readonly ScopedRow[]): Pick<CityRuleRow, "to" | "toKey"> {
  let end = { toKey: rule.ownToKey, to: rule.ownTo };
  const respelledRule = rules.find(
    ({ key, ownToKey, stateKey, countryKey }) =>
      key === rule.ownToKey && ownToKey === key && stateKey === "" && countryKey === "",
  );
  if (respelledRule !== undefined) end = { ...end, to: respelledRule.ownTo };
  for (let step = 0; step < MAX_CHAIN_RULES; step++) {
    const nextRule = findNextRule(rule, end.toKey, rules);
    if (nextRule === undefined || nextRule.ownToKey === rule.key) break;
    end = { toKey: nextRule.ownToKey, to: nextRule.ownTo };
  }
  return end;
}

/** Returns a rule that renames the target of another one in all of its scope. */
function findNextRule(rule: ScopedRow, target: string, rules: readonly ScopedRow[]): ScopedRow | undefined {
  return rules.find(
    (nextRule) => nextRule.key === target && nextRule.ownToKey !== target && scopeCovers(nextRule, rule),
  );
}

function toScopedRow(row: CityRuleRow): ScopedRow {
  return { ...row, ...ruleScope(row) };
}

/** Returns the key of a rule: the folded city with its scope if it has one, the slug of a kind, or the address of a category. */
export function ruleKey({ kind, from, state = "", country = "" }: NewRule): string {
  if (kind === "category") return categorySlug(from);
  if (kind === "kind") return addressOf(from);
  const { stateKey, countryKey } = ruleScope({ state, country });
  return stateKey === "" && countryKey === "" ? cityKey(from) : `${cityKey(from)}|${stateKey}|${countryKey}`;
}

/** Parses a stored pending rule. Program versions without scopes stored none. */
export function pendingRule(json: string): Rule {
  return { state: "", country: "", businesses: 0, isRecorded: false, ...JSON.parse(json) };
}

/** The columns of a new rule by name. */
export function ruleRow(rule: NewRule, at: Date) {
  const { kind, from, to, state = "", country = "" } = rule;
  const [key, toKey] = kind === "city" ? [cityKey(from), cityKey(to)] : ["", kind === "kind" ? addressOf(to) : to];
  return { kind, key: ruleKey(rule), from, cityKey: key, toKey, to, state, country, at: at.toISOString() };
}

/** Recomputes the keys of all rules. */
export function renewedKeys(rules: readonly (NewRule & Pick<Rule, "id">)[], cityRules: readonly CityRuleRow[]) {
  const ownTargets = new Map(cityRules.map(({ id, ownTo }) => [id, ownTo]));
  return rules.map(({ id, ...rule }) => {
    const ownTarget = ownTargets.get(id);
    const keys =
      ownTarget === undefined
        ? { cityKey: "", ownToKey: rule.kind === "kind" ? addressOf(rule.to) : rule.to }
        : { cityKey: cityKey(rule.from), ownToKey: cityKey(ownTarget) };
    return { id, kind: rule.kind, key: ruleKey(rule), ...keys };
  });
}
