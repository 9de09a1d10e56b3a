import type { Database } from "better-sqlite3";
import type { NewRule, Rule } from "#contract/rules";
import { categorySlug } from "#domain/business/business-keys";
import { addressOf } from "#domain/categories/kind";
import { currentSlug, type KindRules, kindByRules, slugsRegroupedBy } from "#domain/categories/kind-rules";
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
import { openCategoryGroups } from "../history/category-groups.ts";
import type { Counters } from "../write/counters.ts";
import { openCategoryNames } from "./category-names.ts";
import { openGroupRules } from "./group-rules.ts";
import { openRuleJournal } from "./rule-journal.ts";

const RULE_COLUMNS = `id, kind, from_name AS 'from', to_name AS 'to', state, country, created_at AS createdAt, NOT EXISTS (
  SELECT 1 FROM pending_rules p WHERE p.kind = rules.kind AND p.from_key = rules.from_key) AS isApplied, is_recorded AS isRecorded`;
type RuleRow = Omit<Rule, "isApplied" | "isRecorded" | "businesses"> & { isApplied: number; isRecorded: number };

export type Rules = ReturnType<typeof openRules>;

/** The administrator's rules for cities and categories. */
export function openRules(db: Database) {
  const selectAll = db.prepare<[], RuleRow>(`SELECT ${RULE_COLUMNS} FROM rules ORDER BY id`);
  const selectOne = db.prepare<[number], RuleRow>(`SELECT ${RULE_COLUMNS} FROM rules WHERE id = ?`);
  const selectByKey = db
    .prepare<[string, string], number>("SELECT id FROM rules WHERE kind = ? AND from_key = ?")
    .pluck();
  const cityRows = db.prepare<[], CityRuleRow>(
    `SELECT id, city_key AS key, to_key AS toKey, to_name AS 'to', own_to_key AS ownToKey, own_to_name AS ownTo, state, country
     FROM rules WHERE kind = 'city' ORDER BY id`,
  );
  const { kindTargets, kindRules, groupRules } = openGroupRules(db);
  const selectOfCity = db
    .prepare<[string], number>("SELECT id FROM rules WHERE kind = 'city' AND city_key = ? ORDER BY id")
    .pluck();
  const add = db.prepare(
    `INSERT INTO rules
       (id, kind, from_key, from_name, city_key, to_key, to_name, own_to_key, own_to_name, state, country, created_at)
     VALUES (@id, @kind, @key, @from, @cityKey, @toKey, @to, @toKey, @to, @state, @country, @at)`,
  );
  const setTarget = db.prepare("UPDATE rules SET to_key = ?, to_name = ? WHERE id = ?");
  const remove = db.prepare("DELETE FROM rules WHERE id = ?");
  const vacateKeys = db.prepare("UPDATE rules SET from_key = from_key || '~' || id");
  const setKeys = db.prepare("UPDATE OR REPLACE rules SET from_key = ?, city_key = ?, own_to_key = ? WHERE id = ?");
  const addPending = db.prepare("INSERT OR REPLACE INTO pending_rules VALUES (?, ?, ?)");
  const removePending = db.prepare("DELETE FROM pending_rules WHERE kind = ? AND from_key = ?");
  const clearPending = db.prepare("DELETE FROM pending_rules");
  const selectPending = db.prepare<[], string>("SELECT rule FROM pending_rules").pluck();
  const journal = openRuleJournal(db);
  const names = openCategoryNames(db);
  const categories = openCategoryGroups(db);
  const categoryBySlug = db.prepare<[string], string>("SELECT category FROM categories WHERE slug = ?").pluck();
  const sizeOfCategory = db.prepare<[string], number>("SELECT business_count FROM categories WHERE slug = ?").pluck();
  const categoriesOfKind = db
    .prepare<[string], string>(
      `WITH kind AS (SELECT id FROM categories WHERE slug = ?)
       SELECT DISTINCT category FROM businesses WHERE id IN (
         SELECT id FROM listings WHERE category_id IN kind UNION ALL
         SELECT b.id FROM unlisted u CROSS JOIN businesses b ON b.id = u.id WHERE b.category_id IN kind)`,
    )
    .pluck();
  const setName = db.prepare("UPDATE categories SET category = ? WHERE slug = ?");

  function setTargets() {
    for (const { id, to, toKey } of resolveChains(cityRows.all())) setTarget.run(toKey, to, id);
  }

  /** Returns the id. A rule that is still being reverted gets its old id again, by which its businesses are recorded. */
  function insertRule(rule: NewRule, at: Date): number {
    const row = ruleRow(rule, at);
    const existingId = selectByKey.get(row.kind, row.key);
    if (existingId !== undefined) return existingId;
    const id = pendingRules().find((other) => isSameSubject(rule, other))?.id ?? null;
    return Number(add.run({ id, ...row }).lastInsertRowid);
  }

  /** Counts the businesses of rules. The rules of kinds are read at most once, and only for rules of groups. */
  function rulesOf(rows: readonly RuleRow[]): Rule[] {
    let kinds: KindRules | undefined;
    function sizeOf(row: RuleRow): number {
      if (row.kind === "city") return journal.count(row.id);
      if (row.kind === "kind") return sizeOfCategory.get(addressOf(row.to)) ?? 0;
      kinds ??= kindRules();
      return sizeOfCategory.get(currentSlug(categorySlug(row.from), kinds)) ?? 0;
    }
    return rows.map((row) => ({
      ...row,
      isApplied: row.isApplied === 1,
      isRecorded: row.isRecorded === 1,
      businesses: sizeOf(row),
    }));
  }

  function selectRule(id: number): Rule | undefined {
    const row = selectOne.get(id);
    return row && rulesOf([row])[0];
  }

  /** Returns the slug of the kind that a group rule is for now. */
  const slugOfGroupRule = ({ from }: NewRule): string => currentSlug(categorySlug(from), kindRules());

  /** Updates the spelling of a kind if a rule changes its name but not its slug. */
  function respell({ from, to }: NewRule) {
    const { slug, name } = kindByRules(from, kindRules());
    if (slug === addressOf(from) && slug === addressOf(to)) setName.run(name, slug);
  }

  /** Keeps the address of an existing kind that others are to be merged with. */
  function keepAddress({ to }: NewRule) {
    const address = addressOf(to);
    const category = categoryBySlug.get(address);
    const isMadeByRules = kindTargets().some((target) => addressOf(target.to) === address);
    if (category !== undefined && !isMadeByRules) names.addAddress(address, category);
  }

  /** Redirects the address of a removed rule to the original kind, unless it is that of another kind. */
  function leaveAddress(rule: NewRule) {
    respell(rule);
    const address = addressOf(rule.to);
    if (address === addressOf(rule.from)) return;
    if (categoriesOfKind.all(address).some((category) => addressOf(category) === address)) return;
    names.addAddress(address, rule.from);
  }

  function setPending(rule: Rule) {
    addPending.run(rule.kind, ruleKey(rule), JSON.stringify(rule));
  }

  const pendingRules = () => selectPending.all().map(pendingRule);

  return {
    ruleSet: (): RuleSet => ruleSetOf(cityRows.all(), kindTargets(), groupRules()),
    /** Returns the targets of kinds: those that rows prove, then those of rules, which win. */
    kindTargets,
    slugOfGroupRule,
    all: () => rulesOf(selectAll.all()),
    has: (id: number) => selectOne.get(id) !== undefined,
    /** Added or removed rules that are not yet applied to all businesses. */
    pending: pendingRules,
    removePending: (rule: NewRule) => removePending.run(rule.kind, ruleKey(rule)),
    /** Returns rules of a city, by its key, for any state and country. */
    ofCity: (key: string) => selectOfCity.all(key),
    /** Adding the same rule again returns the stored one. Errors: AppError `conflict` with an existing rule. */
    add(rule: NewRule, counters: Counters, at: Date): Rule {
      const conflict = ruleConflict(rule, selectAll.all());
      if (conflict !== undefined) throw new AppError("conflict", conflict);
      if (rule.kind === "kind") keepAddress(rule);
      const id = insertRule(rule, at);
      if (rule.kind === "kind") respell(rule);
      if (rule.kind === "city") setTargets();
      else {
        categories.renewOf(slugsRegroupedBy(rule, kindRules()));
        // Other processes cache the groups and names of categories.
        counters.add("generation", 1);
      }
      const newRule = { ...(selectRule(id) as Rule), isApplied: false };
      setPending(newRule);
      return newRule;
    },
    /** Removes a rule and marks its businesses to return to their cities. A category returns to the group of its name or its businesses. */
    remove(id: number, counters: Counters): Rule | undefined {
      const rule = selectRule(id);
      if (rule === undefined) return undefined;
      const regroupedSlugs = slugsRegroupedBy(rule, kindRules());
      remove.run(id);
      setPending(rule);
      if (rule.kind === "city") {
        setTargets();
        return rule;
      }
      if (rule.kind === "kind") leaveAddress(rule);
      categories.renewOf(regroupedSlugs);
      counters.add("generation", 1);
      return rule;
    },
    /** Recomputes the keys of all rules. Of two rules with one key the later stays. */
    renewKeys() {
      const renewedRows = renewedKeys(selectAll.all(), cityRows.all());
      // One rule's new key may be the old key of another.
      vacateKeys.run();
      for (const { id, key, cityKey, ownToKey } of renewedRows) setKeys.run(key, cityKey, ownToKey, id);
      setTargets();
      const staleRules = pendingRules();
      clearPending.run();
      for (const rule of staleRules) setPending(rule);
    },
  };
}
