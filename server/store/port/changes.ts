import type { BusinessRecord, Page } from "./directory.ts";
import type { ActivityEntry } from "./maintenance.ts";
import type { BusinessFilter, ListResult } from "./search.ts";

export interface DeletedBusiness {
  business: BusinessRecord;
  deletedAt: string;
  /** Fields that were edited by hand. */
  editedFields: string[];
}

/** Conditions of the recycle bin; `terms` match names, categories, cities and whole phone numbers. */
export type DeletedFilter = Pick<
  BusinessFilter,
  "terms" | "categorySlug" | "group" | "cityKey" | "stateKey" | "countryKey" | "missing" | "ids"
>;

/** Counts businesses of a change by the outcome of its undo. */
export interface UndoCounts {
  /** Businesses restored to their state before the change. */
  undone: number;
  /** Businesses with some fields reverted; their other fields were changed later and stay. */
  partly: number;
  /** Businesses that stay, since all written fields were changed again. */
  changed: number;
  /** Businesses that cannot come back: the recycle bin was emptied. */
  gone: number;
}

/** `possible` means that something is left to undo, `expired` that nothing is. */
export type UndoState = "possible" | "undone" | "expired";

/** An entry of the activity log, which the store writes in the transaction of the change and completes with what was changed. */
export interface ChangeEntry extends Pick<ActivityEntry, "actor" | "action"> {
  at: Date;
  /** Empty by default. */
  detail?: ActivityEntry["detail"];
  /** Id of the entry if an earlier batch of the same change wrote it: then this batch is added to that entry. */
  activityId?: number | undefined;
}

/** The businesses that a batch changed. */
export interface ChangedBatch {
  ids: number[];
  /** Undefined, without an entry, while no batch has changed a business. */
  activityId: number | undefined;
}

/** Result of undoing a change for one batch of businesses. */
export interface UndoneBatch {
  counts: UndoCounts;
  ids: number[];
  isDone: boolean;
  /** Id of the entry of the undo itself; undefined while no business was processed. */
  activityId: number | undefined;
}

/** Selects businesses of the recycle bin by id, or all that were deleted before a time. */
export type BinSelection = { ids: readonly number[] } | { before: Date; isExpiry?: boolean };

/** Businesses of the recycle bin that a batch erased. */
export interface ErasedBatch {
  /** Number of erased businesses; 0 at the end. */
  erased: number;
  /** Undefined, without an entry, while no business was erased. */
  activityId: number | undefined;
}

/** One recorded change of fields of a business. */
export interface ValueStep {
  /** `undo` is the undo of an import. */
  kind: "import" | "hand" | "undo";
  /** Files of an import; empty for other changes. */
  files: string[];
  actor: string;
  /** ISO time. */
  at: string;
  /** Values that the change overwrote, by field; each own field is one. */
  before: Readonly<Record<string, unknown>>;
  /** Values that it wrote; an import records none. */
  after?: Readonly<Record<string, unknown>>;
}

/** Values of a business that the journals recorded, without changes that were undone. */
export interface ValueHistory {
  /** Earliest first. */
  steps: ValueStep[];
  /** The import that added the business; undefined for one added by hand. */
  origin: Pick<ValueStep, "files" | "actor" | "at"> | undefined;
}

/** Changes by administrators, which can be undone in any order, and the recycle bin of deleted businesses. */
export interface Changes {
  /** Returns undo states by the ids of entries; entries other than changes are left out. */
  undoStates(ids: readonly number[]): Promise<ReadonlyMap<number, UndoState>>;
  /** Previews `undo` for at most `limit` businesses with ids greater than `afterId`. `lastId` is null at the end. */
  previewUndo(id: number, afterId: number, limit: number): Promise<{ counts: UndoCounts; lastId: number | null }>;
  /**
   * Undoes a change for at most `limit` businesses; repeated until `isDone`. Fields that were changed since stay. The undo of an import is
   * such a change: at its end the import counts as it did before, and can be undone again. The entry counts what was undone as
   * `businesses`, and what was not as `left`. Errors: AppError `not-found` for an id that is not a change.
   */
  undo(id: number, limit: number, entry: ChangeEntry): Promise<UndoneBatch>;

  /** Reads the recorded changes of the values of a business, at most the latest 500 by hand. */
  valueHistory(businessId: number): Promise<ValueHistory>;

  /** Lists deleted businesses, latest deletion first. */
  deletedBusinesses(filter: DeletedFilter, page: Page): Promise<ListResult<DeletedBusiness>>;
  /** Returns undefined when it is not in the bin. */
  deletedBusiness(id: number): Promise<DeletedBusiness | undefined>;
  /**
   * Erases at most `limit` selected businesses of the recycle bin. Only their tombstones remain, so that imports do not add them again.
   * After expiry, businesses that the undo of an import deleted leave no tombstone. The entry counts the erased ones as `businesses`.
   */
  emptyBin(selection: BinSelection, limit: number, entry: ChangeEntry): Promise<ErasedBatch>;
  /**
   * Erases what undone imports removed, at most `limit` records of undos before a time: these undos can no longer be undone. Returns
   * how many; 0 at the end.
   */
  expireImportUndos(before: Date, limit: number): Promise<number>;
}
