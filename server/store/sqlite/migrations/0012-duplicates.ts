/**
 * Likely duplicates, which a search for them replaces; merges; and pairs of place ids that are not the same business. A merged
 * business is in `deleted_businesses` too. `slugs` are its former slugs, `previous` the survivor's values before.
 * `duplicatesRevision` is the revision in which the pairs were found, `duplicatesFoundAt` the time in milliseconds.
 */
export const duplicates = `
CREATE TABLE likely_duplicates (
  one_id INTEGER NOT NULL,
  other_id INTEGER NOT NULL,
  score REAL NOT NULL,
  reasons TEXT NOT NULL,
  PRIMARY KEY (one_id, other_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE merges (
  merged_id INTEGER PRIMARY KEY,
  survivor_id INTEGER NOT NULL,
  import_id INTEGER,
  name TEXT NOT NULL,
  place_id TEXT NOT NULL,
  slugs TEXT NOT NULL,
  previous TEXT NOT NULL,
  merged_at TEXT NOT NULL
) STRICT;
CREATE INDEX merges_of_survivor ON merges (survivor_id);
CREATE TABLE distinct_businesses (
  one_place_id TEXT NOT NULL,
  other_place_id TEXT NOT NULL,
  decided_at TEXT NOT NULL,
  PRIMARY KEY (one_place_id, other_place_id)
) STRICT, WITHOUT ROWID;
INSERT INTO counters VALUES ('duplicatesRevision', -1), ('duplicatesFoundAt', 0);
`;
