import type { Database } from "better-sqlite3";
import type { Rule } from "#contract/rules";
import { businessKeys } from "#domain/business/business-keys";
import type { AppliedRule } from "../../port/editing.ts";
import { type BusinessRow, businessRecord } from "../../records/business-record.ts";
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

/**
 * Lets the businesses that a rule affects follow the rules of now, or those that a removed rule had moved, a batch per transaction.
 */
export function openRuleApplication(db: Database, { writer, counters, rules, deleted }: RuleApplicationParts) {
  const journal = openRuleJournal(db);
  const following = openRuleFollowing(db);
  const edits = openHandEdits(db);
  const businessesOf = openRuleBusinesses(db, { counters, rules });
  const whole = db.prepare<[number], BusinessRow>(`${SELECT_BUSINESS} WHERE b.id = +?`);

  /** The time of change returns with the city if nothing else has changed the business. */
  function follow(id: number, at: number): boolean {
    const row = whole.get(id);
    if (row === undefined) return followInBin(id);
    const business = businessRecord(row);
    const given = { ...business, ...businessKeys(business) };
    const isEdited = edits.of(id).includes("city");
    const { business: before, known } = following.origin(id, given, isEdited);
    const ruled = following.apply(before);
    const isMoved = ruled.business.city !== business.city;
    const isBack = ruled.ruleIds.length === 0 && known?.previousAt !== null && known?.changedAt === row.updated_at;
    const changedAt = isBack ? (known?.previousAt ?? at) : Math.max(at, row.updated_at + 1);
    const times = isMoved ? { previousAt: row.updated_at, changedAt } : undefined;
    if (isMoved) writer.replaceRuled(id, ruled.business, changedAt);
    if (known !== undefined) following.move(id, known, ruled, times);
    else following.record(id, { given: before, ruled, storedCity: business.city, isEdited, ...(times && { times }) });
    return isMoved;
  }

  /** A deleted business, which may be restored, goes back to its city too. */
  function followInBin(id: number): boolean {
    const record = deleted.record(id);
    if (record === undefined) return false;
    const { business, editedFields } = record;
    const given = { ...business, ...businessKeys(business) };
    const { business: before, known } = following.origin(id, given, editedFields.includes("city"));
    if (known === undefined) return false;
    const ruled = following.apply(before);
    const { city, fullAddress } = ruled.business;
    deleted.rewrite({ ...record, business: { ...business, city, fullAddress } });
    following.move(id, known, ruled);
    return false;
  }

  /** The group belongs to the category, so it does not change the business. */
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
