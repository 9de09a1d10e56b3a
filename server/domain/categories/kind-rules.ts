import type { CategoryGroup } from "#contract/business";
import type { NewRule } from "#contract/rules";
import { addressOf, type Kind, kindOf } from "./kind.ts";

/** Kinds by the address of a category, or of a kind: what the administrator's rules say, and what the rows of a directory prove. */
export type KindRules = ReadonlyMap<string, Kind>;

export const NO_KIND_RULES: KindRules = new Map();

/** Returns the kind of a category. A rule for the category itself comes before one for its kind. */
export function kindByRules(category: string, rules: KindRules): Kind {
  const kind = kindOf(category);
  if (rules.size === 0) return kind;
  return rules.get(addressOf(category)) ?? rules.get(kind.slug) ?? kind;
}

/**
 * Returns the kind of a page's address or of a name. `textOf` finds the category that an address stood for, which cannot be read from the
 * address itself.
 */
export function kindOfAddress(text: string, rules: KindRules, textOf: (address: string) => string | undefined): Kind {
  const address = addressOf(text);
  return rules.get(address) ?? kindByRules(textOf(address) ?? text, rules);
}

/** Tells whether a stored kind is still what its name means, and not one whose businesses move to another. */
export function isCurrentKind({ category, slug }: { category: string; slug: string }, rules: KindRules): boolean {
  return kindByRules(category, rules).slug === slug;
}

/** A rule as stored: the address that it is for, and the name of the kind that it leads to. */
export interface KindTarget {
  key: string;
  to: string;
}

/** Follows each rule to the end of its chain. Of two rules for one address the later one counts. */
export function kindRulesOf(targets: readonly KindTarget[]): KindRules {
  const names = new Map(targets.map(({ key, to }) => [key, to]));
  return new Map(Array.from(names, ([key, to]) => [key, endOfChain(to, names)]));
}

function endOfChain(name: string, names: ReadonlyMap<string, string>): Kind {
  let kind = ownKind(name);
  for (const passedSlugs = new Set([kind.slug]); ; passedSlugs.add(kind.slug)) {
    const next = names.get(kind.slug);
    if (next === undefined) return kind;
    const nextKind = ownKind(next);
    // A rule from a name to itself spells it, or makes it a kind of its own.
    if (nextKind.slug === kind.slug) return nextKind;
    if (passedSlugs.has(nextKind.slug)) return kind;
    kind = nextKind;
  }
}

/** Returns the kind with exactly this name, whatever else it names. */
function ownKind(name: string): Kind {
  return { slug: addressOf(name), name };
}

/** A group rule as stored: the slug of its kind, and the group. */
export interface GroupRule {
  key: string;
  to: CategoryGroup;
}

/** Returns the slug of the kind that a stored rule is for now: its kind may have been renamed or merged. */
export function currentSlug(key: string, kinds: KindRules): string {
  return kinds.get(key)?.slug ?? key;
}

/**
 * Returns groups by the slugs of kinds. A group rule follows its kind to the kind that other rules lead to, unless that one has a group rule
 * of its own. Of two that follow to one kind the later one counts.
 */
export function groupsByKind(groupRules: readonly GroupRule[], kinds: KindRules): ReadonlyMap<string, CategoryGroup> {
  const followedRules = groupRules.map(({ key, to }) => [currentSlug(key, kinds), to] as const);
  return new Map([...followedRules, ...groupRules.map(({ key, to }) => [key, to] as const)]);
}

/** Returns the slugs of the kinds whose group a rule in force may decide. */
export function slugsRegroupedBy(
  { kind, from, to }: Pick<NewRule, "kind" | "from" | "to">,
  kinds: KindRules,
): string[] {
  const slugs = kind === "category" ? [kindOf(from).slug] : [addressOf(from), kindOf(from).slug, addressOf(to)];
  return [...new Set(slugs.flatMap((slug) => [slug, currentSlug(slug, kinds)]))];
}

/** Returns the slugs of the kinds whose businesses an added rule may move, or a removed one give back. `targets` are in force. */
export function kindsOfRule(
  { from, to }: Pick<NewRule, "from" | "to">,
  targets: readonly KindTarget[],
  isRemoved: boolean,
): string[] {
  const rules = kindRulesOf(targets);
  const target = rules.get(addressOf(to))?.slug ?? addressOf(to);
  if (isRemoved) return [...new Set([target, addressOf(to)])];
  const proven = targets.find(({ key }) => key === addressOf(from))?.to;
  const names = proven === undefined ? [from] : [from, proven];
  const addresses = names.flatMap((name) => [addressOf(name), kindOf(name).slug]);
  const slugs = new Set(addresses.flatMap((address) => [address, rules.get(address)?.slug ?? address]));
  if (target !== addressOf(from)) slugs.delete(target);
  return [...slugs];
}
