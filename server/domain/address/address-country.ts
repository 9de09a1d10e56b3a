import { isUnit } from "../cities/city-name.ts";
import { isKnownPlace, knownCity } from "../cities/gazetteer.ts";
import { isStreet } from "../cities/street-name.ts";
import { isBritishCounty } from "./address-city.ts";
import { CITY_COUNTRIES, COUNTRIES_LIKE_CITIES, NAMESAKE_CAPITALS, SOVEREIGNS } from "./address-formats-data.ts";
import { regionName } from "./address-regions.ts";
import { countryCode, countryName } from "./country.ts";
import { hasPostcodeShape } from "./postcode-shape.ts";

/** Country of an address, and the parts without it. */
export interface AddressCountry {
  /** English short name or "". */
  country: string;
  /** A territory named beside its country, such as Curaçao beside the Netherlands; "" without one. */
  territory: string;
  parts: string[];
}

/** Matches the house number in "Nº 2520 LOJA 01" with the word for it. */
const MARKED_NUMBER = /^(?:n(?:[ºo°r]|[uú]m)?\.?|[#№])\s?\d{1,5}(?:-?[a-z])?(?=\s|$)/iu;
const POSTCODE_ALONE = /^(?:[A-Z]{1,3}-)?\d[\d\s-]{2,9}$/i;
/** Matches "VG1110", with the code of its country, but not of a state as in "Jamaica, NY 11435". */
const CODED_POSTCODE = /^([A-Z]{2})\s?\d{3,6}$/;

const COUNTRY_AND_POSTCODE = /^(?:((?:[A-Z]{2}-)?\d{3,6}) (\D{3,40})|(\D{3,40}) (\d{3,6}))$/;
const TRAILING_POSTCODE = /(?<!\s)\s+(\d[\d-]{2,8})$/;
const PREPOSITION_AT_END =
  /(?:^|\s)(?:d[aeiou]|d[ao]s|del|della|dell['’]|des|d['’]|of|the|la|le|las|los|von|van|der|am|na)$/iu;
/** Matches words for "street" that precede the name of a street. */
const STREET_KIND_AT_END =
  /(?:^|\s)(?:rue|avenue|av|ave|avda|avenida|avinguda|boulevard|blvd|bd|bulevar|bulevardi|bulvar|place|plaza|plaça|praça|praca|piazza|piazzale|via|viale|corso|largo|calle|c|c\/|carrer|carrera|cra|paseo|passeig|ronda|glorieta|rua|r|travessa|alameda|estrada|rodovia|route|chemin|quai|square|cours|allée|esplanade|platz|jalan|jl|jln|lorong|ulica|ul|trg|улица|ул|проспект|площадь|бул|булевар|трг|шоссе|rruga|sheshi|strada|str|calea|piața|šetalište|náměstí|plac|aleja|al|شارع|طريق|ถนน|đường)\.?$/iu;
/** Maximum words of a country's name, and of a city's before it. */
const MAX_COUNTRY_WORDS = 4;
const MAX_CITY_WORDS = 3;

/** Splits the country off the end (or, as in China, the start) of an address. `columnCountry`, if not "", wins. */
export function splitCountry(all: readonly string[], columnCountry: string): AddressCountry {
  const parts = [...all];
  const names: string[] = [];
  if (parts.length > 1 && parts.at(-1) === "Channel Islands") parts.pop();
  const countryAndPostcode = COUNTRY_AND_POSTCODE.exec((parts.at(-1) ?? "").slice(0, 60));
  // Examples: "Taipei City, Taiwan 110", "1075 Hungary".
  const named = countryAndPostcode
    ? countryOfPart((countryAndPostcode[2] ?? countryAndPostcode[3] ?? "").trim(), columnCountry)
    : "";
  if (countryAndPostcode && named !== "" && !NAMESAKE_CAPITALS.has(countryCode(named) ?? "")) {
    const postcode = (countryAndPostcode[1] ?? countryAndPostcode[4]) as string;
    // In "200 Jordan" and "Portugal 1050" without other parts it is a house number.
    const isPostcode = countryAndPostcode[1] !== undefined && hasPostcodeShape(countryCode(named) ?? "", postcode);
    if (parts.length > 1 || isPostcode) parts.splice(-1, 1, named, postcode);
  }
  let at = parts.length - 1;
  if (at > 0 && isPostcodeOf(parts[at - 1] as string, parts[at] as string)) at--;
  for (; at >= 0 && names.length < 2; at--) {
    const name = countryOfPart(parts[at] as string, names[0] ?? columnCountry);
    if (name === "" || (at === 0 && names.length === 0 && name !== columnCountry && isStreetAlone(parts))) break;
    // In "Guatemala, Guatemala" the first is the city.
    if (names.includes(name)) break;
    names.push(name);
    parts.splice(at, 1);
  }
  if (names.length === 0) return splitCountryInside(parts, columnCountry);
  const countryPart = names.find((name) => name !== columnCountry && !SOVEREIGNS.has(countryCode(name) ?? ""));
  // Example: "Kowloon, Hong Kong, China".
  const country =
    columnCountry || (SOVEREIGNS.has(countryCode(names[0] as string) ?? "") && countryPart) || names[0] || "";
  const hasTerritories = SOVEREIGNS.has(countryCode(country) ?? "");
  const territory = countryPart === country || !hasTerritories ? "" : (countryPart ?? "");
  const isTwice = parts.at(-1)?.includes(country) === true;
  return { country, territory, parts: isTwice ? withoutCountryAtEnd(parts, country) : parts };
}

/** Tells whether a part of an address is a house number, optionally with a unit: "1583", "nº 12 sala 3"; "No 12 Jalan Ampang" has the street too. */
function isHouseNumberPart(text: string): boolean {
  if (/^\d{1,4}$/.test(text)) return true;
  const number = MARKED_NUMBER.exec(text)?.[0];
  if (number === undefined) return false;
  const rest = text.slice(number.length).trim();
  return rest === "" || isUnit(rest);
}

/** Tells whether a country's name at the start is that of a street, as in "Bolivia, 1262". */
function isStreetAlone(parts: readonly string[]): boolean {
  const [, number = ""] = parts;
  return parts.length === 1 || (parts.length === 2 && (/^\d{5}$/.test(number) || isHouseNumberPart(number)));
}

function isPostcodeOf(countryPart: string, part: string): boolean {
  if (POSTCODE_ALONE.test(part)) return true;
  const code = CODED_POSTCODE.exec(part)?.[1];
  return code !== undefined && countryCode(countryName(countryPart)) === code;
}

function countryOfPart(part: string, country: string): string {
  // A code of two letters, as in "N.L.", is more often a state.
  if (part.length < 2 || (/^[A-Za-z]\.?\s?[A-Za-z]\.?$/.test(part) && !/^U\.?[KS]\.?$/.test(part))) {
    return countryCode(country) === part ? country : "";
  }
  // A code of three letters is written in capitals; "Est", "Mar" and "Per" are words.
  if (/^[a-z][a-z]{2}$/i.test(part) && part !== part.toUpperCase() && !/^(?:usa|uae)$/i.test(part)) return "";
  const name = countryName(part);
  if (name === "") return "";
  const code = countryCode(country);
  if (code === undefined) return COUNTRIES_LIKE_CITIES.has(part.toLowerCase()) ? "" : name;
  if (code === "GB" && isBritishCounty(part)) return "";
  // Example: "Salvador, Brazil".
  return regionName(code, part) !== "" || (name !== country && knownCity(code, part) !== undefined) ? "" : name;
}

/** Splits a country without a comma ("10117 Berlin Germany"), or at the start ("860000 China, Tibet, Nyingchi"). */
function splitCountryInside(parts: string[], columnCountry: string): AddressCountry {
  const first = parts[0] ?? "";
  const head = countryName(first.replace(/^\d{3,6}\s+/, ""));
  // In "Brasil, 1583, Sala 2" it is the street.
  const isNumberNext = isHouseNumberPart(parts[1] ?? "");
  const isFollowed = first.length > 3 && !isNumberNext && parts.slice(1).some((part) => /\p{L}{2}/u.test(part));
  if (isFollowed && head !== "" && (columnCountry === "" || head === columnCountry)) {
    const postcode = /^\d{3,6}/.exec(first)?.[0];
    const rest = parts.slice(1).reverse();
    return { country: head, territory: "", parts: postcode ? [...rest, postcode] : rest };
  }
  if (columnCountry !== "")
    return { country: columnCountry, territory: "", parts: withoutCountryAtEnd(parts, columnCountry) };
  const tail = countryAfterCity(parts.at(-1) ?? "");
  if (tail === undefined) return { country: "", territory: "", parts };
  return {
    country: tail.country,
    territory: "",
    parts: withoutCountryAtEnd([...parts.slice(0, -1), tail.before], tail.country),
  };
}

/** Removes the country from the end of the last part, where it may occur twice and before a postcode. */
function withoutCountryAtEnd(parts: string[], country: string): string[] {
  const code = countryCode(country);
  if (code === undefined || CITY_COUNTRIES[code] !== undefined || NAMESAKE_CAPITALS.has(code)) return parts;
  const last = parts.at(-1) ?? "";
  const tail = tailsOf(last).find(
    ({ name, before }) =>
      name.length > 2 &&
      countryName(name) === country &&
      regionName(code, name) === "" &&
      /\p{L}/u.test(before) &&
      isWholePlace(code, country, before, parts.length > 1),
  );
  return tail === undefined ? parts : [...parts.slice(0, -1), tail.before + tail.postcode];
}

/**
 * Tells whether a text names a place without the country after it: "10117 Berlin" does, "Avenue de" and "12 Piazza" do not. A part of its
 * own after others may be an unknown town.
 */
function isWholePlace(code: string, country: string, text: string, isOwnPart: boolean): boolean {
  if (isUnfinishedStreet(text)) return false;
  if (endsWithCity(code, text) || endsWithCountry(country, text) || TRAILING_POSTCODE.test(text)) return true;
  return isOwnPart && !/\d/.test(text) && !isStreet(`${text} ${country}`);
}

/** Finds a country after the name of a city: "Jeddah Saudi Arabia", but not "New Mexico". */
function countryAfterCity(part: string): { country: string; before: string } | undefined {
  for (const { name, before, postcode } of tailsOf(part)) {
    const country = name.length > 2 || /^U[KS]$/.test(name) ? countryName(name) : "";
    const code = countryCode(country);
    if (code === undefined || isUnfinishedStreet(before)) continue;
    if (endsWithCity(code, before) || endsWithCountry(country, before)) return { country, before: before + postcode };
  }
  return undefined;
}

/** Example: "Jeddah Saudi Arabia 22233 Saudi Arabia". */
function endsWithCountry(country: string, text: string): boolean {
  return tailsOf(text).some(({ name }) => name.length > 2 && countryName(name) === country);
}

/** Tells whether the words at the end of a place need more after them: "Avenue de" and "Piazza" do. */
export function isUnfinishedStreet(text: string): boolean {
  return PREPOSITION_AT_END.test(text) || STREET_KIND_AT_END.test(text);
}

function endsWithCity(code: string, text: string): boolean {
  const words = text.replace(TRAILING_POSTCODE, "").split(" ");
  for (let count = Math.min(MAX_CITY_WORDS, words.length); count > 0; count--) {
    if (isKnownPlace(code, words.slice(-count).join(" "))) return true;
  }
  return false;
}

/** Returns the last words of a text, the longest first, with the text before them and the postcode after them. */
function tailsOf(text: string): { name: string; before: string; postcode: string }[] {
  const postcode = TRAILING_POSTCODE.exec(text.slice(-60))?.[0] ?? "";
  const words = text.slice(0, text.length - postcode.length).split(" ", 60);
  if (words.length === 60) return [];
  const tails = [];
  for (let count = Math.min(MAX_COUNTRY_WORDS, words.length - 1); count > 0; count--) {
    tails.push({ name: words.slice(-count).join(" "), before: words.slice(0, -count).join(" "), postcode });
  }
  return tails;
}
