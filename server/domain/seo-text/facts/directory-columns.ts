import type { CategoryGroup } from "#contract/business";
import { cityKey } from "#domain/address/city-key";
import { categorySlug } from "#domain/business/business-keys";
import { type DescribedBusiness, trueAttributes } from "../described-business.ts";
import { streetKey } from "../topics/street.ts";
import { growingColumn, growingTexts } from "./growing-columns.ts";
import { weekOf } from "./week.ts";

/** Numbers of attribute names are 16 bits; names beyond these are not counted. */
const MOST_ATTRIBUTE_NAMES = 65_000;
/** In `earliest` and `latest`: there is none. */
export const NO_MINUTE = 65_535;

/** In `latitudes` and `longitudes`: these are not known; and what makes a degree there. */
export const NO_PLACE = -0x80000000;
export const PER_DEGREE = 1e7;

/**
 * What texts compare, of every listed business, in columns: about 150 bytes of each. A business is its place in the
 * columns, which are in the order of ids.
 */
export interface DirectoryColumns {
  size: number;
  ids: Uint32Array;
  /** Number of the city, from 1; 0 when it is unknown. */
  cities: Uint32Array;
  categories: Uint32Array;
  groups: Uint8Array;
  ratings: Float64Array;
  reviewCounts: Uint32Array;
  hasHours: Uint8Array;
  hasWebsite: Uint8Array;
  /** Of the week: minutes open, days on which it opens as bits from Monday, see `weekOf`. */
  minutes: Uint16Array;
  openDays: Uint8Array;
  earliest: Uint16Array;
  latest: Uint16Array;
  /** In ten millionths of a degree, which is a centimetre; `NO_PLACE` when unknown. */
  latitudes: Int32Array;
  longitudes: Int32Array;
  /** `streetKey` of the address; 0 when there is none. */
  streets: Uint32Array;
  nameOf(index: number): string;
  /** Numbers of the attributes that each has, one business after another, and where those of each end; their names. */
  attributes: Uint16Array;
  attributesEnd: Uint32Array;
  attributesOf(index: number): Uint16Array;
  attributeNames: readonly string[];
  categoryNames: readonly string[];
  totalCities: number;
  cityNumber(city: string): number;
  categoryNumber(category: string): number;
  groupNumber(group: CategoryGroup): number;
}

/** Attributes of a business, as a rule; more are taken as well. */
const USUAL_ATTRIBUTES = 12;

/** Takes in every listed business once, in the order of ids; about `expected` of them. */
export function gatherDirectory(expected = 1000) {
  const u8 = () => growingColumn((length) => new Uint8Array(length), expected);
  const u16 = () => growingColumn((length) => new Uint16Array(length), expected);
  const u32 = () => growingColumn((length) => new Uint32Array(length), expected);
  const i32 = () => growingColumn((length) => new Int32Array(length), expected);
  const f64 = () => growingColumn((length) => new Float64Array(length), expected);
  const columns = {
    ids: u32(),
    cities: u32(),
    categories: u32(),
    groups: u8(),
    ratings: f64(),
    reviewCounts: u32(),
    hasHours: u8(),
    hasWebsite: u8(),
    minutes: u16(),
    openDays: u8(),
    earliest: u16(),
    latest: u16(),
    latitudes: i32(),
    longitudes: i32(),
    streets: u32(),
  };
  const names = growingTexts(expected);
  const attributes = growingColumn((length) => new Uint16Array(length), expected * USUAL_ATTRIBUTES);
  const attributesEnd = u32();
  const cityNumbers = numbering();
  const categoryNumbers = numbering();
  const groupNumbers = numbering();
  const attributeNumbers = numbering();
  const categoryNames: string[] = [];

  return {
    add(business: DescribedBusiness): void {
      const { id, name, category, group, city, rating, reviewCount, address, latitude, longitude } = business;
      const week = business.openingHours && weekOf(business.openingHours);
      columns.ids.push(id);
      columns.cities.push(city === "" ? 0 : cityNumbers.of(cityKey(city)));
      const kind = categoryNumbers.of(categorySlug(category));
      categoryNames[kind] ??= category;
      columns.categories.push(kind);
      columns.groups.push(groupNumbers.of(group));
      columns.ratings.push(rating);
      columns.reviewCounts.push(Math.min(reviewCount, 0xffffffff));
      columns.hasHours.push(week ? 1 : 0);
      columns.hasWebsite.push(business.website === null ? 0 : 1);
      columns.minutes.push(week?.minutes ?? 0);
      columns.openDays.push(week?.days.reduce((bits, open, day) => bits | (open > 0 ? 1 << day : 0), 0) ?? 0);
      columns.earliest.push(week?.earliest ?? NO_MINUTE);
      columns.latest.push(week?.latest ?? NO_MINUTE);
      const isPlaced = latitude !== null && longitude !== null;
      columns.latitudes.push(isPlaced ? Math.round(latitude * PER_DEGREE) : NO_PLACE);
      columns.longitudes.push(isPlaced ? Math.round(longitude * PER_DEGREE) : NO_PLACE);
      columns.streets.push(streetKey(address));
      names.push(name);
      for (const attribute of trueAttributes(business.attributes))
        if (attributeNumbers.size < MOST_ATTRIBUTE_NAMES || attributeNumbers.known(attribute) > 0)
          attributes.push(attributeNumbers.of(attribute));
      attributesEnd.push(attributes.length);
    },

    finished(): DirectoryColumns {
      const allAttributes = attributes.finished();
      const ends = attributesEnd.finished();
      return {
        size: columns.ids.length,
        ids: columns.ids.finished(),
        cities: columns.cities.finished(),
        categories: columns.categories.finished(),
        groups: columns.groups.finished(),
        ratings: columns.ratings.finished(),
        reviewCounts: columns.reviewCounts.finished(),
        hasHours: columns.hasHours.finished(),
        hasWebsite: columns.hasWebsite.finished(),
        minutes: columns.minutes.finished(),
        openDays: columns.openDays.finished(),
        earliest: columns.earliest.finished(),
        latest: columns.latest.finished(),
        latitudes: columns.latitudes.finished(),
        longitudes: columns.longitudes.finished(),
        streets: columns.streets.finished(),
        nameOf: names.finished(),
        attributes: allAttributes,
        attributesEnd: ends,
        attributesOf: (index) => allAttributes.subarray(index === 0 ? 0 : ends[index - 1], ends[index]),
        attributeNames: attributeNumbers.names(),
        categoryNames,
        totalCities: cityNumbers.size,
        cityNumber: (city) => (city === "" ? 0 : cityNumbers.known(cityKey(city))),
        categoryNumber: (category) => categoryNumbers.known(categorySlug(category)),
        groupNumber: (group) => groupNumbers.known(group),
      };
    },
  };
}

/** Numbers texts from 1, in the order in which they come. */
function numbering() {
  const numbers = new Map<string, number>();
  return {
    get size() {
      return numbers.size;
    },
    of(text: string): number {
      const known = numbers.get(text) ?? numbers.size + 1;
      if (known > numbers.size) numbers.set(text, known);
      return known;
    },
    /** 0 when it has none. */
    known: (text: string): number => numbers.get(text) ?? 0,
    /** At their numbers. */
    names: (): string[] => ["", ...numbers.keys()],
  };
}
