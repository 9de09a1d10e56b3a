import type { MissedSearch } from "#contract/admin-api";
import type { CopyTo } from "../store-options.ts";

export interface ActivityEntry {
  id: number;
  at: string;
  /** "cli" or the administrator's user name. */
  actor: string;
  action: string;
  detail: Record<string, unknown>;
}

/** An entry before the store gives it an id. */
export type NewActivity = Omit<ActivityEntry, "id">;

/**
 * Upkeep of the engine. "urgent" is a backlog, such as a killed import leaves, that the next write would have to process. "keys" means that
 * keys of some businesses were computed by the rules of an earlier version of this program. "routine" means that lists and searches have
 * become slower than necessary.
 */
export type Upkeep = "urgent" | "keys" | "routine";

/** Missed searches with fewer occurrences are never shown, and forgotten after a month. */
export const LEAST_SEARCHES = 3;

export interface DueWebsites {
  checkedBefore: Date;
  failedBefore: Date;
  limit: number;
}

export interface NewWebsiteCheck {
  website: string;
  at: Date;
  hasAnswered: boolean;
}

/** Texts of one setting; null when it is not set. */
export interface SettingChange {
  key: string;
  /** Value that the setting must have, otherwise the change is left out; undefined allows any value. */
  from?: string | null;
  to: string | null;
}

export interface SettingsEntry extends Pick<ActivityEntry, "at" | "actor" | "action"> {
  /** Entry that is undone by this one, which is marked as undone. */
  undoes?: number;
  /** Changes nothing unless every setting has its `from`. */
  isAtomic?: boolean;
}

export type MissedSearchCount = Pick<MissedSearch, "text" | "place" | "count">;

/** The database as a whole: activity log, search log, settings, copies, deletion, upkeep. */
export interface Maintenance {
  recordActivity(entry: NewActivity): Promise<void>;
  /** Lists entries, newest first, without these actions. */
  activity(limit: number, excludedActions?: readonly string[]): Promise<ActivityEntry[]>;
  activityEntry(id: number): Promise<ActivityEntry | undefined>;

  /** Adds searches to the counts. Entries below `LEAST_SEARCHES` are dropped 30 days after their first day; at most 10,000 stay. */
  countMissedSearches(searches: readonly MissedSearchCount[], at: Date): Promise<void>;
  /** Lists searches with at least `LEAST_SEARCHES`, most first. */
  missedSearches(limit: number): Promise<MissedSearch[]>;
  /** Forgets the searches of one text, or all. */
  forgetMissedSearches(text?: string): Promise<void>;

  /**
   * Returns different websites of businesses that are not closed for good, for a check: those never checked first, then the longest ago.
   * Websites that did not answer are due before `failedBefore`, others before `checkedBefore`.
   */
  dueWebsites(due: DueWebsites): Promise<string[]>;
  /** Stores checks. Pages change if a website stops answering or answers again. */
  recordWebsiteChecks(checks: readonly NewWebsiteCheck[]): Promise<void>;
  /** Counts websites that do not answer, and forgets checks of websites that no business has. */
  summarizeWebsiteChecks(): Promise<{ checked: number; unanswered: number }>;

  setting(key: string): Promise<string | undefined>;
  /** Returns the values of those keys that are set. */
  settings(keys: readonly string[]): Promise<Map<string, string>>;
  /**
   * Sets values, or removes them (null), with an entry that lists former and new values as `settings`: a new data version, since pages show
   * them. Keys that already have the value are left out. Returns the changes; without any, nothing is recorded.
   */
  changeSettings(changes: readonly SettingChange[], entry: SettingsEntry): Promise<SettingChange[]>;
  setSetting(key: string, value: string): Promise<void>;
  /** Sets the value unless one is set, atomically; returns the value that is then valid. */
  ensureSetting(key: string, value: string): Promise<string>;

  /**
   * Deletes businesses, imports, tombstones and the search log. Activity, settings and synonyms stay; ids are not reused.
   * Returns the number of businesses. Errors: AppError `conflict`, with nothing deleted, when `dataVersion` is no longer `expectedVersion`.
   */
  deleteAll(actor: string, at: Date, detail: Record<string, unknown>, expectedVersion?: string): Promise<number>;
  /** Writes a consistent copy while others write; it is complete, verified and counted when the promise resolves. */
  copyTo: CopyTo;

  /**
   * Health check: reads as much as a page shows from the disk, not from a cache, and begins a write that it rolls back, within
   * milliseconds. A write of another process is no failure. Errors: AppError `storage` when the data are damaged, gone or read-only, and
   * when a file of a database cannot grow because its disk is full.
   */
  probe(): Promise<void>;

  /**
   * Returns why the store must be reopened, if it must: another database replaced this one, or another version of this program migrated it.
   * Writes fail by then. The call is cheap.
   */
  supersession(): Promise<"replaced" | "migrated" | undefined>;

  /** Tells whether upkeep is due, within milliseconds. */
  needsMaintenance(upkeep: Upkeep): Promise<boolean>;
  /**
   * Blocks the event loop for up to seconds, so servers run it in a child process. Others read meanwhile; keys and routine upkeep run in
   * short transactions, between which others write, and an abort leaves the rest for later. Renewed keys leave fields, slugs and times of
   * change alone. `onProgress` is called for keys only, with 0 to 1.
   */
  maintain(upkeep: Upkeep, signal?: AbortSignal, onProgress?: (fraction: number) => void): Promise<void>;
}
