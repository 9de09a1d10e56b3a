/**
 * `recycle_bin` holds the businesses deleted by hand that can be restored, with the columns that its list is filtered by. Emptying it
 * leaves their tombstones, without records. Merged businesses have tombstones too, and are not in it. Earlier deletions count from now.
 * `changes` holds entries of the activity log that can be undone, and `change_journal` the previous values of each business, null for
 * a deletion.
 */
export const recycleBin = `
CREATE TABLE recycle_bin (
  id INTEGER PRIMARY KEY,
  deleted_at TEXT NOT NULL,
  place_id TEXT NOT NULL,
  name TEXT NOT NULL,
  category TEXT NOT NULL,
  city TEXT NOT NULL,
  country TEXT NOT NULL,
  phone TEXT NOT NULL
) STRICT;
CREATE INDEX recycle_bin_latest ON recycle_bin (deleted_at DESC, id DESC);
INSERT INTO recycle_bin
SELECT id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), place_id, coalesce(record ->> '$.business.name', ''),
  coalesce(record ->> '$.business.category', ''), coalesce(record ->> '$.business.city', ''),
  coalesce(record ->> '$.business.country', ''),
  coalesce(record ->> '$.business.phoneE164', record ->> '$.business.phone', '')
FROM deleted_businesses WHERE record IS NOT NULL AND id NOT IN (SELECT merged_id FROM merges);
CREATE TABLE changes (
  id INTEGER PRIMARY KEY,
  state TEXT NOT NULL CHECK (state IN ('open', 'done', 'undone'))
) STRICT;
CREATE TABLE change_journal (
  change_id INTEGER NOT NULL,
  business_id INTEGER NOT NULL,
  previous TEXT,
  PRIMARY KEY (change_id, business_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX change_journal_of_business ON change_journal (business_id, change_id);
`;
