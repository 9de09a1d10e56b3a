import { isUnit } from "../cities/city-name.ts";
import { type CountryOfCity, countriesOfCity, knownCity } from "../cities/gazetteer.ts";
import { statesOfNamesakes } from "../cities/namesakes.ts";
import { findCityAfterStreet, wordsAfterNumber } from "../cities/run-on-line.ts";
import { countriesOfRegion, regionName, regionOfPostcode, splitTrailingRegion } from "./address-regions.ts";
import { nameOfCountry } from "./country.ts";
import { POSTCODE_SHAPES, SCRIPT_COUNTRIES, STREET_WORDS } from "./country-shapes-data.ts";
import { hasPostcodeShape } from "./postcode-shape.ts";

/** Postcode forms that decide the country when they follow the code or name of a region. */
const POSTCODE_ENDINGS = [
  ["US", / \d{5}(?:[ ‐‑‒–—−-]{0,3}\d{4})?$/],
  ["CA", / [A-Z]\d[A-Z] ?\d[A-Z]\d$/],
  ["AU", / \d{4}$/],
  ["IN", / \d{6}$/],
  ["BR", / \d{5}-\d{3}$/],
] as const;

const SHORTENED_ZIP = /[ -]{1,3}(\d{3,4})(?:[ ‐‑‒–—−-]{1,3}\d{4}|\d{4})?$/;
const COUNTRIES_BY_REGION = ["US", "CA", "IN", "PK", "BR", "MX", "PH", "ID", "KR", "CO"];
const COUNTRIES_OF_CODES = ["US", "CA", "AU", "BR"];
const BRAZILIAN_STREET = /(?:^|\s)(?:rua|travessa|praça|rodovia)\s/iu;
/** Countries of the scripts in which a Japanese address may be; in others the form of Japan's postcode is a house number. */
const SCRIPTS_OF_JAPAN: ReadonlySet<string> = new Set(["", "JP", "CN", "TW"]);
const MARKED_JAPANESE_POSTCODE = /^〒|\p{Script=Latin}\s\d{3}-\d{4}$/u;
const ITALIAN_LINE = /^\d{5} (\p{L}[\p{L}\s'’.-]{1,50}) ([A-Z]{2})$/u;
const SLASHED_REGION = /\/\s?(\p{L}{3,20})$/u;
const DIGITS = /(?<![\p{L}\d])(?:[A-Z]{1,3}-)?\d{3,7}(?:[ -]\d{2,4})?(?![\p{L}\d])/u;

/** Matches the quarter after a city: "Aarhus C", "Praha 1-Staré Město", "Brno-střed". */
const QUARTER = /(?:\s\p{Lu}|\sCity|\s\d.*|-\p{L}.*)$/su;

/** Weights of what supports a country beside the name of its city, in steps of `size`. */
const FOR_POSTCODE = 4;
const FOR_REGION = 5;
const FOR_STREET = 3;
/** Minimum lead of the first country, and its minimum score. */
const LEAD = 3;
const MIN_SCORE = 8;
/** Maximum number of size classes by which a city may be smaller than its namesake in the country with the code of its state. */
const MAX_SMALLER = 2;

/**
 * Infers the country of an address that does not name it from its form: a postcode that only one country writes, a region or the script.
 * Returns an English short name or "".
 */
export function inferCountryByForm(parts: readonly string[]): string {
  return nameOfCountry(byEnding(parts) || byPostcode(parts) || byScript(parts));
}

/** Infers the country from the shape of the postcode; "" where that of Japan is a house number, as in "성수동1가 656-1075". */
function byPostcode(parts: readonly string[]): string {
  const code = byShape(parts);
  if (code !== "JP" || SCRIPTS_OF_JAPAN.has(byScript(parts))) return code;
  return parts.some((part) => MARKED_JAPANESE_POSTCODE.test(part)) ? code : "";
}

/** Infers the country from a city, with matching postcode and street words; "" when two countries are equally likely. */
export function inferCountryByCity(parts: readonly string[]): string {
  return nameOfCountry(byCity(parts));
}

/** Infers the country from the cells of state and postcode, such as "Bayern" and "94072"; "" if none or several countries have both. */
export function inferCountryByState(region: string, postcode: string): string {
  const codes = countriesOfRegion(region).filter((code) => {
    const postcodeRegion = regionOfPostcode(code, postcode);
    return hasPostcodeShape(code, postcode) && (postcodeRegion === "" || postcodeRegion === regionName(code, region));
  });
  return codes.length === 1 ? nameOfCountry(codes[0] as string) : "";
}

/**
 * Returns the one of these countries with the largest city that the address names; "" when two are equally likely. Codes are ISO alpha-2.
 */
export function inferCountryAmong(codes: readonly string[], parts: readonly string[]): string {
  const scores = new Map<string, number>();
  for (const [name, digits] of cityCandidates(parts)) {
    for (const code of codes) {
      const size = knownCity(code, name)?.size;
      const score = size === undefined ? 0 : 1 + scoreOf({ code, size }, name, digits, parts);
      if (score > (scores.get(code) ?? 0)) scores.set(code, score);
    }
  }
  const [first, second] = [...scores].toSorted(([, a], [, b]) => b - a);
  return first !== undefined && (second === undefined || first[1] - second[1] >= LEAD) ? first[0] : "";
}

/** Infers from "NY 13206", "ON M5V 2T6", "Karnataka 560001", or a region that only one country has. */
function byEnding(parts: readonly string[]): string {
  const end = parts.slice(-2).join(" ").slice(-60);
  for (const [code, postcode] of POSTCODE_ENDINGS) {
    const match = postcode.exec(end);
    if (match && splitTrailingRegion(code, `, ${end.slice(0, match.index)}`, code !== "IN")) return code;
  }
  if (isShortenedZip(end)) return "US";
  const last = (parts.at(-1) ?? "").replace(/^\d{4} | \d{5,6}$/g, "");
  if (parts.length > 1 && /^[A-Z]{2}$/.test(last)) {
    const isBrazilian = regionName("BR", last) !== "" && BRAZILIAN_STREET.test(parts.join(", ").slice(0, 200));
    return isBrazilian ? "BR" : byStateCode(last, parts.at(-2) as string);
  }
  const runOn = /^(.*\S) ([A-Z]{2,3})$/.exec(last.slice(-100));
  const byState = runOn ? byRunOnState(runOn[2] as string, runOn[1] as string) : "";
  if (byState !== "") return byState;
  if (parts.length > 1 && last.length > 3) {
    const named = COUNTRIES_BY_REGION.filter((code) => regionName(code, last) !== "");
    if (named.length === 1) return named[0] as string;
  }
  return "";
}

/** Tells whether a US code without its leading zeros follows its state: "Portsmouth, NH 3801". */
function isShortenedZip(end: string): boolean {
  const [zip, digits] = SHORTENED_ZIP.exec(end) ?? [];
  if (zip === undefined || digits === undefined) return false;
  const before = end.slice(0, -zip.length);
  const state = splitTrailingRegion("US", `, ${before}`, false)?.region;
  return state !== undefined && state === regionOfPostcode("US", digits.padStart(5, "0"));
}

/**
 * Infers from "Gabriels, NY", but not from "Milano, MI" and "Berlin, DE", where another country has the city, or a much larger one. `state`
 * has two capitals. Returns an ISO alpha-2 code or "".
 */
export function byStateCode(state: string, city: string): string {
  const codes = COUNTRIES_OF_CODES.filter((code) => regionName(code, state) !== "");
  const likelierCode = codes.find((code) => isLikelier(code, state, city));
  if (likelierCode !== undefined) return likelierCode;
  const isUnknown = knownCity(state, city) === undefined && countriesOfCity(city).length === 0;
  return isUnknown && codes.length === 1 ? (codes[0] as string) : "";
}

/** Tells whether the text is the code of a state in another country that writes states after cities, and not one of this country. */
export function isForeignStateCode(code: string, text: string): boolean {
  if (!/^[A-Z]{2}$/.test(text) || regionName(code, text) !== "") return false;
  return COUNTRIES_OF_CODES.some((other) => regionName(other, text) !== "");
}

/** Tells whether the country has the city, and the country whose code the state's is has no much larger one. */
function isLikelier(code: string, state: string, city: string): boolean {
  const namesakes = statesOfNamesakes(code, city);
  if (namesakes.size > 0 && !namesakes.has(regionName(code, state))) return false;
  const size = knownCity(code, city)?.size;
  return size !== undefined && size >= (knownCity(state, city)?.size ?? 0) - MAX_SMALLER;
}

/** Infers from "1920 Oak Bay Ave Victoria BC" or "Gabriels NY", where the country knows the city before the code. */
function byRunOnState(state: string, before: string): string {
  const codes = ["US", "CA", "AU"].filter((code) => regionName(code, state) !== "");
  return codes.find((code) => isLikelier(code, state, before) || findCityAfterStreet(code, before)) ?? "";
}

function byShape(parts: readonly string[]): string {
  for (const part of parts.slice(-3).toReversed()) {
    const italian = ITALIAN_LINE.exec(part.slice(0, 80));
    if (italian && regionName("IT", italian[2] as string) !== "" && !isAmericanStreet(italian[1] as string))
      return "IT";
    const shape = POSTCODE_SHAPES.find(([, pattern]) => part.length < 80 && pattern.test(part));
    if (shape) return shape[0];
  }
  const region = SLASHED_REGION.exec((parts.at(-1) ?? "").slice(-60))?.[1];
  return region !== undefined && regionName("TR", region) !== "" ? "TR" : "";
}

/** Matches "20121 Hall Rd MI". */
function isAmericanStreet(text: string): boolean {
  return /\s(?:st|ave|rd|dr|ln|blvd|hwy|pkwy|ct|way)$/i.test(text);
}

function byScript(parts: readonly string[]): string {
  const text = parts.join(", ").slice(0, 300);
  if (/^[\x20-\x7e]*$/.test(text)) return "";
  return SCRIPT_COUNTRIES.find(([, script]) => script.test(text))?.[0] ?? "";
}

/** Returns the country whose city, postcode and street words match best. */
function byCity(parts: readonly string[]): string {
  const scores = new Map<string, number>();
  for (const [name, digits] of cityCandidates(parts)) {
    for (const country of countriesOfCity(name)) {
      const score = scoreOf(country, name, digits, parts);
      if (score > (scores.get(country.code) ?? 0)) scores.set(country.code, score);
    }
  }
  const [first, second] = [...scores].toSorted(([, a], [, b]) => b - a);
  if (first === undefined || first[1] < MIN_SCORE || first[1] - (second?.[1] ?? 0) < LEAD) return "";
  return first[0];
}

function scoreOf({ code, size }: CountryOfCity, city: string, digits: string, parts: readonly string[]): number {
  let score = size;
  if (digits !== "") {
    if (!hasPostcodeShape(code, digits)) return 0;
    score += FOR_POSTCODE;
  }
  if (parts.some((part) => part !== city && part.length > 3 && !part.includes(city) && regionName(code, part) !== ""))
    score += FOR_REGION;
  const street = parts.join(", ").slice(0, 200);
  if (STREET_WORDS.some(([codes, word]) => codes.includes(code) && word.test(street))) score += FOR_STREET;
  return score;
}

/** Yields names at the end (or, as in Hungary, the start) of an address with the digits beside them. */
function* cityCandidates(parts: readonly string[]): Generator<[name: string, digits: string]> {
  const last = parts.length - 1;
  const ends = parts
    .map((text, index) => ({ text: text.slice(0, 80), index }))
    .filter(({ index }) => index > last - 3 || index === 0);
  const lone = DIGITS.exec((parts[last] ?? "").slice(0, 80))?.[0] ?? "";
  for (const { text, index } of ends) {
    if (index === 0 && last > 0 && lone !== parts[last]) continue;
    const pieces = text.split(/\s[-–]\s|\//).slice(-2);
    for (const piece of pieces) {
      // "Sala" is a city of Sweden, and a room in "Rua Nova, 980 - Sala 1".
      if (pieces.length > 1 && (isUnit(piece) || isUnit(`${piece} 1`))) continue;
      const afterNumber = wordsAfterNumber(piece);
      if (afterNumber !== undefined && ends.length === 1) yield [afterNumber, ""];
      const digits = DIGITS.exec(piece)?.[0] ?? (lone === parts[last] ? lone : "");
      const name = piece.replace(digits, "").replace(/^[\s,.-]+|(?<![\s,.-])[\s,.-]+$/g, "");
      if (name.length > 2 && !/\d/.test(name)) yield [name, digits];
      const core = name.replace(QUARTER, "");
      if (core.length > 2 && core !== name && !/\d/.test(core)) yield [core, digits];
      // Example: "Grund Luxembourg".
      const lastWord = name.slice(name.lastIndexOf(" ") + 1);
      if (digits !== "" && lastWord.length > 4 && lastWord !== name) yield [lastWord, digits];
    }
  }
}
