import type { MissingData, MissingFilter } from "#contract/admin-table";
import { placedCityKey } from "#domain/cities/city-identity";
import type { Alternative, SearchTerms } from "#domain/search/search-terms";
import { phoneDigits } from "#domain/search/understanding/phone-query";
import { tokenize } from "#domain/search/words/tokenize";
import { foldText } from "#domain/text/fold";
import { searchedNumbers } from "../full-text/compile-terms.ts";
import type { AdministratorFilter } from "../port/search.ts";

/** The stored values by which businesses outside of the search index are filtered. */
export interface FilterableRow {
  id: number;
  /** The searched text, by `wordsOf`. */
  words: string;
  city: string;
  state: string;
  country: string;
  /** Slug and group of its category. */
  slug: string;
  group: string;
  phoneE164: string | null;
  phone: string | null;
  /** 0 or 1, as in the fields below. */
  isVerified: number;
  hasPhoto: number;
  hasHours: number;
  hasWebsite: number;
  hasSeoTexts: number;
}

/** A permanently closed business, with the values by which it is filtered and sorted. */
export interface ClosedRow extends FilterableRow {
  name: string;
  rating: number;
  reviewCount: number;
  /** Time in milliseconds. */
  createdAt: number;
}

/** Returns the words of a text with a space before and after each. */
export function wordsOf(text: string): string {
  return ` ${tokenize(text).join(" ")} `;
}

type RowTest = (row: FilterableRow) => boolean;
/** Conditions that no row decides: on the status, which all rows of a list share, and those that `IdTests` resolves. */
type OtherCondition = "isOperational" | "isClosedForGood" | "isEdited" | "importId" | "source" | "website";
type RowCondition = Exclude<keyof AdministratorFilter, OtherCondition | "cityKey">;

/** Makes the test of each condition, so that no new condition of the administrator's list is forgotten here. */
const TESTS: { [Name in RowCondition]: (value: NonNullable<AdministratorFilter[Name]>) => RowTest } = {
  ids(ids) {
    const allowedIds = new Set(ids);
    return ({ id }) => allowedIds.has(id);
  },
  idTest:
    (passes) =>
    ({ id }) =>
      passes(id),
  categorySlug: (categorySlug) => (row) => row.slug === categorySlug,
  group: (group) => (row) => row.group === group,
  verified: (isVerified) => (row) => (row.isVerified === 1) === isVerified,
  missing: (missing) => (row) => isMissing(row, missing),
  stateKey: (key) => (row) => foldText(row.state) === key,
  countryKey: (key) => (row) => foldText(row.country) === key,
  terms: (terms) => (row) => hasTerms(row, terms),
};

/** Creates a filter for single rows, which needs no index. `storedCityKey` is the filter's city key after rules and aliases. */
export function rowTest(filter: AdministratorFilter, storedCityKey: string | undefined): RowTest {
  const tests = (Object.keys(TESTS) as RowCondition[]).flatMap((name) => testsOf(name, filter[name]));
  if (storedCityKey !== undefined) tests.push(({ city, country }) => placedCityKey(city, country) === storedCityKey);
  return (row) => tests.every((test) => test(row));
}

function testsOf<Name extends RowCondition>(name: Name, value: AdministratorFilter[Name]): RowTest[] {
  return value === undefined ? [] : [TESTS[name](value)];
}

function isMissing(row: FilterableRow, missing: MissingFilter): boolean {
  if (missing !== "any") return IS_MISSING[missing](row);
  return Object.values(IS_MISSING).some((isMissing) => isMissing(row));
}

const IS_MISSING: Record<MissingData, (row: FilterableRow) => boolean> = {
  phone: ({ phone }) => phone === null,
  hours: ({ hasHours }) => hasHours === 0,
  photo: ({ hasPhoto }) => hasPhoto === 0,
  website: ({ hasWebsite }) => hasWebsite === 0,
  seoText: ({ hasSeoTexts }) => hasSeoTexts === 0,
  city: ({ city }) => city === "",
  country: ({ country }) => country === "",
};

/** Matches words and phone numbers; synonyms are not expanded. */
function hasTerms({ words, phoneE164, phone }: FilterableRow, { terms }: SearchTerms): boolean {
  const hasAlternative = (alternative: Alternative) => {
    if (alternative.kind === "phone") {
      const numbers = phoneDigits(phoneE164, phone);
      return searchedNumbers(alternative.digits)?.some((digits) => numbers.includes(digits)) ?? false;
    }
    if (alternative.kind !== "words") return false;
    if (alternative.isPhrase) return words.includes(` ${alternative.words.join(" ")} `);
    const lastIndex = alternative.words.length - 1;
    return alternative.words.every((word, position) =>
      words.includes(alternative.lastIsPrefix && position === lastIndex ? ` ${word}` : ` ${word} `),
    );
  };
  return terms.length > 0 && terms.every(({ alternatives }) => alternatives.some(hasAlternative));
}
