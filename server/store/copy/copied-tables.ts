import type { PanelKey } from "../../config/panel-settings.ts";

/** A table that both engines have with the same columns. */
export interface CopiedTable {
  name: string;
  /** Columns of its primary key, in whose order rows are read. */
  key: readonly string[];
  /** A sequence assigns the ids, and never the same one twice. */
  hasSequence?: true;
  /** Number of rows per chunk, if they are too large for the default. */
  chunkRows?: number;
}

/**
 * The tables of a directory, each after those that it references. Derived data (search index, postings, the log of listing changes),
 * sessions, one-time links, login attempts, answered challenges and files (of scheduled imports too) are not copied.
 */
export const COPIED_TABLES: readonly CopiedTable[] = [
  { name: "opening_patterns", key: ["id"], hasSequence: true },
  { name: "attributes", key: ["id"], hasSequence: true },
  { name: "own_fields", key: ["id"], hasSequence: true },
  { name: "categories", key: ["id"], hasSequence: true },
  { name: "category_names", key: ["slug"] },
  { name: "places", key: ["id"], hasSequence: true },
  { name: "cities", key: ["id"], hasSequence: true },
  { name: "city_spellings", key: ["city_id", "name", "state", "country"] },
  { name: "city_aliases", key: ["alias_key", "city_id"] },
  { name: "businesses", key: ["id"] },
  { name: "listings", key: ["id"] },
  { name: "unlisted", key: ["id"] },
  { name: "old_slugs", key: ["slug"] },
  { name: "deleted_businesses", key: ["id"] },
  { name: "imports", key: ["id"], hasSequence: true },
  { name: "import_changes", key: ["import_id", "business_id"] },
  { name: "hand_edits", key: ["business_id"] },
  { name: "rules", key: ["id"], hasSequence: true },
  { name: "rule_changes", key: ["rule_id", "business_id"] },
  { name: "pending_rules", key: ["kind", "from_key"] },
  { name: "recycle_bin", key: ["id"] },
  { name: "changes", key: ["id"] },
  { name: "change_journal", key: ["change_id", "business_id"] },
  { name: "likely_duplicates", key: ["one_id", "other_id"] },
  { name: "merges", key: ["merged_id"] },
  { name: "distinct_businesses", key: ["one_place_id", "other_place_id"] },
  { name: "synonyms", key: ["id"], hasSequence: true },
  { name: "missed_searches", key: ["text", "place"] },
  { name: "photos", key: ["name"], chunkRows: 20 },
  { name: "website_checks", key: ["website"] },
  { name: "activity", key: ["id"], hasSequence: true },
  { name: "jobs", key: ["id"], hasSequence: true },
  { name: "administrators", key: ["username"] },
  { name: "passkeys", key: ["id"] },
  { name: "settings", key: ["name"] },
  { name: "counters", key: ["name"] },
];

/** Counters that are not copied: they belong to an engine, or to a running process. */
export const OWN_COUNTERS = ["schemaVersion", "postingBatches", "instance", "changingUntil"];

/** Settings of an installation, not of the directory: the key that signs cookies, its id, and the state of its backups. */
export const LOCAL_SETTINGS: readonly string[] = [
  "session.secret",
  "installation.id",
  "backup.copies",
  "backup.copies.bucket",
  "recycleBin.time",
  "imports.schedule",
  ...["", ".folder", ".bucket"].flatMap((place) =>
    ["last", "failure", "failures"].map((field) => `backup.${field}${place}`),
  ),
];

/**
 * Settings of the panel that a directory with administrators keeps when a backup is restored. Whoever made the backup must not choose the
 * scripts of its pages, the address at which they sign in, or who gets copies of all data.
 */
export const GUARDED_SETTINGS: readonly PanelKey[] = [
  "site.baseUrl",
  "ads.scriptUrl",
  "analytics.scriptUrl",
  "imports.folder",
  "imports.address",
  "backup.copyTo",
  "backup.s3.bucket",
  "backup.s3.endpoint",
  "backup.s3.region",
  "backup.s3.prefix",
];
