import type { Database } from "better-sqlite3";
import type { Page } from "../../port/directory.ts";
import type { ListSummary } from "../../port/search.ts";

const SMALL = `
  SELECT 'category' AS kind, category AS name, slug, business_count AS businessCount FROM categories
  WHERE business_count < +@fewest
  UNION ALL SELECT 'city', name, city_key, business_count FROM cities WHERE business_count < +@fewest
    AND NOT EXISTS (SELECT 1 FROM rules WHERE kind = 'city' AND from_key = city_key AND to_key <> from_key)`;

/** Known categories and cities with few businesses, in the order of their keys. */
export function openSmallLists(db: Database) {
  const some = db.prepare<Page & { fewest: number }, ListSummary>(
    `${SMALL} ORDER BY kind, slug LIMIT +@limit OFFSET +@offset`,
  );
  const count = db.prepare<{ fewest: number }, number>(`SELECT count(*) FROM (${SMALL})`).pluck();
  return (fewest: number, { limit, offset }: Page) => ({
    lists: limit === 0 ? [] : some.all({ fewest, limit, offset }),
    totalCount: count.get({ fewest }) ?? 0,
  });
}
