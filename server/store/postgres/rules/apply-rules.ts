import type { Rule } from "#contract/rules";
import type { AppliedRule } from "../../port/editing.ts";
import type { DeletedRecord } from "../../records/business-changes.ts";
import { createRuleFollower } from "../../rules/follow-rules.ts";
import type { Transaction } from "../connection/transaction.ts";
import type { BusinessWriter } from "../write/business-writer.ts";
import { deletedBusinesses } from "../write/deleted-businesses.ts";
import { ruleBusinesses } from "./rule-businesses.ts";
import { ruleJournal } from "./rule-journal.ts";
import { rules } from "./rules.ts";

interface Batch {
  ids: readonly number[];
  /** Milliseconds. */
  at: number;
  /** A removed rule, from which the businesses are detached. */
  leave?: number;
}

/** Applies the current rules to these businesses, deleted ones too. Returns how many businesses move. */
async function applyTo(tx: Transaction, writer: BusinessWriter, { ids, at, leave }: Batch): Promise<number> {
  const unit = await writer.begin(tx);
  await unit.load({ ids });
  const bin = await deletedBusinesses.records(tx, ids);
  const rewritten: DeletedRecord[] = [];
  const follower = createRuleFollower({
    following: unit.following,
    replace: (id, business, changedAt) => unit.replaceRuled(id, business, changedAt),
    rewrite: (record) => rewritten.push(record),
  });
  let moved = 0;
  for (const id of ids) {
    const record = unit.record(id);
    const inBin = record === undefined ? bin.get(id) : undefined;
    if (record !== undefined && follower.follow(record.business, record.editedFields, at)) moved++;
    if (inBin !== undefined) follower.followInBin(inBin);
    if (leave !== undefined) unit.following.leave(leave, id);
  }
  await unit.end();
  await deletedBusinesses.rewrite(tx, rewritten);
  return moved;
}

/** Applies the current rules to a batch of the businesses that a removed rule moved. */
async function takeBack(
  tx: Transaction,
  writer: BusinessWriter,
  rule: Rule,
  { afterId, limit, at }: { afterId: number; limit: number; at: number },
): Promise<AppliedRule> {
  const ids = await ruleJournal.businessesOf(tx, [rule.id], afterId, Number.MAX_SAFE_INTEGER, limit);
  const changed = await applyTo(tx, writer, { ids, at, leave: rule.id });
  const last = ids.at(-1);
  if (last !== undefined && ids.length === limit) {
    return { changed, lastId: last, fraction: last / Math.max(last, tx.counter("lastBusinessId")) };
  }
  await rules.removePending(tx, rule);
  return { changed, lastId: null, fraction: 1 };
}

/**
 * Applies the current rules to a batch of the businesses that a rule affects, or that a removed rule had moved. Groups belong to categories, so
 * the rule of a category changes no business.
 */
export async function applyRule(
  tx: Transaction,
  writer: BusinessWriter,
  rule: Rule,
  afterId: number,
  limit: number,
  at: Date,
): Promise<AppliedRule> {
  const isCity = rule.kind === "city";
  if (isCity && (await rules.one(tx, rule.id)) === undefined) {
    return takeBack(tx, writer, rule, { afterId, limit, at: at.getTime() });
  }
  const { ids, lastId, fraction } = await ruleBusinesses(tx, rule, afterId, limit);
  const changed = isCity ? await applyTo(tx, writer, { ids, at: at.getTime() }) : ids.length;
  if (lastId === null) await rules.removePending(tx, rule);
  return { changed, lastId, fraction };
}
