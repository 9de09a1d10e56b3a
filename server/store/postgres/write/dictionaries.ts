import type { BusinessInsert } from "#domain/business/business-keys";
import { addressOf } from "#domain/categories/kind";
import { otherKeysOfCity } from "#domain/cities/city-identity";
import { detachSlice } from "#domain/text/detach-slice";
import {
  AttributeLimit,
  hasLimitedAttribute,
  type LimitedAttributeRow,
  SELECT_ATTRIBUTES,
} from "../../columns/attributes/attribute-limit.ts";
import { attributeIdsText, attributesOfLines } from "../../records/attribute-ids.ts";
import type { DictionaryIds, Value } from "../../records/business-record.ts";
import { intervalBytes } from "../../records/interval-bytes.ts";
import type { Transaction } from "../connection/transaction.ts";
import { categoryNames } from "../rules/category-names.ts";

/** Maximum number of ids that a dictionary caches. Beyond this the cache is cleared. */
const MAX_CACHED_IDS = 50_000;

/** Ids of the dictionary entries of a business. */
export type EntryIds = Omit<DictionaryIds, "group">;

/** An entry by its key. `rest` has the other columns that a new entry needs. */
interface Entry {
  key: string;
  rest: () => readonly (Value | Buffer)[];
}

interface Source {
  /** SELECT of `id` and `key` by the keys $1. */
  select: string;
  /** INSERT of entries from arrays, $1 the keys, that returns `id` and `key`. */
  insert: string;
}

const placesOf = (kind: string): Source => ({
  select: `SELECT id, place_key AS key FROM places WHERE kind = '${kind}' AND place_key = ANY($1)`,
  insert: `INSERT INTO places (kind, place_key, name) SELECT '${kind}', * FROM unnest($1::text[], $2::text[]) RETURNING id, place_key AS key`,
});
const CITIES: Source = {
  select: "SELECT id, city_key AS key FROM cities WHERE city_key = ANY($1)",
  insert: `INSERT INTO cities (city_key, name, state, country) SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[])
    RETURNING id, city_key AS key`,
};
const CATEGORIES: Source = {
  select: "SELECT id, slug AS key FROM categories WHERE slug = ANY($1)",
  insert: `INSERT INTO categories (slug, category, category_group) SELECT * FROM unnest($1::text[], $2::text[], $3::text[])
    RETURNING id, slug AS key`,
};
const ATTRIBUTES: Source = {
  select: "SELECT id, slug AS key FROM attributes WHERE slug = ANY($1)",
  insert: `INSERT INTO attributes (slug, label, attribute_group) SELECT * FROM unnest($1::text[], $2::text[], $3::text[])
    RETURNING id, slug AS key`,
};
/** Reads a key: the time zone, a line break, the special days, a line break, and the hours. JSON has no line breaks of its own. */
const PATTERN_KEY = `SELECT split_part(key, E'\\n', 1) AS time_zone, split_part(key, E'\\n', 2) AS special_days, split_part(key, E'\\n', 3) AS hours`;
const PATTERNS: Source = {
  select: `SELECT p.id, wanted.key FROM (${PATTERN_KEY}, key FROM unnest($1::text[]) AS keys (key)) wanted
    JOIN opening_patterns p ON md5(p.hours) = md5(wanted.hours) AND p.time_zone = wanted.time_zone AND md5(p.special_days) = md5(wanted.special_days)`,
  insert: `INSERT INTO opening_patterns (time_zone, special_days, hours, intervals)
    ${PATTERN_KEY}, intervals FROM unnest($1::text[], $2::bytea[]) AS added (key, intervals)
    RETURNING id, time_zone || E'\\n' || special_days || E'\\n' || hours AS key`,
};

