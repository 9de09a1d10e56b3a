/**
 * Other names of the cities in `cities`, by `cityKey`. Pages and filters find a city by each of them. A name may belong to several cities.
 * The key of each spelling tells whether it is the name of another city too.
 */
export const cityAliases = `
CREATE TABLE city_aliases (
  alias_key TEXT NOT NULL,
  city_id INTEGER NOT NULL REFERENCES cities (id) ON DELETE CASCADE,
  PRIMARY KEY (alias_key, city_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX city_aliases_of_city ON city_aliases (city_id);
ALTER TABLE city_spellings ADD COLUMN name_key TEXT NOT NULL DEFAULT '';
`;
