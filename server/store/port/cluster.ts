/** Work that one server at a time does for all. */
export type SharedWork = "upkeep" | "daily-backup" | "file-sweep";

/** A file that any server may read. */
export interface SharedFile {
  id: string;
  name: string;
  bytes: number;
  /** Whether it was finished. */
  isComplete: boolean;
  /** Since it was begun, by the clock of the database. Milliseconds. */
  ageMs: number;
}
export type SharedFileKind = "upload" | "rejects";

/** Files in chunks of at most some megabytes, as no file of a server's disk is read by another. */
export interface SharedFiles {
  /** A file of this kind and id is replaced. It is there for others once it is finished. */
  begin(kind: SharedFileKind, id: string, name: string): Promise<void>;
  /** `number`: 0, 1, 2 … Errors: AppError `not-found` for a file that was removed meanwhile. */
  writeChunk(kind: SharedFileKind, id: string, number: number, bytes: Buffer): Promise<void>;
  finish(kind: SharedFileKind, id: string): Promise<void>;
  find(kind: SharedFileKind, id: string): Promise<SharedFile | undefined>;
  /** Newest first, unfinished ones included. */
  list(kind: SharedFileKind): Promise<SharedFile[]>;
  /** Undefined after the last chunk, and for a file that was removed. */
  chunk(kind: SharedFileKind, id: string, number: number): Promise<Buffer | undefined>;
  remove(kind: SharedFileKind, ids: readonly string[]): Promise<void>;
}

/** A leaky bucket: `capacity` attempts in a row, and one more each `leakMs`. */
export interface AttemptLimit {
  key: string;
  capacity: number;
  leakMs: number;
}

/** Counts of attempts that hold for all servers. */
export interface SharedAttempts {
  /**
   * Counts an attempt in each bucket, unless one of them is full: then it counts in none. Returns for each bucket, in their order, the
   * milliseconds until it has room; 0: it had.
   */
  add(limits: readonly AttemptLimit[]): Promise<number[]>;
  /** Takes an attempt back. */
  remove(limits: readonly AttemptLimit[]): Promise<void>;
}

/** What servers on several machines share through one database, any of which may end at any moment. */
export interface Cluster {
  files: SharedFiles;
  attempts: SharedAttempts;
  /** Milliseconds to add to the clock of this process to get that of the database. */
  clockOffset(): Promise<number>;
  /**
   * Runs the work unless another server is doing this kind of it: then false. It counts as done when this process ends, however that
   * happens. Errors: those of `work`.
   */
  runExclusively(kind: SharedWork, work: () => Promise<void>): Promise<boolean>;
}
