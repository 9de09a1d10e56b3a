/** Writes a checked copy of a database, and reports the fraction that is done. */
export type CopyTo = (file: string, onProgress?: (fraction: number) => void) => Promise<void>;

export interface StoreOptions {
  /** Path of the database, which is created if necessary; its folder must exist. */
  file: string;
  /** For a command that scans everything once, which gains nothing from a large page cache. */
  isSequentialScan?: boolean | undefined;
  /** Saves a database of an earlier version before it is migrated. What it throws leaves the database as it was. */
  beforeMigration?: ((copyTo: CopyTo) => Promise<void>) | undefined;
  /** The end of a sentence that says how to go back from a newer program's database. */
  goBackAdvice?: (() => string | undefined) | undefined;
}
