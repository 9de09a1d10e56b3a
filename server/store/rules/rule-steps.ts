import type { NewRule } from "#contract/rules";
import { cityKey } from "#domain/address/city-key";
import type { AppliedRule } from "../port/editing.ts";

/** Number of ids per step: some milliseconds. */
export const ID_SPAN = 50_000;

/** The businesses of one step of a rule. */
export interface RuleBusinesses extends Pick<AppliedRule, "lastId" | "fraction"> {
  ids: number[];
}

interface Step {
  afterId: number;
  limit: number;
  /** The highest id of all businesses. */
  maxId: number;
}

/**
 * Returns a step over the listed businesses of a rule, at most `limit` with ids from `afterId` to `afterId + ID_SPAN`. The first one adds the
 * permanently closed ones, which have no listing and are few.
 */
export function ruleStep(
  listedIds: number[],
  closedIds: readonly number[],
  { afterId, limit, maxId }: Step,
): RuleBusinesses {
  const ids = afterId === 0 ? [...new Set([...listedIds, ...closedIds])] : listedIds;
  const endId = afterId + ID_SPAN;
  const lastId = listedIds.length === limit ? (listedIds.at(-1) ?? endId) : endId;
  return lastId < maxId ? { ids, lastId, fraction: lastId / maxId } : { ids, lastId: null, fraction: 1 };
}

/** Returns a step over the businesses that a removed rule had moved. */
export function removalStep(ids: number[], { limit, maxId }: Omit<Step, "afterId">): RuleBusinesses {
  const lastId = ids.at(-1);
  const isLast = lastId === undefined || ids.length < limit;
  return isLast ? { ids, lastId: null, fraction: 1 } : { ids, lastId, fraction: lastId / Math.max(lastId, maxId) };
}

/** Selects the first `limit` ids of businesses in a city, or that a rule has moved out of it. */
export function lowestIds(idsInCity: readonly number[], movedIds: readonly number[], limit: number): number[] {
  return [...new Set([...idsInCity, ...movedIds])].toSorted((a, b) => a - b).slice(0, limit);
}

/** Selects ids of the permanently closed businesses that a city rule affects. */
export function closedInCity({ from }: NewRule, closedBusinesses: readonly { id: number; city: string }[]): number[] {
  const key = cityKey(from);
  return closedBusinesses.flatMap(({ id, city }) => (cityKey(city) === key ? [id] : []));
}
