/**
 * Fields that the owner of the directory added, and their values: `businesses.own_values` has them by key. A removed field keeps its row, so
 * that it can be put back and its key is not given again.
 */
export const ownFields = `
CREATE TABLE own_fields (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  field_key TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  field_type TEXT NOT NULL,
  position INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  removed_at TEXT
) STRICT;
ALTER TABLE businesses ADD COLUMN own_values TEXT NOT NULL DEFAULT '{}';
`;
