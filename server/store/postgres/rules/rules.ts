import type { NewRule, Rule } from "#contract/rules";
import { categorySlug } from "#domain/business/business-keys";
import { addressOf } from "#domain/categories/kind";
import { currentSlug, kindByRules, slugsRegroupedBy } from "#domain/categories/kind-rules";
import { isSameSubject, ruleConflict } from "#domain/rules/rule-conflict";
import type { RuleSet } from "#domain/rules/rules";
import { AppError } from "../../../errors.ts";
import {
  type CityRuleRow,
  pendingRule,
  renewedKeys,
  resolveChains,
  ruleKey,
  ruleRow,
  ruleSetOf,
} from "../../rules/rule-chains.ts";
import type { Transaction } from "../connection/transaction.ts";
import { categoryGroups } from "../history/category-groups.ts";
import { categoryNames } from "./category-names.ts";
import { groupRules } from "./group-rules.ts";

const SELECT_RULE = `SELECT id, kind, from_name AS "from", to_name AS "to", state, country, created_at AS "createdAt",
  NOT EXISTS (SELECT 1 FROM pending_rules p WHERE p.kind = rules.kind AND p.from_key = rules.from_key) AS "isApplied",
  is_recorded = 1 AS "isRecorded",
  CASE kind WHEN 'city' THEN (SELECT count(*) FROM rule_changes c WHERE c.rule_id = rules.id)
    ELSE coalesce((SELECT business_count FROM categories
      WHERE slug = CASE kind WHEN 'kind' THEN rules.own_to_key ELSE rules.from_key END), 0) END AS businesses
  FROM rules`;

const cityRows = (tx: Transaction) =>
  tx.rows<CityRuleRow>(
    `SELECT id, city_key AS key, to_key AS "toKey", to_name AS "to", own_to_key AS "ownToKey", own_to_name AS "ownTo", state, country
     FROM rules WHERE kind = 'city' ORDER BY id`,
  );

const selectAll = async (tx: Transaction) => withCounts(tx, await tx.rows<Rule>(`${SELECT_RULE} ORDER BY id`));
async function selectOne(tx: Transaction, id: number): Promise<Rule | undefined> {
  const row = await tx.row<Rule>(`${SELECT_RULE} WHERE id = $1`, [id]);
  return row && (await withCounts(tx, [row]))[0];
}

/** Counts for group rules the businesses of the kinds that their kinds belong to now. */
async function withCounts(tx: Transaction, rules: Rule[]): Promise<Rule[]> {
  if (rules.every(({ kind }) => kind !== "category")) return rules;
  const kinds = await kindRules(tx);
  const slugOf = ({ from }: Rule) => currentSlug(categorySlug(from), kinds);
  const counts = await tx.rows<{ slug: string; businesses: number }>(
    "SELECT slug, business_count AS businesses FROM categories WHERE slug = ANY($1::text[])",
    [rules.filter(({ kind }) => kind === "category").map(slugOf)],
  );
  const countBySlug = new Map(counts.map(({ slug, businesses }) => [slug, businesses]));
  return rules.map((rule) =>
    rule.kind === "category" ? { ...rule, businesses: countBySlug.get(slugOf(rule)) ?? 0 } : rule,
  );
}

const { kindTargets, kindRules } = groupRules;

/** Updates the spelling of a kind if a rule changes its name but not its slug. */
async function respell(tx: Transaction, { from, to }: NewRule): Promise<void> {
  const { slug, name } = kindByRules(from, await kindRules(tx));
  if (slug !== addressOf(from) || slug !== addressOf(to)) return;
  await tx.run("UPDATE categories SET category = $1 WHERE slug = $2", [name, slug]);
}

/** Keeps the address of an existing kind that others are to be merged with. */
async function keepAddress(tx: Transaction, { to }: NewRule): Promise<void> {
  const slug = addressOf(to);
  const category = await tx.value<string>("SELECT category FROM categories WHERE slug = $1", [slug]);
  const isMadeByRules = (await kindTargets(tx)).some((target) => addressOf(target.to) === slug);
  if (category !== undefined && !isMadeByRules) await categoryNames.add(tx, [{ slug, category }]);
}

/** Redirects the address of a removed rule to the original kind, unless it is that of another kind. */
async function leaveAddress(tx: Transaction, rule: NewRule): Promise<void> {
  await respell(tx, rule);
  const slug = addressOf(rule.to);
  if (slug === addressOf(rule.from)) return;
  const categories = await tx.values<string>(
    `WITH kind AS (SELECT id FROM categories WHERE slug = $1)
     SELECT DISTINCT category FROM businesses WHERE id IN (
       SELECT id FROM listings WHERE category_id IN (SELECT id FROM kind) UNION ALL
       SELECT b.id FROM unlisted u JOIN businesses b ON b.id = u.id WHERE b.category_id IN (SELECT id FROM kind))`,
    [slug],
  );
  if (categories.some((category) => addressOf(category) === slug)) return;
  await categoryNames.add(tx, [{ slug, category: rule.from }]);
}

async function pending(tx: Transaction): Promise<Rule[]> {
  return (await tx.values<string>("SELECT rule FROM pending_rules ORDER BY kind, from_key")).map(pendingRule);
}

