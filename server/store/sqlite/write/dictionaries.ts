import type { Database } from "better-sqlite3";
import type { CategoryGroup } from "#contract/business";
import type { BusinessInsert } from "#domain/business/business-keys";
import { otherKeysOfCity } from "#domain/cities/city-identity";
import { detachSlice } from "#domain/text/detach-slice";
import { memoize } from "#domain/text/memoize";
import {
  AttributeLimit,
  hasLimitedAttribute,
  type LimitedAttributeRow,
  SELECT_ATTRIBUTES,
} from "../../columns/attributes/attribute-limit.ts";
import { attributeIdsText, attributesOfLines } from "../../records/attribute-ids.ts";
import type { DictionaryIds, Value } from "../../records/business-record.ts";
import { intervalBytes } from "../../records/interval-bytes.ts";
import { openCategoryNames } from "../rules/category-names.ts";

/** Maximum number of ids that a dictionary caches; beyond this the cache is cleared. */
const MAX_CACHED_IDS = 50_000;

/** Ids of texts that many businesses share. A new text gets a new id. */
export function openDictionaries(db: Database) {
  const cities = dictionary(
    db,
    "SELECT id FROM cities WHERE city_key = ?",
    "INSERT INTO cities (city_key, name, state, country) VALUES (?, ?, ?, ?)",
  );
  const aliases = openCityAliases(db);
  const categories = dictionary(
    db,
    "SELECT id FROM categories WHERE slug = ?",
    "INSERT INTO categories (slug, category, category_group) VALUES (?, ?, ?)",
  );
  const categoryNames = openCategoryNames(db);
  const groupOf = db.prepare<[number], CategoryGroup>("SELECT category_group FROM categories WHERE id = ?").pluck();
  const groups = new Map<number, CategoryGroup>();
  const [states, postcodes, countries] = ["state", "postcode", "country"].map((kind) =>
    dictionary(
      db,
      `SELECT id FROM places WHERE kind = '${kind}' AND place_key = ?`,
      `INSERT INTO places (kind, place_key, name) VALUES ('${kind}', ?, ?)`,
    ),
  ) as [Dictionary, Dictionary, Dictionary];
  const patterns = dictionary(
    db,
    "SELECT id FROM opening_patterns WHERE hours = ? AND time_zone = ? AND special_days = ?",
    "INSERT INTO opening_patterns (hours, time_zone, special_days, intervals) VALUES (?, ?, ?, ?)",
  );

  const attributes = dictionary(
    db,
    "SELECT id FROM attributes WHERE slug = ?",
    "INSERT INTO attributes (slug, label, attribute_group) VALUES (?, ?, ?)",
  );
  const selectAttributes = db.prepare<[], LimitedAttributeRow>(SELECT_ATTRIBUTES);
  let limit: AttributeLimit | undefined;
  function attributeIdsOf(lines: string): string {
    let identities = attributesOfLines(lines);
    if (hasLimitedAttribute(identities)) {
      limit ??= new AttributeLimit(selectAttributes.all());
      identities = limit.admit(identities);
    }
    return attributeIdsText(identities.map(({ slug, label, group }) => attributes.id(slug, () => [label, group])));
  }
  let attributeIds = memoize(attributeIdsOf);

  function group(categoryId: number, ownGroup: CategoryGroup): CategoryGroup {
    const cachedGroup = groups.get(categoryId);
    if (cachedGroup !== undefined) return cachedGroup;
    const storedGroup = groupOf.get(categoryId) ?? ownGroup;
    if (groups.size >= MAX_CACHED_IDS) groups.clear();
    groups.set(categoryId, storedGroup);
    return storedGroup;
  }

  return {
    idsOf(draft: BusinessInsert): DictionaryIds {
      const { city, state, country, cityKey, categorySlug, stateKey, zipKey, countryKey } = draft;
      const categoryId = categories.id(categorySlug, () => [draft.kind, draft.group]);
      categoryNames.add(draft.category, categorySlug);
      return {
        cityId:
          cityKey === ""
            ? null
            : aliases.addAliases(
                cities.id(cityKey, () => [city, state, country]),
                cityKey,
                country,
              ),
        categoryId,
        group: group(categoryId, draft.group),
        stateId: stateKey === "" ? null : states.id(stateKey, () => [state]),
        postcodeId: zipKey === "" ? null : postcodes.id(zipKey, () => [draft.zipCode]),
        countryId: countryKey === "" ? null : countries.id(countryKey, () => [country]),
        patternId: patterns.id(
          draft.openingHoursJson,
          () => [intervalBytes(draft.openingHoursJson)],
          draft.timeZone ?? "",
          draft.specialDaysJson,
        ),
        attributeIds: attributeIds(draft.attributeLines),
      };
    },
    /** Clears the cache after a rollback, or when another process changed ids or keys. */
    forget() {
      for (const dictionary of [cities, categories, states, postcodes, countries, patterns, attributes])
        dictionary.forget();
      categoryNames.forget();
      attributeIds = memoize(attributeIdsOf);
      limit = undefined;
      groups.clear();
      aliases.forget();
    },
  };
}

/** JSON of no special days, which nearly every business has. */
const NO_DAYS = "[]";

type Dictionary = ReturnType<typeof dictionary>;

function dictionary(db: Database, select: string, insert: string) {
  const find = db.prepare<Value[], number>(select).pluck();
  const add = db.prepare(insert);
  const idByKey = new Map<string, number>();
  /** Ids by the other keys. */
  const idsByOtherKeys = new Map<string, Map<string, number>>();
  let size = 0;

  function forget() {
    idByKey.clear();
    idsByOtherKeys.clear();
    size = 0;
  }

  function idsBeside(second: string | undefined, days: string): Map<string, number> {
    if (second === undefined) return idByKey;
    const key = days === NO_DAYS ? second : `${second}\n${days}`;
    const existing = idsByOtherKeys.get(key);
    if (existing !== undefined) return existing;
    const ids = new Map<string, number>();
    idsByOtherKeys.set(detachSlice(key), ids);
    return ids;
  }

  return {
    /** `second` and `days` are further columns of the key, if the table has them. */
    id(key: string, otherColumns: () => (Value | Buffer)[], second?: string, days = NO_DAYS): number {
      const cachedId = idsBeside(second, days).get(key);
      if (cachedId !== undefined) return cachedId;
      const keys = second === undefined ? [key] : [key, second, days];
      const id = find.get(...keys) ?? Number(add.run(...keys, ...otherColumns()).lastInsertRowid);
      if (size++ >= MAX_CACHED_IDS) forget();
      idsBeside(second, days).set(detachSlice(key), id);
      return id;
    },
    forget,
  };
}

/** Stores the other names of cities, by which pages and filters find them. */
export function openCityAliases(db: Database) {
  const add = db.prepare<[string, number]>("INSERT OR IGNORE INTO city_aliases (alias_key, city_id) VALUES (?, ?)");
  /** Countries by the id of the city. */
  const storedCountries = new Map<number, Set<string>>();

  return {
    /** Stores the names that the country has for its city, once. Returns the id. */
    addAliases(id: number, cityKey: string, country: string): number {
      const countries = storedCountries.get(id);
      if (countries?.has(country)) return id;
      for (const key of otherKeysOfCity(cityKey, country)) add.run(key, id);
      if (storedCountries.size >= MAX_CACHED_IDS) storedCountries.clear();
      if (countries) countries.add(country);
      else storedCountries.set(id, new Set([country]));
      return id;
    },
    forget: () => storedCountries.clear(),
  };
}
