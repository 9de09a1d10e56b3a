import type { Database } from "better-sqlite3";
import type { CategoryGroup } from "#contract/business";
import type { BusinessInsert } from "#domain/business/business-keys";
import { otherKeysOfCity } from "#domain/cities/city-identity";
import { detachSlice } from "#domain/text/detach-slice";
import { memoize } from "#domain/text/memoize";
import { attributeIdsText, attributesOfLines } from "../../records/attribute-ids.ts";
import type { DictionaryIds, Value } from "../../records/business-record.ts";
import { intervalBytes } from "../../records/interval-bytes.ts";

/** Maximum number of ids that a dictionary caches; beyond this the cache is cleared. */
const CACHE_SIZE = 50_000;

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
  const attributeIdsOf = (lines: string) =>
    attributeIdsText(
      attributesOfLines(lines).map(({ slug, label, group }) => attributes.id(slug, () => [label, group])),
    );
  let attributeIds = memoize(attributeIdsOf);

  function group(categoryId: number, own: CategoryGroup): CategoryGroup {
    const cached = groups.get(categoryId);
    if (cached !== undefined) return cached;
    const storedGroup = groupOf.get(categoryId) ?? own;
    if (groups.size >= CACHE_SIZE) groups.clear();
    groups.set(categoryId, storedGroup);
    return storedGroup;
  }

  return {
    idsOf(draft: BusinessInsert): DictionaryIds {
      const { city, state, country, cityKey, categorySlug, stateKey, zipKey, countryKey } = draft;
      const categoryId = categories.id(categorySlug, () => [draft.category, draft.group]);
      return {
        cityId:
          cityKey === ""
            ? null
            : aliases.named(
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
      for (const each of [cities, categories, states, postcodes, countries, patterns, attributes]) each.forget();
      attributeIds = memoize(attributeIdsOf);
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
  const single = new Map<string, number>();
  /** Ids by the other keys. */
  const paired = new Map<string, Map<string, number>>();
  let size = 0;

  function forget() {
    single.clear();
    paired.clear();
    size = 0;
  }

  function idsBeside(others: readonly string[]): Map<string, number> {
    const [second, ...more] = others;
    if (second === undefined) return single;
    const key = more.every((each) => each === NO_DAYS) ? second : others.join("\n");
    const existing = paired.get(key);
    if (existing !== undefined) return existing;
    const ids = new Map<string, number>();
    paired.set(detachSlice(key), ids);
    return ids;
  }

  return {
    id(key: string, rest: () => (Value | Buffer)[], ...others: string[]): number {
      const cached = idsBeside(others).get(key);
      if (cached !== undefined) return cached;
      const keys = [key, ...others];
      const id = find.get(...keys) ?? Number(add.run(...keys, ...rest()).lastInsertRowid);
      if (size++ >= CACHE_SIZE) forget();
      idsBeside(others).set(detachSlice(key), id);
      return id;
    },
    forget,
  };
}

/** Stores the other names of cities, by which pages and filters find them. */
export function openCityAliases(db: Database) {
  const add = db.prepare<[string, number]>("INSERT OR IGNORE INTO city_aliases (alias_key, city_id) VALUES (?, ?)");
  /** Countries by the id of the city. */
  const stored = new Map<number, Set<string>>();

  return {
    /** Stores the names that the country has for its city, once. Returns the id. */
    named(id: number, cityKey: string, country: string): number {
      const countries = stored.get(id);
      if (countries?.has(country)) return id;
      for (const key of otherKeysOfCity(cityKey, country)) add.run(key, id);
      if (stored.size >= CACHE_SIZE) stored.clear();
      if (countries) countries.add(country);
      else stored.set(id, new Set([country]));
      return id;
    },
    forget: () => stored.clear(),
  };
}
