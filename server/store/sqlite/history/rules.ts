import type { Database } from "better-sqlite3";
import type { NewRule, Rule } from "#contract/admin-api";
import type { CategoryGroup } from "#contract/business";
import { cityKey } from "#domain/address/city-key";
import { categorySlug } from "#domain/business/business-keys";
import type { RuleSet } from "#domain/business/rules";
import { AppError } from "../../../errors.ts";
import type { Counters } from "../write/counters.ts";
import { openCategoryGroups } from "./category-groups.ts";

interface Row {
  id: number;
  fromKey: string;
  toKey: string;
}

const RULE = `id, kind, from_name AS 'from', to_name AS 'to', created_at AS createdAt, NOT EXISTS (
  SELECT 1 FROM pending_rules p WHERE p.kind = rules.kind AND p.from_key = rules.from_key) AS isApplied`;
type RuleRow = Omit<Rule, "isApplied"> & { isApplied: number };

export type Rules = ReturnType<typeof openRules>;

/** The administrator's rules for cities and categories. */
export function openRules(db: Database) {
  const all = db.prepare<[], RuleRow>(`SELECT ${RULE} FROM rules ORDER BY id`);
  const one = db.prepare<[number], RuleRow>(`SELECT ${RULE} FROM rules WHERE id = ?`);
  const byFrom = db.prepare<[string, string], Row>(
    "SELECT id, from_key AS fromKey, to_key AS toKey FROM rules WHERE kind = ? AND from_key = ?",
  );
  const keyed = db.prepare<[], { kind: Rule["kind"]; key: string; toName: string }>(
    "SELECT kind, from_key AS key, to_name AS toName FROM rules",
  );
  const add = db.prepare(
    `INSERT INTO rules (kind, from_key, from_name, to_key, to_name, created_at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (kind, from_key) DO UPDATE SET to_key = excluded.to_key, to_name = excluded.to_name`,
  );
  const redirect = db.prepare("UPDATE rules SET to_key = ?, to_name = ? WHERE kind = 'city' AND to_key = ?");
  const remove = db.prepare("DELETE FROM rules WHERE id = ?");
  const vacateKeys = db.prepare("UPDATE rules SET from_key = from_key || '~' || id");
  const setKeys = db.prepare("UPDATE OR REPLACE rules SET from_key = ?, to_key = ? WHERE id = ?");
  const addPending = db.prepare("INSERT OR REPLACE INTO pending_rules VALUES (?, ?, ?)");
  const removePending = db.prepare("DELETE FROM pending_rules WHERE kind = ? AND from_key = ?");
  const clearPending = db.prepare("DELETE FROM pending_rules");
  const pending = db.prepare<[], string>("SELECT rule FROM pending_rules").pluck();
  const categories = openCategoryGroups(db);
  const categoryBySlug = db.prepare<[string], { id: number; category: string }>(
    "SELECT id, category FROM categories WHERE slug = ?",
  );
  const setGroup = db.prepare("UPDATE categories SET category_group = ? WHERE slug = ?");

  function addCity(from: string, to: string, at: Date) {
    const [fromKey, toKey] = [cityKey(from), cityKey(to)];
    const further = byFrom.get("city", toKey);
    if (further !== undefined && further.toKey !== toKey) {
      throw new AppError("conflict", `There is a rule that renames ${to}. Remove that one first, or name its city.`);
    }
    add.run("city", fromKey, from, toKey, to, at.toISOString());
    // rules to the renamed city lead on to the new one
    redirect.run(toKey, to, fromKey);
    if (fromKey !== toKey) redirect.run(toKey, to, toKey);
    return byFrom.get("city", fromKey);
  }

  function addCategory(from: string, to: string, at: Date) {
    const slug = categorySlug(from);
    add.run("category", slug, from, to, to, at.toISOString());
    setGroup.run(to, slug);
    return byFrom.get("category", slug);
  }

  function setPending(rule: Rule) {
    addPending.run(rule.kind, keyOf(rule), JSON.stringify(rule));
  }

  const pendingRules = () => pending.all().map((rule): Rule => JSON.parse(rule));

  return {
    ruleSet(): RuleSet {
      const cities = new Map<string, string>();
      const groups = new Map<string, CategoryGroup>();
      for (const { kind, key, toName } of keyed.all()) {
        if (kind === "city") cities.set(key, toName);
        else groups.set(key, toName as CategoryGroup);
      }
      return { cities, groups };
    },
    all: () => all.all().map(ruleOf),
    /** Added or removed rules that some businesses do not follow yet. */
    pending: pendingRules,
    removePending: (rule: NewRule) => removePending.run(rule.kind, keyOf(rule)),
    /** Replaces a rule of the same city or category. Errors: AppError `conflict` when another rule renames its city. */
    add({ kind, from, to }: NewRule, counters: Counters, at: Date): Rule {
      const added = kind === "city" ? addCity(from, to, at) : addCategory(from, to, at);
      // other programs cache the groups of categories
      if (kind === "category") counters.add("generation", 1);
      const rule = { ...ruleOf(one.get(added?.id ?? 0) as RuleRow), isApplied: false };
      setPending(rule);
      return rule;
    },
    /** A category returns to the group that its name or its businesses tell. */
    remove(id: number, counters: Counters): Rule | undefined {
      const row = one.get(id);
      if (row === undefined) return undefined;
      const rule = ruleOf(row);
      remove.run(id);
      removePending.run(rule.kind, keyOf(rule));
      if (rule.kind === "category") {
        const slug = categorySlug(rule.from);
        const category = categoryBySlug.get(slug);
        if (category !== undefined) setGroup.run(categories.groupOf(category), slug);
        setPending(rule);
        counters.add("generation", 1);
      }
      return rule;
    },
    /** Computes the keys of all rules again. Of two rules with one key the later stays. */
    renewKeys() {
      const rules = all.all();
      // one rule's new key may be the old key of another
      vacateKeys.run();
      for (const { id, kind, from, to } of rules) {
        setKeys.run(keyOf({ kind, from, to }), kind === "city" ? cityKey(to) : to, id);
      }
      const stale = pendingRules();
      clearPending.run();
      for (const rule of stale) setPending(rule);
    },
  };
}

function ruleOf(row: RuleRow): Rule {
  return { ...row, isApplied: row.isApplied === 1 };
}

function keyOf({ kind, from }: NewRule): string {
  return kind === "city" ? cityKey(from) : categorySlug(from);
}
