/**
 * Returns SQL of the id of the city with a key or alias. Cities with businesses come first, then own keys before aliases, then larger
 * cities. `key` is SQL of a `cityKey` or `placedCityKey`.
 */
export function cityIdSql(key: string): string {
  return `(SELECT c.id FROM (
      SELECT id, 0 AS is_alias FROM cities WHERE city_key = ${key}
      UNION ALL SELECT city_id, 1 FROM city_aliases WHERE alias_key = ${key}
    ) named JOIN cities c ON c.id = named.id
    ORDER BY c.business_count > 0 DESC, named.is_alias, c.business_count DESC, c.id LIMIT 1)`;
}

/**
 * Returns SQL of the key that a city key maps to by the administrator's rules; without a rule, the key itself. A rule for a state or
 * country counts only if the city has no businesses left.
 */
export function keyByRulesSql(key: string): string {
  return `coalesce(
    (SELECT to_key FROM rules WHERE kind = 'city' AND from_key = ${key}),
    (SELECT city_key FROM cities WHERE city_key = ${key} AND business_count > 0),
    (SELECT to_key FROM rules WHERE kind = 'city' AND city_key = ${key} ORDER BY id LIMIT 1),
    ${key})`;
}

/** Returns SQL of the id of the city that a key stands for, after rules and aliases. `key` is SQL. */
export function cityIdByRulesSql(key: string): string {
  return `(WITH key_by_rules AS MATERIALIZED (SELECT ${keyByRulesSql(key)} AS key) SELECT ${cityIdSql("(SELECT key FROM key_by_rules)")})`;
}

export const CITY_ID_BY_RULES = cityIdByRulesSql("$1::text");
