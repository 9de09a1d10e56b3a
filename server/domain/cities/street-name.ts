import { hasPostcodeShape } from "../address/postcode-shape.ts";
import { isKnownPlace, knownCity } from "./gazetteer.ts";

/** Codes of the countries of Romance languages, which write "street, number, city". */
const NUMBER_AFTER_COMMA: ReadonlySet<string> = new Set(
  "ES IT PT FR RO AD SM AR BO BR CL CO CR CU DO EC GT HN MX NI PA PE PY SV UY VE".split(" "),
);
const STREET_LAST =
  /\s(?:street|st|road|rd|avenue|ave|boulevard|blvd|drive|dr|lane|ln|highway|hwy|parkway|pkwy|expressway|freeway|square|utca|út|caddesi|cad|cd|sokağı|sokak|sk|bulvarı|mahallesi)\.?(?:\s(?:north|south|east|west|[ns][ew]?|[ew])\.?)?$/iu;
const STREET_SUFFIX =
  /\p{L}(?:straße|strasse|str\.|gasse|straat|laan|gracht|gatan|gata|vägen|veien|vej)(?:\s\d+\s?[a-z]?)?$/iu;
const STREET_FIRST =
  /^(?:\d[\d/-]*[a-z]?\s+)?(?:(?:calle|carrer|avenida|avda|rua|rue|via|viale|jalan|jl|jln|ulica|ul|улица|ул|вулиця|вул|проспект|просп|бульвар|rruga|rr|bulevardul|bulevar|avenue|boulevard|carrera|cra|rodovia|travessa|carretera|thanon|ถ|đường|شارع|طريق)[.\s]+\S|ถนน|ซอย)/iu;

/** Abbreviations that begin streets and business parks, with a mark that tells them from words: "C. Luna", "C/ Mayor", "Pol. Ind. Norte". */
const STREET_ABBREVIATION =
  /^(?:c\/\s?|(?:c|cl|av|avd|ave|ctra|pza|plza|pl|pg|rbla|trav|r|tv|al|bd|blvd|bvd|rte|urb)\.\s?|(?:p\.za|c\.so|v\.le|p\.le|l\.go|pº|ctra|rte|bd|blvd|bvd|pol\.? ?[ií]nd\.?|pol[ií]gono(?: industrial)?|zona industriale|z\.? ?i\.)\s)\p{L}/iu;

/** Tells by its first or last word whether the text is a street: "Memorial Dr SE", "Rua Nova" or "ถนน…". */
export function isStreet(text: string): boolean {
  if (text.length >= 100) return false;
  return (
    STREET_LAST.test(text) || STREET_FIRST.test(text) || STREET_SUFFIX.test(text) || STREET_ABBREVIATION.test(text)
  );
}

/** Tells whether a street that names itself by its last word ends the text: "High Street", "Lindenstraße". */
export function endsWithStreet(text: string): boolean {
  return text.length < 100 && (STREET_LAST.test(text) || STREET_SUFFIX.test(text));
}

/** Matches what is a house number even after the name of a large city; "53/20" may be a block and house of Naberezhnye Chelny. */
const PLAIN_NUMBER = /^\d{1,3}\s?[a-z]?$/i;
/** Maximum size class of a town whose name with a number is rather a street: "Ленина, 52/1". */
const MAX_SIZE_OF_NAMESAKE = 3;

/** Matches a house number with its letter, second number or Russian building: "4", "12 b", "39/4", "16 к1". */
export const HOUSE_NUMBER = /^\d{1,3}(?:\/\d{1,3})?(?:\s?\p{L})?(?:\s?(?:к|корп|стр)\.?\s?\d{1,2})?$/u;

/**
 * Reads a street that has the name of a town, with its number, from the parts of an address without its country: "Niebla, 4", and "Alcalá, 589,
 * Madrid" with the city behind in countries that write so: elsewhere "Albany, 12, New York" names a state. "Reykjavík, 101" has a postcode.
 * Returns undefined for other addresses.
 */
export function streetNamedAsTown(
  code: string,
  parts: readonly string[],
): { street: string; city: string } | undefined {
  const [name = "", number = "", city = ""] = parts;
  const isNumber = HOUSE_NUMBER.test(number) && !/\d/.test(name);
  if (!isNumber || parts.length > 3 || hasPostcodeShape(code, number)) return undefined;
  if (city !== "" && !NUMBER_AFTER_COMMA.has(code)) return undefined;
  const isTown =
    city === "" ? isNamesake(code, name, number) : isKnownPlace(code, name) && isOtherCity(code, city, name);
  return isTown ? { street: `${name}, ${number}`, city } : undefined;
}

function isNamesake(code: string, name: string, number: string): boolean {
  const town = knownCity(code, name);
  return town !== undefined && (town.size <= MAX_SIZE_OF_NAMESAKE || PLAIN_NUMBER.test(number));
}

function isOtherCity(code: string, city: string, name: string): boolean {
  const matchedCity = knownCity(code, city);
  return matchedCity !== undefined && matchedCity.key !== knownCity(code, name)?.key;
}
