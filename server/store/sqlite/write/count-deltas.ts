import type { Database } from "better-sqlite3";
import { cityKey } from "#domain/address/city-key";
import type { Counters } from "./counters.ts";

/** Links lead to a city by its name: one that is the own name of another city with businesses comes last. */
const IS_OTHER_CITY = `EXISTS (
  SELECT 1 FROM cities other
  WHERE other.city_key = spelling.name_key AND other.id <> spelling.city_id AND other.business_count > 0)`;

/** What counts depend on in a listed business. */
export interface Countable {
  cityId: number | null;
  categoryId: number;
  stateId: number | null;
  postcodeId: number | null;
  countryId: number | null;
  isVerified: boolean;
  city: string;
  state: string;
  country: string;
}

/**
 * Maintains the counts of cities, categories and places. Deltas are summed during a transaction and written once before
 * it ends, since thousands of rows share a few hundred cities.
 */
export function openCountDeltas(db: Database, counters: Counters) {
  const countCity = db.prepare<[number, number], number>(
    "UPDATE cities SET business_count = business_count + ? WHERE id = ? RETURNING business_count",
  );
  const countCategory = db.prepare<[number, number], number>(
    "UPDATE categories SET business_count = business_count + ? WHERE id = ? RETURNING business_count",
  );
  const countPlace = db.prepare("UPDATE places SET business_count = business_count + ? WHERE id = ?");
  const countSpelling = db.prepare(
    `INSERT INTO city_spellings (business_count, city_id, name, state, country, name_key) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET business_count = business_count + excluded.business_count, name_key = excluded.name_key`,
  );
  const dropUnusedSpellings = db.prepare("DELETE FROM city_spellings WHERE city_id = ? AND business_count <= 0");
  const spellCity = db.prepare(
    `UPDATE cities SET (name, state, country) = (
       SELECT (SELECT name FROM city_spellings spelling WHERE city_id = cities.id
               GROUP BY name ORDER BY ${IS_OTHER_CITY}, sum(business_count) DESC, name LIMIT 1), state, country
       FROM city_spellings WHERE city_id = cities.id
       GROUP BY state, country ORDER BY sum(business_count) DESC, state, country LIMIT 1)
     WHERE id = ? AND business_count > 0`,
  );
  const namesakes = db.prepare<[number], number>(
    "SELECT a.city_id FROM city_aliases a JOIN cities c ON a.alias_key = c.city_key WHERE c.id = ? AND a.city_id <> c.id",
  );
  namesakes.pluck();
  countCity.pluck();
  countCategory.pluck();

  const cities = new Map<number, CityChange>();
  const categories = new Map<number, number>();
  const places = new Map<number, number>();
  let listed = 0;
  let verified = 0;

  function forget() {
    for (const sums of [cities, categories, places]) sums.clear();
    listed = 0;
    verified = 0;
  }

  function add(business: Countable, change: 1 | -1) {
    listed += change;
    if (business.isVerified) verified += change;
    sum(categories, business.categoryId, change);
    for (const id of [business.stateId, business.postcodeId, business.countryId])
      if (id !== null) sum(places, id, change);
    if (business.cityId === null) return;
    const counted = cities.get(business.cityId) ?? { change: 0, spellings: [] };
    if (counted.spellings.length === 0) cities.set(business.cityId, counted);
    counted.change += change;
    spellingOf(counted, business).change += change;
  }

  function write() {
    counters.add("listed", listed);
    counters.add("verified", verified);
    for (const [id, change] of places) if (change !== 0) countPlace.run(change, id);
    counters.add(
      "categories",
      writeSums(categories, (change, id) => countCategory.get(change, id) ?? 0),
    );
    counters.add(
      "cities",
      writeSums(
        [...cities].map(([id, { change }]) => [id, change]),
        (change, id) => countCity.get(change, id) ?? 0,
      ),
    );
    for (const [id, { spellings }] of cities) {
      for (const { change, city, state, country } of spellings) {
        if (change !== 0) countSpelling.run(change, id, city, state, country, cityKey(city));
      }
      dropUnusedSpellings.run(id);
    }
    for (const id of cities.keys()) {
      spellCity.run(id);
      for (const namesake of namesakes.all(id)) spellCity.run(namesake);
    }
    forget();
  }

  return { add, write, forget };
}

/** Deltas of one city and of each of its spellings. */
interface CityChange {
  change: number;
  spellings: Spelling[];
}

interface Spelling {
  city: string;
  state: string;
  country: string;
  change: number;
}

function spellingOf({ spellings }: CityChange, { city, state, country }: Countable): Spelling {
  for (const known of spellings) {
    if (known.city === city && known.state === state && known.country === country) return known;
  }
  const added = { city, state, country, change: 0 };
  spellings.push(added);
  return added;
}

function sum(sums: Map<number, number>, id: number, change: number): void {
  sums.set(id, (sums.get(id) ?? 0) + change);
}

/** Writes the sums. Returns how many counts left 0, less those that became 0. */
function writeSums(
  sums: Iterable<[id: number, change: number]>,
  write: (change: number, id: number) => number,
): number {
  let gained = 0;
  for (const [id, change] of sums) {
    if (change === 0) continue;
    const after = write(change, id);
    if (after - change === 0) gained++;
    else if (after === 0) gained--;
  }
  return gained;
}
