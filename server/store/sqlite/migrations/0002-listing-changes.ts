/**
 * Which listings were changed, taken away or put back, in order: programs that hold listings in memory follow the data by
 * it. New listings are not in it; they are told by their ids. Only the latest are kept.
 */
export const listingChanges = `
CREATE TABLE listing_changes (seq INTEGER PRIMARY KEY AUTOINCREMENT, business_id INTEGER NOT NULL) STRICT;
DROP INDEX IF EXISTS listings_spot;
`;
