import type { Database } from "better-sqlite3";
import { placedCityKey } from "#domain/cities/city-identity";
import { nameHasTerms } from "#domain/search/name-match";
import { foldText } from "#domain/text/fold";
import type { Page } from "../../port/directory.ts";
import type { BusinessFilter } from "../../port/search.ts";
import type { IdPage } from "../full-text/best-matches.ts";
import { RULED_CITY_ID } from "./city-id.ts";

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
  const keyOfCity = db.prepare<{ key: string }, string>(`SELECT city_key FROM cities WHERE id = ${RULED_CITY_ID}`);
  keyOfCity.pluck();
  return (filter: BusinessFilter, { limit, offset }: Page): IdPage => {
    const { terms } = filter;
    const key = filter.cityKey === undefined ? undefined : (keyOfCity.get({ key: filter.cityKey }) ?? filter.cityKey);
    const passes = (row: Row) =>
      (filter.categorySlug ?? row.slug) === row.slug &&
      (filter.group ?? row.group) === row.group &&
      (key === undefined || key === placedCityKey(row.city, row.country)) &&
      (filter.countryKey === undefined || filter.countryKey === foldText(row.country)) &&
      (terms === undefined || (terms.terms.length > 0 && nameHasTerms(row.name, terms)));
    const ids: number[] = [];
    for (const row of all.iterate()) if (passes(row)) ids.push(row.id);
    return { ids: ids.slice(offset, offset + limit), totalCount: ids.length };
  };
}
