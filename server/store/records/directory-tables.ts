/** The tables that delete-all empties on either engine, in the order of their references. */
export const DIRECTORY_TABLES = [
  "listings",
  "unlisted",
  "businesses",
  "old_slugs",
  "deleted_businesses",
  "city_spellings",
  "city_aliases",
  "cities",
  "categories",
  "category_names",
  "places",
  "opening_patterns",
  "attributes",
  "own_fields",
  "imports",
  "import_changes",
  "hand_edits",
  "missed_searches",
  "likely_duplicates",
  "merges",
  "recycle_bin",
  "changes",
  "change_journal",
  "rule_changes",
  "website_checks",
];

/** Delete-all also removes photos of businesses. Logos of the site, which settings name, stay. */
export const DELETE_PHOTOS_OF_BUSINESSES = "DELETE FROM photos WHERE name NOT LIKE 'logo-%'";
