import { isUnit } from "../../cities/city-name.ts";

/** Matches a house number alone: "12", "12a", "10-12". */
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

/** Tells whether the text is a house number, perhaps with a door behind a slash: "2/Top 1", "12/3/7". */
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
