import type { Database } from "better-sqlite3";

/**
 * Returns SQL of the id of the city with a key, or with that key as an alias: cities with businesses first, then the city whose own name it
 * is, then the larger one. `key` is SQL of a `cityKey` or `placedCityKey`.
 */
export function cityIdSql(key: string): string {
  return `(SELECT c.id FROM (
      SELECT id, 0 AS is_alias FROM cities WHERE city_key = ${key}
      UNION ALL SELECT city_id, 1 FROM city_aliases WHERE alias_key = ${key}
    ) named JOIN cities c ON c.id = named.id
    ORDER BY c.business_count > 0 DESC, named.is_alias, c.business_count DESC, c.id LIMIT 1)`;
}

/** SQL of the id of the city with the key in the parameter @key. */
export const CITY_ID = cityIdSql("@key");

/**
 * Looks up the key that the administrator's rules give a city; without a rule its own. A rule for a state or country counts only if it left
 * the city without businesses. Call it within a transaction. As one statement this takes ten times as long.
 */
export function openCityRules(db: Database): (key: string) => string {
  const renamedKey = db
    .prepare<[string], string>("SELECT to_key FROM rules WHERE kind = 'city' AND from_key = ?")
    .pluck();
  const exists = db.prepare<[string], 1>("SELECT 1 FROM cities WHERE city_key = ? AND business_count > 0");
  const selectScopedKey = db.prepare<[string], string>(
    "SELECT to_key FROM rules WHERE kind = 'city' AND city_key = ? ORDER BY id LIMIT 1",
  );
  selectScopedKey.pluck();
  return (key) => renamedKey.get(key) ?? (exists.get(key) ? key : (selectScopedKey.get(key) ?? key));
}