/** Ids of texts that many businesses share, cached across transactions. A new text gets a new id. */
export function openDictionaries() {
  const cities = dictionary(CITIES);
  const categories = dictionary(CATEGORIES);
  const states = dictionary(placesOf("state"));
  const postcodes = dictionary(placesOf("postcode"));
  const countries = dictionary(placesOf("country"));
  const patterns = dictionary(PATTERNS);
  const attributes = dictionary(ATTRIBUTES);
  const aliases = openCityAliases();
  const names = openCategoryAddresses();
  let limit: AttributeLimit | undefined;

  return {
    /** Returns the ids of each business. One statement per dictionary reads them, one adds missing ones. */
    async idsOf(tx: Transaction, businesses: readonly BusinessInsert[]): Promise<EntryIds[]> {
      const cityIds = await cities.ids(
        tx,
        businesses.map(({ cityKey, city, state, country }) => ({ key: cityKey, rest: () => [city, state, country] })),
      );
      const categoryIds = await categories.ids(
        tx,
        businesses.map(({ categorySlug, kind, group }) => ({ key: categorySlug, rest: () => [kind, group] })),
        false,
      );
      await names.add(tx, businesses);
      const stateIds = await states.ids(
        tx,
        businesses.map(({ stateKey, state }) => ({ key: stateKey, rest: () => [state] })),
      );
      const postcodeIds = await postcodes.ids(
        tx,
        businesses.map(({ zipKey, zipCode }) => ({ key: zipKey, rest: () => [zipCode] })),
      );
      const countryIds = await countries.ids(
        tx,
        businesses.map(({ countryKey, country }) => ({ key: countryKey, rest: () => [country] })),
      );
      const patternIds = await patterns.ids(tx, businesses.map(patternEntry), false);
      let attributesOfEach = businesses.map(({ attributeLines }) => attributesOfLines(attributeLines));
      if (attributesOfEach.some(hasLimitedAttribute)) {
        limit ??= new AttributeLimit(await tx.rows<LimitedAttributeRow>(SELECT_ATTRIBUTES));
        attributesOfEach = attributesOfEach.map((attributes) => (limit as AttributeLimit).admit(attributes));
      }
      const attributeIds = await attributes.ids(
        tx,
        attributesOfEach.flat().map(({ slug, label, group }) => ({ key: slug, rest: () => [label, group] })),
        false,
      );
      let start = 0;
      const idsTexts = attributesOfEach.map(({ length }) =>
        attributeIdsText(attributeIds.slice(start, (start += length)).map(requireId)),
      );
      const citiesWithName = businesses.flatMap(({ cityKey, country }, index) => {
        const id = cityIds[index];
        return id === null || id === undefined ? [] : [{ id, cityKey, country }];
      });
      await aliases.add(tx, citiesWithName);
      return businesses.map((_, index) => ({
        cityId: cityIds[index] ?? null,
        categoryId: requireId(categoryIds[index]),
        stateId: stateIds[index] ?? null,
        postcodeId: postcodeIds[index] ?? null,
        countryId: countryIds[index] ?? null,
        patternId: requireId(patternIds[index]),
        attributeIds: idsTexts[index] ?? "",
      }));
    },
    /** Clears the cache, after a rollback or when another process changed ids or keys. */
    forget() {
      for (const dictionary of [cities, categories, states, postcodes, countries, patterns, attributes, aliases, names])
        dictionary.forget();
      limit = undefined;
    },
  };
}

/** Throws for a missing id of a text that every business has: that is a bug, which no default may hide. */
function requireId(id: number | null | undefined): number {
  if (id === null || id === undefined)
    throw new Error("A category, an opening pattern or an attribute has no id in its dictionary");
  return id;
}

function patternEntry({ openingHoursJson, timeZone, specialDaysJson }: BusinessInsert): Entry {
  const key = `${timeZone ?? ""}\n${specialDaysJson}\n${openingHoursJson}`;
  return { key, rest: () => [intervalBytes(openingHoursJson)] };
}

