import type { BusinessDraft } from "#contract/business";
import { matchHeader, readBusinessRow } from "../../domain/import-row/business-row.ts";
import { seededRandom } from "../../domain/text/seeded-random.ts";
import { ATTRIBUTES, HOURS, PROFILES } from "./relevance-attributes-data.ts";
import { CITIES } from "./relevance-cities-data.ts";
import { KINDS, LANGUAGES } from "./relevance-kinds-data.ts";
import { LANDMARKS } from "./relevance-landmarks-data.ts";
import { ADJECTIVES, FAMILIES } from "./relevance-names-data.ts";

/** A business, and its kinds and cities according to a visitor, whatever its row says. */
export interface JudgedBusiness {
  draft: BusinessDraft;
  /** Ids of the kinds table. */
  kinds: readonly string[];
  /** Cities, also if its row has none; several if it lies between them. */
  cities: readonly string[];
  attributes: readonly string[];
}

interface City {
  name: string;
  state: string;
  country: string;
  timeZone: string;
  latitude: number;
  longitude: number;
  language: string;
  phone: string;
  postcodes: string[];
  streets: string[];
  size: number;
}

interface Kind {
  ids: string[];
  category: string;
  subtypes: string[];
  nouns: string[];
  hours: string;
  profile: string;
  weight: number;
  translations: Readonly<Record<string, string>>;
}

interface Business {
  name: string;
  kind: Kind;
  city: City;
  hasCity: boolean;
  postcode: string;
  street: string;
  category: string;
  subtypes: readonly string[];
  phone: string;
  rating: number;
  reviews: number;
  hours: string;
  attributes: readonly string[];
  description: string;
}

/** Factor of a city's size and a kind's weight; gives about 1,700 businesses. */
const DENSITY = 0.255;
const DEGREES_BETWEEN_POSTCODES = 0.012;
const COLUMNS = [
  ..."name subtypes category phone full_address street city postal_code state country latitude longitude".split(" "),
  ..."time_zone rating reviews photo working_hours business_status about description verified place_id".split(" "),
];
const HEADER = matchHeader(COLUMNS);

const lines = (table: string) => table.trim().split("\n");
const list = (text: string, separator: string) => text.split(separator).filter((part) => part !== "");

const cities = lines(CITIES).map((line): City => {
  const [name = "", state = "", country = "", timeZone = "", latitude, longitude, ...rest] = line.split("|");
  const [language = "", phone = "", postcodes = "", streets = "", size] = rest;
  return {
    name,
    state,
    country,
    timeZone,
    language,
    phone,
    streets: list(streets, ";"),
    size: Number(size),
    latitude: Number(latitude),
    longitude: Number(longitude),
    postcodes: list(postcodes, postcodes.includes(";") ? ";" : " "),
  };
});

const kinds = lines(KINDS).map((line): Kind => {
  const [ids = "", category = "", subtypes = "", nouns = "", hours = "", profile = "", weight, ...rest] =
    line.split("|");
  return {
    ids: list(ids, ","),
    category,
    subtypes: list(subtypes, ";"),
    nouns: list(nouns, ";"),
    hours,
    profile,
    weight: Number(weight),
    translations: Object.fromEntries(LANGUAGES.map((language, index) => [language, rest[index] ?? ""])),
  };
});

/** Returns the directory, with the same businesses on every machine. */
export function relevanceDirectory(): JudgedBusiness[] {
  return [...landmarks(), ...madeUp()].map(judgedBusiness);
}

function landmarks(): Business[] {
  return lines(LANDMARKS).map((line) => {
    const [name = "", kindId = "", place = "", postcode = "", street = "", phone = "", ...rest] = line.split("|");
    const [rating, reviews, hours = "", attributes = "", category = "", description = ""] = rest;
    const kind = kinds.find(({ ids }) => ids[0] === kindId);
    const namesakes = cities.filter(({ name: city }) => city === place.replace("-", ""));
    const city = namesakes.find(({ postcodes }) => postcodes.includes(postcode)) ?? namesakes[0];
    if (kind === undefined || city === undefined) throw new Error(`no such kind or city: ${line}`);
    return {
      name,
      kind,
      city,
      hasCity: !place.startsWith("-"),
      postcode,
      street,
      description,
      hours,
      category: category || kind.category,
      subtypes: category === "" ? [kind.category, ...kind.subtypes] : [],
      phone: phone === "" ? "" : city.phone + phone.padStart(4, "0"),
      attributes: list(attributes, " "),
      rating: Number(rating),
      reviews: Number(reviews),
    };
  });
}

