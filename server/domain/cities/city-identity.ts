import { cityKey } from "../address/city-key.ts";
import { countryCode } from "../address/country.ts";
import { memoize } from "../text/memoize.ts";
import { knownCity, otherNamesOf } from "./gazetteer.ts";

const SEPARATOR = "\n";

/**
 * Identity of a city within its country, equal for its names in all languages: Beograd, Belgrade and Београд in Serbia, but not Belgrade in
 * Montana. It has the form of `cityKey`; "" for a blank name. `country` is an English short name or "".
 */
export function placedCityKey(name: string, country: string): string {
  return country === "" ? cityKey(name) : keyInCountry(name + SEPARATOR + country);
}

const keyInCountry = memoize((nameAndCountry) => {
  const [name = "", country = ""] = nameAndCountry.split(SEPARATOR);
  const code = countryCode(country);
  return (code === undefined ? undefined : knownCity(code, name)?.key) ?? cityKey(name);
});

/** Returns the `cityKey` of each other name of the city with this `placedCityKey`. `country` is an English short name or "". */
export function otherKeysOfCity(key: string, country: string): readonly string[] {
  const code = countryCode(country);
  return code === undefined ? [] : otherNamesOf(code, key);
}
