/**
 * Rules of a city in a state and country, "" for any. `from_key` of a scoped rule is `city_key` with the keys of its scope; lookups by
 * `city_key` find the rules of all scopes. `own_to_key` is the target of the rule itself; `to_key` is the target after later rules.
 * `rule_changes` holds, by rule, the businesses that it moved, alone or with other rules: the city before any rule and the one that the
 * rules gave, whether the address line was recomposed, whether the previous city was edited by hand, and the times of the last change
 * before and by the rules, null if an import applied them. Rules from before this migration recorded nothing.
 */
export const scopedRules = `
ALTER TABLE rules ADD COLUMN state TEXT NOT NULL DEFAULT '';
ALTER TABLE rules ADD COLUMN country TEXT NOT NULL DEFAULT '';
ALTER TABLE rules ADD COLUMN city_key TEXT NOT NULL DEFAULT '';
ALTER TABLE rules ADD COLUMN own_to_key TEXT NOT NULL DEFAULT '';
ALTER TABLE rules ADD COLUMN own_to_name TEXT NOT NULL DEFAULT '';
ALTER TABLE rules ADD COLUMN is_recorded INTEGER NOT NULL DEFAULT 1;
UPDATE rules SET city_key = from_key, own_to_key = to_key, own_to_name = to_name, is_recorded = 0 WHERE kind = 'city';
CREATE INDEX rules_of_city ON rules (city_key);
CREATE TABLE rule_changes (
  rule_id INTEGER NOT NULL,
  business_id INTEGER NOT NULL,
  city TEXT NOT NULL,
  ruled_city TEXT NOT NULL,
  is_line_composed INTEGER NOT NULL,
  is_edited INTEGER NOT NULL,
  previous_at INTEGER,
  changed_at INTEGER,
  PRIMARY KEY (rule_id, business_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX rule_changes_of_business ON rule_changes (business_id);
`;
