import type { NewRule } from "#contract/rules";
import { foldText } from "../text/fold.ts";

/** State and country, folded, that a rule is limited to; "" is any. */
export interface RuleScope {
  stateKey: string;
  countryKey: string;
}

export function ruleScope({ state = "", country = "" }: Pick<NewRule, "state" | "country">): RuleScope {
  return { stateKey: foldText(state), countryKey: foldText(country) };
}

/** Tells whether a rule is for businesses in a state and country. */
export function isInScope({ state, country }: { state: string; country: string }, scope: RuleScope): boolean {
  return (
    (scope.stateKey === "" || foldText(state) === scope.stateKey) &&
    (scope.countryKey === "" || foldText(country) === scope.countryKey)
  );
}

export function isSameScope(a: RuleScope, b: RuleScope): boolean {
  return a.stateKey === b.stateKey && a.countryKey === b.countryKey;
}

/** Tells whether a place may be in both scopes. */
export function scopesOverlap(a: RuleScope, b: RuleScope): boolean {
  return overlaps(a.stateKey, b.stateKey) && overlaps(a.countryKey, b.countryKey);
}

/** Tells whether each place in the inner scope is in the outer one. */
export function scopeCovers(outerScope: RuleScope, innerScope: RuleScope): boolean {
  return (
    (outerScope.stateKey === "" || outerScope.stateKey === innerScope.stateKey) &&
    (outerScope.countryKey === "" || outerScope.countryKey === innerScope.countryKey)
  );
}

function overlaps(a: string, b: string): boolean {
  return a === "" || b === "" || a === b;
}
