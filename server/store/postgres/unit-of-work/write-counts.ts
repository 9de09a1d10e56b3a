import { cityKey } from "#domain/address/city-key";
import { type CountDeltas, gainedEntries } from "../../counts/count-deltas.ts";
import type { Transaction } from "../connection/transaction.ts";

/**
 * Sets the most frequent name, state and country of the cities $1 and of the cities that have one of their keys as an alias. Links find a
 * city by its name, so a name that is the key of another city with businesses comes last. One statement for all cities: during a first
 * import there are no statistics, and statements for single cities get bad plans.
 */
const SPELL_CITIES = `
  WITH named AS (
    SELECT unnest($1::bigint[]) AS id
    UNION SELECT a.city_id FROM city_aliases a JOIN cities c ON a.alias_key = c.city_key WHERE c.id = ANY($1)
  ),
  spellings AS (SELECT spelling.* FROM city_spellings spelling JOIN named ON named.id = spelling.city_id),
  own AS (
    SELECT DISTINCT ON (names.city_id) names.city_id, names.name
    FROM (SELECT city_id, name, name_key, sum(business_count) AS total FROM spellings GROUP BY city_id, name, name_key) names
    LEFT JOIN cities other ON other.city_key = names.name_key AND other.id <> names.city_id AND other.business_count > 0
    ORDER BY names.city_id, other.id IS NOT NULL, names.total DESC, names.name
  ),
  areas AS (
    SELECT DISTINCT ON (city_id) city_id, state, country
    FROM (SELECT city_id, state, country, sum(business_count) AS total FROM spellings GROUP BY city_id, state, country) places
    ORDER BY city_id, total DESC, state, country
  )
  UPDATE cities SET name = own.name, state = areas.state, country = areas.country
  FROM own JOIN areas USING (city_id)
  WHERE cities.id = own.city_id AND cities.business_count > 0
    AND (cities.name, cities.state, cities.country) <> (own.name, areas.state, areas.country)`;

type CountedTable = "cities" | "categories" | "places";

/** Writes the counts of cities, categories and places, and the most frequent spellings of cities. */
export async function writeCounts(tx: Transaction, deltas: CountDeltas): Promise<void> {
  tx.addToCounter("listed", deltas.listed);
  tx.addToCounter("verified", deltas.verified);
  await addToCounts(tx, "places", [...deltas.places]);
  tx.addToCounter("categories", gainedEntries(await addToCounts(tx, "categories", [...deltas.categories])));
  const cities = Array.from(deltas.cities, ([id, { change }]) => [id, change] as const);
  tx.addToCounter("cities", gainedEntries(await addToCounts(tx, "cities", cities)));
  if (cities.length > 0) await writeSpellings(tx, deltas);
}

/** Returns the changed counts. */
function addToCounts(
  tx: Transaction,
  table: CountedTable,
  sums: readonly (readonly [id: number, change: number])[],
): Promise<{ change: number; after: number }[]> {
  const nonZeroSums = sums.filter(([, change]) => change !== 0);
  return tx.rows(
    `UPDATE ${table} SET business_count = business_count + sums.change
     FROM unnest($1::bigint[], $2::bigint[]) AS sums (id, change) WHERE ${table}.id = sums.id
     RETURNING sums.change, business_count AS after`,
    [nonZeroSums.map(([id]) => id), nonZeroSums.map(([, change]) => change)],
  );
}

async function writeSpellings(tx: Transaction, { cities }: CountDeltas): Promise<void> {
  const ids = [...cities.keys()];
  const spellings = [...cities].flatMap(([id, city]) =>
    city.spellings.filter(({ change }) => change !== 0).map((spelling) => ({ id, ...spelling })),
  );
  await tx.run(
    `INSERT INTO city_spellings (business_count, city_id, name, state, country, name_key)
     SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[])
     ON CONFLICT (city_id, md5(name), md5(state), md5(country))
     DO UPDATE SET business_count = city_spellings.business_count + excluded.business_count, name_key = excluded.name_key`,
    [
      spellings.map(({ change }) => change),
      spellings.map(({ id }) => id),
      spellings.map(({ city }) => city),
      spellings.map(({ state }) => state),
      spellings.map(({ country }) => country),
      spellings.map(({ city }) => cityKey(city)),
    ],
  );
  await tx.run("DELETE FROM city_spellings WHERE city_id = ANY($1) AND business_count <= 0", [ids]);
  await tx.run(SPELL_CITIES, [ids]);
}
