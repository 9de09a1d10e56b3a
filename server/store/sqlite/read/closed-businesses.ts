import type { Database } from "better-sqlite3";
import type { Page } from "../../port/directory.ts";
import type { BusinessFilter } from "../../port/search.ts";
import type { IdPage } from "../full-text/best-matches.ts";
import { type FilterableRow, openRowFilter } from "./row-filter.ts";

/** Permanently closed businesses, newest first. They are few, so all are scanned. Within a transaction. */
export function openClosedBusinesses(db: Database) {
  const all = db.prepare<[], FilterableRow & { id: number }>(
    `SELECT b.id, b.name, b.city, b.country, coalesce(b.phone_e164, b.phone) AS phone, c.slug, c.category_group AS 'group'
     FROM unlisted u CROSS JOIN businesses b ON b.id = u.id JOIN categories c ON c.id = b.category_id ORDER BY u.id DESC`,
  );
  const rowFilter = openRowFilter(db);
  return (filter: BusinessFilter, { limit, offset }: Page): IdPage => {
    const passes = rowFilter(filter);
    const ids: number[] = [];
    for (const row of all.iterate()) if (passes(row)) ids.push(row.id);
    return { ids: ids.slice(offset, offset + limit), totalCount: ids.length };
  };
}
