import type { EditEntry, JournalEntry, JournalRow } from "../../changes/written-fields.ts";
import type { ImportJournalEntry } from "../../imports/journal-entry.ts";
import type { PreviousValues } from "../../records/business-changes.ts";
import type { ChangeEntries, ImportEntries } from "../../unit-of-work/tables.ts";
import type { Transaction } from "../connection/transaction.ts";
import { changeJournal } from "../history/change-journal.ts";
import { importJournal, OverwrittenValues } from "../imports/import-journal.ts";
import { LoadedKeys } from "./loaded-keys.ts";

/** The entries that a unit of work has loaded from the journal of changes and adds to it. */
export class LoadedChanges implements ChangeEntries {
  readonly #loadedKeys = new LoadedKeys<number>("Later edits");
  #loadedAfterId = 0;
  #edits: ReadonlyMap<number, EditEntry[]> = new Map();
  readonly #addedRows: JournalRow[] = [];
  readonly #savedEdits = new Set<EditEntry>();
  readonly #removedEntries: JournalEntry[] = [];
  readonly #forgottenIds: number[] = [];

  /** Loads the edits of businesses after a change. Call it once. */
  async load(tx: Transaction, businessIds: readonly number[], changeId: number): Promise<void> {
    this.#loadedKeys.add(businessIds);
    this.#loadedAfterId = changeId;
    this.#edits = await changeJournal.editsAfter(tx, businessIds, changeId);
  }

  entriesAfter(businessId: number, changeId: number): EditEntry[] {
    this.#loadedKeys.require(businessId);
    if (changeId < this.#loadedAfterId) throw new Error(`Edits before change ${this.#loadedAfterId} were not loaded`);
    return (this.#edits.get(businessId) ?? []).filter((edit) => edit.changeId > changeId);
  }

  add(changeId: number, businessId: number, previous: string | null): void {
    this.#addedRows.push({ changeId, businessId, previous });
  }

  save(entry: EditEntry): void {
    this.#savedEdits.add(entry);
  }

  remove(entry: JournalEntry): void {
    this.#removedEntries.push(entry);
  }

  forget(businessId: number): void {
    this.#forgottenIds.push(businessId);
  }

  async write(tx: Transaction): Promise<void> {
    await changeJournal.save(tx, [...this.#savedEdits]);
    await changeJournal.remove(tx, this.#removedEntries);
    await changeJournal.forget(tx, this.#forgottenIds);
    await changeJournal.add(tx, this.#addedRows);
  }
}

/** The entries that a unit of work has loaded from the journal of imports and adds to it; new entries belong to one import. */
export class LoadedImports implements ImportEntries {
  readonly #loadedKeys = new LoadedKeys<number>("Later imports");
  #loadedAfterId = 0;
  #laterEntries: ReadonlyMap<number, ImportJournalEntry[]> = new Map();
  readonly #overwrittenValues = new OverwrittenValues();
  #batch = { importId: 0, at: 0 };
  readonly #restoredEntries: ImportJournalEntry[] = [];
  readonly #rewrittenEntries = new Set<ImportJournalEntry>();
  readonly #removedEntries: { importId: number; businessId: number }[] = [];

  /** Loads the entries of later imports for these businesses. Call it once. */
  async load(tx: Transaction, businessIds: readonly number[], importId: number): Promise<void> {
    this.#loadedKeys.add(businessIds);
    this.#loadedAfterId = importId;
    this.#laterEntries = await importJournal.entriesAfter(tx, businessIds, importId);
  }

  add(importId: number, businessId: number, previous: PreviousValues, at: number): void {
    this.#batch = { importId, at };
    this.#overwrittenValues.add(businessId, previous);
  }

  entriesAfter(businessId: number, importId: number): ImportJournalEntry[] {
    this.#loadedKeys.require(businessId);
    if (importId < this.#loadedAfterId) throw new Error(`Entries before import ${this.#loadedAfterId} were not loaded`);
    return (this.#laterEntries.get(businessId) ?? []).filter((entry) => entry.importId > importId);
  }

  addAgain(entry: ImportJournalEntry): void {
    this.#restoredEntries.push(entry);
  }

  rewrite(entry: ImportJournalEntry): void {
    this.#rewrittenEntries.add(entry);
  }

  remove(importId: number, businessId: number): void {
    this.#removedEntries.push({ importId, businessId });
  }

  async write(tx: Transaction): Promise<void> {
    await importJournal.rewrite(tx, [...this.#rewrittenEntries]);
    await importJournal.remove(tx, this.#removedEntries);
    await importJournal.addAgain(tx, this.#restoredEntries);
    await importJournal.add(tx, this.#batch.importId, this.#overwrittenValues, this.#batch.at);
  }
}
