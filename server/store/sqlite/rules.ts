import type { Database } from "better-sqlite3";
import type { CategoryGroup } from "#contract/business";
import type { RuleSet } from "#domain/rules";

/** What the administrator laid down of cities and categories. */
export function openRules(db: Database) {
  const all = db.prepare<[], { kind: "city" | "category"; key: string; toName: string }>(
    "SELECT kind, from_key AS key, to_name AS toName FROM rules",
  );
  return {
    ruleSet(): RuleSet {
      const cities = new Map<string, string>();
      const groups = new Map<string, CategoryGroup>();
      for (const { kind, key, toName } of all.all()) {
        if (kind === "city") cities.set(key, toName);
        else groups.set(key, toName as CategoryGroup);
      }
      return { cities, groups };
    },
  };
}
