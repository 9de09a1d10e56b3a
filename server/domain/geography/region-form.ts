import { regionName } from "../address/address-regions.ts";
import { countryCode, countryName } from "../address/country.ts";
import { placeKey } from "../address/place-key.ts";
import { knownCity } from "../cities/gazetteer.ts";
import { memoize } from "../text/memoize.ts";

/** Abbreviations that are read in a column of states only: in an address, "Wash" may be a car wash. */
const COLUMN_ABBREVIATIONS: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  US: new Map(
    "Delaware:del|Idaho:ida|Indiana:ind|Kansas:kan kans|Montana:mont|Oregon:ore oreg|Pennsylvania:penna|Washington:wash|Wisconsin:wis|Wyoming:wyom|New Mexico:nmex|North Carolina:ncar ncarolina nocarolina|North Dakota:ndak ndakota nodakota|South Carolina:scar scarolina socarolina|South Dakota:sdak sdakota sodakota|West Virginia:wva wvirginia"
      .split("|")
      .flatMap((line) => {
        const [name = "", keys = ""] = line.split(":");
        return keys.split(" ").map((key) => [key, name] as const);
      }),
  ),
};
const STATE_WORD =
  /^(?:the )?(?:state|province|commonwealth|territory|estado|provincia|província|comunidad|bundesland|kanton|canton|région|regione) (?:(?:of|de|del|do|da|di) )?/iu;
const BETWEEN_NAMES = /[,;()/|[\]]|\s[-–—]\s/;
/** Countries where the code of a state follows the city. */
const CODE_AFTER_CITY: ReadonlySet<string> = new Set(["US", "CA", "AU"]);
const CODE_AT_END = /[\s,]\(?([A-Z]{2,3}|(?:[A-Z]\.){2})\)?$/;
const NAME_AFTER_COMMA = /,\s?(\p{L}[\p{L}. ]{3,25})$/u;
const MAX_CHARS = 60;

/**
 * Returns a region in its one form: "NH", "N.H.", "US-NH" and "State of New Hampshire" are "New Hampshire". A text that names no region of
 * the country stays. `country` is an English short name or "".
 */
export function regionForm(text: string, country: string): string {
  const code = text === "" ? undefined : countryCode(country);
  if (code === undefined) return text;
  return regionName(code, text) || looseRegion(`${code} ${text}`) || text;
}

/** Reads a cell with several spellings, a code of ISO 3166-2, or the country or postcode behind the region. */
const looseRegion = memoize((codeAndText) => {
  const code = codeAndText.slice(0, 2);
  const text = codeAndText.slice(3);
  if (text.length > MAX_CHARS) return "";
  const expandedName = (name: string) =>
    regionName(code, name) || (COLUMN_ABBREVIATIONS[code]?.get(placeKey(name)) ?? "");
  const bare = text
    .replace(STATE_WORD, "")
    .replace(/^[A-Z]{2}-(?=[A-Z\d]{1,3}$)/, (prefix) => (prefix === `${code}-` ? "" : prefix));
  const names = bare.split(BETWEEN_NAMES).map((name) => name.trim().replace(/\s\d{3,5}(?:-\d{4})?$/, ""));
  const regions = new Set<string>();
  for (const name of names) {
    const region = expandedName(name);
    if (region !== "") regions.add(region);
    else if (name !== "" && countryCode(countryName(name)) !== code) return "";
  }
  return regions.size === 1 ? ([...regions][0] as string) : "";
});

/**
 * Takes the state off the end of a city cell: "Dover NH" and "Kittery, ME". `city` is the city that was read from the cell, and `country` an
 * English short name.
 */
export function splitCityCell(cell: string, city: string, country: string): { city: string; state: string } {
  const match = cell.length > MAX_CHARS ? null : (CODE_AT_END.exec(cell) ?? NAME_AFTER_COMMA.exec(cell));
  const code = match === null ? undefined : countryCode(country);
  if (match === null || code === undefined || !CODE_AFTER_CITY.has(code)) return { city, state: "" };
  const state = regionName(code, match[1] as string);
  if (state === "" || knownCity(code, cell) !== undefined) return { city, state: "" };
  const before = cell.slice(0, match.index).replace(/(?<![\s,])[\s,]+$/, "");
  return { city: city === cell && before !== "" ? before : city, state };
}
