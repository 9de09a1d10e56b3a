import type { Database } from "better-sqlite3";
import { placedCityKey } from "#domain/cities/city-identity";
import { nameHasTerms } from "#domain/search/name-match";
import type { SearchTerms } from "#domain/search/search-terms";
import { phoneDigits } from "#domain/search/understanding/phone-query";
import { foldText } from "#domain/text/fold";
import type { DeletedFilter } from "../../port/changes.ts";
import { RULED_CITY_ID } from "./city-id.ts";

/** What businesses outside of the search index are filtered by. */
export interface FilterableRow {
  name: string;
  city: string;
  country: string;
  /** The slug of its category, and the group of that. */
  slug: string;
  group: string;
  /** E.164, or as written. */
  phone: string | null;
}

/** Tests businesses without indexes, row by row. Within a transaction. */
export function openRowFilter(db: Database) {
  const keyOfCity = db.prepare<{ key: string }, string>(`SELECT city_key FROM cities WHERE id = ${RULED_CITY_ID}`);
  keyOfCity.pluck();
  return (filter: DeletedFilter) => {
    const key = filter.cityKey === undefined ? undefined : (keyOfCity.get({ key: filter.cityKey }) ?? filter.cityKey);
    return (row: FilterableRow): boolean =>
      (filter.categorySlug ?? row.slug) === row.slug &&
      (filter.group ?? row.group) === row.group &&
      (key === undefined || key === placedCityKey(row.city, row.country)) &&
      (filter.countryKey === undefined || filter.countryKey === foldText(row.country)) &&
      (filter.terms === undefined || hasTerms(row, filter.terms));
  };
}

/** Whether the name has all terms, or the phone number is the one that was searched. */
function hasTerms({ name, phone }: FilterableRow, terms: SearchTerms): boolean {
  if (terms.terms.length === 0) return false;
  const searched = terms.terms.flatMap(({ alternatives }) =>
    alternatives.flatMap((alternative) => (alternative.kind === "phone" ? [alternative.digits] : [])),
  );
  if (searched.length === 0) return nameHasTerms(name, terms);
  const own = phoneDigits(phone?.startsWith("+") ? phone : null, phone);
  return searched.some((digits) => own.includes(digits) || own.includes(digits.replace(/^1(?=\d{10}$)/, "")));
}
