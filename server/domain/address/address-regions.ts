import { CITY_REGION_LINES } from "./address-cities-data.ts";
import { PASSED_OVER } from "./address-formats-data.ts";
import { BRITISH_AREAS, POSTCODE_REGION_LINES } from "./address-postcode-regions-data.ts";
import { REGION_LINES } from "./address-regions-data.ts";
import { placeKey } from "./place-key.ts";

interface PostcodeRange {
  from: string;
  to: string;
  region: string;
}

interface CountryRegions {
  /** By placeKey of any spelling. */
  byName: Map<string, string>;
  /** Only the codes, as they are written: "NY". */
  byCode: Map<string, string>;
  byCity: Map<string, string>;
  byPostcode: PostcodeRange[];
}

/** Words that make a region of a name in countries whose regions are not listed. */
const REGION_WORD =
  /(?:^|[\s-])(?:province|governorate|region|región|regiunea|oblast|prefecture|voivodeship|county|judet|județul|state|département|department|область|край|provincia|provinsi|województwo|megye|gubernia|parish|m\. sav\.|r\. sav\.)(?:$|\s)/iu;

/** Words for what is less than a region and stands behind the town. */
const DISTRICT_WORD = /(?:^|\s)(?:район|rayon|rayonu|شهرستان)(?:$|\s)/iu;

const built = new Map<string, CountryRegions>();

/** The region that `text` names, by its first name in our list, or "". Codes and other languages are understood. */
export function regionName(code: string, text: string): string {
  const regions = regionsOf(code);
  if (regions.byName.size === 0 || text.length > 60) return "";
  return regions.byCode.get(text) ?? regions.byName.get(placeKey(text)) ?? "";
}

/** Whether the regions of the country are listed; elsewhere only words like "Province" tell. */
export function hasListedRegions(code: string): boolean {
  return REGION_LINES[code] !== undefined;
}

/** Whether `text` calls itself a region: "Samarkand Province", "Курганская область". */
export function saysRegion(text: string): boolean {
  return text.length < 80 && REGION_WORD.test(text);
}

/** Whether `text` is a part of an address that stands behind the city and is less than a region. */
export function saysDistrict(code: string, text: string): boolean {
  return text.length < 80 && (DISTRICT_WORD.test(text) || (PASSED_OVER[code]?.split("|").includes(text) ?? false));
}

/**
 * A region at the end of `text` and what stands before it: "Ashbury NSW" → Ashbury, New South Wales; undefined when
 * there is none or nothing stands before it. `codesOnly` refuses full names ("New York", when the city may be meant).
 */
export function splitTrailingRegion(
  code: string,
  text: string,
  codesOnly: boolean,
): { before: string; region: string } | undefined {
  const regions = regionsOf(code);
  if (regions.byName.size === 0) return undefined;
  let start = text.length;
  for (let words = 1; words <= (codesOnly ? 1 : 4); words++) {
    start = lastBreak(text, start - 1);
    if (start <= 0) return undefined;
    const tail = text.slice(start).replace(/^[-–/\s(]+|\)$/g, "");
    const before = text.slice(0, start).replace(/[-–/\s(]+$/, "");
    if (before === "" || tail === "") continue;
    const region = regions.byCode.get(tail) ?? (codesOnly ? undefined : regions.byName.get(placeKey(tail)));
    // A code in small letters is more often a word: "Bay de".
    if (region && (tail.length > 3 || regions.byCode.has(tail) || tail.includes("."))) return { before, region };
  }
  return undefined;
}

/** Region that the postcode lies in, or "" where it does not tell. */
export function regionOfPostcode(code: string, postcode: string): string {
  const compact = postcode.replace(/[\s-]/g, "").toUpperCase();
  if (compact === "") return "";
  if (code === "GB") return britishNation(compact);
  const range = regionsOf(code).byPostcode.find(
    ({ from, to }) => compact.slice(0, from.length) >= from && compact.slice(0, to.length) <= to,
  );
  return range?.region ?? "";
}

/** Region of a city that is a region itself or well known, or "". */
export function regionOfCity(code: string, city: string): string {
  return regionsOf(code).byCity.get(placeKey(city)) ?? "";
}

function lastBreak(text: string, from: number): number {
  for (let at = from; at > 0; at--) if (/[\s/]/.test(text.charAt(at - 1))) return at - 1;
  return -1;
}

function britishNation(postcode: string): string {
  const area = /^[A-Z]{1,2}/.exec(postcode)?.[0];
  if (!area) return "";
  const found = Object.entries(BRITISH_AREAS).find(([, areas]) => areas.split(" ").includes(area));
  return found ? found[0] : "England";
}

function regionsOf(code: string): CountryRegions {
  const known = built.get(code);
  if (known) return known;
  const regions: CountryRegions = { byName: new Map(), byCode: new Map(), byCity: new Map(), byPostcode: [] };
  for (const line of lines(REGION_LINES[code])) {
    const [name = "", ...others] = line.split("|");
    for (const spelling of [name, ...others]) {
      if (/^[A-Z]{2,4}$/.test(spelling)) regions.byCode.set(spelling, name);
      if (!regions.byName.has(placeKey(spelling))) regions.byName.set(placeKey(spelling), name);
    }
  }
  for (const line of lines(CITY_REGION_LINES[code])) {
    const [region = "", cities = ""] = line.split(": ");
    for (const city of cities.split("|")) regions.byCity.set(placeKey(city), region);
  }
  for (const line of lines(POSTCODE_REGION_LINES[code])) {
    const space = line.indexOf(" ");
    for (const range of line.slice(0, space).split(",")) {
      const [from = "", to = from] = range.split("-");
      regions.byPostcode.push({ from, to, region: line.slice(space + 1) });
    }
  }
  built.set(code, regions);
  return regions;
}

function lines(table: string | undefined): string[] {
  return table ? table.split("\n") : [];
}
