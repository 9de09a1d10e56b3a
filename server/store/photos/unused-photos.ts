/**
 * Columns that may have the address of an uploaded picture, by table, on both engines: businesses, the values that an undo gives back,
 * settings, and the entries that undo a change of one.
 */
const COLUMNS = {
  businesses: "photos",
  deleted_businesses: "record",
  import_changes: "previous",
  change_journal: "previous",
  merges: "previous",
  settings: "value",
  activity: "detail",
} as const;

/** Queries for all texts with the address of an uploaded picture, which both engines run. */
export const TEXTS_WITH_PHOTOS: readonly string[] = Object.entries(COLUMNS).map(
  ([table, column]) => `SELECT ${column} AS text FROM ${table} WHERE ${column} LIKE '%/photos/%'`,
);

/** Files of one picture have the same hash in their names. */
const HASH = /[0-9a-f]{32}/;
const ADDRESSES = /\/photos\/(?:logo-)?([0-9a-f]{32})/g;

/** Collects the pictures that texts name, and returns the unused ones among given names. */
export class UsedPhotos {
  readonly #hashes = new Set<string>();

  add(text: string): void {
    for (const [, hash = ""] of text.matchAll(ADDRESSES)) this.#hashes.add(hash);
  }

  unused(names: readonly string[]): string[] {
    return names.filter((name) => !this.#hashes.has(HASH.exec(name)?.[0] ?? ""));
  }
}
