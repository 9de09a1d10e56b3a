import type { Database } from "better-sqlite3";
import { cityKey } from "#domain/address/city-key";
import { type Countable, CountDeltas, gainedEntries } from "../../counts/count-deltas.ts";
import type { Counters } from "./counters.ts";

/** Ranks a name that is another city's own last, since links find a city by its name. */
const IS_OTHER_CITY = `EXISTS (
  SELECT 1 FROM cities other
  WHERE other.city_key = spelling.name_key AND other.id <> spelling.city_id AND other.business_count > 0)`;

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

  const deltas = new CountDeltas();
  const { cities, categories, places } = deltas;

  function write() {
    counters.add("listed", deltas.listed);
    counters.add("verified", deltas.verified);
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
    deltas.clear();
  }

  return {
    add: (business: Countable, change: 1 | -1) => deltas.add(business, change),
    write,
    forget: () => deltas.clear(),
  };
}

/** Writes the sums. Returns how many counts left 0, minus those that became 0. */
function writeSums(
  sums: Iterable<[id: number, change: number]>,
  write: (change: number, id: number) => number,
): number {
  const counts = Array.from(sums, ([id, change]) => ({ change, after: change === 0 ? 0 : write(change, id) }));
  return gainedEntries(counts);
}
