import type { Database } from "better-sqlite3";
import { cityKey } from "#domain/address/city-key";
import { nameHasTerms } from "#domain/search/name-match";
import { foldText } from "#domain/text/fold";
import type { Page } from "../../port/directory.ts";
import type { BusinessFilter } from "../../port/search.ts";
import type { IdPage } from "../full-text/best-matches.ts";

interface Row {
  id: number;
  name: string;
  city: string;
  country: string;
  slug: string;
  group: string;
}

/** Permanently closed businesses, newest first. They are few, so all are scanned. Within a transaction. */
export function openClosedBusinesses(db: Database) {
  const all = db.prepare<[], Row>(
    `SELECT b.id, b.name, b.city, b.country, c.slug, c.category_group AS 'group'
     FROM unlisted u CROSS JOIN businesses b ON b.id = u.id JOIN categories c ON c.id = b.category_id ORDER BY u.id DESC`,
  );
  return (filter: BusinessFilter, { limit, offset }: Page): IdPage => {
    const { terms } = filter;
    const passes = (row: Row) =>
      (filter.categorySlug ?? row.slug) === row.slug &&
      (filter.group ?? row.group) === row.group &&
      (filter.cityKey === undefined || filter.cityKey === cityKey(row.city)) &&
      (filter.countryKey === undefined || filter.countryKey === foldText(row.country)) &&
      (terms === undefined || (terms.terms.length > 0 && nameHasTerms(row.name, terms)));
    const ids: number[] = [];
    for (const row of all.iterate()) if (passes(row)) ids.push(row.id);
    return { ids: ids.slice(offset, offset + limit), totalCount: ids.length };
  };
}
