import { ALL_GROUPS } from "#domain/categories/all-groups";
import { nameGroup } from "../../lists/group-names.ts";
import type { Page } from "../../port/directory.ts";
import type { ListSummary } from "../../port/search.ts";
import type { Transaction } from "../connection/transaction.ts";

const GROUP_SLUGS = ALL_GROUPS.map(({ slug }) => `'${slug}'`).join(", ");

/** Selects lists with fewer than $1 businesses. A category named like a group shows the page of the group. */
const SELECT_THIN = `
  SELECT 'category' AS kind, category AS name, slug, business_count AS "businessCount" FROM categories
  WHERE business_count < $1 AND slug NOT IN (${GROUP_SLUGS})
  UNION ALL SELECT 'category', category_group, category_group, sum(business_count)::bigint FROM categories
    WHERE category_group <> 'other' GROUP BY category_group HAVING sum(business_count) < $1
  UNION ALL SELECT 'city', name, city_key, business_count FROM cities WHERE business_count < $1
    AND NOT EXISTS (SELECT 1 FROM rules r WHERE r.kind = 'city' AND r.city_key = cities.city_key AND r.to_key <> r.city_key
      AND (r.from_key = r.city_key OR cities.business_count = 0))`;

/** See `Search.thinLists`. */
export async function thinLists(
  tx: Transaction,
  minBusinesses: number,
  { limit, offset }: Page,
): Promise<{ lists: ListSummary[]; totalCount: number }> {
  const page = `${SELECT_THIN} ORDER BY kind, slug LIMIT $2 OFFSET $3`;
  const lists = limit === 0 ? [] : await tx.rows<ListSummary>(page, [minBusinesses, limit, offset]);
  const totalCount = await tx.value<number>(`SELECT count(*) FROM (${SELECT_THIN}) lists`, [minBusinesses]);
  return { lists: lists.map(nameGroup), totalCount: totalCount ?? 0 };
}
