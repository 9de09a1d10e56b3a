/** Result of a verified copy of a database. */
export interface CopyReport {
  businesses: number;
  bytes: number;
}

/** Writes a copy of a database and verifies and counts it. `onProgress` gets 0 to 1. */
export type CopyTo = (file: string, onProgress?: (fraction: number) => void) => Promise<CopyReport>;

/** A database on a PostgreSQL server. */
export interface PostgresServerOptions {
  /** Example: `postgres://user:password@host:port/database`. */
  url: string;
  /** Name for messages: "mainstreet at db.example.org:5432". */
  name: string;
  /** "off" does not encrypt. "require" encrypts without a check of the certificate. "verify" encrypts and checks it. */
  tls: "off" | "require" | "verify";
}

/** A PostgreSQL database and its standbys. */
export interface PostgresOptions extends PostgresServerOptions {
  /** Maximum connections to each PostgreSQL server. */
  poolSize: number;
  /** Certificates (PEM) of the authorities that "verify" trusts, instead of the public ones. */
  tlsCa?: string | undefined;
  /** Hot standbys, which answer reads of visitors. */
  replicas?: readonly PostgresServerOptions[] | undefined;
  /** Replication lag above which a standby is not used. */
  maxReplicaLagMs?: number | undefined;
}

export interface StoreOptions {
  /** PostgreSQL database to use instead of `file`. */
  postgres?: PostgresOptions | undefined;
  /** Refuses a PostgreSQL database without a directory (AppError `not-found`) instead of creating one. */
  mustExist?: boolean | undefined;
  /** Path of the database, which is created if necessary; its folder must exist. */
  file: string;
  /** Set by a command that scans everything once, which gains nothing from a large page cache. */
  isSequentialScan?: boolean | undefined;
  /** Set by a server. Its page cache is small, since it caches responses. */
  isServing?: boolean | undefined;
  /** Called with a sentence when a standby or the primary is lost or back. */
  onReplicaChange?: ((sentence: string) => void) | undefined;
  /** Opens without writing. The schema must be up to date. */
  isReadOnly?: boolean | undefined;
  /** Refuses a database of an earlier version instead of migrating it. A new one is still created. */
  requiresCurrent?: boolean | undefined;
  /** Backs up a database of this earlier schema version before it is migrated. If it throws, the database is not migrated. */
  beforeMigration?: ((copyTo: CopyTo, version: number) => Promise<unknown>) | undefined;
  /** Called after search keys of another version, or of none, were renewed. */
  onKeyRenewal?: (() => void) | undefined;
  /** Returns advice for going back from a newer program's database, as the end of a sentence. */
  goBackAdvice?: (() => string | undefined) | undefined;
}

/** A value of a backup that no import would store. */
export interface CleanedValue {
  /** Name of the business, or of the table. */
  row: string;
  /** A field, such as `canonicalUrl`, or a column. */
  field: string;
  reason: string;
}

/** Values of a backup that were cut or left out. */
export interface CleanedReport {
  count: number;
  /** The first cleaned values. */
  examples: readonly CleanedValue[];
}

export interface RestoreOptions {
  /** The backup, which is only read, and not trusted. */
  from: string;
  /** The database file; with PostgreSQL only the prefix of the names of temporary files. */
  to: string;
  /** PostgreSQL database to use instead of `to`. */
  postgres?: PostgresOptions | undefined;
  /** Refuses a PostgreSQL database without a directory. */
  mustExist?: boolean | undefined;
  /**
   * Backs up the current database, of any version, and returns the path of the copy. Called after the backup is read, and again if others
   * changed the database since.
   */
  saveCurrent: (copyTo: CopyTo) => Promise<string>;
  /** Called once the backup is read. */
  onCleaned?: ((report: CleanedReport) => void) | undefined;
  signal?: AbortSignal | undefined;
  onProgress?: ((fraction: number) => void) | undefined;
}
