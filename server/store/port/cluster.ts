/** Work that one server at a time does for all. */
export type SharedWork = "upkeep" | "daily-backup" | "file-sweep" | "scheduled-imports" | "corrections";

/** A file that any server may read. */
export interface SharedFile {
  id: string;
  name: string;
  bytes: number;
  /** True when all chunks are written. */
  isComplete: boolean;
  /** Age by the clock of the database. */
  ageMs: number;
}
export type SharedFileKind = "upload" | "rejects" | "map";

/** Files that servers share, in chunks of at most some megabytes, since they cannot read each other's disks. */
export interface SharedFiles {
  /** Begins a file, which replaces one of the same kind and id. Others find it after `finish`. */
  begin(kind: SharedFileKind, id: string, name: string): Promise<void>;
  /** `number` counts from 0. Errors: AppError `not-found` if the file was removed meanwhile. */
  writeChunk(kind: SharedFileKind, id: string, number: number, bytes: Buffer): Promise<void>;
  finish(kind: SharedFileKind, id: string): Promise<void>;
  find(kind: SharedFileKind, id: string): Promise<SharedFile | undefined>;
  /** Lists files, newest first, including unfinished ones. */
  list(kind: SharedFileKind): Promise<SharedFile[]>;
  /** Returns undefined after the last chunk, and for a file that was removed. */
  chunk(kind: SharedFileKind, id: string, number: number): Promise<Buffer | undefined>;
  remove(kind: SharedFileKind, ids: readonly string[]): Promise<void>;
}

/** A leaky bucket: it holds `capacity` attempts, and one leaks away every `leakMs`. */
export interface AttemptLimit {
  key: string;
  capacity: number;
  leakMs: number;
}

/** Rate limits of attempts, shared by all servers. */
export interface SharedAttempts {
  /**
   * Adds an attempt to every bucket, or to none if one of them is full. Returns for each bucket, in their order, the milliseconds until it has
   * room; 0 if it had room.
   */
  add(limits: readonly AttemptLimit[]): Promise<number[]>;
  /** Removes an attempt from every bucket. */
  remove(limits: readonly AttemptLimit[]): Promise<void>;
}

/** State that servers on several machines share through one database. Any of them may crash at any time. */
export interface Cluster {
  files: SharedFiles;
  attempts: SharedAttempts;
  /** Returns the milliseconds to add to the clock of this process to get that of the database. */
  clockOffset(): Promise<number>;
  /**
   * Runs work of a kind under a lock of that kind. Returns false, without running it, while another server holds the lock. A crash of this
   * process releases the lock. Errors: AppError `storage`; those of `work`.
   */
  runExclusively(kind: SharedWork, work: () => Promise<void>): Promise<boolean>;
}