function dictionary({ select, insert }: Source) {
  const idByKey = new Map<string, number>();

  async function remember(rows: Promise<{ id: number; key: string }[]>) {
    for (const { id, key } of await rows) idByKey.set(detachSlice(key), id);
  }

  return {
    /** Returns ids in the order of the entries. With `hasUnknown` the key "" means an unknown text and has the id null. */
    async ids(tx: Transaction, entries: readonly Entry[], hasUnknown = true): Promise<(number | null)[]> {
      if (idByKey.size > MAX_CACHED_IDS) idByKey.clear();
      const uncachedEntries = () => {
        const missingEntries = new Map<string, Entry>();
        for (const entry of entries) {
          const isKnown = (entry.key === "" && hasUnknown) || idByKey.has(entry.key);
          // The first entry of a key gives the texts.
          if (!isKnown && !missingEntries.has(entry.key)) missingEntries.set(entry.key, entry);
        }
        return [...missingEntries.values()];
      };
      const missingKeys = uncachedEntries();
      if (missingKeys.length > 0) await remember(tx.rows(select, [missingKeys.map(({ key }) => key)]));
      const newEntries = uncachedEntries();
      if (newEntries.length > 0) {
        const rows = newEntries.map(({ rest }) => rest());
        const columns = rows[0]?.map((_, column) => rows.map((row) => row[column])) ?? [];
        await remember(tx.rows(insert, [newEntries.map(({ key }) => key), ...columns]));
      }
      return entries.map(({ key }) => idByKey.get(key) ?? null);
    },
    forget: () => idByKey.clear(),
  };
}

/** Stores the aliases of cities, by which pages and filters find them. */
function openCityAliases() {
  /** Countries by the id of the city. */
  const storedCountries = new Map<number, Set<string>>();

  return {
    /** Adds the aliases that cities have in their country. */
    async add(tx: Transaction, cities: readonly { id: number; cityKey: string; country: string }[]): Promise<void> {
      if (storedCountries.size > MAX_CACHED_IDS) storedCountries.clear();
      const aliases: [key: string, id: number][] = [];
      for (const { id, cityKey, country } of cities) {
        const countries = storedCountries.get(id) ?? new Set();
        if (countries.has(country)) continue;
        storedCountries.set(id, countries.add(detachSlice(country)));
        for (const key of otherKeysOfCity(cityKey, country)) aliases.push([key, id]);
      }
      await addCityAliases(tx, aliases);
    },
    forget: () => storedCountries.clear(),
  };
}

/** Stores the addresses of categories that are not those of their kinds; the others lead to the kinds themselves. */
function openCategoryAddresses() {
  const storedCategories = new Set<string>();

  return {
    async add(
      tx: Transaction,
      businesses: readonly Pick<BusinessInsert, "category" | "categorySlug">[],
    ): Promise<void> {
      if (storedCategories.size > MAX_CACHED_IDS) storedCategories.clear();
      const addresses: { slug: string; category: string }[] = [];
      const ownAddresses: { slug: string; category: string }[] = [];
      for (const { category, categorySlug } of businesses) {
        if (storedCategories.has(category)) continue;
        storedCategories.add(detachSlice(category));
        const slug = addressOf(category);
        (slug === categorySlug ? ownAddresses : addresses).push({ slug, category });
      }
      await categoryNames.add(tx, addresses);
      await categoryNames.renewOwn(tx, ownAddresses);
    },
    forget: () => storedCategories.clear(),
  };
}

/** Adds aliases; existing ones stay. */
export async function addCityAliases(
  tx: Transaction,
  aliases: readonly (readonly [key: string, cityId: number])[],
): Promise<void> {
  if (aliases.length === 0) return;
  await tx.run(
    `INSERT INTO city_aliases (alias_key, city_id) SELECT * FROM unnest($1::text[], $2::bigint[]) ON CONFLICT DO NOTHING`,
    [aliases.map(([key]) => key), aliases.map(([, id]) => id)],
  );
}
