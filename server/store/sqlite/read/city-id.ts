/**
 * SQL of the key of the city that the city with this key is by the rules. Rules for a state or country count where they left the
 * city without businesses.
 */
const RULED_CITY_KEY = `coalesce(
  (SELECT to_key FROM rules WHERE kind = 'city' AND from_key = @key),
  (SELECT to_key FROM rules WHERE city_key = @key AND kind = 'city'
     AND NOT EXISTS (SELECT 1 FROM cities WHERE city_key = @key AND business_count > 0) ORDER BY id LIMIT 1),
  @key)`;

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

/** `cityIdSql` of the parameter @key by the administrator's rules. */
export const RULED_CITY_ID = cityIdSql(RULED_CITY_KEY);
