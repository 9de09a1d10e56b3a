import type { NewRule } from "#contract/rules";
import { cityKey } from "#domain/address/city-key";
import { categorySlug } from "#domain/business/business-keys";
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
      [afterId, lastId, categorySlug(rule.from), limit],
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

async function closedIdsOf(tx: Transaction, rule: NewRule): Promise<number[]> {
  if (rule.kind === "category") return [];
  const closedRows = await tx.rows<{ id: number; city: string }>(
    "SELECT b.id, b.city FROM unlisted u JOIN businesses b ON b.id = u.id ORDER BY b.id",
  );
  return closedInCity(rule, closedRows);
}

/**
 * Finds at most `limit` listed businesses that a rule may affect, with ids greater than `afterId`. The first step adds the permanently closed
 * ones.
 */
export async function ruleBusinesses(
  tx: Transaction,
  rule: NewRule,
  afterId: number,
  limit: number,
): Promise<RuleBusinesses> {
  const lastBusinessId = tx.counter("lastBusinessId");
  const listedIds = await listedIdsOf(tx, rule, afterId, afterId + ID_SPAN, limit);
  return ruleStep(listedIds, afterId === 0 ? await closedIdsOf(tx, rule) : [], {
    afterId,
    limit,
    maxId: lastBusinessId,
  });
}
