/**
 * Categories as imported whose address is another than that of their kind, by that address, so that it redirects to the page of the kind.
 * `kind` is the name of a kind that the businesses of the category prove, if its name proves none. Rules may be of
 * the kind "kind", which merges, renames and splits kinds.
 */
export const categoryNames = `
CREATE TABLE category_names (slug TEXT PRIMARY KEY, category TEXT NOT NULL, kind TEXT) STRICT, WITHOUT ROWID;
CREATE TABLE rules_with_kinds (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('city', 'category', 'kind')),
  from_key TEXT NOT NULL,
  from_name TEXT NOT NULL,
  to_key TEXT NOT NULL,
  to_name TEXT NOT NULL,
  created_at TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT '',
  country TEXT NOT NULL DEFAULT '',
  city_key TEXT NOT NULL DEFAULT '',
  own_to_key TEXT NOT NULL DEFAULT '',
  own_to_name TEXT NOT NULL DEFAULT '',
  is_recorded INTEGER NOT NULL DEFAULT 1,
  UNIQUE (kind, from_key)
) STRICT;
INSERT INTO rules_with_kinds SELECT id, kind, from_key, from_name, to_key, to_name, created_at, state, country, city_key,
  own_to_key, own_to_name, is_recorded FROM rules;
DELETE FROM sqlite_sequence WHERE name = 'rules_with_kinds';
INSERT INTO sqlite_sequence SELECT 'rules_with_kinds', seq FROM sqlite_sequence WHERE name = 'rules';
DROP TABLE rules;
ALTER TABLE rules_with_kinds RENAME TO rules;
CREATE INDEX rules_of_city ON rules (city_key);
CREATE INDEX category_names_proven ON category_names (slug) WHERE kind IS NOT NULL;
`;
