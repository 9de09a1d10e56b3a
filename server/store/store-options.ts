/** What a copy of the database was found to hold. */
export interface CopyReport {
  businesses: number;
  bytes: number;
}

/** Writes a copy of a database, opens, checks and counts it. Reports the fraction that is done. */
export type CopyTo = (file: string, onProgress?: (fraction: number) => void) => Promise<CopyReport>;

/** A server of PostgreSQL and a database on it. */
export interface PostgresServerOptions {
  /** `postgres://user:password@host:port/database` */
  url: string;
  /** For messages: "mainstreet at db.example.org:5432". */
  name: string;
  /** "off": no encryption. "require": encrypted, to whoever answers. "verify": only to a server with a certificate for its name. */
  tls: "off" | "require" | "verify";
}

/** A PostgreSQL database. */
export interface PostgresOptions extends PostgresServerOptions {
  /** Connections at most, to each server. */
  poolSize: number;
  /** Certificates (PEM) of the authorities that "verify" trusts, in place of the public ones. */
  tlsCa?: string | undefined;
  /** Streaming standbys, which answer visitors of a server. */
  replicas?: readonly PostgresServerOptions[] | undefined;
  /** A standby whose data are older than this answers nobody. Milliseconds. */
  maxReplicaLagMs?: number | undefined;
}

export interface StoreOptions {
  /** A database that takes the place of `file`. */
  postgres?: PostgresOptions | undefined;
  /** For PostgreSQL: a database without a directory is left as it is, with AppError `not-found`. */
  mustExist?: boolean | undefined;
  /** Path of the database, which is created if necessary; its folder must exist. */
  file: string;
  /** For a command that scans everything once, which gains nothing from a large page cache. */
  isSequentialScan?: boolean | undefined;
  /** For the server, which keeps answers rather than pages of the database: a small page cache. */
  isServing?: boolean | undefined;
  /** Told in a sentence when a standby or the primary is lost or is back. */
  onReplicaChange?: ((sentence: string) => void) | undefined;
  /** Nothing is written: the schema must be up to date already. */
  isReadOnly?: boolean | undefined;
  /** Saves a database of an earlier version before it is migrated. What it throws leaves the database as it was. */
  beforeMigration?: ((copyTo: CopyTo) => Promise<unknown>) | undefined;
  /** The end of a sentence that says how to go back from a newer program's database. */
  goBackAdvice?: (() => string | undefined) | undefined;
}

export interface RestoreOptions {
  /** The backup; it is only read, and not trusted. */
  from: string;
  /** The database file; with PostgreSQL only the beginning of the names of temporary files. */
  to: string;
  /** A database that takes the place of `to`. */
  postgres?: PostgresOptions | undefined;
  /** For PostgreSQL: there must be a directory. */
  mustExist?: boolean | undefined;
  /**
   * Saves the current database, of whichever version, and returns the path of the copy. Called once the backup is read, and
   * again when others have changed the database since.
   */
  saveCurrent: (copyTo: CopyTo) => Promise<string>;
  signal?: AbortSignal | undefined;
  onProgress?: ((fraction: number) => void) | undefined;
}
