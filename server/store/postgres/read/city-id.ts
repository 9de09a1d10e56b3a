/**
 * SQL of the id of the city with a key, or that has it as another name: cities with businesses first, then the name of its own, then the
 * larger. `key`: SQL of a `cityKey` or `placedCityKey`.
 */
export function cityIdSql(key: string): string {
  return `(SELECT c.id FROM (
      SELECT id, 0 AS is_alias FROM cities WHERE city_key = ${key}
      UNION ALL SELECT city_id, 1 FROM city_aliases WHERE alias_key = ${key}
    ) named JOIN cities c ON c.id = named.id
    ORDER BY c.business_count > 0 DESC, named.is_alias, c.business_count DESC, c.id LIMIT 1)`;
}

/**
 * SQL of the key that the administrator's rules give the city with a key; without a rule its own. A rule for a state or country counts
 * only where it left the city without businesses.
 */
function ruledKeySql(key: string): string {
  return `coalesce(
    (SELECT to_key FROM rules WHERE kind = 'city' AND from_key = ${key}),
    (SELECT city_key FROM cities WHERE city_key = ${key} AND business_count > 0),
    (SELECT to_key FROM rules WHERE kind = 'city' AND city_key = ${key} ORDER BY id LIMIT 1),
    ${key})`;
}

/** SQL of the id of the city that a key stands for, by rules and other names. `key`: SQL. */
export function ruledCityIdSql(key: string): string {
  return `(WITH ruled AS MATERIALIZED (SELECT ${ruledKeySql(key)} AS key) SELECT ${cityIdSql("(SELECT key FROM ruled)")})`;
}

export const RULED_CITY_ID = ruledCityIdSql("$1::text");