async function setTargets(tx: Transaction): Promise<void> {
  for (const { id, to, toKey } of resolveChains(await cityRows(tx))) {
    await tx.run("UPDATE rules SET to_key = $1, to_name = $2 WHERE id = $3", [toKey, to, id]);
  }
}

async function setPending(tx: Transaction, rule: Rule): Promise<void> {
  await tx.run(
    "INSERT INTO pending_rules VALUES ($1, $2, $3) ON CONFLICT (kind, from_key) DO UPDATE SET rule = excluded.rule",
    [rule.kind, ruleKey(rule), JSON.stringify(rule)],
  );
}

/** Returns the id. A rule that is still being reverted gets its old id again, by which its businesses are recorded. */
async function insertRule(tx: Transaction, rule: NewRule, at: Date): Promise<number> {
  const row = ruleRow(rule, at);
  const { kind, key, from, toKey, to, state, country } = row;
  const existingId = await tx.value<number>("SELECT id FROM rules WHERE kind = $1 AND from_key = $2", [kind, key]);
  if (existingId !== undefined) return existingId;
  const id = (await pending(tx)).find((other) => isSameSubject(rule, other))?.id ?? null;
  const addedId = await tx.value<number>(
    `INSERT INTO rules
       (id, kind, from_key, from_name, city_key, to_key, to_name, own_to_key, own_to_name, state, country, created_at)
     VALUES (coalesce($10::bigint, nextval(pg_get_serial_sequence('rules', 'id'))), $1, $2, $3, $4, $5, $6, $5, $6, $7, $8, $9) RETURNING id`,
    [kind, key, from, row.cityKey, toKey, to, state, country, row.at, id],
  );
  return addedId as number;
}

/** The administrator's rules for cities and categories. */
export const rules = {
  async ruleSet(tx: Transaction): Promise<RuleSet> {
    return ruleSetOf(await cityRows(tx), await kindTargets(tx), await groupRules.all(tx));
  },

  kindTargets,

  /** Returns the slug of the kind that a group rule is for now. */
  slugOfGroupRule: async (tx: Transaction, { from }: NewRule): Promise<string> =>
    currentSlug(categorySlug(from), await kindRules(tx)),

  all: selectAll,
  one: selectOne,

  /** Added or removed rules that are not yet applied to all businesses. */
  pending,
  removePending: (tx: Transaction, rule: NewRule) =>
    tx.run("DELETE FROM pending_rules WHERE kind = $1 AND from_key = $2", [rule.kind, ruleKey(rule)]),

  /** Returns ids of the rules of a city key, for any state and country. */
  ofCity: (tx: Transaction, key: string) =>
    tx.values<number>("SELECT id FROM rules WHERE kind = 'city' AND city_key = $1 ORDER BY id", [key]),

  /** Adding the same rule again returns the stored one. Errors: AppError `conflict` if it contradicts another rule. */
  async add(tx: Transaction, rule: NewRule, at: Date): Promise<Rule> {
    const conflict = ruleConflict(rule, await selectAll(tx));
    if (conflict !== undefined) throw new AppError("conflict", conflict);
    if (rule.kind === "kind") await keepAddress(tx, rule);
    const id = await insertRule(tx, rule, at);
    if (rule.kind === "kind") await respell(tx, rule);
    if (rule.kind === "city") await setTargets(tx);
    else {
      await categoryGroups.renew(tx, slugsRegroupedBy(rule, await kindRules(tx)));
      // Other processes cache the groups and names of categories.
      tx.addToCounter("generation", 1);
    }
    const newRule = { ...((await selectOne(tx, id)) as Rule), isApplied: false };
    await setPending(tx, newRule);
    return newRule;
  },

  /** Removes a rule and marks its businesses to return to their cities. A category returns to the group of its name or its businesses. */
  async remove(tx: Transaction, id: number): Promise<Rule | undefined> {
    const rule = await selectOne(tx, id);
    if (rule === undefined) return undefined;
    const regroupedSlugs = slugsRegroupedBy(rule, await kindRules(tx));
    await tx.run("DELETE FROM rules WHERE id = $1", [id]);
    await setPending(tx, rule);
    if (rule.kind === "city") {
      await setTargets(tx);
      return rule;
    }
    if (rule.kind === "kind") await leaveAddress(tx, rule);
    await categoryGroups.renew(tx, regroupedSlugs);
    tx.addToCounter("generation", 1);
    return rule;
  },

  /** Recomputes the keys of all rules. Of two rules with the same key the later one stays. */
  async renewKeys(tx: Transaction): Promise<void> {
    const renewedRows = renewedKeys(await selectAll(tx), await cityRows(tx));
    // One rule's new key may be the old key of another.
    await tx.run("UPDATE rules SET from_key = from_key || '~' || id");
    for (const { id, kind, key, cityKey, ownToKey } of renewedRows) {
      await tx.run("DELETE FROM rules WHERE kind = $1 AND from_key = $2", [kind, key]);
      await tx.run("UPDATE rules SET from_key = $1, city_key = $2, own_to_key = $3 WHERE id = $4", [
        key,
        cityKey,
        ownToKey,
        id,
      ]);
    }
    await setTargets(tx);
    const staleRules = await pending(tx);
    await tx.run("DELETE FROM pending_rules");
    for (const rule of staleRules) await setPending(tx, rule);
  },
};
