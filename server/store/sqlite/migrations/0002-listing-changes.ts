/**
 * A log of listings that were changed, removed or restored, by which column stores in memory synchronise. New listings are
 * found by their ids instead. Only the latest entries stay.
 */
export const listingChanges = `
CREATE TABLE listing_changes (seq INTEGER PRIMARY KEY AUTOINCREMENT, business_id INTEGER NOT NULL) STRICT;
DROP INDEX IF EXISTS listings_spot;
`;
