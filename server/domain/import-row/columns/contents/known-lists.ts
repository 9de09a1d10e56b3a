import type { ContentKind } from "#contract/import-columns";
import { hasListedRegions, regionName } from "../../../address/address-regions.ts";
import { countryCode, countryCodes, countryName } from "../../../address/country.ts";
import { conceptCategory } from "../../../categories/category-concepts.ts";
import { countriesOfCity, knownCity } from "../../../cities/gazetteer.ts";

type ListedKind = Extract<ContentKind, "country" | "state" | "city" | "category">;

/** Share of the values that a list must have. Small towns and rare kinds of business are in no list. */
const NEEDED_SHARE: Readonly<Record<ListedKind, number>> = { country: 0.9, state: 0.9, city: 0.6, category: 0.5 };
const MAX_CHARS = 60;

/**
 * Returns what known lists prove the values of a column to be; undefined if none does, or if several do: "CA" is a country and a state.
 * `country` is the English short name of the country of most rows, or ""; only lists of `isNeeded` are read.
 */
export function listedKind(
  values: readonly string[],
  country: string,
  isNeeded: (kind: ListedKind) => boolean,
): ListedKind | undefined {
  if (!values.every((text) => text.length <= MAX_CHARS * 2)) return undefined;
  const has = (kind: ListedKind, isListed: (text: string) => boolean) =>
    isNeeded(kind) && shareOf(values, (text) => text.length <= MAX_CHARS && isListed(text)) >= NEEDED_SHARE[kind];
  const kinds: ListedKind[] = [];
  if (has("country", (text) => countryName(text) !== "")) kinds.push("country");
  if (regionCountries(country).some((code) => has("state", (text) => regionName(code, text) !== "")))
    kinds.push("state");
  const cityCode = isNeeded("city") ? countryOfCities(values, country) : "";
  if (has("city", (text) => knownCity(cityCode, cityPart(text)) !== undefined)) kinds.push("city");
  if (kinds.length === 0)
    return has("category", (text) => conceptCategory(text) !== undefined) ? "category" : undefined;
  return kinds.length === 1 ? kinds[0] : undefined;
}

/** Returns the share from 0 to 1 of values for which the test holds. */
export function shareOf(values: readonly string[], test: (text: string) => boolean): number {
  return values.length === 0 ? 0 : values.filter(test).length / values.length;
}

function regionCountries(country: string): string[] {
  const codes = country === "" ? [...countryCodes()] : [countryCode(country) ?? ""];
  return codes.filter(hasListedRegions);
}

/** Returns the ISO code of the country that has most of these cities; "" if none has. */
function countryOfCities(values: readonly string[], country: string): string {
  if (country !== "") return countryCode(country) ?? "";
  const counts = new Map<string, number>();
  for (const text of new Set(values.map(cityPart)))
    for (const { code } of countriesOfCity(text)) counts.set(code, (counts.get(code) ?? 0) + 1);
  const [mostCommon] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return mostCommon?.[0] ?? "";
}

/** Returns "Dover" of "Dover, NH". */
function cityPart(text: string): string {
  return text.split(",", 1)[0]?.trim() ?? "";
}
