import type { ImportReport } from "#contract/import-report";

export interface LikelyCountry {
  /** English short name. */
  country: string;
  /** Numbers of rows that prove the country and of rows without one. */
  provenRows: number;
  unknownRows: number;
}

/** Minimum share of the country among the rows with one, and of these among all rows. */
const MIN_SHARE = 0.8;
const MIN_PROVEN = 0.1;
const MIN_PROVEN_ROWS = 2;

/**
 * Returns the country that most rows prove, of those that tell one, to be offered for the rows that do not; undefined without such rows or
 * such a country.
 */
export function likelyCountry({ countries }: Pick<ImportReport, "countries">): LikelyCountry | undefined {
  const unknownRows = countries.find(({ country }) => country === "")?.rows ?? 0;
  const knownCountries = countries.filter(({ country }) => country !== "").toSorted((a, b) => b.rows - a.rows);
  const knownRows = knownCountries.reduce((sum, { rows }) => sum + rows, 0);
  const first = knownCountries[0];
  if (unknownRows === 0 || first === undefined || first.rows < MIN_PROVEN_ROWS) return undefined;
  if (first.rows < MIN_SHARE * knownRows || first.rows < MIN_PROVEN * (knownRows + unknownRows)) return undefined;
  return { country: first.country, provenRows: first.rows, unknownRows };
}
