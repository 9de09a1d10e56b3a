/**
 * Stores the administrator's work: fields edited by hand, the records of deleted businesses, what each import changed, and rules.
 * `import_changes.former` holds only the columns that the import changed, so a weekly update of ratings takes some hundred bytes a
 * business; `updated_at` is the time that the import set. An import adds consecutive ids, so the businesses that it added are found between
 * its first and last id without an index. Imports from before this migration that changed businesses have no such ids: the values that they
 * overwrote are unknown, so they cannot be undone. `listings.lacking` has a bit for each kind of missing data, see columns/missing-data.ts.
 */
export const memory = `
CREATE TABLE hand_edits (business_id INTEGER PRIMARY KEY, fields TEXT NOT NULL) STRICT;
CREATE TABLE import_changes (
  import_id INTEGER NOT NULL,
  business_id INTEGER NOT NULL,
  former TEXT NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (import_id, business_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX import_changes_of_business ON import_changes (business_id, import_id);
CREATE INDEX old_slugs_of_business ON old_slugs (business_id);
ALTER TABLE deleted_businesses ADD COLUMN record TEXT;
ALTER TABLE imports ADD COLUMN first_id INTEGER;
ALTER TABLE imports ADD COLUMN last_id INTEGER;
UPDATE imports SET first_id = added.lowest, last_id = added.highest
FROM (
  SELECT import_id, min(id) AS lowest, max(id) AS highest FROM businesses WHERE import_id IS NOT NULL GROUP BY import_id
) added
WHERE added.import_id = imports.id AND json_extract(outcome, '$.updated') = 0;
CREATE TABLE rules (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('city', 'category')),
  from_key TEXT NOT NULL,
  from_name TEXT NOT NULL,
  to_key TEXT NOT NULL,
  to_name TEXT NOT NULL,
  created_at TEXT NOT NULL,
  UNIQUE (kind, from_key)
) STRICT;
ALTER TABLE listings ADD COLUMN lacking INTEGER NOT NULL DEFAULT 0;
UPDATE listings SET lacking = (
  SELECT (b.phone IS NULL) + 2 * (p.hours = '') + 4 * (b.photos = '[]')
    + 8 * (b.seo_title IS NULL OR b.seo_description IS NULL OR b.unique_content IS NULL) + 16 * (b.website IS NULL)
  FROM businesses b JOIN opening_patterns p ON p.id = b.pattern_id WHERE b.id = listings.id);
`;
