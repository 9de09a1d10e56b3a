import { hasPostcodeShape } from "../address/postcode-shape.ts";
import { knownCity } from "./gazetteer.ts";

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

/** Tells whether the parts of an address are a street and its number, "Niebla, 4", though a town has this name: "Reykjavík, 101" has a postcode. */
export function isStreetNamedAsTown(code: string, [name = "", number = "", ...more]: readonly string[]): boolean {
  const isNumber = more.length === 0 && /^\d{1,3}\s?[a-z]?$/i.test(number) && !/\d/.test(name);
  return isNumber && knownCity(code, name) !== undefined && !hasPostcodeShape(code, number);
}
