import { regionName } from "../address/address-regions.ts";
import { knownCity } from "./gazetteer.ts";
import { townOfNames } from "./town-of-names.ts";

const PAIR = /^(.{2,80}?)\s?(?:[-–—/]\s|\/)\s?(.{2,60})$/u;
/** Matches a postcode before a name: "90762 Fürth". */
const CODE_FIRST = /^(?:[A-Z]{1,3}-)?\d[\d -]{2,9}\s(?=\p{L})/u;

/**
 * Splits the last part of an address if it ends with a city after a town or quarter. "Martil - Tetouan" becomes "Martil", since both are
 * known; "Maadi - Cairo" becomes two parts. Other addresses stay. `code` is ISO alpha-2.
 */
export function splitTownAndCity(code: string, parts: string[]): string[] {
  const last = parts.at(-1) ?? "";
  const [, before = "", city = ""] = last.length > 150 ? [] : (PAIR.exec(last) ?? []);
  // The rules of regions handle a region after the city.
  if (city === "" || knownCity(code, city) === undefined || regionName(code, city) !== "") return parts;
  if (knownCity(code, last.replace(CODE_FIRST, "")) !== undefined) return parts;
  const town = townOfNames(code, [before.replace(CODE_FIRST, ""), city], { parts: [] });
  if (town === "" || town === undefined) return parts;
  return town === city ? [...parts.slice(0, -1), before, city] : [...parts.slice(0, -1), before];
}
