import type { BusinessInsert } from "#domain/business/business-keys";
import type { EditEntry, JournalEntry } from "../changes/written-fields.ts";
import type { MergeChanges } from "../duplicates/merge-changes.ts";
import type { ImportJournalEntry } from "../imports/journal-entry.ts";
import type { DeletedRecord, PreviousValues } from "../records/business-changes.ts";
import type { Value } from "../records/business-record.ts";
import type { RuleApplication } from "../rules/rule-application.ts";

/** A business in the database. Times in milliseconds. */
export interface StoredBusiness {
  id: number;
  importId: number | null;
  createdAt: number;
  updatedAt: number;
  /** Values of all content fields, in the order of `contentValues`. */
  values: Value[];
}

/** The values of a business to store; its listing derives from `business`. Time in milliseconds. */
export interface BusinessVersion {
  business: BusinessInsert;
  values: Value[];
  updatedAt: number;
}

export interface NewBusiness extends BusinessVersion {
  id: number;
  slug: string;
  importId: number | null;
  createdAt: number;
}

/** Origin of a tombstone: a deletion or a merge by an administrator, or the undo of an import. */
export type TombstoneKind = "deleted" | "merged" | "undone";

/** The rows of businesses. Writing one also writes its listing, search terms and counts. */
export interface BusinessRows {
  /** Id of the present business with this place id. */
  idOf(placeId: string): number | undefined;
  tombstoneOf(placeId: string): TombstoneKind | undefined;
  nameOf(id: number): string | undefined;
  storedBusiness(id: number): StoredBusiness | undefined;
  record(id: number): Omit<DeletedRecord, "editedFields"> | undefined;
  editedFields(id: number): string[];
  setEditedFields(id: number, fields: readonly string[]): void;
  /** Returns false, and writes nothing, if another business has or had the slug. */
  insert(row: NewBusiness): boolean;
  update(storedBusiness: StoredBusiness, version: BusinessVersion): void;
  setSlug(id: number, slug: string): void;
  /** Makes the business count as added by hand. */
  detachFromImport(id: number): void;
  /** Does nothing for an unknown id. */
  remove(id: number): void;
}

/** Current and former slugs. */
export interface Slugs {
  /** Id of the business, present or deleted, that has or had this slug. */
  ownerOf(slug: string): number | undefined;
  /** Makes former slugs redirect to this business from now on. */
  reassign(slugs: readonly string[], id: number): void;
  /** Ends the redirect of a former slug. */
  release(slug: string): void;
  formerOf(id: number): string[];
  /** Removes the former slugs of a business that no longer exists. */
  forget(id: number): void;
}

/** Tombstones of deleted and merged businesses with the records that restore them, and the recycle bin. */
export interface Tombstones {
  /** Returns undefined after the recycle bin was emptied. */
  record(id: number): DeletedRecord | undefined;
  /** The record of a business that the undo of an import deleted. */
  undoneRecord(placeId: string): DeletedRecord | undefined;
  add(record: DeletedRecord): void;
  addToBin(record: DeletedRecord, at: Date): void;
  rewrite(record: DeletedRecord): void;
  forget(id: number): void;
}

/** The journal of changes by administrators. */
export interface ChangeEntries {
  /** Edits of a business after a change, earliest first. */
  entriesAfter(businessId: number, changeId: number): EditEntry[];
  /** `previous` is JSON, null for a deletion. If the change has an entry of the business, that one stays. */
  add(changeId: number, businessId: number, previous: string | null): void;
  save(entry: EditEntry): void;
  remove(entry: JournalEntry): void;
  /** Removes all entries of a business that no longer exists. */
  forget(businessId: number): void;
}

/** The journal of imports. */
export interface ImportEntries {
  /** A second row of the same business adds only fields that the first did not change. */
  add(importId: number, businessId: number, previous: PreviousValues, at: number): void;
  /** Entries of later imports for a business, earliest first. */
  entriesAfter(businessId: number, importId: number): ImportJournalEntry[];
  /** Adds an entry that an undo had removed. */
  addAgain(entry: ImportJournalEntry): void;
  rewrite(entry: ImportJournalEntry): void;
  remove(importId: number, businessId: number): void;
}

/** A stored merge. `slugs` and `previous` are JSON. */
export interface MergeRow {
  survivorId: number;
  slugs: string;
  previous: string;
}

export interface NewMerge {
  mergedId: number;
  survivorId: number;
  importId: number | null;
  name: string;
  placeId: string;
  formerSlugs: readonly string[];
  changes: MergeChanges;
  at: Date;
}

export interface MergeEntries {
  mergeOf(mergedId: number): MergeRow | undefined;
  add(merge: NewMerge): void;
  forget(mergedId: number): void;
}

/** The tables that rules of writing read and write, besides those of businesses. */
export interface SideTables {
  slugs: Slugs;
  tombstones: Tombstones;
  changes: ChangeEntries;
  imports: ImportEntries;
  merges: MergeEntries;
  rules: RuleApplication;
}
