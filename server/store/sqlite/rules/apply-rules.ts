import type { Database } from "better-sqlite3";
import type { Rule } from "#contract/rules";
import { businessKeys } from "#domain/business/business-keys";
import type { AppliedRule } from "../../port/editing.ts";
import { type BusinessRow, businessRecord } from "../../records/business-record.ts";
import { createRuleFollower } from "../../rules/follow-rules.ts";
import { SELECT_BUSINESS } from "../read/select-business.ts";
import type { BusinessWriter } from "../write/business-writer.ts";
import type { Counters } from "../write/counters.ts";
import type { DeletedBusinesses } from "../write/deleted-businesses.ts";
import { openHandEdits } from "../write/hand-edits.ts";
import { openRuleBusinesses } from "./rule-businesses.ts";
import { openRuleFollowing } from "./rule-following.ts";
import { openRuleJournal } from "./rule-journal.ts";
import type { Rules } from "./rules.ts";

interface RuleApplicationParts {
  writer: BusinessWriter;
  counters: Counters;
  rules: Rules;
  deleted: DeletedBusinesses;
}

/** Applies the current rules to the businesses that a rule affects, or that a removed rule had moved, a batch per transaction. */
export function openRuleApplication(db: Database, { writer, counters, rules, deleted }: RuleApplicationParts) {
  const journal = openRuleJournal(db);
  const following = openRuleFollowing(db);
  const edits = openHandEdits(db);
  const businessesOf = openRuleBusinesses(db, { counters, rules });
  const follower = createRuleFollower({ following, replace: writer.replaceRuled, rewrite: deleted.rewrite });
  const whole = db.prepare<[number], BusinessRow>(`${SELECT_BUSINESS} WHERE b.id = +?`);

  function follow(id: number, at: number): boolean {
    const row = whole.get(id);
    if (row !== undefined) return follower.follow(businessRecord(row), edits.of(id), at);
    const record = deleted.record(id);
    if (record !== undefined) follower.followInBin(record);
    return false;
  }

  /** Groups belong to categories, so the rule of a category changes no business. */
  function regroup(id: number): boolean {
    const row = whole.get(id);
    if (row === undefined) return false;
    const business = businessRecord(row);
    writer.replace(id, { ...business, ...businessKeys(business) }, row.updated_at);
    return true;
  }

  function takeBack(rule: Rule, afterId: number, limit: number, at: number): AppliedRule {
    writer.begin();
    following.refresh();
    const ids = journal.businessesOf(rule.id, afterId, Number.MAX_SAFE_INTEGER, limit);
    const changed = ids.filter((id) => follow(id, at)).length;
    for (const id of ids) journal.remove(rule.id, id);
    writer.end();
    const last = ids.at(-1);
    if (last !== undefined && ids.length === limit) {
      return { changed, lastId: last, fraction: last / Math.max(last, counters.get("lastBusinessId")) };
    }
    rules.removePending(rule);
    return { changed, lastId: null, fraction: 1 };
  }

  return (rule: Rule, afterId: number, limit: number, at: Date): AppliedRule => {
    const isCity = rule.kind === "city";
    if (isCity && !rules.has(rule.id)) return takeBack(rule, afterId, limit, at.getTime());
    writer.begin();
    following.refresh();
    const { ids, lastId, fraction } = businessesOf(rule, afterId, limit);
    const changed = ids.filter((id) => (isCity ? follow(id, at.getTime()) : regroup(id))).length;
    writer.end();
    if (lastId === null) rules.removePending(rule);
    return { changed, lastId, fraction };
  };
}
