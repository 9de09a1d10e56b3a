import type { ImportEntry } from "#contract/admin-api";
import type { ColumnChoice, ColumnMapping } from "#contract/import-columns";
import type { EditedFate, ImportUndoCounts, ImportUndoPreview, OnDuplicate } from "#contract/import-report";
import type { BusinessInsert } from "#domain/business/business-keys";

export interface BatchOutcome {
  imported: number;
  updated: number;
  duplicatesSkipped: number;
  /** Rows with the id of a business that is stored under another name, unless that was edited by hand. */
  otherNames: number;
}

/** Effect of a batch; a business with several rows counts once, by its first row. */
export interface DryRunOutcome extends BatchOutcome {
  /** Existing businesses whose row equals the stored one. */
  unchanged: number;
  /** Existing businesses whose row differs. */
  changed: number;
  /** Number of businesses in which a field differs, by field. */
  changedFields: Record<string, number>;
  /** Differences that an import would ignore because the field was edited by hand. */
  conflicts: number;
  deletedByHand: number;
}

/** Choices by which the files of an import were read, for its rejected rows. */
export interface ImportReading {
  /** Country of rows that named none; "" for none. */
  country: string;
  /** Columns with a chosen field. The others were read by their headers. */
  choices: ColumnChoice[];
}

/** An import of the list. */
export interface StoredImport extends Omit<ImportEntry, "rejectsUrl" | "hasLeftOutValues"> {
  /** Absent for imports of earlier program versions. */
  reading?: ImportReading;
  /** Rejected rows that nobody has fixed; absent before the first was. */
  remainingRejects?: number;
}

export type ImportOutcome = Omit<BatchOutcome, "otherNames"> & {
  rows: number;
  totalErrors: number;
  state: "finished" | "stopped";
  /** Source of the data, such as "Google Maps", if the headers prove it. */
  source?: string;
  reading?: ImportReading;
};

/** Result of one batch of an undo. */
export interface UndoBatchOutcome extends ImportUndoCounts {
  /** Tells whether the import is completely undone. */
  isDone: boolean;
}

export interface ImportUndoOptions {
  actor: string;
  /** Fate of businesses that the import added and somebody edited by hand since. */
  edited: EditedFate;
}

/** Imports of spreadsheets, their dry runs and their undo. Each batch is one transaction. */
export interface Imports {
  /** Returns the id of the new import. */
  begin(files: string[], actor: string, at: Date): Promise<number>;
  /** `onSkipped` gets the place ids of rows of businesses that were left as they are, or deleted by hand. */
  writeBatch(
    importId: number,
    businesses: Iterable<BusinessInsert>,
    onDuplicate: OnDuplicate,
    at: Date,
    onSkipped?: (placeId: string) => void,
  ): Promise<BatchOutcome>;
  /** Counts the `otherNames` that `writeBatch` would find in the rows stored by now. Changes nothing. */
  countOtherNames(businesses: Iterable<BusinessInsert>, onDuplicate: OnDuplicate): Promise<number>;
  /** Returns false, with nothing recorded, when the import was undone meanwhile. */
  finish(importId: number, outcome: ImportOutcome, at: Date): Promise<boolean>;
  /** Lists imports, newest first. An import without a heartbeat for minutes is `interrupted`. */
  list(limit: number, at: Date): Promise<StoredImport[]>;
  /** Records how many rejected rows of an import nobody has fixed. */
  noteRemainingRejects(importId: number, rows: number): Promise<void>;
  /**
   * Marks unfinished imports as interrupted: those of `actor`, and all without a heartbeat for minutes. Records each in the activity
   * log, once; `finish` of one that goes on after all removes the entry.
   */
  markInterrupted(actor: string | undefined, at: Date): Promise<void>;

  /** Returns column mappings chosen by the administrator, newest first. */
  columnMappings(): Promise<ColumnMapping[]>;
  /** Replaces the mapping of the same set of headers; a mapping without choices is deleted. The newest 200 stay. */
  saveColumnMapping(mapping: ColumnMapping): Promise<void>;

  /** Dry run: returns the outcome that `writeBatch` would have after the batches before it. Changes nothing that lasts. */
  dryRunBatch(businesses: Iterable<BusinessInsert>, onDuplicate: OnDuplicate): Promise<DryRunOutcome>;
  endDryRun(): Promise<void>;

  /** Counts what an undo would do. Throws what `beginUndo` throws. */
  previewUndo(importId: number, at: Date): Promise<Omit<ImportUndoPreview, "message">>;
  /**
   * Undo: `beginUndo`, then `undoBatch` until `isDone`, then `finishUndo`; an undo that stopped can begin again. Removes what the import
   * added and restores what it changed, except fields changed since by hand or by a later import. It is a change of the activity log, which
   * `Changes.undo` reverts. Errors: AppError `not-found`; `conflict` for an import that is running, was undone before or has no journal.
   * `beginUndo` returns the id of the entry in the activity log.
   */
  beginUndo(importId: number, options: ImportUndoOptions, at: Date): Promise<number>;
  undoBatch(importId: number, limit: number, at: Date): Promise<UndoBatchOutcome>;
  /** Completes the activity entry and returns the totals. */
  finishUndo(importId: number, at: Date): Promise<ImportUndoCounts>;
}
