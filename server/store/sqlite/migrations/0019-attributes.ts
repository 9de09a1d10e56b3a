/** Attributes that any business has, by which lists are filtered. `listings.attribute_ids` has their ids with spaces between them. */
export const attributes = `
CREATE TABLE attributes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  slug TEXT NOT NULL UNIQUE,
  label TEXT NOT NULL,
  attribute_group TEXT NOT NULL
) STRICT;
ALTER TABLE listings ADD COLUMN attribute_ids TEXT NOT NULL DEFAULT '';
`;
