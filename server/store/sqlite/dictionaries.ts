import type { Database } from "better-sqlite3";
import type { CategoryGroup } from "#contract/business";
import type { StorableBusiness } from "#domain/business-keys";
import { weekIntervals } from "#domain/opening-hours";
import { type DictionaryIds, patternOf, type Value } from "./stored-business.ts";

/** Ids that a dictionary remembers; beyond this they are forgotten and looked up again. */
const REMEMBERED = 50_000;

/** The ids of texts that many businesses share; a text that is new gets one. */
export function openDictionaries(db: Database) {
  const cities = dictionary(
    db,
    "SELECT id FROM cities WHERE city_key = ?",
    "INSERT INTO cities (city_key, name, state, country) VALUES (?, ?, ?, ?)",
  );
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
    "SELECT id FROM opening_patterns WHERE hours = ? AND time_zone = ?",
    "INSERT INTO opening_patterns (hours, time_zone, intervals) VALUES (?, ?, ?)",
  );

  function group(categoryId: number, own: CategoryGroup): CategoryGroup {
    const remembered = groups.get(categoryId);
    if (remembered !== undefined) return remembered;
    const found = groupOf.get(categoryId) ?? own;
    if (groups.size >= REMEMBERED) groups.clear();
    groups.set(categoryId, found);
    return found;
  }

  return {
    idsOf(draft: StorableBusiness): DictionaryIds {
      const { city, state, country, cityKey, categorySlug, stateKey, zipKey, countryKey } = draft;
      const [hours, timeZone] = patternOf(draft);
      const categoryId = categories.id(categorySlug, [categorySlug], () => [draft.category, draft.group]);
      return {
        cityId: cityKey === "" ? null : cities.id(cityKey, [cityKey], () => [city, state, country]),
        categoryId,
        group: group(categoryId, draft.group),
        stateId: stateKey === "" ? null : states.id(stateKey, [stateKey], () => [state]),
        postcodeId: zipKey === "" ? null : postcodes.id(zipKey, [zipKey], () => [draft.zipCode]),
        countryId: countryKey === "" ? null : countries.id(countryKey, [countryKey], () => [country]),
        patternId: patterns.id(timeZone + hours, [hours, timeZone], () => [intervalBytes(draft)]),
      };
    },
    /** After a change was taken back, or another program emptied the directory. */
    forget() {
      for (const known of [cities, categories, states, postcodes, countries, patterns]) known.forget();
      groups.clear();
    },
  };
}

type Dictionary = ReturnType<typeof dictionary>;

function dictionary(db: Database, select: string, insert: string) {
  const find = db.prepare<Value[], number>(select).pluck();
  const add = db.prepare(insert);
  const known = new Map<string, number>();
  return {
    id(name: string, keys: string[], rest: () => (Value | Buffer)[]): number {
      const remembered = known.get(name);
      if (remembered !== undefined) return remembered;
      const id = find.get(...keys) ?? Number(add.run(...keys, ...rest()).lastInsertRowid);
      if (known.size >= REMEMBERED) known.clear();
      known.set(name, id);
      return id;
    },
    forget: () => known.clear(),
  };
}

/** Minutes of the week at which it opens and closes, in turn, as 16-bit numbers. */
function intervalBytes({ openingHours }: StorableBusiness): Buffer {
  return Buffer.from(new Uint16Array(weekIntervals(openingHours).flat()).buffer);
}
