export interface ActivityEntry {
  id: number;
  at: string;
  /** "cli" or the administrator's user name. */
  actor: string;
  action: string;
  detail: Record<string, unknown>;
}

/** The database as a whole: activity log, settings, copies, deletion, upkeep. */
export interface Maintenance {
  recordActivity(entry: Omit<ActivityEntry, "id">): Promise<void>;
  /** Newest first. */
  activity(limit: number): Promise<ActivityEntry[]>;
  setting(key: string): Promise<string | undefined>;
  setSetting(key: string, value: string): Promise<void>;
  /** Sets it unless it is set, atomically; returns the value that then holds. */
  ensureSetting(key: string, value: string): Promise<string>;

  /** Deletes businesses, imports and tombstones; activity and settings stay, ids are not reused. Returns the number of businesses. */
  deleteAll(actor: string, at: Date, detail: Record<string, unknown>): Promise<number>;
  /** Writes a consistent copy while others write; it is complete and verified when the promise resolves. */
  copyTo(file: string, onProgress?: (fraction: number) => void): Promise<void>;

  /** Whether so many changes lie in a log, left by a killed import, that the next change would take long. */
  isLogLong(): Promise<boolean>;
  /** Moves them to where they belong; meanwhile others read. */
  emptyLog(): Promise<void>;
  /** Whether searches and lists take longer than they need, because the index lies in many segments. */
  hasManySegments(): Promise<boolean>;
  /** Merges them in short transactions, between which others write; an abort leaves the rest as it was. */
  mergeSegments(signal?: AbortSignal): Promise<void>;
}
