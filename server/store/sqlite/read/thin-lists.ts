import type { Database } from "better-sqlite3";
import { ALL_GROUPS } from "#domain/categories/all-groups";
import { nameGroup } from "../../lists/group-names.ts";
import type { Page } from "../../port/directory.ts";
import type { ListSummary } from "../../port/search.ts";

const GROUP_SLUGS = ALL_GROUPS.map(({ slug }) => `'${slug}'`).join(", ");

/** Selects lists with too few businesses. A category named like a group shows the page of the group. */
const SELECT_THIN = `
  SELECT 'category' AS kind, category AS name, slug, business_count AS businessCount FROM categories
  WHERE business_count < +@minBusinesses AND slug NOT IN (${GROUP_SLUGS})
  UNION ALL SELECT 'category', category_group, category_group, sum(business_count) FROM categories
    WHERE category_group <> 'other' GROUP BY category_group HAVING sum(business_count) < +@minBusinesses
  UNION ALL SELECT 'city', name, city_key, business_count FROM cities WHERE business_count < +@minBusinesses
    AND NOT EXISTS (SELECT 1 FROM rules r WHERE r.kind = 'city' AND r.city_key = cities.city_key AND r.to_key <> r.city_key
      AND (r.from_key = r.city_key OR cities.business_count = 0))`;

/** See `Search.thinLists`. */
export function openThinLists(db: Database) {
  const selectPage = db.prepare<Page & { minBusinesses: number }, ListSummary>(
    `${SELECT_THIN} ORDER BY kind, slug LIMIT +@limit OFFSET +@offset`,
  );
  const countLists = db.prepare<{ minBusinesses: number }, number>(`SELECT count(*) FROM (${SELECT_THIN})`).pluck();
  return (minBusinesses: number, { limit, offset }: Page) => ({
    lists: limit === 0 ? [] : selectPage.all({ minBusinesses, limit, offset }).map(nameGroup),
    totalCount: countLists.get({ minBusinesses }) ?? 0,
  });
}
