import { countriesOfRegion, hasRegionWord } from "../../address/address-regions.ts";
import { countryCode, countryName } from "../../address/country.ts";
import { computePlaceKey } from "../../address/place-key.ts";
import { isUnit } from "../../cities/city-name.ts";
import { countriesOfCity } from "../../cities/gazetteer.ts";

/** Matches exactly a house number: "12", "12a", "10-12". */
const NUMBER = /^\d{1,4}(?:\s?[a-z])?(?:\s?[-–/]\s?\d{1,4}[a-z]?)?$/iu;
const AUSTRIAN_DOOR = /^(?:top|stiege|tür) ?\d{1,4}[a-z]?$/iu;
/**
 * Matches "2., Taborstraße 16", as addresses in Vienna's open data begin with the district. Without its comma the number may be a date or a floor,
 * and with a further part or a postcode the line has a town of its own.
 */
const VIENNESE = /^([1-9]|1\d|2[0-3])\.,\s(\p{Lu}[^,]{2,119})$/u;
const HAS_POSTCODE = /\b\d{4}\b/;
/** Matches what is a postcode or a year rather than a house number. */
const FOUR_DIGITS = /^\d{4}/;

/**
 * Returns a street with the house number that the line of the address has beside it, since some lists have a column of the street's name alone.
 * Other streets are returned unchanged.
 */
export function withNumberOfLine(street: string, line: string, postalCode: string): string {
  if (street === "" || line === "" || /\d/.test(street)) return street;
  const lowerStreet = street.toLowerCase();
  const parts = line.split(/[,\n]/).map((part) => part.trim());
  for (const [index, text] of parts.entries()) {
    const lowerText = text.toLowerCase();
    const after = lowerText.startsWith(`${lowerStreet} `) ? text.slice(street.length + 1).trim() : "";
    if (after !== postalCode && !FOUR_DIGITS.test(after) && isHouseNumber(after))
      return withUnit(text, parts[index + 1]);
    const before = lowerText.endsWith(` ${lowerStreet}`) ? text.slice(0, -street.length - 1).trim() : "";
    if (before !== postalCode && !FOUR_DIGITS.test(before) && NUMBER.test(before))
      return withUnit(text, parts[index + 1]);
  }
  return street;
}

/** Tells whether the text is a house number, optionally with a door after a slash: "2/Top 1", "12/3/7". */
function isHouseNumber(text: string): boolean {
  if (NUMBER.test(text)) return true;
  const slash = text.indexOf("/");
  const door = text.slice(slash + 1).trim();
  return slash > 0 && NUMBER.test(text.slice(0, slash).trim()) && (NUMBER.test(door) || AUSTRIAN_DOOR.test(door));
}

function withUnit(street: string, next = ""): string {
  return isUnit(next) || AUSTRIAN_DOOR.test(next) ? `${street}, ${next}` : street;
}

/** Writes an address of a numbered district of Vienna with its postcode and city; returns undefined for others. */
export function vienneseAddress(line: string): string | undefined {
  const [, district = "", street = ""] = VIENNESE.exec(line) ?? [];
  if (street === "" || HAS_POSTCODE.test(street) || /wien|vienna/i.test(street)) return undefined;
  return `${street}, 1${district.padStart(2, "0")}0 Wien`;
}

/** Matches a house number between commas: "432", "Nº 432", "s/n". */
const NUMBER_PART = /^(?:(?:n[º°.o]?\.?|nr\.?|no\.?|#)\s?)?\d{1,5}[a-z]?$|^s\/n[º°.]?$/i;

/**
 * Leaves out a district at the end of an address that is named after a country or region elsewhere: "Rua Bagé, Nº 432, Canadá" in Cascavel. The
 * row has a column of the city, which the address does not name.
 */
export function withoutNamesakeDistrict(line: string, city: string): string {
  const comma = line.lastIndexOf(",");
  if (city === "" || comma < 0) return line;
  const district = line.slice(comma + 1).trim();
  if (/\d/.test(district) || district.length < 4 || district.length > 60) return line;
  if (countriesOfRegion(district).length > 0 || hasRegionWord(district)) return line;
  const before = line.slice(0, comma);
  if (!NUMBER_PART.test(before.slice(before.lastIndexOf(",") + 1).trim())) return line;
  const isNamesake = isForeignCountry(district, city) || endsWithRegion(district);
  return isNamesake && !computePlaceKey(line).includes(computePlaceKey(city)) ? before : line;
}

/** Tells whether the text names a country in which the city, that others know, does not lie. */
function isForeignCountry(text: string, city: string): boolean {
  const code = countryCode(countryName(text));
  const countries = countriesOfCity(city);
  return code !== undefined && countries.length > 0 && countries.every((country) => country.code !== code);
}

/** Tells whether words stand before the name of a region: "Parque São Paulo". */
function endsWithRegion(text: string): boolean {
  const words = text.split(" ");
  return words.some((_, at) => at > 0 && countriesOfRegion(words.slice(at).join(" ")).length > 0);
}
