import type { BusinessRecord, Page } from "./directory.ts";
import type { ActivityEntry } from "./maintenance.ts";
import type { BusinessFilter, ListResult } from "./search.ts";

export interface DeletedBusiness {
  business: BusinessRecord;
  deletedAt: string;
  /** The fields that were edited by hand. */
  editedFields: string[];
}

/** What the recycle bin can be filtered by; `terms` match names, categories, cities and whole phone numbers. */
export type DeletedFilter = Pick<
  BusinessFilter,
  "terms" | "categorySlug" | "group" | "cityKey" | "stateKey" | "countryKey" | "missing" | "ids"
>;

/** How many businesses of a change an undo leaves behind, by what has become of them. */
export interface UndoCounts {
  /** They are again what they were before the change. */
  undone: number;
  /** Some fields are; others were changed since, and stay. */
  partly: number;
  /** All that the change wrote was changed since, and stays. */
  changed: number;
  /** They cannot come back: the recycle bin was emptied. */
  gone: number;
}

/** `possible`: something is left to undo; `expired`: nothing is. */
export type UndoState = "possible" | "undone" | "expired";

/** Changes by administrators, which can be undone in any order, and the recycle bin of deleted businesses. */
export interface Changes {
  /** Writes an entry of the activity log that is hidden until something is changed. Returns its id, for `write` and `delete`. */
  begin(entry: Omit<ActivityEntry, "id">): Promise<number>;
  /** Completes the entry; removes it when nothing was changed. */
  finish(id: number, detail: Record<string, unknown>): Promise<void>;
  /** By the ids of entries; those that are no changes are left out. */
  undoStates(ids: readonly number[]): Promise<ReadonlyMap<number, UndoState>>;
  /**
   * What `undo` would do to at most `limit` businesses with ids greater than `afterId`. `lastId`: null at the end.
   */
  previewUndo(id: number, afterId: number, limit: number): Promise<{ counts: UndoCounts; lastId: number | null }>;
  /**
   * Undoes a change for at most `limit` businesses; repeated until `isDone`. Fields that were changed since stay. The undo of an
   * import is such a change: at its end the import counts as it did before, and can be undone again.
   * Errors: AppError `not-found` for an entry that is no change.
   */
  undo(id: number, limit: number, at: Date): Promise<{ counts: UndoCounts; ids: number[]; isDone: boolean }>;

  /** Latest deletion first. */
  deletedBusinesses(filter: DeletedFilter, page: Page): Promise<ListResult<DeletedBusiness>>;
  /** Undefined when it is not in the bin. */
  deletedBusiness(id: number): Promise<DeletedBusiness | undefined>;
  /**
   * Erases at most `limit` deleted businesses: these, or all that were deleted before a time. Nothing of them is left but their
   * tombstones, so that imports do not bring them back. `isExpiry`: nobody chose to, so that those which the undo of an import put
   * there leave no tombstone. Returns how many; 0 at the end.
   */
  emptyBin(which: { ids: readonly number[] } | { before: Date; isExpiry?: boolean }, limit: number): Promise<number>;
  /**
   * Erases what undone imports removed, at most `limit` records of undos before a time: these undos can no longer be undone. Returns
   * how many; 0 at the end.
   */
  expireImportUndos(before: Date, limit: number): Promise<number>;
}
