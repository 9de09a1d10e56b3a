import type { Database } from "better-sqlite3";
import type { Page } from "../../port/directory.ts";
import type { ListSummary } from "../../port/search.ts";

const THIN = `
  SELECT 'category' AS kind, category AS name, slug, business_count AS businessCount FROM categories
  WHERE business_count < +@minBusinesses
  UNION ALL SELECT 'city', name, city_key, business_count FROM cities WHERE business_count < +@minBusinesses
    AND NOT EXISTS (SELECT 1 FROM rules WHERE kind = 'city' AND from_key = city_key AND to_key <> from_key)`;

/** See `Search.thinLists`. */
export function openThinLists(db: Database) {
  const some = db.prepare<Page & { minBusinesses: number }, ListSummary>(
    `${THIN} ORDER BY kind, slug LIMIT +@limit OFFSET +@offset`,
  );
  const count = db.prepare<{ minBusinesses: number }, number>(`SELECT count(*) FROM (${THIN})`).pluck();
  return (minBusinesses: number, { limit, offset }: Page) => ({
    lists: limit === 0 ? [] : some.all({ minBusinesses, limit, offset }),
    totalCount: count.get({ minBusinesses }) ?? 0,
  });
}