function madeUp(): Business[] {
  const random = seededRandom("relevance");
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const names = new Set<string>();

  function nameOf(kind: Kind, city: City, noun: string): string {
    const families = list(FAMILIES[city.language] ?? "", " ");
    const adjectives = list(ADJECTIVES[city.language] ?? "", " ");
    if (city.language !== "en" && city.language !== "ph")
      return random() < 0.3 ? `${pick(adjectives)} ${noun}` : `${noun} ${pick(families)}`;
    const englishNoun = pick(kind.nouns);
    const patterns = [
      `${pick(families)}'s ${englishNoun}`,
      `${pick(adjectives)} ${englishNoun}`,
      `${pick(families)} ${englishNoun}`,
      `${pick(families)} & Sons ${englishNoun}`,
      `${pick(adjectives)} ${pick(families)} ${englishNoun}`,
      `${pick([city.name, ...city.streets.map((street) => street.replace(/^[NESW]{1,2} /, "").split(" ")[0] ?? "")])} ${englishNoun}`,
    ];
    return pick(patterns);
  }

  function business(kind: Kind, city: City, number: number): Business {
    const isLatin = city.language === "sr" && random() < 0.5;
    const script = isLatin ? serbianLatin : (text: string) => text;
    const translation = kind.translations[city.language] ?? "";
    const category = translation === "" || random() < 0.2 ? kind.category : script(translation);
    const noun = script(translation === "" ? kind.category : translation);
    let name = "";
    while (name === "" || names.has(`${name} ${city.name}`)) name = script(nameOf(kind, city, noun));
    names.add(`${name} ${city.name}`);
    const hasSubtypes = random() < 0.65;
    return {
      name,
      kind,
      city,
      category,
      hasCity: true,
      description: "",
      postcode: pick(city.postcodes),
      street: addressLine(script(pick(city.streets)), 1 + Math.floor(random() * 900), city.language),
      subtypes: hasSubtypes ? [kind.category, ...kind.subtypes.filter(() => random() < 0.5)] : [],
      phone: city.phone + String(1000 + number),
      rating: random() < 0.06 ? 0 : Math.round((3.4 + random() * 1.5) * 10) / 10,
      reviews: 1 + Math.floor(random() ** 4 * 1200),
      hours: random() < 0.12 ? "" : kind.hours,
      attributes: list(PROFILES[kind.profile] ?? "", " ").filter(() => random() < 0.34),
    };
  }

  return cities.flatMap((city) => {
    const inCity = kinds.flatMap((kind) =>
      Array.from({ length: Math.floor(city.size * kind.weight * DENSITY + random()) }, () => kind),
    );
    return inCity.map((kind, number) => business(kind, city, number));
  });
}

function addressLine(street: string, number: number, language: string): string {
  return ["en", "ph", "fr"].includes(language) ? `${number} ${street}` : `${street} ${number % 200}`;
}

function judgedBusiness(business: Business, index: number): JudgedBusiness {
  const { name, kind, city, hasCity, postcode, street, attributes } = business;
  const random = seededRandom(`${name} ${index}`);
  const profile = list(PROFILES[kind.profile] ?? "", " ");
  const vegan = kind.ids.includes("vegan") ? ["vegan"] : [];
  const degrees = Math.max(0, city.postcodes.indexOf(postcode)) * DEGREES_BETWEEN_POSTCODES;
  const cells: Record<string, string> = {
    name,
    category: business.category,
    phone: business.phone,
    street,
    postal_code: postcode,
    description: business.description,
    subtypes: business.subtypes.join(", "),
    time_zone: city.timeZone,
    full_address: [street, hasCity ? `${city.name} ${postcode}` : ""].filter(Boolean).join(", "),
    city: hasCity ? city.name : "",
    state: hasCity ? city.state : "",
    country: city.country,
    latitude: String(city.latitude + degrees + (random() - 0.5) * 0.004),
    longitude: String(city.longitude + degrees / 2 + (random() - 0.5) * 0.004),
    rating: business.rating === 0 ? "" : String(business.rating),
    reviews: business.rating === 0 ? "" : String(business.reviews),
    photo: random() < 0.8 ? `https://lh5.googleusercontent.com/p/AF1Qip${index}=w800-h500-k-no` : "",
    working_hours: HOURS[business.hours] ?? "",
    business_status: "OPERATIONAL",
    about: attributesJson(attributes, profile),
    verified: random() < 0.6 ? "TRUE" : "FALSE",
    place_id: `ChIJrelevance-${String(index).padStart(5, "0")}`,
  };
  if (HEADER === undefined) throw new Error("The header is not recognised");
  const parsedRow = readBusinessRow(
    COLUMNS.map((column) => cells[column] ?? ""),
    HEADER,
    { country: "" },
  );
  if ("problems" in parsedRow) throw new Error(JSON.stringify(parsedRow.problems));
  return { draft: parsedRow.business, kinds: kind.ids, cities: [city.name], attributes: [...attributes, ...vegan] };
}

/** Attributes that a business has are true; every second other attribute of its profile is false. */
function attributesJson(has: readonly string[], profile: readonly string[]): string {
  const groups: Record<string, Record<string, boolean>> = {};
  for (const [index, tag] of [...new Set([...has, ...profile])].entries()) {
    const [group, name] = ATTRIBUTES[tag] ?? [];
    if (group === undefined || name === undefined || (!has.includes(tag) && index % 2 === 0)) continue;
    groups[group] = { ...groups[group], [name]: has.includes(tag) };
  }
  return JSON.stringify(groups);
}

const CYRILLIC = "абвгдђежзијклљмнњопрстћуфхцчџш";
const LATIN = "a b v g d đ e ž z i j k l lj m n nj o p r s t ć u f h c č dž š".split(" ");

/** Transliterates Serbian Cyrillic to Serbian Latin. */
function serbianLatin(text: string): string {
  return [...text]
    .map((letter) => {
      const latin = LATIN[CYRILLIC.indexOf(letter.toLowerCase())];
      if (latin === undefined) return letter;
      return letter === letter.toLowerCase() ? latin : latin.charAt(0).toUpperCase() + latin.slice(1);
    })
    .join("");
}
