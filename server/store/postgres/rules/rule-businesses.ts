import type { NewRule } from "#contract/rules";
import { cityKey } from "#domain/address/city-key";
import { kindsOfRule } from "#domain/categories/kind-rules";
import { closedInCity, ID_SPAN, lowestIds, type RuleBusinesses, ruleStep } from "../../rules/rule-steps.ts";
import type { Transaction } from "../connection/transaction.ts";
import { cityIdSql } from "../read/city-id.ts";
import { ruleJournal } from "./rule-journal.ts";
import { rules } from "./rules.ts";

/** Returns listed businesses of a category, or of a city, including those that rules of the city have moved away. */
async function listedIdsOf(
  tx: Transaction,
  rule: NewRule,
  afterId: number,
  lastId: number,
  limit: number,
): Promise<number[]> {
  if (rule.kind === "category") {
    return tx.values<number>(
      `SELECT id FROM listings WHERE id > $1 AND id <= $2 AND category_id = (SELECT id FROM categories WHERE slug = $3)
       ORDER BY id LIMIT $4`,
      [afterId, lastId, await rules.slugOfGroupRule(tx, rule), limit],
    );
  }
  const key = cityKey(rule.from);
  const idsInCity = await tx.values<number>(
    `SELECT id FROM listings WHERE id > $1 AND id <= $2 AND city_id = ${cityIdSql("$3")} ORDER BY id LIMIT $4`,
    [afterId, lastId, key, limit],
  );
  const movedIds = await ruleJournal.businessesOf(tx, await rules.ofCity(tx, key), afterId, lastId, limit);
  return lowestIds(idsInCity, movedIds, limit);
}

/** Returns the ids of the kinds whose businesses a rule of kinds may move, or its removal give back. */
async function kindIdsOf(tx: Transaction, rule: NewRule & { id?: number }): Promise<number[]> {
  const isRemoved = rule.id !== undefined && (await rules.one(tx, rule.id)) === undefined;
  const slugs = kindsOfRule(rule, await rules.kindTargets(tx), isRemoved);
  return tx.values<number>("SELECT id FROM categories WHERE slug = ANY($1::text[])", [slugs]);
}

async function closedIdsOf(tx: Transaction, rule: NewRule): Promise<number[]> {
  if (rule.kind === "category") return [];
  const closedRows = await tx.rows<{ id: number; city: string }>(
    "SELECT b.id, b.city FROM unlisted u JOIN businesses b ON b.id = u.id ORDER BY b.id",
  );
  return closedInCity(rule, closedRows);
}

/**
 * Finds at most `limit` listed businesses that a rule may affect; a rule with an id was added or removed. They have ids greater than `afterId`. The first step adds the permanently closed
 * ones.
 */
export async function ruleBusinesses(
  tx: Transaction,
  rule: NewRule & { id?: number },
  afterId: number,
  limit: number,
): Promise<RuleBusinesses> {
  const step = { afterId, limit, maxId: tx.counter("lastBusinessId") };
  if (rule.kind === "kind") return ruleStep(...(await businessesOfKinds(tx, rule, afterId, limit)), step);
  const listedIds = await listedIdsOf(tx, rule, afterId, afterId + ID_SPAN, limit);
  return ruleStep(listedIds, afterId === 0 ? await closedIdsOf(tx, rule) : [], step);
}

/** Returns listed businesses, and closed ones in the first step. */
async function businessesOfKinds(
  tx: Transaction,
  rule: NewRule & { id?: number },
  afterId: number,
  limit: number,
): Promise<[listedIds: number[], closedIds: number[]]> {
  const kindIds = await kindIdsOf(tx, rule);
  const listedIds = await tx.values<number>(
    "SELECT id FROM listings WHERE id > $1 AND id <= $2 AND category_id = ANY($3::bigint[]) ORDER BY id LIMIT $4",
    [afterId, afterId + ID_SPAN, kindIds, limit],
  );
  if (afterId > 0) return [listedIds, []];
  const closedIds = await tx.values<number>(
    "SELECT b.id FROM unlisted u JOIN businesses b ON b.id = u.id WHERE b.category_id = ANY($1::bigint[]) ORDER BY b.id",
    [kindIds],
  );
  return [listedIds, closedIds];
}
