import { setImmediate as nextTurn } from "node:timers/promises";
import type { Rule } from "#contract/admin-api";
import { categoryGroupSchema } from "#contract/business";
import { cityKey } from "#domain/city-key";
import { cleanLine } from "#domain/clean-text";
import { slugify } from "#domain/slug";
import { AppError } from "../errors.ts";
import type { Store } from "../store/store.ts";
import { invalid } from "./edit-business.ts";

/** Businesses of one transaction: some tens of milliseconds, so that visitors hardly wait. */
const TRANSACTION_BUSINESSES = 100;

interface RuleOptions {
  store: Store;
  actor: string;
  now: () => Date;
}

/**
 * Lays down that a city is called otherwise, or that a category belongs to a group, for businesses that are there and
 * for all that come. What is there is rewritten some at a time; given again, a rule that was stopped on the way goes on.
 * Answers the rule and how many businesses it changed. Errors: AppError `invalid`, and `conflict` when the city that is
 * named is renamed by another rule.
 */
export async function addRule(
  { store, actor, now }: RuleOptions,
  given: Pick<Rule, "kind" | "from" | "to">,
): Promise<{ rule: Rule; changed: number }> {
  const asked = checked({ ...given, from: cleanLine(given.from), to: cleanLine(given.to) });
  const rule = await store.addRule(asked, now());
  const changed = await follow(store, rule, now);
  const { kind, from, to } = rule;
  await store.recordActivity({
    at: now().toISOString(),
    actor,
    action: "add-rule",
    detail: { kind, from, to, businesses: changed },
  });
  return { rule, changed };
}

/**
 * Takes a rule back: later businesses keep the city that they come with, those that were moved stay; a category goes
 * back to the group that its name says. Errors: AppError `not-found`.
 */
export async function removeRule({ store, actor, now }: RuleOptions, id: number): Promise<Rule> {
  const rule = await store.removeRule(id);
  if (rule === undefined) throw new AppError("not-found", "There is no such rule any more.");
  if (rule.kind === "category") await follow(store, rule, now);
  const { kind, from, to } = rule;
  await store.recordActivity({ at: now().toISOString(), actor, action: "remove-rule", detail: { kind, from, to } });
  return rule;
}

async function follow(store: Store, rule: Rule, now: () => Date): Promise<number> {
  let changed = 0;
  for (let afterId: number | null = 0; afterId !== null; ) {
    const followed = await store.followRule(rule, afterId, TRANSACTION_BUSINESSES, now());
    changed += followed.changed;
    afterId = followed.lastId;
    await nextTurn();
  }
  return changed;
}

function checked(rule: Pick<Rule, "kind" | "from" | "to">): Pick<Rule, "kind" | "from" | "to"> {
  const { kind, from, to } = rule;
  const problems: { field: string; message: string }[] = [];
  const isNamed = (name: string) => (kind === "city" ? cityKey(name) : slugify(name) || name) !== "";
  if (!isNamed(from)) problems.push({ field: "from", message: "is needed" });
  if (!isNamed(to)) problems.push({ field: "to", message: "is needed" });
  else if (kind === "category" && !categoryGroupSchema.safeParse(to).success) {
    problems.push({ field: "to", message: `is none of the groups: ${categoryGroupSchema.options.join(", ")}` });
  }
  if (problems.length > 0) throw invalid(problems);
  return rule;
}
