import type { Database } from "better-sqlite3";
import type { Rule } from "#contract/admin-api";
import { cityKey } from "#domain/address/city-key";
import { businessKeys, categorySlug } from "#domain/business/business-keys";
import type { AppliedRule } from "../../port/editing.ts";
import { type BusinessRow, businessRecord, SELECT_BUSINESS } from "../read/business-record.ts";
import type { BusinessWriter } from "../write/business-writer.ts";
import type { Counters } from "../write/counters.ts";
import type { Rules } from "./rules.ts";

/** Ids that are looked through in one transaction: some milliseconds. */
const SPAN = 50_000;

interface FollowingParts {
  writer: BusinessWriter;
  counters: Counters;
  rules: Rules;
}

/** Writes the businesses that a rule concerns as the rules have them now, some in each transaction. */
export function openRuleApplication(db: Database, { writer, counters, rules }: FollowingParts) {
  const ofCity = db.prepare<[number, number, string, number], number>(
    `SELECT id FROM listings WHERE id > ? AND id <= ? AND city_id = (SELECT id FROM cities WHERE city_key = ?)
     ORDER BY id LIMIT ?`,
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

  function rewrite(id: number, { kind, to }: Rule, at: number): boolean {
    const row = whole.get(id);
    if (row === undefined || (kind === "city" && row.city === to)) return false;
    const business = businessRecord(row);
    // the group stands nowhere on a business itself
    const updatedAt = kind === "city" ? Math.max(at, row.updated_at + 1) : row.updated_at;
    writer.replace(id, { ...business, ...businessKeys(business) }, updatedAt);
    return true;
  }

  function idsOf(rule: Rule, afterId: number, until: number, limit: number): number[] {
    return rule.kind === "city"
      ? ofCity.all(afterId, until, cityKey(rule.from), limit)
      : ofCategory.all(afterId, until, categorySlug(rule.from), limit);
  }

  /** What is closed for good is in no list, and there is little of it. */
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
    const until = afterId + SPAN;
    const found = idsOf(rule, afterId, until, limit);
    const ids = afterId === 0 ? [...found, ...closedOf(rule)] : found;
    const changed = ids.filter((id) => rewrite(id, rule, at.getTime())).length;
    writer.end();
    const lastId = found.length === limit ? (found.at(-1) ?? until) : until;
    if (lastId < last) return { changed, lastId, fraction: lastId / last };
    rules.removePending(rule);
    return { changed, lastId: null, fraction: 1 };
  };
}
