import { setImmediate as nextTurn } from "node:timers/promises";
import type { NewRule, Rule } from "#contract/admin-api";
import { categoryGroupSchema } from "#contract/business";
import type { Progress } from "#contract/import-report";
import { cityKey } from "#domain/address/city-key";
import { cleanLine } from "#domain/text/clean-text";
import { counted } from "#domain/text/count-label";
import { slugify } from "#domain/text/slug";
import { AppError } from "../../errors.ts";
import type { Store } from "../../store/store.ts";
import { invalid } from "./edit-business.ts";

/** Businesses of one transaction: some tens of milliseconds, so that others who write hardly wait. */
const TRANSACTION_BUSINESSES = 100;

export interface RuleOptions {
  store: Store;
  actor: string;
  now: () => Date;
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

/** `changed`: businesses that were written anew. */
export interface RuleReport {
  rule: Rule;
  changed: number;
}

/**
 * The rule as it would be laid down. Errors: AppError `invalid` with a message for each field, `conflict` when the city
 * that is named is renamed by another rule.
 */
export async function checkedRule(store: Store, given: NewRule): Promise<NewRule> {
  const rule: NewRule = { kind: given.kind, from: cleanLine(given.from), to: cleanLine(given.to) };
  const problems = problemsOf(rule);
  if (problems.length > 0) throw invalid(problems);
  if (rule.kind === "city") await refuseRenamed(store, rule.to);
  return rule;
}

/**
 * Lays down that a city is called otherwise, or that a category belongs to a group, for businesses that are there and
 * for all that come. What is there is rewritten some at a time; given again, a rule that was stopped on the way goes on.
 * Errors: those of `checkedRule`, and `cancelled` after an abort.
 */
export async function addRule(options: RuleOptions, given: NewRule): Promise<RuleReport> {
  const { store, now } = options;
  const rule = await store.editing.addRule(await checkedRule(store, given), now());
  return { rule: { ...rule, isApplied: true }, changed: await followAndNote(options, rule, "add-rule") };
}

/**
 * Takes a rule back: later businesses keep the city that they come with, those that were moved stay; a category goes
 * back to the group that its name says. Errors: AppError `not-found`, `cancelled` after an abort.
 */
export async function removeRule(options: RuleOptions, id: number): Promise<RuleReport> {
  const rule = await options.store.editing.removeRule(id);
  if (rule === undefined) throw new AppError("not-found", "There is no such rule any more.");
  if (rule.kind === "category") return { rule, changed: await followAndNote(options, rule, "remove-rule") };
  await note(options, rule, "remove-rule", 0);
  return { rule, changed: 0 };
}

/** Goes on with rules, laid down or taken back, whose following was stopped. Errors: AppError `cancelled` after an abort. */
export async function applyPendingRules(options: RuleOptions): Promise<{ changed: number }> {
  let changed = 0;
  const rules = await options.store.editing.rules();
  for (const rule of await options.store.editing.pendingRules()) {
    const isLaidDown = rules.some(({ id }) => id === rule.id);
    changed += await followAndNote(options, rule, isLaidDown ? "add-rule" : "remove-rule");
  }
  return { changed };
}

/** The activity tells it even when it is stopped: the rule holds from then on. */
async function followAndNote(options: RuleOptions, rule: Rule, action: string): Promise<number> {
  const { store, now, signal, onProgress } = options;
  let changed = 0;
  try {
    for (let afterId: number | null = 0; afterId !== null; ) {
      if (signal?.aborted) throw stopped(changed);
      const followed = await store.editing.applyRule(rule, afterId, TRANSACTION_BUSINESSES, now());
      changed += followed.changed;
      afterId = followed.lastId;
      onProgress?.({ done: changed, total: null, fraction: followed.fraction, unit: "businesses" });
      await nextTurn();
    }
  } finally {
    await note(options, rule, action, changed);
  }
  return changed;
}

async function note({ store, actor, now }: RuleOptions, { kind, from, to }: Rule, action: string, businesses: number) {
  const detail = { kind, from, to, ...(businesses > 0 && { businesses }) };
  await store.maintenance.recordActivity({ at: now().toISOString(), actor, action, detail });
}

function stopped(changed: number): AppError {
  const soFar = counted(changed, "business", "businesses");
  return new AppError(
    "cancelled",
    `The rule was stopped after ${soFar}. It holds for what comes; the rest follows when you go on with it, or when the server starts again.`,
  );
}

function problemsOf({ kind, from, to }: NewRule): { field: string; message: string }[] {
  const problems: { field: string; message: string }[] = [];
  const isNamed = (name: string) => (kind === "city" ? cityKey(name) : slugify(name) || name) !== "";
  if (!isNamed(from)) problems.push({ field: "from", message: "is needed" });
  if (!isNamed(to)) problems.push({ field: "to", message: "is needed" });
  else if (kind === "category" && !categoryGroupSchema.safeParse(to).success) {
    problems.push({ field: "to", message: `is none of the groups: ${categoryGroupSchema.options.join(", ")}` });
  }
  return problems;
}

/** What the store refuses too: here before a job is begun for it. */
async function refuseRenamed(store: Store, to: string): Promise<void> {
  const key = cityKey(to);
  const renamed = (await store.editing.rules()).find(({ kind, from }) => kind === "city" && cityKey(from) === key);
  if (renamed === undefined || cityKey(renamed.to) === key) return;
  throw new AppError("conflict", `There is a rule that renames ${to}. Remove that one first, or name its city.`);
}
