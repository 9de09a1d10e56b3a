import type { NewRule } from "#contract/rules";
import { cityKey } from "#domain/address/city-key";
import { categorySlug } from "#domain/business/business-keys";
import type { Transaction } from "../connection/transaction.ts";
import { cityIdSql } from "../read/city-id.ts";
import { ruleJournal } from "./rule-journal.ts";
import { rules } from "./rules.ts";

/** Ids scanned per step, some milliseconds. */
const ID_SPAN = 50_000;

interface RuleBusinesses {
  ids: number[];
  /** Where the next step starts; null at the end. */
  lastId: number | null;
  /** Part of the directory that was scanned, 0–1. */
  fraction: number;
}

/** Listed businesses of a category, or of a city, including those that rules of the city have moved away. */
async function listedOf(
  tx: Transaction,
  rule: NewRule,
  afterId: number,
  until: number,
  limit: number,
): Promise<number[]> {
  if (rule.kind === "category") {
    return tx.values<number>(
      `SELECT id FROM listings WHERE id > $1 AND id <= $2 AND category_id = (SELECT id FROM categories WHERE slug = $3)
       ORDER BY id LIMIT $4`,
      [afterId, until, categorySlug(rule.from), limit],
    );
  }
  const key = cityKey(rule.from);
  const inCity = await tx.values<number>(
    `SELECT id FROM listings WHERE id > $1 AND id <= $2 AND city_id = ${cityIdSql("$3")} ORDER BY id LIMIT $4`,
    [afterId, until, key, limit],
  );
  const moved = await ruleJournal.businessesOf(tx, await rules.ofCity(tx, key), afterId, until, limit);
  return [...new Set([...inCity, ...moved])].toSorted((a, b) => a - b).slice(0, limit);
}

/** Permanently closed businesses have no listing; they are few. */
async function closedOf(tx: Transaction, { kind, from }: NewRule): Promise<number[]> {
  if (kind === "category") return [];
  const key = cityKey(from);
  const closed = await tx.rows<{ id: number; city: string }>(
    "SELECT b.id, b.city FROM unlisted u JOIN businesses b ON b.id = u.id ORDER BY b.id",
  );
  return closed.flatMap(({ id, city }) => (cityKey(city) === key ? [id] : []));
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
  const last = tx.counter("lastBusinessId");
  const until = afterId + ID_SPAN;
  const listed = await listedOf(tx, rule, afterId, until, limit);
  const ids = afterId === 0 ? [...new Set([...listed, ...(await closedOf(tx, rule))])] : listed;
  const lastId = listed.length === limit ? (listed.at(-1) ?? until) : until;
  return lastId < last ? { ids, lastId, fraction: lastId / last } : { ids, lastId: null, fraction: 1 };
}
