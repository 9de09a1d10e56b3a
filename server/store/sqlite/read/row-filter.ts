import type { Database } from "better-sqlite3";
import { placedCityKey } from "#domain/cities/city-identity";
import type { Alternative, SearchTerms } from "#domain/search/search-terms";
import { phoneDigits } from "#domain/search/understanding/phone-query";
import { foldText } from "#domain/text/fold";
import type { AdministratorFilter } from "../../port/search.ts";
import { CITY_ID, openRuledCities } from "./city-id.ts";

/** What businesses outside of the search index are filtered by, as stored. */
export interface FilterableRow {
  id: number;
  /** What words are searched in: the words with a space before and after each. */
  words: string;
  city: string;
  state: string;
  country: string;
  /** The slug of its category, and the group of that. */
  slug: string;
  group: string;
  phoneE164: string | null;
  phone: string | null;
  /** 0 or 1, as the others. */
  isVerified: number;
  hasPhoto: number;
  hasHours: number;
  hasWebsite: number;
  hasSeoTexts: number;
}

/** Tests businesses without indexes, row by row. Within a transaction. */
export function openRowFilter(db: Database) {
  const keyOfCity = db.prepare<{ key: string }, string>(`SELECT city_key FROM cities WHERE id = ${CITY_ID}`);
  keyOfCity.pluck();
  const ruledCity = openRuledCities(db);
  const storedKey = (key: string) => keyOfCity.get({ key: ruledCity(key) }) ?? key;
  return (filter: AdministratorFilter) => {
    const key = filter.cityKey === undefined ? undefined : storedKey(filter.cityKey);
    const { ids, missing, terms } = filter;
    const among = ids && new Set(ids);
    return (row: FilterableRow): boolean =>
      (among === undefined || among.has(row.id)) &&
      (filter.categorySlug ?? row.slug) === row.slug &&
      (filter.group ?? row.group) === row.group &&
      (filter.verified === undefined || filter.verified === (row.isVerified === 1)) &&
      (missing === undefined || IS_MISSING[missing](row)) &&
      (key === undefined || key === placedCityKey(row.city, row.country)) &&
      (filter.stateKey === undefined || filter.stateKey === foldText(row.state)) &&
      (filter.countryKey === undefined || filter.countryKey === foldText(row.country)) &&
      (terms === undefined || hasTerms(row, terms));
  };
}

const IS_MISSING: Record<NonNullable<AdministratorFilter["missing"]>, (row: FilterableRow) => boolean> = {
  phone: ({ phone }) => phone === null,
  hours: ({ hasHours }) => hasHours === 0,
  photo: ({ hasPhoto }) => hasPhoto === 0,
  website: ({ hasWebsite }) => hasWebsite === 0,
  seoText: ({ hasSeoTexts }) => hasSeoTexts === 0,
  city: ({ city }) => city === "",
  country: ({ country }) => country === "",
};

/** Words and phone numbers; synonyms are not expanded. */
function hasTerms({ words, phoneE164, phone }: FilterableRow, { terms }: SearchTerms): boolean {
  const hasAlternative = (alternative: Alternative) => {
    if (alternative.kind === "phone") {
      const numbers = phoneDigits(phoneE164, phone);
      return searchedNumbers(alternative.digits).some((digits) => numbers.includes(digits));
    }
    if (alternative.kind !== "words") return false;
    const last = alternative.words.length - 1;
    return alternative.words.every((word, position) =>
      words.includes(alternative.lastIsPrefix && position === last ? ` ${word}` : ` ${word} `),
    );
  };
  return terms.length > 0 && terms.every(({ alternatives }) => alternatives.some(hasAlternative));
}

/** With the calling code and without. */
function searchedNumbers(digits: string): string[] {
  return [digits, ...phoneDigits(`+${digits}`, null)];
}
