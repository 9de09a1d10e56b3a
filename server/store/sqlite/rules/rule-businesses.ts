import type { Database } from "better-sqlite3";
import type { NewRule } from "#contract/rules";
import { cityKey } from "#domain/address/city-key";
import { kindsOfRule } from "#domain/categories/kind-rules";
import { closedInCity, ID_SPAN, lowestIds, type RuleBusinesses, ruleStep } from "../../rules/rule-steps.ts";
import { cityIdSql } from "../read/city-id.ts";
import type { Counters } from "../write/counters.ts";
import { openRuleJournal } from "./rule-journal.ts";
import type { Rules } from "./rules.ts";

/** Finds the businesses that a rule may affect; a rule with an id was added or removed. Calls need the caller's transaction. */
export function openRuleBusinesses(db: Database, { counters, rules }: { counters: Counters; rules: Rules }) {
  const journal = openRuleJournal(db);
  const selectInCity = db.prepare<{ after: number; until: number; key: string; limit: number }, number>(
    `SELECT id FROM listings WHERE id > @after AND id <= @until AND city_id = ${cityIdSql("@key")}
     ORDER BY id LIMIT @limit`,
  );
  const selectInCategory = db.prepare<[number, number, string, number], number>(
    `SELECT id FROM listings WHERE id > ? AND id <= ? AND category_id = (SELECT id FROM categories WHERE slug = ?)
     ORDER BY id LIMIT ?`,
  );
  const selectClosed = db.prepare<[], { id: number; city: string }>(
    "SELECT b.id, b.city FROM unlisted u CROSS JOIN businesses b ON b.id = u.id",
  );
  const idsOfSlugs = "SELECT id FROM categories WHERE slug IN (SELECT value FROM json_each(?))";
  const selectOfKinds = db.prepare<[number, number, string, number], number>(
    `SELECT id FROM listings WHERE id > ? AND id <= ? AND category_id IN (${idsOfSlugs}) ORDER BY id LIMIT ?`,
  );
  const selectClosedOfKinds = db.prepare<[string], number>(
    `SELECT b.id FROM unlisted u CROSS JOIN businesses b ON b.id = u.id WHERE b.category_id IN (${idsOfSlugs})`,
  );
  selectOfKinds.pluck();
  selectClosedOfKinds.pluck();
  selectInCity.pluck();
  selectInCategory.pluck();

  /** Returns listed businesses of a category, or of a city, including those that rules of the city have moved away. */
  function listedIdsOf(rule: NewRule, afterId: number, lastId: number, limit: number): number[] {
    if (rule.kind === "category") return selectInCategory.all(afterId, lastId, rules.slugOfGroupRule(rule), limit);
    const key = cityKey(rule.from);
    const movedIds = rules.ofCity(key).map((ruleId) => journal.businessesOf(ruleId, afterId, lastId, limit));
    return lowestIds(selectInCity.all({ after: afterId, until: lastId, key, limit }), movedIds.flat(), limit);
  }

  function kindsOf(rule: NewRule & { id?: number }): string {
    const isRemoved = rule.id !== undefined && !rules.has(rule.id);
    return JSON.stringify(kindsOfRule(rule, rules.kindTargets(), isRemoved));
  }

  /** Returns about `limit` businesses with ids greater than `afterId`; permanently closed ones come first. */
  return (rule: NewRule & { id?: number }, afterId: number, limit: number): RuleBusinesses => {
    const step = { afterId, limit, maxId: counters.get("lastBusinessId") };
    if (rule.kind === "kind") {
      const slugs = kindsOf(rule);
      const listedIds = selectOfKinds.all(afterId, afterId + ID_SPAN, slugs, limit);
      return ruleStep(listedIds, afterId === 0 ? selectClosedOfKinds.all(slugs) : [], step);
    }
    const listedIds = listedIdsOf(rule, afterId, afterId + ID_SPAN, limit);
    const includesClosed = rule.kind === "city" && afterId === 0;
    return ruleStep(listedIds, includesClosed ? closedInCity(rule, selectClosed.all()) : [], step);
  };
}
