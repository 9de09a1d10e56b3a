/**
 * Data by which the administrator and visitors improve the search: synonyms, and searches with few results. Keys are folded; days are
 * `2026-03-01`.
 */
export const searchLog = `
CREATE TABLE synonyms (
  id INTEGER PRIMARY KEY,
  from_key TEXT NOT NULL,
  to_key TEXT NOT NULL,
  from_text TEXT NOT NULL,
  to_text TEXT NOT NULL,
  created_at TEXT NOT NULL,
  UNIQUE (from_key, to_key)
) STRICT;

CREATE TABLE missed_searches (
  text TEXT NOT NULL,
  place TEXT NOT NULL,
  count INTEGER NOT NULL,
  first_day TEXT NOT NULL,
  last_day TEXT NOT NULL,
  PRIMARY KEY (text, place)
) STRICT, WITHOUT ROWID;
`;
