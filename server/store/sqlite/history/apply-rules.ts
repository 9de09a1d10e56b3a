import type { Database } from "better-sqlite3";
import type { Rule } from "#contract/admin-api";
import { cityKey } from "#domain/address/city-key";
import { businessKeys, categorySlug } from "#domain/business/business-keys";
import type { AppliedRule } from "../../port/editing.ts";
import { type BusinessRow, businessRecord, SELECT_BUSINESS } from "../read/business-record.ts";
import { cityIdSql } from "../read/city-id.ts";
import type { BusinessWriter } from "../write/business-writer.ts";
import type { Counters } from "../write/counters.ts";
import type { Rules } from "./rules.ts";

/** Ids scanned in one transaction: some milliseconds. */
const ID_SPAN = 50_000;

interface RuleApplicationParts {
  writer: BusinessWriter;
  counters: Counters;
  rules: Rules;
}

/** Rewrites the businesses that a rule affects by the current rules, a batch per transaction. */
export function openRuleApplication(db: Database, { writer, counters, rules }: RuleApplicationParts) {
  const ofCity = db.prepare<{ after: number; until: number; key: string; limit: number }, number>(
    `SELECT id FROM listings WHERE id > @after AND id <= @until AND city_id = ${cityIdSql("@key")}
     ORDER BY id LIMIT @limit`,
  );
  const ofCategory = db.prepare<[number, number, string, number], number>(
    `SELECT id FROM listings WHERE id > ? AND id <= ? AND category_id = (SELECT id FROM categories WHERE slug = ?)
     ORDER BY id LIMIT ?`,
  );
  const closed = db.prepare<[], { id: number; city: string }>(
    "SELECT b.id, b.city FROM unlisted u CROSS JOIN businesses b ON b.id = u.id",
  );
  const whole = db.prepare<[number], BusinessRow>(`${SELECT_BUSINESS} WHERE b.id = +?`);
  ofCity.pluck();
  ofCategory.pluck();

  function rewrite(id: number, { kind, from, to }: Rule, at: number): boolean {
    const row = whole.get(id);
    if (row === undefined) return false;
    // a city has spellings that the rule does not name
    if (kind === "city" && (row.city === to || cityKey(row.city) !== cityKey(from))) return false;
    const business = businessRecord(row);
    // the group belongs to the category, so it does not change the business
    const updatedAt = kind === "city" ? Math.max(at, row.updated_at + 1) : row.updated_at;
    writer.replace(id, { ...business, ...businessKeys(business) }, updatedAt);
    return true;
  }

  function idsOf(rule: Rule, afterId: number, until: number, limit: number): number[] {
    return rule.kind === "city"
      ? ofCity.all({ after: afterId, until, key: cityKey(rule.from), limit })
      : ofCategory.all(afterId, until, categorySlug(rule.from), limit);
  }

  /** Permanently closed businesses have no listing; they are few. */
  function closedOf(rule: Rule): number[] {
    const key = cityKey(rule.from);
    return rule.kind === "city"
      ? closed
          .all()
          .filter(({ city }) => cityKey(city) === key)
          .map(({ id }) => id)
      : [];
  }

  return (rule: Rule, afterId: number, limit: number, at: Date): AppliedRule => {
    writer.begin();
    const last = counters.get("lastBusinessId");
    const until = afterId + ID_SPAN;
    const listed = idsOf(rule, afterId, until, limit);
    const ids = afterId === 0 ? [...listed, ...closedOf(rule)] : listed;
    const changed = ids.filter((id) => rewrite(id, rule, at.getTime())).length;
    writer.end();
    const lastId = listed.length === limit ? (listed.at(-1) ?? until) : until;
    if (lastId < last) return { changed, lastId, fraction: lastId / last };
    rules.removePending(rule);
    return { changed, lastId: null, fraction: 1 };
  };
}
