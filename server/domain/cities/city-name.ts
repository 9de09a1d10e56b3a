import { isBritishCounty } from "../address/address-city.ts";
import { CITY_COUNTRIES, NAMESAKE_CAPITALS } from "../address/address-formats-data.ts";
import { hasRegionWord, regionName } from "../address/address-regions.ts";
import { countryCode, countryName } from "../address/country.ts";
import { knownCity } from "./gazetteer.ts";
import { BUILDING_WORDS, LONE_UNIT_WORDS, PHONE_WORDS, UNIT_PHRASES, UNIT_WORDS } from "./units-data.ts";

/** Countries whose regions never stand in a city cell, and whose addresses always name the region. */
const REGIONS_ARE_NO_CITIES = new Set(["ID", "KR", "TR", "TH", "CN", "JP", "PH", "VN"]);

const UNIT_NUMBER = "(?:[.:#\\s-]{0,3}(?:no|nr|nº|n°)?[.:#\\s-]{0,3}[a-z]{0,2}[-.]?\\d[\\w./&+-]*|[.:#\\s-]{1,3}[a-z])";
const UNIT_FIRST = new RegExp(`^(?:${UNIT_WORDS})${UNIT_NUMBER}(?=$|[\\s,;/)])`, "iu");
const UNIT_LAST = new RegExp(
  `^\\d{1,4}(?:st|nd|rd|th|[.ºª°]|er|e|ème)?[-\\s]*(?:${UNIT_WORDS})\\.?(?=$|[\\s,;])`,
  "iu",
);
const UNIT_ALONE = new RegExp(`^(?:${UNIT_PHRASES}|${LONE_UNIT_WORDS})$`, "iu");
/** Matches "Suite Two". */
const UNIT_IN_WORDS = new RegExp(
  `^(?:${LONE_UNIT_WORDS})\\s(?:one|two|three|four|five|six|seven|eight|nine|ten)$`,
  "iu",
);
/** Matches floors and rooms of East Asia: "3楼", "201号室", "B座", "2층". */
const EAST_ASIAN_UNIT =
  /^(?:地下|地上|[A-Z])?[\d０-９一二三四五六七八九十]{0,4}(?:楼|樓|层|層|号|號|室|階|座|店铺|호|층|호실|번지)+[\d０-９A-Z]{0,4}$/u;
const PHONE = new RegExp(`^(?:${PHONE_WORDS})[\\s.:()+-]{0,5}\\d`, "iu");
/** Matches a house number: "10 A", "12-14", "5 (bajo)". */
const HOUSE_NUMBER = /^(?:nº|n°|no\.|nr\.?|#)?\s?\d{1,5}\s?[-/]?\s?(?:\d{1,5}|\p{L})?\.?(?:\s?\([^()]{0,60}\))?$/iu;
const LINK = /@|www\.|https?:/i;
const BUILDING = new RegExp(`(?<![\\p{L}\\p{M}\\d])(?:${BUILDING_WORDS})(?![\\p{L}\\p{M}\\d])`, "iu");
const LETTER = /\p{L}/u;
/** Matches words for quarters and housing estates before their name. */
const QUARTER =
  /^(?:barrio|bo\.|ensanche|ens\.|colonia|col\.|fracc?\.?|fraccionamiento|urbanización|urb\.|residencial|sector|lokalitet|quartier|parroquia|kelurahan|kecamatan|kel\.|kec\.|desa|brgy\.?|barangay|phường|p\.|quận|mahalle|mah\.|khwaeng|tambon|mikrorayon|мкр\.?|микрорайон|ж\.к\.|bairro)\s+\S/iu;
/** Matches a postcode, plus code or house number without a name. */
const CODE = /^(?=[^\s]*\d)[\p{L}\d+/.#-]{1,12}(?:\s(?=[^\s]*\d)[\p{L}\d]{2,6})?$/u;

/** Tells whether the text is a unit of a building or has no number, such as "Lokal 53", "Level 2", "3rd floor" or "bajo.". */
export function isUnit(text: string): boolean {
  if (text.length >= 80) return false;
  const bare = text.replace(/^[(\s]+|(?<![.)\s])[.)\s]+$/g, "");
  if (UNIT_FIRST.test(bare) || UNIT_LAST.test(bare) || UNIT_ALONE.test(bare) || UNIT_IN_WORDS.test(bare)) return true;
  return EAST_ASIAN_UNIT.test(bare);
}

/** Tells whether an unknown name is rather that of a building or a business than of a town, such as "Palm Mall". */
export function isBuilding(text: string): boolean {
  return text.length < 80 && BUILDING.test(text);
}

/** Tells whether the text is a telephone number, a house number or a link. */
function isContactOrNumber(text: string): boolean {
  return PHONE.test(text) || HOUSE_NUMBER.test(text) || LINK.test(text);
}

/** Tells whether the text is a quarter, such as "Barrio Hospital". */
export function isQuarter(text: string): boolean {
  return text.length < 80 && QUARTER.test(text);
}

/** Tells whether the text can be the name of a city: it must have letters, and be no country, code or unit. `code` is ISO alpha-2 or "". */
export function isCityName(code: string, text: string): boolean {
  if (text.length < 2 && !/[\u3400-\u9fff]/.test(text)) return false;
  if (text.length > 80 || !LETTER.test(text) || CODE.test(text) || isUnit(text) || isContactOrNumber(text))
    return false;
  return !isCountry(code, text);
}

/** Tells whether the text is a region and no city. Only listed regions are known. */
export function isRegionOnly(code: string, text: string): boolean {
  if (hasRegionWord(text)) return knownCity(code, text) === undefined;
  if (regionName(code, text) === "" && !(code === "GB" && isBritishCounty(text))) return false;
  return knownCity(code, text) === undefined || /^\p{Lu}{2,3}$/u.test(text);
}

/** Tells whether regions of the country are never cities, even if nothing else is known. */
export function excludesRegions(code: string): boolean {
  return REGIONS_ARE_NO_CITIES.has(code);
}

/** Tells whether the text is a country and no city: "Serbia" is, "Luxembourg" is not. */
function isCountry(code: string, text: string): boolean {
  const name = text.length < 3 ? "" : countryName(text);
  if (name === "") return false;
  const namedCode = countryCode(name) ?? "";
  if (CITY_COUNTRIES[namedCode] !== undefined || NAMESAKE_CAPITALS.has(namedCode)) return false;
  if (code !== "" && namedCode !== code && (regionName(code, text) !== "" || knownCity(code, text) !== undefined))
    return false;
  return knownCity(namedCode, text) === undefined;
}
