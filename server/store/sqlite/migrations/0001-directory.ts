/**
 * The first version of the schema. `businesses` holds everything known of a business in wide rows. `listings` holds the few numbers that
 * lists are filtered and sorted by, in rows of about 70 bytes, and only of businesses that are listed; `unlisted` holds the ids of those
 * closed for good. `search` indexes their words. Its rowid is rank × 2^32 + id with the best rank first, so matches come out in the
 * recommended order without being sorted. Cities, categories and places are stored once and counted as the data changes. Ids are never
 * reused. The wide tables declare no foreign keys: only one module writes them, and emptying a million rows would take half a minute
 * instead of a second.
 */
export const directory = `
CREATE TABLE counters (name TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO counters VALUES
  ('revision', 0), ('generation', 0), ('lastBusinessId', 0), ('listed', 0), ('verified', 0), ('cities', 0), ('categories', 0);

CREATE TABLE businesses (
  id INTEGER PRIMARY KEY,
  place_id TEXT NOT NULL UNIQUE,
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  category TEXT NOT NULL,
  description TEXT NOT NULL,
  full_address TEXT NOT NULL,
  address TEXT NOT NULL,
  city TEXT NOT NULL,
  state TEXT NOT NULL,
  zip_code TEXT NOT NULL,
  country TEXT NOT NULL,
  phone TEXT,
  phone_e164 TEXT,
  website TEXT,
  rating REAL NOT NULL,
  review_count INTEGER NOT NULL,
  photos TEXT NOT NULL,
  attributes TEXT NOT NULL,
  subtypes TEXT NOT NULL,
  business_status TEXT NOT NULL,
  is_verified INTEGER NOT NULL,
  latitude REAL,
  longitude REAL,
  location_link TEXT,
  seo_title TEXT,
  seo_description TEXT,
  canonical_url TEXT,
  unique_content TEXT,
  pattern_id INTEGER NOT NULL,
  category_id INTEGER NOT NULL,
  import_id INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE TABLE unlisted (id INTEGER PRIMARY KEY, country_id INTEGER) STRICT;

CREATE TABLE listings (
  id INTEGER PRIMARY KEY,
  rank INTEGER NOT NULL,
  rating REAL NOT NULL,
  review_count INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  city_id INTEGER,
  category_id INTEGER NOT NULL,
  state_id INTEGER,
  postcode_id INTEGER,
  country_id INTEGER,
  is_verified INTEGER NOT NULL,
  pattern_id INTEGER,
  latitude REAL,
  longitude REAL,
  sort_name TEXT NOT NULL
) STRICT;

CREATE VIRTUAL TABLE search USING fts5 (
  name, text, content = '', contentless_delete = 1, detail = column, prefix = '2 3', tokenize = 'ascii'
);
INSERT INTO search (search, rank) VALUES ('hashsize', 16777216);

CREATE TABLE cities (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  city_key TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  state TEXT NOT NULL,
  country TEXT NOT NULL,
  business_count INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX cities_largest ON cities (business_count DESC, city_key);
CREATE TABLE city_spellings (
  city_id INTEGER NOT NULL REFERENCES cities (id),
  name TEXT NOT NULL,
  state TEXT NOT NULL,
  country TEXT NOT NULL,
  business_count INTEGER NOT NULL,
  PRIMARY KEY (city_id, name, state, country)
) STRICT, WITHOUT ROWID;

CREATE TABLE categories (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  slug TEXT NOT NULL UNIQUE,
  category TEXT NOT NULL,
  category_group TEXT NOT NULL,
  business_count INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX categories_of_group ON categories (category_group, business_count);

CREATE TABLE places (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('state', 'postcode', 'country')),
  place_key TEXT NOT NULL,
  name TEXT NOT NULL,
  business_count INTEGER NOT NULL DEFAULT 0,
  UNIQUE (kind, place_key)
) STRICT;

CREATE TABLE opening_patterns (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  hours TEXT NOT NULL,
  time_zone TEXT NOT NULL,
  intervals BLOB NOT NULL,
  UNIQUE (hours, time_zone)
) STRICT;

CREATE TABLE old_slugs (slug TEXT PRIMARY KEY, business_id INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE deleted_businesses (id INTEGER PRIMARY KEY, place_id TEXT NOT NULL UNIQUE, slug TEXT NOT NULL UNIQUE) STRICT;

CREATE TABLE imports (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  files TEXT NOT NULL,
  actor TEXT NOT NULL,
  started_at TEXT NOT NULL,
  finished_at TEXT,
  state TEXT NOT NULL,
  outcome TEXT NOT NULL DEFAULT '{}'
) STRICT;

CREATE TABLE activity (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at TEXT NOT NULL,
  actor TEXT NOT NULL,
  action TEXT NOT NULL,
  detail TEXT NOT NULL
) STRICT;
CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
`;
