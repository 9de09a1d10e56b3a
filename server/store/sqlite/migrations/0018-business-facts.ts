/**
 * Facts of a business that earlier versions did not keep: prices, links, other hours, e-mail and more. `listings.price_level` is 0 if unknown. An
 * opening pattern also has the special days, by which "open now" differs from the week, so its unique key changes, for which SQLite
 * needs a new table.
 */
export const businessFacts = `
ALTER TABLE businesses ADD COLUMN price_range TEXT;
ALTER TABLE businesses ADD COLUMN price_level INTEGER;
ALTER TABLE businesses ADD COLUMN booking_link TEXT;
ALTER TABLE businesses ADD COLUMN reservation_link TEXT;
ALTER TABLE businesses ADD COLUMN order_link TEXT;
ALTER TABLE businesses ADD COLUMN menu_link TEXT;
ALTER TABLE businesses ADD COLUMN other_hours TEXT NOT NULL DEFAULT '{}';
ALTER TABLE businesses ADD COLUMN rating_distribution TEXT NOT NULL DEFAULT '[]';
ALTER TABLE businesses ADD COLUMN is_service_area INTEGER NOT NULL DEFAULT 0;
ALTER TABLE businesses ADD COLUMN service_areas TEXT NOT NULL DEFAULT '[]';
ALTER TABLE businesses ADD COLUMN logo TEXT;
ALTER TABLE businesses ADD COLUMN chain TEXT;
ALTER TABLE businesses ADD COLUMN located_in TEXT;
ALTER TABLE businesses ADD COLUMN email TEXT;
ALTER TABLE businesses ADD COLUMN social_links TEXT NOT NULL DEFAULT '{}';
ALTER TABLE listings ADD COLUMN price_level INTEGER NOT NULL DEFAULT 0;
CREATE TABLE opening_patterns_18 (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  hours TEXT NOT NULL,
  time_zone TEXT NOT NULL,
  intervals BLOB NOT NULL,
  special_days TEXT NOT NULL DEFAULT '[]',
  UNIQUE (hours, time_zone, special_days)
) STRICT;
INSERT INTO opening_patterns_18 (id, hours, time_zone, intervals) SELECT id, hours, time_zone, intervals FROM opening_patterns ORDER BY id;
DELETE FROM sqlite_sequence WHERE name = 'opening_patterns_18';
INSERT INTO sqlite_sequence (name, seq) SELECT 'opening_patterns_18', seq FROM sqlite_sequence WHERE name = 'opening_patterns';
DROP TABLE opening_patterns;
ALTER TABLE opening_patterns_18 RENAME TO opening_patterns;
`;
