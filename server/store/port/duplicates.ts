import type { MergedBusiness } from "#contract/admin-api";
import type { BusinessInsert } from "#domain/business/business-keys";
import type { ChangeEntry } from "./changes.ts";
import type { BusinessRecord, Page } from "./directory.ts";

/** Two businesses that seem to be one, by id. */
export interface LikelyPair {
  ids: [number, number];
  /** Likelihood from 0 to 1. */
  score: number;
  reasons: string[];
}

export interface LikelyPairs {
  /** Pairs, surest first, without those that were merged, deleted or declared distinct since. */
  pairs: { score: number; reasons: string[]; businesses: [BusinessRecord, BusinessRecord] }[];
  totalCount: number;
  /** Time of the last search for pairs; null if there was none. */
  foundAt: string | null;
  /** True when only decisions about duplicates have changed since. */
  isCurrent: boolean;
}

/** A business that becomes part of another one. */
export interface Merge {
  survivorId: number;
  mergedId: number;
  /** The survivor after the merge, and all of its fields that were edited by hand. */
  business: BusinessInsert;
  editedFields: string[];
  /** `updatedAt` of survivor and merged as they were read (optimistic locking). */
  expectedUpdatedAt: [string, string];
}

/** Reason why a merge was not undone. `blocked` means that the survivor was itself merged or deleted. */
export type UndoMergeRefusal = "unknown" | "blocked";

/**
 * The same business under two place ids: likely pairs, merges, and pairs that are not the same. Merges and decisions write their entry of
 * the activity log in the same transaction.
 */
export interface Duplicates {
  /** Replaces the likely pairs. `version` is that of the data in which they were found. */
  setLikelyPairs(pairs: readonly LikelyPair[], version: string, at: Date): Promise<void>;
  likelyPairs(page: Page): Promise<LikelyPairs>;
  /**
   * Deletes one business like `delete`, so that imports do not bring it back, and writes the other. Its id and slugs then lead to the
   * survivor.
   */
  merge(merge: Merge, entry: ChangeEntry): Promise<"merged" | "changed" | "gone">;
  /**
   * Brings a merged business back and returns it; the survivor loses the values that it got in the merge, unless they were edited since.
   */
  undoMerge(mergedId: number, entry: ChangeEntry): Promise<BusinessRecord | UndoMergeRefusal>;
  /** Lists merges, newest first. */
  merges(limit: number): Promise<MergedBusiness[]>;
  /** Returns the id of the business that a merged one became part of; undefined when it was not merged, or its survivor is gone. */
  survivorOf(id: number): Promise<number | undefined>;
  /**
   * Declares two businesses distinct, or reverts that. The decision is stored by place id, so that it survives a new import. Returns false
   * when one is gone.
   */
  setDistinct(ids: readonly [number, number], isDistinct: boolean, entry: ChangeEntry): Promise<boolean>;
}
